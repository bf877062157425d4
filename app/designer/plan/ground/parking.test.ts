import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { speciesCatalog } from "../../plants/catalog.ts";
import { footprintOf, heightOf } from "../parts/footprint.ts";
import { createSurfaceHit } from "../parts/plan.ts";
import { distanceToParking } from "./surroundings.ts";

const garage = { kind: "garage-door", from: [-3.5, 9], to: [-1, 9] } as const;
const base = drawFencedYard();
const houseAt = (u: number, v: number) => (base.groundAt(u, v) > 0 ? 0 : 1);

it("a car parks in front of its garage, and nowhere else", () => {
  const doors = [{ ...garage, middle: [-2.25, 9] as const }] as Parameters<typeof distanceToParking>[0];
  expect(distanceToParking(doors, -2, 6)).toBe(0);
  expect(distanceToParking(doors, 0, 6)).toBeCloseTo(1);
  expect(distanceToParking(doors, -2, 2.5)).toBeCloseTo(1);
  expect(distanceToParking([], 0, 6)).toBe(99);
});

const yardWithGarage = drawFencedYard({ doors: [garage], houseAt });

describe.each([0, 2, 4, 6])("design %i before a garage whose drive was not read", (composition) => {
  const wish = "raised beds, flower beds, a shed and trees";
  const plan = planOf(yardWithGarage, wish, { seed: 2, variation: 0, composition });

  it("leaves room for the car", () => {
    const isParking = (x: number, z: number) => x > -3.5 && x < -1 && z > 3.6;
    const hit = createSurfaceHit();
    for (let x = -3.4; x < -1; x += 0.2)
      for (let z = 4; z < 9; z += 0.2) expect(plan.surfaceAt(x, z, hit).kind).not.toBe("bed");
    const high = plan.objects.filter((object) => heightOf(object) > 0.4);
    expect(high.flatMap(footprintOf).filter(({ x, z }) => isParking(x, z))).toEqual([]);
    expect(plan.plants.filter(({ x, z }) => isParking(x, z))).toEqual([]);
  });
});

it("an orchard leaves most of the house to see, and says what had no place", () => {
  const yard = drawFencedYard({ doors: [{ kind: "door", from: [-0.5, 9], to: [0.5, 9] }], houseAt });
  const { plants, summary } = planOf(yard, "eight apple trees", { seed: 2, variation: 0, composition: 0 });
  const trees = plants.filter(({ species }) => speciesCatalog[species].role === "tree");
  const columns = Array.from({ length: 80 }, (_, i) => (i / 10 - 4) / 9);
  const hides = (slope: number) =>
    trees.some(
      ({ x, z, species, size }) => Math.abs(x / z - slope) < (speciesCatalog[species].radius * size * 0.8) / z,
    );
  expect(trees.length).toBeGreaterThan(0);
  expect(columns.filter(hides).length / columns.length).toBeLessThan(0.6);
  expect(trees.length === 8 || summary.noRoom.join().includes("of 8")).toBe(true);
});
