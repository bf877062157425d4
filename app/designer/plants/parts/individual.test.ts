import { expect, it } from "vitest";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Leaf } from "../../stage/geometry.ts";
import { IndividualStage } from "./individual.ts";

function endOf({ center, along }: Leaf, side: 1 | -1): Vec3 {
  return [center[0] + side * along[0], center[1] + side * along[1], center[2] + side * along[2]];
}

it("leans the pieces of a stem so that they stay joined", () => {
  const grown: Leaf[] = [];
  const stage = new IndividualStage(
    { addLeaf: (leaf) => grown.push(leaf), addTriangle: () => {}, pixelsPerMetre: () => 100 },
    { leanX: 0.2, leanZ: -0.1, wideX: 1.1, wideZ: 0.9, skew: 0.05, tall: 1.1, tint: [1, 1, 1] },
    1,
    5,
  );
  const piece = {
    across: [0.01, 0, 0],
    normal: [0, 0, -1],
    color: [0.1, 0.2, 0.1],
    openness: 1,
    shape: "strip",
  } as const;
  stage.addLeaf({ ...piece, center: [1, 0.3, 5], along: [0, 0.3, 0] });
  stage.addLeaf({ ...piece, center: [1.1, 0.8, 5], along: [0.1, 0.2, 0] });
  const [lower, upper] = grown;
  if (!lower || !upper) throw new Error("Both pieces are grown.");
  const [below, above] = [endOf(lower, 1), endOf(upper, -1)];
  for (const i of [0, 1, 2] as const) expect(below[i]).toBeCloseTo(above[i], 9);
});
