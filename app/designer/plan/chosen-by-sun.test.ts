import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import type { Locality } from "../locality/locality.ts";
import { speciesCatalog } from "../plants/catalog.ts";
import { factsOf } from "../plants/facts/facts.ts";
import { readWish } from "../wish/read-wish.ts";
import { settleWish } from "../wish/settle-wish.ts";
import { changePlan } from "./change-plan.ts";
import { compositionCount } from "./compositions/choose-composition.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut, layOutIdea } from "./lay-out-plan.ts";
import { styleSheets } from "./styles/catalog.ts";
import { sunOnGround } from "./sun/sun-on-ground.ts";

/** Walls on both sides and at the back; the left half gets the morning's or the evening's sun. */
const standing = {
  eyeHeight: 1.6,
  halfView: 0.6,
  lines: [
    { top: "seen" as const, line: [-4.1, 1, 6, -4.1, 9.1, 6] },
    { top: "seen" as const, line: [-4.1, 9.1, 6, 4.1, 9.1, 6] },
  ],
};
const yard = drawFencedYard({ standing });
const terrain = terrainOf(yard);
const newYork: Locality = { words: "ZIP code 10001", zone: "7a", latitude: 41, laws: ["US", "US-NY"] };
const inBeds = new Set(["tall", "low", "edge"]);

function design(words: string, locality: Locality, turn = 0) {
  const wish = settleWish(readWish(words), locality);
  return layOutIdea(terrain, findIdea(wish, terrain, turn + 1, turn), wish, turn + 1);
}

function outside({ plants }: ReturnType<typeof design>, locality: Locality) {
  const sunAt = sunOnGround(yard, locality);
  return plants.filter(({ species, x, z }) => {
    const sun = sunAt(x, z);
    return inBeds.has(speciesCatalog[species].role) && sun && !factsOf(species).sun.includes(sun);
  });
}

const looksSouth: Locality = { ...newYork, facing: "south" };

it("where the direction is known plants of beds are chosen by the sun that they get, and designs differ", () => {
  const wishes = Object.keys(styleSheets).map((style) => `a ${style} garden with beds`);
  const kinds = new Set<string>();
  let [unsuited, blindly] = [0, 0];
  for (const [turn, words] of wishes.entries()) {
    const plan = design(words, looksSouth, turn % compositionCount);
    unsuited += outside(plan, looksSouth).length;
    blindly += outside(design(words, newYork, turn % compositionCount), looksSouth).length;
    for (const { species } of plan.plants) kinds.add(species);
  }
  expect(blindly).toBeGreaterThan(20);
  expect(unsuited).toBe(0);
  expect(kinds.size).toBeGreaterThan(20);
});

it("without a direction or a latitude all is planted as before", () => {
  const words = "a cottage garden with beds";
  const { plants } = design(words, newYork);
  const zoneOnly: Locality = { ...looksSouth, latitude: undefined };
  expect(design(words, zoneOnly).plants).toEqual(plants);
  expect(design(words, looksSouth).plants).not.toEqual(plants);
});

it("a named plant is planted where it has the sun it wants", () => {
  const sunAt = sunOnGround(yard, looksSouth);
  const plan = design("beds around the lawn with lavender", looksSouth, 1);
  const own = plan.plants.filter(({ species }) => species === "lavender");
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter(({ x, z }) => sunAt(x, z) !== "full")).toEqual([]);
  expect(plan.lacks.filter(({ thing }) => thing === "lavender")).toEqual([]);
});

it("where no place has that sun it is planted all the same, and told", () => {
  const dark = [-4.1, 1, 30, -4.1, 9.1, 30, 4.1, 9.1, 30, 4.1, 1, 30];
  const shaded = drawFencedYard({ standing: { ...standing, lines: [{ top: "seen", line: dark }] } });
  const ground = terrainOf(shaded);
  const wish = settleWish(readWish("beds with lavender"), looksSouth);
  const plan = layOutIdea(ground, findIdea(wish, ground, 1, 0), wish, 1);
  expect(plan.plants.some(({ species }) => species === "lavender")).toBe(true);
  expect(plan.lacks.map(({ words }) => words)).toContain("lavender (it wants full sun and gets shade)");
});

it("a change keeps the choice", () => {
  const wish = settleWish(readWish("a cottage garden with beds and a gravel path"), looksSouth);
  const before = layOut(terrain, findIdea(wish, terrain, 1, 0), wish, 1);
  const change = settleWish(readWish("make the path brick"), looksSouth);
  const { plan } = changePlan(before, change, 1, 0);
  expect(outside(plan, looksSouth)).toEqual([]);
  const kinds = (plants: typeof plan.plants) => [...new Set(plants.map(({ species }) => species))].sort();
  expect(kinds(plan.plants)).toEqual(kinds(before.plan.plants));
});
