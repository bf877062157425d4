import { placementOf } from "../../stage/mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";
import { buildDiningChair } from "./dining-chair.ts";
import { buildDiningTable } from "./dining-table.ts";

/** Places and angles of the chairs: two on either long side, one at either head. */
const chairs: readonly (readonly [x: number, z: number, angle: number])[] = [
  [-0.42, 0.62, 0],
  [0.42, 0.62, 0],
  [-0.42, -0.62, Math.PI],
  [0.42, -0.62, Math.PI],
  [-1.05, 0, -Math.PI / 2],
  [1.05, 0, Math.PI / 2],
];

/** Chairs are pushed in nearly straight, as people leave them. */
export const diningSet: ObjectKind = {
  label: "Dining table with six chairs",
  width: 2.85,
  depth: 2,
  height: 0.9,
  radius: 1.4,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#8e6a47");
    buildDiningTable(stage, frame, wood, 1.8, 0.9);
    for (const [x, z, angle] of chairs) {
      const out = 0.9 + 0.22 * random();
      const at = nestPlacement(
        frame,
        Math.abs(x) > 1 ? x * out : x,
        Math.abs(x) > 1 ? z : z * out,
        angle + 0.3 * (random() - 0.5),
      );
      buildDiningChair(stage, at, wood);
    }
  },
};
