import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { planHome, readHome } from "#tests/designer/plan-properties/planned-home.ts";
import { readWish } from "../../wish/read-wish.ts";
import { distanceFromPlace } from "../ground/terrain.ts";
import { layOutIdea } from "../lay-out-plan.ts";
import { createSurfaceHit } from "../parts/plan.ts";
import { findIdea } from "./idea.ts";
import { framesYard, scopeOf } from "./scope.ts";

/** Meters from its place within which a bed of plants is there: its own depth. */
const mostOff = 1.6;

it.each(["just a bench under the tree", "add a path to the door", "a fire pit with six chairs", "four raised beds"])(
  "%s: nothing is added to the ground, in any design",
  (words) => {
    expect(scopeOf(readWish(words))).toBe("things");
    const [home] = planHome(0, [words]);
    expect(home?.plan.materials).toMatchObject({ base: "keep", edging: "none" });
    expect(home?.plan.plants.filter(({ x, z }) => home.plan.surfaceAt(x, z, createSurfaceHit()).toPatio > 1)).toEqual(
      [],
    );
  },
);

it.each([
  ["a bench and roses", "planting"],
  ["flower beds along the fence", "planting"],
  ["a bench on a new lawn", "things"],
  ["replace the lawn with gravel", "things"],
  ["low maintenance, a path to the door", "things"],
  ["just a bench and roses", "things"],
  ["a vegetable garden with raised beds", "things"],
  ["a pergola, otherwise do not change anything", "things"],
  ["a smaller lawn, fill the rest with shrubs", "yard"],
  ["", "yard"],
  ["redesign my yard with a patio", "yard"],
  ["a modern patio", "yard"],
  ["low maintenance", "yard"],
] as const)("%s: the scope is %s", (words, scope) => {
  expect(scopeOf(readWish(words))).toBe(scope);
});

it("the customer's choice goes before the words", () => {
  expect(scopeOf({ ...readWish("a japanese garden with a pond"), chosenScope: "things" })).toBe("things");
  expect(scopeOf({ ...readWish("just a bench"), chosenScope: "yard" })).toBe("yard");
});

it("beds follow the edges of the yard only if planting is requested without a place", () => {
  const frames = (words: string) => framesYard(scopeOf(readWish(words)), readWish(words));
  expect(frames("flower beds")).toBe(true);
  expect(frames("lavender along the path")).toBe(false);
  expect(frames("a bench")).toBe(false);
});

it.each([
  ["miscanthus along the fence", "maiden-grass", "along-fence"],
  ["roses in the back corner", "rose", "corner"],
  ["lavender by the house", "lavender", "near-house"],
] as const)("beds are where planting is requested, and deep enough for it: %s", (words, species, place) => {
  for (const home of [0, 4, 5]) {
    const { terrain } = readHome(home);
    for (const variation of [0, 1, 2, 3, 4]) {
      const wish = readWish(words);
      const { plants } = layOutIdea(terrain, findIdea(wish, terrain, home, variation), wish, home);
      expect(plants.map((plant) => plant.species)).toContain(species);
      const off = plants.map(({ x, z }) => distanceFromPlace(terrain, place, x, z));
      // In the corner of fence and house one plant may count as the house's.
      expect(off.filter((own) => own >= mostOff).length, `home ${home}, ${variation}`).toBeLessThan(2);
    }
  }
});

it("plants are at home again where a change asks for them", () => {
  const { terrain } = readHome(0);
  expect(findIdea(readWish("a bench"), terrain, 1, 0).scope).toBe("things");
  expect(findIdea(readWish("a bench, flower beds"), terrain, 1, 0).scope).toBe("planting");
});

it.each([
  ["a bench", "A bench, the rest as it is"],
  ["compost bins", "Compost bins, the rest as it is"],
  ["a fresh lawn and a flower border with roses and catmint", "A new lawn, shrub roses and catmint, the rest as it is"],
  ["three birches", "Silver birches, the rest as it is"],
])("the title of a design of %s names what is new", (words, title) => {
  expect(planOf(drawFencedYard(), words, { seed: 1, variation: 0, composition: 0 }).summary.title).toBe(title);
});
