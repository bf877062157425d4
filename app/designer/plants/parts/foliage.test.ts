import { expect, it } from "vitest";
import { dot, type Vec3 } from "../../numeric/vector.ts";
import type { Leaf } from "../../stage/geometry.ts";
import { addLeaf } from "./foliage.ts";

it("makes a leaf's normal upright on its blade, however askew the given one is", () => {
  const grown: Leaf[] = [];
  const stage = { addLeaf: (leaf: Leaf) => grown.push(leaf), addTriangle: () => {}, pixelsPerMetre: () => 100 };
  const asked: Vec3 = [0, 0.6, 0.8];
  addLeaf(stage, [0, 1, 5], asked, [0, 0.8, 0.6], 0.05, 0.02, [0.1, 0.2, 0.1], 1, "leaf", 1);
  const [leaf] = grown;
  if (!leaf) throw new Error("A leaf is grown.");
  expect(dot(leaf.normal, leaf.along)).toBeCloseTo(0, 9);
  expect(dot(leaf.normal, leaf.across)).toBeCloseTo(0, 9);
  expect(Math.hypot(...leaf.normal)).toBeCloseTo(1, 9);
  expect(dot(leaf.normal, asked)).toBeGreaterThan(0);
});
