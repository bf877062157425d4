import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf, terrainOf } from "#tests/designer/one-reading.ts";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { speciesCatalog } from "../../plants/catalog.ts";
import { readWish } from "../../wish/read-wish.ts";
import { findIdea } from "../idea/idea.ts";
import { createSurfaceHit } from "../parts/plan.ts";

const yard = drawFencedYard();
const terrain = terrainOf(yard);

function looksOf(words: string, named: RegExp, change?: string): string[] {
  const { objects } = planOf(yard, words, { seed: 3, variation: 0, composition: 0, change });
  const looks = objects.filter(({ object }) => named.test(object)).map(({ object, color }) => `${object} ${color}`);
  return [...new Set(looks)];
}

it.each([
  ["a patio with a red parasol", /parasol/, "parasol #9c3a30"],
  ["a blue bench and black pots on the patio", /bench/, "bench #48698c"],
  ["a white fence", /fence-panel/, "fence-panel #e4e1d8"],
  ["a white picket fence", /fence/, "picket-fence #e4e1d8"],
  ["a split rail fence", /fence/, "rail-fence"],
  ["a modern patio with a cedar pergola", /pergola/, "pergola #8f6a48"],
  ["a stone bench", /bench/, "block-bench"],
  ["a patio with terracotta pots", /pot|planter|trough/, "clay-pot"],
  ["a patio with three wooden planters", /pot|planter|trough/, "wood-planter"],
  ["a patio with a corten fire bowl", /^fire/, "fire-bowl"],
])("%s", (words, named, look) => {
  expect(looksOf(words, named)).toEqual([expect.stringMatching(look)]);
});

it.each([
  ["a flower bed with pine straw", "mulch-pine-straw"],
  ["raked gravel and rocks instead of the lawn", "gravel-raked"],
  ["decomposed granite instead of the lawn", "gravel-granite"],
  ["a modern garden, river rock instead of grass", "gravel-river"],
  ["a japanese garden of pea gravel", "gravel-pea"],
])("%s is laid with that", (words, material) => {
  const { materials } = planOf(yard, words, { seed: 3, variation: 0, composition: 0 });
  expect([materials.base, materials.bed]).toContain(material);
});

it("lays a path of the gravel that is named for it", () => {
  const { materials } = planOf(yard, "a modern decomposed granite path", { seed: 3, variation: 0, composition: 0 });
  expect(materials.path).toBe("gravel-granite");
});

it("gives a deck corners unless it should be round", () => {
  for (const [words, shape] of [
    ["a cedar deck", "rectangle"],
    ["a round cedar deck", "round"],
  ] as const)
    for (let turn = 0; turn < 10; turn++)
      expect(findIdea(readWish(words), terrain, 3, 0, turn).composition.patioShape).toBe(shape);
});

it("lets water be seen over what grows before it", () => {
  const { camera } = yard;
  for (const seed of [1, 2, 3]) {
    const { objects, plants } = planOf(yard, "a pond and a cottage garden", { seed, variation: 0, composition: seed });
    const ponds = objects.filter(({ object }) => object === "pond");
    expect(ponds.length, `seed ${seed}`).toBeGreaterThan(0);
    for (const { x, z, depth = 0 } of ponds)
      for (const plant of plants.filter((one) => one.z < z && Math.abs(one.x - x) < 0.5)) {
        const height = speciesCatalog[plant.species].height * plant.size;
        const hides = (plant.z * camera.eyeHeight) / (camera.eyeHeight - height);
        expect(hides, `${plant.species} hides to ${hides}`).toBeLessThan(z + depth / 2);
      }
  }
});

it.each([
  "gravel instead of the lawn, with lavender and grasses",
  "mulch instead of the lawn, low evergreen shrubs",
  "pull out the old shrubs, a modern planting of grasses in gravel",
])("leaves no void of loose ground: %s", (words) => {
  for (const composition of [0, 3, 7]) {
    const { plants } = planOf(yard, words, { seed: 3, variation: 0, composition });
    const inTheMiddle = plants.filter(({ x, z }) => Math.abs(x / z) < 0.35);
    expect(inTheMiddle.length, `composition ${composition}`).toBeGreaterThan(12);
  }
});

it("has drifts of plants in loose ground, and none in a lawn", () => {
  const hasDrifts = (words: string) => findIdea(readWish(words), terrain, 3, 0, 0).composition.drifts;
  expect(hasDrifts("redesign my garden: gravel instead of the lawn, with lavender")).toBe(true);
  expect(hasDrifts("a lawn with lavender")).toBe(false);
});

it("puts no fence along a house", () => {
  const homes = [0, 3, 9, 12, 15].map((home) => planHome(home, ["a picket fence"], 1)[0]);
  const ahead = homes.filter((home) => home?.at.houseAhead);
  expect(ahead.length).toBeGreaterThan(2);
  for (const home of ahead)
    for (const { x, z } of home?.plan.objects.filter(({ object }) => object === "picket-fence") ?? [])
      expect(home?.at.toHouse(x, z), home?.name).toBeGreaterThan(0.65);
});

it("starts a path to nowhere in particular below the picture", () => {
  for (const seed of [1, 2, 3]) {
    const { surfaceAt } = planOf(yard, "a winding gravel path", { seed, variation: 0, composition: seed });
    const bottom = yard.camera.groundAt(yard.camera.width / 2, yard.camera.height, [0, 0, 0])[1];
    const hit = createSurfaceHit();
    const across = Array.from({ length: 81 }, (_, i) => surfaceAt((i - 40) * 0.1, bottom, hit).toPath);
    expect(Math.min(...across), `seed ${seed}`).toBeLessThan(0);
  }
});

it("lays no boards for who wants no decking", () => {
  for (let seed = 0; seed < 6; seed++) {
    const { paving } = findIdea(readWish("a tropical patio and path, no decking"), terrain, seed, seed % 3);
    expect(JSON.stringify(paving)).not.toContain("deck");
  }
});

it("plants only evergreens that stay low for who asks for these", () => {
  const wish = readWish("evergreen shrubs under 3 ft along the front");
  for (let seed = 0; seed < 6; seed++) {
    const { tall, low, edge } = findIdea(wish, terrain, seed, 0).planting;
    const kinds = [...tall, ...low, ...edge].map((name) => speciesCatalog[name]);
    expect(kinds.filter(({ evergreen, matureHeight }) => !evergreen || matureHeight > 0.92)).toEqual([]);
  }
});

it("stripes no lawn for who wants little work", () => {
  const striped = (words: string) => planOf(yard, words, { seed: 3, variation: 0, composition: 0 }).stripedLawn;
  expect(striped("a modern garden with a lawn")).toBe(true);
  expect(striped("a modern garden with a lawn, not a lot of work")).toBe(false);
});

it("leaves things without such a color as they are: water", () => {
  expect(looksOf("a blue pond", /pond/)).toEqual(looksOf("a pond", /pond/));
});

it("a change may give a thing another color", () => {
  const [before, after] = [looksOf("a bench", /bench/), looksOf("a bench", /bench/, "make the bench blue")];
  expect(before).not.toEqual(after);
  expect(after).toEqual(["bench #48698c"]);
});
