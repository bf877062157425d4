import { linearFromHex } from "../../numeric/color.ts";
import { addBeam, addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters: heights of the front and the back; radius of a log. */
const heights = { front: 1.5, back: 1.3 };
const log = 0.062;

const bark: Surface = { color: linearFromHex("#5b4330"), finish: "bark" };
const cut: Surface = { color: linearFromHex("#c49a62"), finish: "wood" };

/** Stacked firewood under a sloping roof between slatted sides. */
export const logStore: ObjectKind = {
  label: "Log store with firewood",
  width: 1.6,
  depth: 0.66,
  height: 1.56,
  radius: 0.9,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#7b5c40");
    const [w, d] = [(site.width ?? this.width) / 2 - 0.08, this.depth / 2 - 0.08];
    for (const x of [-w, w])
      for (const [z, top] of [
        [-d, heights.front],
        [d, heights.back],
      ] as const)
        addBox(stage, [x - 0.035, 0, z - 0.035], [x + 0.035, top, z + 0.035], wood, frame);
    addBox(stage, [-w, 0.09, -d], [w, 0.13, d], wood, frame);
    for (let y = 0.16; y < heights.back - 0.05; y += 0.13) {
      for (const x of [-w, w]) addBox(stage, [x - 0.012, y, -d], [x + 0.012, y + 0.09, d], wood, frame);
      addBox(stage, [-w, y, d - 0.01], [w, y + 0.09, d + 0.012], shaded(wood, 0.8), frame);
    }
    const rows = Math.floor((heights.front - 0.35) / (log * 1.76));
    for (let row = 0; row < rows; row++)
      for (let x = -w + 0.045 + log * (1 + (row % 2)); x < w - 0.03 - log; x += log * 2) {
        const radius = log * (0.8 + 0.2 * random());
        const y = 0.13 + log + row * log * 1.76;
        const near = -d - 0.02 + 0.05 * random();
        addCylinder(stage, frame([x, y, near]), frame([x, y, d - 0.02]), [radius, radius], bark, 9);
        addCylinder(
          stage,
          frame([x, y, near]),
          frame([x, y, near - 0.002]),
          [radius, 0],
          shaded(cut, 0.7 + 0.5 * random()),
          9,
        );
      }
    const roof = { width: 2 * w + 0.16, thickness: 0.035 };
    addBeam(
      stage,
      [0, heights.front + 0.03, -d - 0.09],
      [0, heights.back + 0.0, d + 0.08],
      roof,
      shaded(wood, 0.75),
      frame,
    );
  },
};
