import { expect, it } from "vitest";
import { seenKinds } from "../../reader/seen/seen-kinds.ts";
import { certainGroundShare, certainSurroundingsShare } from "./ground-doubt.ts";

/** A photo of ten pixels with these shares of lawn and gravel; the rest is building. */
function seenWith(lawn: readonly number[], gravel: readonly number[]) {
  const planes: Partial<Record<string, readonly number[]>> = {
    lawn,
    gravel,
    building: lawn.map((share, i) => 1 - share - gravel[i]),
  };
  return { kinds: seenKinds.map((kind) => Float32Array.from(planes[kind] ?? lawn.map(() => 0))) };
}

it("counts what is certainly open ground, of whichever kind, and no more", () => {
  const lawn = [0.99, 0.5, 0.9, 0, 0, 0, 0, 0, 0, 0];
  const gravel = [0, 0.48, 0, 0.94, 0.97, 0, 0, 0, 0, 0];
  expect(certainGroundShare(seenWith(lawn, gravel))).toBeCloseTo(0.3);
  expect(certainGroundShare(seenWith([0], [0]))).toBe(0);
  expect(certainSurroundingsShare(seenWith(lawn, gravel))).toBeCloseTo(0.5);
});
