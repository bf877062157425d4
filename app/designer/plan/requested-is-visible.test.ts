import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { drawHomeYard, type HomeYard } from "#tests/designer/home-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { objectCatalog } from "../objects/catalog.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import { createSurfaceHit, type Plan } from "./parts/plan.ts";

const yards = Array.from({ length: 30 }, (_, yard) => yard);
/** Houses seen from the front, with enough depth to plant. */
const houses = yards.filter((yard) => drawHomeYard(yard).houseAhead && drawHomeYard(yard).depth > 4).slice(0, 4);

const firstOf = (yard: number, words: string) => planHome(yard, [words], 1)[0]!;

function footOf({ toHouse }: HomeYard, x: number): number {
  // toHouse falls off square to the wall, so its change over one meter gives the wall's slant.
  return 2 + toHouse(x, 2) / (toHouse(x, 2) - toHouse(x, 3));
}

function isOff(x: number, from: number, to: number): boolean {
  return x < Math.min(from, to) - 1.4 || x > Math.max(from, to) + 1.4;
}

function covered({ plants }: Plan, kinds: readonly SpeciesName[]): [own: number, all: number] {
  const area = (list: Plan["plants"]) =>
    list.reduce((sum, { species, size }) => sum + (speciesCatalog[species].radius * size) ** 2, 0);
  return [area(plants.filter(({ species }) => kinds.includes(species))), area(plants)];
}

describe("what the customer names", () => {
  it("takes most of the beds", () => {
    const [own, all] = houses
      .map((yard) => covered(firstOf(yard, "front border of hydrangeas and boxwood").plan, ["hydrangea", "boxwood"]))
      .reduce(([a, b], [c, d]) => [a + c, b + d]);
    expect(own / all).toBeGreaterThan(0.7);
  });

  it("grows along the whole house if the front is requested, in every composition", () => {
    const hit = createSurfaceHit();
    for (const home of houses.slice(0, 2).map(drawHomeYard))
      for (let composition = 0; composition < 10; composition++) {
        const { surfaceAt } = planOf(home.yard, "front border of roses", { seed: 2, variation: 0, composition });
        const foot = Array.from({ length: 40 }, (_, i) => home.left + ((i + 0.5) / 40) * (home.right - home.left))
          .map((x) => [x, footOf(home, x) - 0.7] as const)
          .filter(([x, z]) => home.isGround(x, z) && home.doors.every(({ from, to }) => isOff(x, from[0], to[0])));
        const bedded = foot.filter(([x, z]) => surfaceAt(x, z, hit).kind === "bed");
        expect(bedded.length / foot.length, `${home.name}, ${composition}`).toBeGreaterThan(0.6);
      }
  });

  it("has its typical color, unless another is stated", () => {
    const yard = drawFencedYard();
    for (const composition of [0, 1, 2, 3]) {
      const tints = (wish: string) =>
        new Set(
          planOf(yard, wish, { seed: 2, variation: 0, composition })
            .plants.filter(({ species }) => species === "lavender")
            .map(({ palette }) => palette),
        );
      expect(tints("beds of lavender and roses")).toEqual(new Set(["purple"]));
      expect(tints("white beds of lavender and roses")).toEqual(new Set(["white"]));
    }
  });

  it("lines the drive if it is requested along it", () => {
    const drives = yards.filter((yard) => drawHomeYard(yard).toDrive(0, 4) < 99).slice(0, 3);
    expect(drives).toHaveLength(3);
    const hit = createSurfaceHit();
    for (const yard of drives) {
      const { plan, at } = firstOf(yard, "flower beds along the driveway");
      const edge = at.toDrive(0, 0) - 1;
      const points = Array.from({ length: 30 }, (_, i) => 2 + i * 0.3).filter((z) => at.isGround(edge, z));
      const bedded = points.filter((z) => plan.surfaceAt(edge, z, hit).kind === "bed");
      expect(bedded.length / points.length, at.name).toBeGreaterThan(0.5);
    }
  });
});

describe("who wants privacy", () => {
  it("gets a higher hedge at the front than who looks over it", () => {
    const highest = (yard: number, wish: string) =>
      Math.max(
        0,
        ...firstOf(yard, wish)
          .plan.plants.filter(({ species }) => speciesCatalog[species].role === "hedge")
          .map(({ species, size }) => speciesCatalog[species].height * size),
      );
    const pairs = houses.map((yard) => [
      highest(yard, "a hedge along the street"),
      highest(yard, "a hedge along the street for privacy"),
    ]);
    expect(pairs.some(([low = 0]) => low > 0)).toBe(true);
    for (const [low = 0, high = 0] of pairs) expect(high).toBeGreaterThanOrEqual(low * 1.2);
  });

  it("gets several trees along a fence, where none are counted", () => {
    const { plants } = planOf(drawFencedYard(), "trees along the fence", { seed: 3, variation: 0, composition: 0 });
    expect(plants.filter(({ species }) => speciesCatalog[species].role === "tree").length).toBeGreaterThan(1);
  });
});

describe("a requested thing", () => {
  const wish = "raised beds for vegetables, three apple trees, flower beds";
  const plans = [0, 1, 2, 3, 4, 5].map((composition) =>
    planOf(drawFencedYard(), wish, { seed: 5, variation: 0, composition }),
  );

  it("has nothing high growing before it, and no tree", () => {
    const eye = drawFencedYard().camera.eyeHeight;
    for (const { objects, plants, lacks } of plans) {
      const beds = objects.filter(({ object }) => object === "raised-bed");
      expect(beds.length > 0 || lacks.some(({ thing }) => thing === "raised-bed")).toBe(true);
      for (const { x, z, width = 1.8, depth = 0.9 } of beds) {
        const front = z - depth / 2;
        const before = plants.filter(
          (plant) => plant.z < front && Math.abs(plant.x / plant.z - x / front) < (width / 2 - 0.1) / front,
        );
        for (const plant of before) {
          const { role, height } = speciesCatalog[plant.species];
          expect(role).not.toBe("tree");
          const hidden = eye + ((height * plant.size - eye) * front) / plant.z;
          expect(hidden, plant.species).toBeLessThan(0.5 * objectCatalog["raised-bed"].height + 0.1);
        }
      }
    }
  });
});
