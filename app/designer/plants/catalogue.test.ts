import { describe, expect, it } from "vitest";
import { createRandom } from "../numeric/random.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../render/geometry.ts";
import { growPlant, type SpeciesName, speciesCatalogue } from "./catalogue.ts";

const names = Object.keys(speciesCatalogue) as SpeciesName[];

describe("growPlant", () => {
  it.each(names)("grows %s within its height and around its foot", (species) => {
    const { leaves, triangles } = grow(species, 1);
    const { height, radius } = speciesCatalogue[species];
    const points = [...leaves.map(tipOf), ...triangles.flatMap((triangle) => triangle.corners)];
    let top = 0;
    let reach = 0;
    for (const [x, y, z] of points) {
      top = Math.max(top, y);
      reach = Math.max(reach, Math.hypot(x - 1, z - 5));
    }
    expect(leaves.length).toBeGreaterThan(30);
    expect(top).toBeGreaterThan(height * 0.5);
    expect(top).toBeLessThan(height * 1.5);
    expect(reach).toBeLessThan(radius * 2.4);
  });

  it("grows the same plant from the same seed", () => {
    expect(grow("hydrangea", 3)).toEqual(grow("hydrangea", 3));
    expect(grow("hydrangea", 4)).not.toEqual(grow("hydrangea", 3));
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

function tipOf({ centre, along }: Leaf): Vec3 {
  return [centre[0] + along[0], centre[1] + along[1], centre[2] + along[2]];
}
