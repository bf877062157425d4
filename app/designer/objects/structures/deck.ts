import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded } from "../making/tones.ts";

/** Meters: a board with its gap and thickness, the longest board, the fascia's boards, and the dark behind them. */
const board = { pitch: 0.145, gap: 0.006, thickness: 0.028, longest: 3.6 };
const fascia = { thickness: 0.025, drop: 0.2, gap: 0.012 };
export const usualDeckWood = "#8f6a48";

/** A platform of boards with closed sides; its back is at a wall. */
export const deck: ObjectKind = {
  label: "Raised wooden deck with fascia",
  width: 4.2,
  depth: 3,
  height: 0.4,
  radius: 2.6,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood: Surface = { color: linearFromHex(site.color ?? usualDeckWood), finish: "wood" };
    const w = ((site.width ?? this.width) * site.size) / 2;
    const d = ((site.depth ?? this.depth) * site.size) / 2;
    const top = (site.height ?? this.height) * site.size;
    const under = top - board.thickness;
    const rows = Math.max(2, Math.round((2 * d) / board.pitch));
    const pitch = (2 * d) / rows;
    const pieces = Math.ceil((2 * w) / board.longest);
    for (let row = 0; row < rows; row++) {
      const near = -d + row * pitch;
      // Butt joints are staggered from board to board.
      const cuts = Array.from({ length: pieces - 1 }, (_, i) => -w + (2 * w * (i + 0.75 + 0.5 * (row % 2))) / pieces);
      [...cuts, w].forEach((right, i) => {
        const left = i === 0 ? -w : (cuts[i - 1] ?? -w);
        const tone = shaded(wood, 0.86 + 0.26 * random());
        addBox(
          stage,
          [left, under, near + board.gap / 2],
          [right - (right < w ? 0.004 : 0), top, near + pitch - board.gap / 2],
          tone,
          frame,
        );
      });
    }
    addBox(
      stage,
      [-w + 0.05, 0, -d + 0.05],
      [w - 0.05, under - 0.005, d - 0.02],
      { color: [0.008, 0.007, 0.006], finish: "plain" },
      frame,
    );
    const courses = Math.max(1, Math.ceil(under / fascia.drop));
    for (let course = 0; course < courses; course++) {
      const high = under - (course * under) / courses;
      const low = Math.max(0, high - under / courses + fascia.gap);
      const tone = shaded(wood, 0.74 + 0.1 * random());
      addBox(stage, [-w, low, -d], [w, high, -d + fascia.thickness], tone, frame);
      for (const side of [-1, 1])
        addBox(
          stage,
          [side * w - (side > 0 ? fascia.thickness : 0), low, -d + fascia.thickness],
          [side * w + (side < 0 ? fascia.thickness : 0), high, d],
          shaded(wood, 0.7 + 0.1 * random()),
          frame,
        );
    }
  },
};
