import { describe, expect, it } from "vitest";
import { createRandom } from "../numeric/random.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../render/geometry.ts";
import { growPlant, type SpeciesName, speciesCatalogue } from "./catalogue.ts";

const names = Object.keys(speciesCatalogue) as SpeciesName[];

describe("speciesCatalogue", () => {
  it.each(names)("says of %s what a list needs", (name) => {
    const species = speciesCatalogue[name];
    expect(species.commonName).toMatch(/^[A-Z][\w' -]+$/);
    expect(species.botanicalName).toMatch(/^[A-Z][a-z]+(?: |$)/);
    expect(species.matureHeight).toBeGreaterThanOrEqual(species.height * 0.8);
    expect(species.matureSpread).toBeGreaterThanOrEqual(species.radius * 1.2);
    expect(species.spacing).toBeGreaterThan(0);
    expect(species.spacing).toBeLessThanOrEqual(species.matureSpread);
    expect(species.blooms ?? ["white"]).not.toHaveLength(0);
  });

  it("gives every species a common name of its own", () => {
    expect(new Set(names.map((name) => speciesCatalogue[name].commonName)).size).toBe(names.length);
  });
});

describe("growPlant", () => {
  it.each(names)("grows %s within its height and around its foot", (name) => {
    const { height, radius } = speciesCatalogue[name];
    const { leaves, triangles } = grow(name, 1);
    const points = [...leaves.flatMap(endsOf), ...triangles.flatMap((triangle) => triangle.corners)];
    let top = 0;
    let reach = 0;
    for (const [x, y, z] of points) {
      top = Math.max(top, y);
      reach = Math.max(reach, Math.hypot(x - 1, z - 5));
    }
    expect(leaves.length).toBeGreaterThan(20);
    expect(top).toBeGreaterThan(height * 0.5);
    expect(top).toBeLessThan(height * 1.6);
    expect(reach).toBeGreaterThan(radius * 0.4);
    expect(reach).toBeLessThan(radius * 2.6);
  });

  it.each(names)("grows %s the same from the same seed, and no leaf is nowhere", (name) => {
    const plant = grow(name, 3);
    expect(grow(name, 3)).toEqual(plant);
    expect(grow(name, 4)).not.toEqual(plant);
    for (const leaf of plant.leaves) {
      const numbers = [...leaf.centre, ...leaf.along, ...leaf.across, ...leaf.normal, ...leaf.colour, leaf.openness];
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });

  it("spends fewer leaves on a plant that is far away", () => {
    expect(grow("boxwood", 1, 10).leaves.length).toBeLessThan(grow("boxwood", 1).leaves.length / 2);
  });
});

/** Grows a plant at (1, 5) on a stage whose picture shows a metre in 900 / `shrink` pixels at a distance of 1 m. */
function grow(species: SpeciesName, seed: number, shrink = 1): { leaves: Leaf[]; triangles: Triangle[] } {
  const leaves: Leaf[] = [];
  const triangles: Triangle[] = [];
  const stage: Stage = {
    addLeaf: (leaf) => leaves.push(leaf),
    addTriangle: (triangle) => triangles.push(triangle),
    pixelsPerMetre: (z) => 900 / shrink / z,
  };
  growPlant({ species, x: 1, z: 5, size: 1, palette: "pink" }, stage, createRandom(seed));
  return { leaves, triangles };
}

function endsOf({ centre, along }: Leaf): [Vec3, Vec3] {
  return [
    [centre[0] + along[0], centre[1] + along[1], centre[2] + along[2]],
    [centre[0] - along[0], centre[1] - along[1], centre[2] - along[2]],
  ];
}
