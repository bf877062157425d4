import { expect, it } from "vitest";
import type { LeafShape } from "./geometry.ts";
import { coarseOutlines, halfWidthAt, type LeafOutline, leafOutlines, leafShapes } from "./leaf-outline.ts";

function countLobes({ widths }: LeafOutline): number {
  const steps = [...widths, 0].map((width, i) => Math.sign(width - (widths[i - 1] ?? 0))).filter((step) => step !== 0);
  return steps.filter((step, i) => step > 0 && (steps[i + 1] ?? 0) < 0).length;
}

function outlineOf(shape: LeafShape): LeafOutline {
  const outline = leafOutlines[leafShapes.indexOf(shape)];
  if (!outline) throw new Error(`No outline is called ${shape}.`);
  return outline;
}

it.each(leafShapes)("%s is as wide as its leaf says and no wider", (shape) => {
  const { widths } = outlineOf(shape);
  const widest = Math.max(...widths);
  expect(widest).toBeLessThanOrEqual(1);
  expect(widest).toBeGreaterThan(0.9);
});

it("cuts lobes, leaflets and needles into the leaf that shows them, and none into a small one", () => {
  const cut = leafShapes.filter((shape) => countLobes(outlineOf(shape)) > 1);
  expect(cut.toSorted()).toEqual(["blossom", "crinkled", "lobed", "palmate", "pinnate", "spray", "toothed"]);
  for (const outline of coarseOutlines) expect(countLobes(outline)).toBe(1);
});

it("gives a heart two lobes that reach past the notch its stalk ends in", () => {
  const heart = outlineOf("heart");
  const covers = (s: number, t: number) => Math.abs(t) <= halfWidthAt(heart, s, t);
  expect([covers(-0.5, 0.02), covers(-0.5, 0.55), covers(-0.5, -0.55)]).toEqual([false, true, true]);
  expect([covers(0.9, 0), covers(0.9, 0.3)]).toEqual([true, false]);
});

it("lets leaflets point to the tip", () => {
  const pinnate = outlineOf("pinnate");
  const atRib = halfWidthAt(pinnate, 0, 0);
  expect(halfWidthAt(pinnate, pinnate.sweep, 1)).toBe(atRib);
  expect(halfWidthAt(pinnate, pinnate.sweep, -1)).toBe(atRib);
});
