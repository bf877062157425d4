import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import type { Yard } from "./ground/yard.ts";

const open = drawFencedYard();
const at = groundSeenBy(open.camera);

/** The fenced yard with ground of another kind, or none, where `kindOf` says so. */
function yardWith(kindOf: (x: number, z: number) => "none" | "driveway" | undefined): Yard {
  const kindAt = (u: number, v: number) => {
    const [x, z, depth] = at(u, v);
    return (depth > 0 && kindOf(x, z)) || open.kindAt(u, v);
  };
  return drawFencedYard({ kindAt, groundAt: (u, v) => (kindAt(u, v) === "lawn" ? 1 : 0) });
}

function drawnIn(yard: Yard, words: string) {
  const { objects, plants, lacks } = planOf(yard, words, { seed: 3, variation: 0, composition: 0 });
  return { things: new Set([...objects.map(({ object }) => object), ...plants.map(({ species }) => species)]), lacks };
}

it("what fits nowhere else is drawn before a door that is meters behind it", () => {
  const wide = { kind: "door", from: [-3.9, 9], to: [3.9, 9] } as const;
  const { things, lacks } = drawnIn(drawFencedYard({ doors: [wide] }), "a trampoline");
  expect([things.has("trampoline"), lacks]).toEqual([true, []]);
});

it("a screen whose place has no ground follows the nearest side, which is reported", () => {
  const { things, lacks } = drawnIn(
    yardWith((x, z) => (z > 5 && x > -3 ? "driveway" : undefined)),
    "a screen at the back on the right",
  );
  expect([things.has("screen"), lacks.map(({ isMissing }) => isMissing)]).toEqual([true, [false]]);
});

it("lights along a path that the photo lacks are along the yard's edge, which is reported", () => {
  const { things, lacks } = drawnIn(open, "solar lights along the existing path");
  expect([things.has("path-light"), lacks.map(({ words }) => words)]).toEqual([
    true,
    ["path lights along the path (we put it elsewhere)"],
  ]);
});

it("a dining table shrinks to a bistro set before there is no room", () => {
  const small = yardWith((x, z) => (Math.abs(x) > 1.2 || z > 4 ? "none" : undefined));
  const { things, lacks } = drawnIn(small, "a dining table");
  expect([things.has("bistro-set"), lacks.map(({ words }) => words)]).toEqual([true, ["4 of 6 chairs at the table"]]);
});

it("a hedge is as low as it is requested", () => {
  const { things, lacks } = drawnIn(open, "a hedge along the fence, 3 ft high");
  expect([[...things].some((name) => name.endsWith("hedge")), lacks]).toEqual([true, []]);
});

it("a meadow in one place leaves the rest of the ground", () => {
  const plan = planOf(open, "wildflower meadow at the back with a bench", { seed: 3, variation: 0, composition: 0 });
  expect([plan.materials.base, plan.lacks]).toEqual(["keep", []]);
});
