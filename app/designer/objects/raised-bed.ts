import { addBox, frameOf } from "./mesh.ts";
import type { ObjectKind } from "./object-kind.ts";
import { growPotted } from "./potted-plant.ts";
import { soil, woodOf } from "./tones.ts";

const courses = 3;
const courseHeight = 0.14;
const board = 0.038;

/** A bed of three courses of boards between corner posts, dark soil and rows of vegetables; any width and depth. */
export const raisedBed: ObjectKind = {
  label: "Raised vegetable bed",
  width: 1.6,
  depth: 0.8,
  height: 0.72,
  radius: 0.9,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = frameOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8e6a47");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const d = ((site.depth ?? this.depth) * site.size) / 2;
    for (let i = 0; i < courses; i++) {
      const [low, high] = [i * courseHeight, (i + 1) * courseHeight - 0.004];
      for (const side of [-1, 1]) {
        const [z, x] = [side * (d - board / 2), side * (w - board / 2)];
        addBox(stage, [-w, low, z - board / 2], [w, high, z + board / 2], wood, frame);
        addBox(stage, [x - board / 2, low, -d + board], [x + board / 2, high, d - board], wood, frame);
      }
    }
    for (const x of [-w + 0.07, w - 0.07])
      for (const z of [-d + 0.07, d - 0.07])
        addBox(stage, [x - 0.032, 0, z - 0.032], [x + 0.032, 0.43, z + 0.032], wood, frame);
    addBox(stage, [-w + board, 0.2, -d + board], [w - board, 0.385, d - board], soil, frame);
    const columns = Math.max(2, Math.round((2 * w - 0.2) / 0.29));
    const rows = Math.max(1, Math.round((2 * d - 0.2) / 0.3));
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < columns; i++) {
        const x = -w + 0.1 + ((2 * w - 0.2) * (i + 0.5)) / columns;
        const z = -d + 0.1 + ((2 * d - 0.2) * (row + 0.5)) / rows;
        const tall = row === rows - 1;
        growPotted(
          stage,
          frame,
          [x, 0.385, z],
          0.1 + 0.05 * random(),
          (tall ? 0.24 : 0.12) + 0.08 * random(),
          random,
          (row + (i >> 1)) % 2 === 0,
        );
      }
  },
};
