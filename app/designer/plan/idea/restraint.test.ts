import { expect, it } from "vitest";
import { planHome, readHome } from "#tests/designer/plan-properties/planned-home.ts";
import { readWish } from "../../wish/read-wish.ts";
import { createSurfaceHit } from "../parts/plan.ts";
import { findIdea } from "./idea.ts";
import { isRestrained } from "./restraint.ts";

it.each(["just a bench under the tree", "add a path to the door", "a fire pit with six chairs", "four raised beds"])(
  "%s: the first design adds nothing to the ground, the next ones may",
  (words) => {
    const [home] = planHome(0, [words]);
    expect(home?.plan.materials).toMatchObject({ base: "keep", edging: "none" });
    expect(home?.plan.plants.filter(({ x, z }) => home.plan.surfaceAt(x, z, createSurfaceHit()).toPatio > 1)).toEqual(
      [],
    );
    expect(isRestrained(readWish(words), 1)).toBe(words.startsWith("just"));
  },
);

it.each([
  "",
  "redesign my yard with a patio",
  "a modern patio",
  "a bench and roses",
  "low maintenance, a path to the door",
  "a garden with a pond",
  "a bench on a new lawn",
])("a wish for a garden is one: %s", (words) => {
  expect(isRestrained(readWish(words), 0)).toBe(false);
});

it("plants are at home again where a change asks for them", () => {
  const { terrain } = readHome(0);
  expect(findIdea(readWish("a bench"), terrain, 1, 0).restrained).toBe(true);
  expect(findIdea(readWish("a bench, flower beds"), terrain, 1, 0).restrained).toBe(false);
});
