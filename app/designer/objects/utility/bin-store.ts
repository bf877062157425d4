import { linearFromHex } from "../../numeric/color.ts";
import { addBeam, addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded, woodOf } from "../making/tones.ts";

/** Meters: heights of the front and the back, for two wheeled bins of 240 liters. */
const heights = { front: 1.1, back: 1.28 };
const slat = { width: 0.07, gap: 0.018 };

const inside: Surface = { color: linearFromHex("#1d1a17"), finish: "plain" };

/** A slatted cupboard with two doors and a sloping lid. */
export const binStore: ObjectKind = {
  label: "Slatted store for two bins",
  width: 1.5,
  depth: 0.9,
  height: 1.33,
  radius: 0.85,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8d6a49");
    const [w, d] = [(site.width ?? this.width) / 2 - 0.03, this.depth / 2 - 0.03];
    addBox(stage, [-w + 0.03, 0.04, -d + 0.03], [w - 0.03, heights.front - 0.05, d - 0.03], inside, frame);
    for (const x of [-w, w])
      for (const [z, top] of [
        [-d, heights.front],
        [d, heights.back],
      ] as const)
        addBox(stage, [x - 0.03, 0, z - 0.03], [x + 0.03, top, z + 0.03], wood, frame);
    for (let y = 0.06; y + slat.width < heights.front; y += slat.width + slat.gap) {
      for (const side of [-1, 1]) {
        const x = side * (w + 0.012);
        addBox(stage, [x - 0.01, y, -d], [x + 0.01, y + slat.width, d], wood, frame);
        const [inner, outer] = [side * 0.008, side * (w - 0.035)];
        const low = Math.min(inner, outer);
        addBox(stage, [low, y, -d - 0.034], [Math.max(inner, outer), y + slat.width, -d - 0.014], wood, frame);
      }
    }
    for (const side of [-1, 1]) {
      const x = side * 0.06;
      addBox(stage, [x - 0.012, 0.6, -d - 0.06], [x + 0.012, 0.75, -d - 0.034], blackMetal, frame);
    }
    const lid = { width: 2 * w + 0.1, thickness: 0.03 };
    const boards = 6;
    for (let i = 0; i < boards; i++) {
      const at = (share: number) => -d - 0.05 + (2 * d + 0.08) * share;
      const high = (share: number) => heights.front + 0.02 + (heights.back - heights.front) * share;
      const [from, to] = [i / boards, (i + 0.96) / boards];
      addBeam(stage, [0, high(from), at(from)], [0, high(to), at(to)], lid, shaded(wood, 0.92), frame);
    }
  },
};
