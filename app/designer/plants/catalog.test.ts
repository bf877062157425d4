import { describe, expect, it } from "vitest";
import { createRandom } from "../numeric/random.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../stage/geometry.ts";
import { type SpeciesName, speciesCatalog, speciesNames } from "./catalog.ts";
import { growPlant } from "./grow-plant.ts";
import { cautionOf } from "./parts/caution.ts";

const names = speciesNames;

describe("speciesCatalogue", () => {
  it.each(names)("says of %s what a list needs", (name) => {
    const species = speciesCatalog[name];
    expect(species.commonName).toMatch(/^[A-Z][\w' -]+$/);
    expect(species.botanicalName).toMatch(/^[A-Z][a-z]+(?: |$)/);
    expect(species.matureHeight).toBeGreaterThanOrEqual(species.height * 0.8);
    expect(species.matureSpread).toBeGreaterThanOrEqual(species.radius * 1.2);
    expect(species.spacing).toBeGreaterThan(0);
    expect(species.spacing).toBeLessThanOrEqual(species.matureSpread);
    expect(species.blooms ?? ["white"]).not.toHaveLength(0);
  });

  it("gives every species a common name of its own", () => {
    expect(new Set(names.map((name) => speciesCatalog[name].commonName)).size).toBe(names.length);
  });
});

describe("cautionOf", () => {
  it.each<[SpeciesName, string]>([
    [
      "barberry",
      "Japanese barberry is invasive, and its sale is banned, in parts of the United States. Ask your local",
    ],
    [
      "maiden-grass",
      "Maiden grass is invasive, and its sale is restricted, in parts of the United States. Ask your local",
    ],
    ["wisteria", "Chinese wisteria is invasive, and its sale is banned, in parts of the United States. Ask your local"],
  ])("warns of %s", (name, words) => {
    expect(cautionOf(speciesCatalog[name])).toMatch(
      new RegExp(`^${words} nursery for an alternative such as [a-zA-Z ,]+\\.$`),
    );
  });

  it("warns of no plant in the place where it is native", () => {
    const invasive = names.filter((name) => cautionOf(speciesCatalog[name]));
    expect(invasive.filter((name) => speciesCatalog[name].nativeTo?.includes("north-america"))).toEqual([]);
  });
});

describe("growPlant", () => {
  it.each(names)(
    "grows %s within its height and around its foot, and spends no more on it than it is worth",
    (name) => {
      const { height, radius, role } = speciesCatalog[name];
      const { leaves, triangles } = grow(name, 1);
      expect(leaves.length).toBeLessThan(role === "tree" ? 31_000 : 26_000);
      expect(triangles.length).toBeLessThan(5000);
      const { reaches, top } = extentOf(leaves, triangles);
      expect(top).toBeGreaterThan(height * 0.72);
      expect(top).toBeLessThan(height * 1.3);
      // One leaf in fifty may stick out. A hedge's radius is half its length along the row, not half its depth.
      const reach = reaches[Math.floor(reaches.length * 0.98)];
      expect(reach).toBeGreaterThan(radius * 0.65);
      expect(reach).toBeLessThan(radius * (role === "hedge" ? 1.7 : 1.35));
    },
  );

  it.each(names)("grows %s the same from the same seed, and no leaf is nowhere", (name) => {
    const far = grow(name, 3, 8);
    expect(far.leaves.length).toBeLessThan(16_000);
    const sum = checksum(far);
    expect(sum).not.toBeNaN();
    expect(checksum(grow(name, 3, 8))).toBe(sum);
    expect(checksum(grow(name, 4, 8))).not.toBe(sum);
  });

  it("joins hedge plants along their row, whichever way it runs", () => {
    const { radius } = speciesCatalog["yew-hedge"];
    for (const angle of [0, Math.PI / 2]) {
      const { leaves } = grow("yew-hedge", 1, 1, angle);
      const reach = (c: 0 | 2, from: number) => Math.max(...leaves.map(({ center }) => Math.abs(center[c] - from)));
      const [across, away] = [reach(0, 1), reach(2, 5)];
      const [along, depth] = angle === 0 ? [across, away] : [away, across];
      expect(along).toBeGreaterThan(radius);
      expect(along).toBeLessThan(radius * 1.4);
      expect(depth).toBeLessThan(0.5);
    }
  });

  it("flowers in the ordered color, if the plant has it", () => {
    const petals = (palette: string) => checksum({ ...grow("black-eyed-susan", 1, 1, 0, palette), triangles: [] });
    expect(petals("blue")).toBe(petals("purple"));
    expect(petals("orange")).not.toBe(petals("yellow"));
  });

  it("spends fewer leaves on a plant that is far away", () => {
    expect(grow("boxwood", 1, 10).leaves.length).toBeLessThan(grow("boxwood", 1).leaves.length / 2);
  });
});

/** Grows a plant at (1, 5); at a distance of 1 m a meter takes 900 / `shrink` pixels. */
function grow(
  species: SpeciesName,
  seed: number,
  shrink = 1,
  angle = 0,
  palette = "pink",
): { leaves: Leaf[]; triangles: Triangle[] } {
  const leaves: Leaf[] = [];
  const triangles: Triangle[] = [];
  const stage: Stage = {
    addLeaf: (leaf) => leaves.push(leaf),
    addTriangle: (triangle) => triangles.push(triangle),
    pixelsPerMetre: (z) => 900 / shrink / z,
  };
  growPlant({ species, x: 1, z: 5, size: 1, angle, palette }, stage, createRandom(seed));
  return { leaves, triangles };
}

/** NaN if any coordinate is. */
function checksum({ leaves, triangles }: { leaves: Leaf[]; triangles: Triangle[] }): number {
  let sum = 0;
  const add = (vector: Vec3) => {
    sum = (sum * 31 + vector[0] + vector[1] * 7 + vector[2] * 13) % 1e6;
  };
  for (const leaf of leaves) {
    add(leaf.center);
    add(leaf.along);
    add(leaf.across);
    add(leaf.normal);
    add(leaf.color);
    sum += leaf.openness;
  }
  for (const triangle of triangles) for (const corner of triangle.corners) add(corner);
  return sum;
}

/** Meters from the foot of each end of a leaf and corner of a triangle, sorted, and of the highest above the ground. */
function extentOf(leaves: readonly Leaf[], triangles: readonly Triangle[]): { reaches: Float64Array; top: number } {
  const reaches = new Float64Array(leaves.length * 2 + triangles.length * 3);
  let [count, top] = [0, 0];
  const reach = (x: number, y: number, z: number) => {
    reaches[count++] = Math.sqrt((x - 1) ** 2 + (z - 5) ** 2);
    if (y > top) top = y;
  };
  for (const { center, along } of leaves) {
    reach(center[0] + along[0], center[1] + along[1], center[2] + along[2]);
    reach(center[0] - along[0], center[1] - along[1], center[2] - along[2]);
  }
  for (const { corners } of triangles) for (const [x, y, z] of corners) reach(x, y, z);
  return { reaches: reaches.sort(), top };
}
