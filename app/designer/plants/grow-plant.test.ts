import { describe, expect, it } from "vitest";
import { createRandom } from "../numeric/random.ts";
import type { Leaf, LeafShape, Stage } from "../stage/geometry.ts";
import { type SpeciesName, speciesCatalog } from "./catalog.ts";
import { growPlant } from "./grow-plant.ts";

const isPetal = ({ shape }: Leaf) => shape === "petal" || shape === "blossom";
const halfLength = ({ along }: Leaf) => Math.hypot(...along);

function leavesOf(species: SpeciesName, x = 0, seed = 11): Leaf[] {
  const leaves: Leaf[] = [];
  const stage: Stage = {
    addLeaf: (leaf) => leaves.push(leaf),
    addTriangle: () => {},
    pixelsPerMetre: (z) => 900 / z,
  };
  const palette = speciesCatalog[species].blooms?.[0];
  growPlant({ species, x, z: 4, size: 1, palette }, stage, createRandom(seed));
  return leaves;
}

function top(leaves: readonly Leaf[]): number {
  return leaves.reduce((high, { center }) => Math.max(high, center[1]), 0);
}

/** Standard deviations of the leaves' places from left to right and from near to far, meters. */
function spread(leaves: readonly Leaf[]): [across: number, away: number] {
  const along = (c: 0 | 2) => {
    const mean = leaves.reduce((sum, { center }) => sum + center[c], 0) / leaves.length;
    return Math.sqrt(leaves.reduce((sum, { center }) => sum + (center[c] - mean) ** 2, 0) / leaves.length);
  };
  return [along(0), along(2)];
}

function range(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, own) => sum + own, 0) / numbers.length;
  return (Math.max(...numbers) - Math.min(...numbers)) / mean;
}

describe("a row of one kind", () => {
  it.each(["azalea", "boxwood", "lavender", "phlox", "hosta", "fountain-grass"] as const)(
    "of %s is of no one size, no one outline and no one lean",
    (species) => {
      const row = [0, 0.7, 1.4, 2.1, 2.8, 3.5].map((x, i) => leavesOf(species, x, 40 + i));
      expect(range(row.map(top))).toBeGreaterThan(0.1);
      const outlines = row.map((leaves) => {
        const [across, away] = spread(leaves);
        return across / away;
      });
      expect(range(outlines)).toBeGreaterThan(0.12);
    },
  );

  it.each(["azalea", "hydrangea", "lavender", "phlox"] as const)(
    "of %s is not in flower all over at once",
    (species) => {
      const row = [0, 0.7, 1.4, 2.1, 2.8, 3.5].map((x, i) => leavesOf(species, x, 40 + i));
      const flowers = row.map((leaves) => leaves.filter(({ color }) => color[0] + color[2] > 1.5 * color[1]).length);
      expect(range(flowers)).toBeGreaterThan(0.3);
    },
  );

  it("of clipped hedge is as even as it was ordered", () => {
    const row = [0, 0.7, 1.4].map((x, i) => leavesOf("box-hedge", x, 40 + i));
    expect(range(row.map(top))).toBeLessThan(0.06);
  });
});

describe("flowers", () => {
  const trees = ["flowering-tree", "fuji-cherry", "weeping-cherry", "columnar-cherry", "crabapple"] as const;
  it.each(trees)("of %s are no discs: they have petals, buds among them, and are of many tones", (species) => {
    const leaves = leavesOf(species);
    const shapes = new Set<LeafShape>(leaves.map(({ shape }) => shape));
    expect(shapes).not.toContain("ellipse");
    const flowers = leaves.filter(isPetal);
    expect(flowers.length).toBeGreaterThan(0.25 * leaves.length);
    const sizes = flowers.map(halfLength).sort((a, b) => a - b);
    expect(
      (sizes[Math.floor(0.95 * sizes.length)] ?? 0) / (sizes[Math.floor(0.05 * sizes.length)] ?? 1),
    ).toBeGreaterThan(2);
    const tones = new Set(flowers.map(({ color }) => Math.round(40 * color[1])));
    expect(tones.size).toBeGreaterThan(10);
  });

  it("of wisteria hang in clusters that end in a point", () => {
    const florets = leavesOf("wisteria").filter(({ shape }) => shape === "blossom");
    expect(florets.length).toBeGreaterThan(300);
    // Around the tip of one cluster: the lowest floret, and what hangs within a hand's breadth above it.
    const low = florets.reduce((a, b) => (b.center[1] < a.center[1] ? b : a)).center;
    const within = (from: number, to: number) =>
      florets
        .map(({ center }) => [Math.hypot(center[0] - low[0], center[2] - low[2]), center[1] - low[1]] as const)
        .filter(([off, up]) => off < 0.07 && up >= from && up < to).length;
    expect(within(0.05, 0.15)).toBeGreaterThan(within(0, 0.05));
  });

  it.each(["daylily", "daffodil"] as const)("of %s look aside, each from a height of its own", (species) => {
    const hearts = leavesOf(species).filter(({ shape }) => shape === "ellipse");
    const aside = hearts.filter(({ normal }) => normal[1] < 0.8);
    expect(aside.length).toBeGreaterThan(0.6 * hearts.length);
    expect(range(hearts.map(({ center }) => center[1]))).toBeGreaterThan(0.1);
  });

  it("of foxglove hang, the lowest the largest", () => {
    const bells = leavesOf("foxglove").filter(
      (leaf) => leaf.shape === "petal" && leaf.along[1] < -0.2 * halfLength(leaf),
    );
    expect(bells.length).toBeGreaterThan(40);
    const byHeight = bells.toSorted((a, b) => a.center[1] - b.center[1]);
    const third = Math.floor(bells.length / 3);
    const mean = (some: readonly Leaf[]) => some.reduce((sum, leaf) => sum + halfLength(leaf), 0) / some.length;
    expect(mean(byHeight.slice(0, third))).toBeGreaterThan(mean(byHeight.slice(-third)));
  });

  it.each(["hibiscus", "rose-of-sharon", "clematis"] as const)("of %s are wide petals round a heart", (species) => {
    const petals = leavesOf(species).filter(({ shape }) => shape === "petal");
    expect(petals.length).toBeGreaterThan(60);
    for (const { along, across } of petals) expect(Math.hypot(...along)).toBeLessThan(3 * Math.hypot(...across));
  });
});

it("rounds an orange from a dark rim to a lit cheek", () => {
  const rings = leavesOf("citrus").filter(({ shape }) => shape === "ellipse");
  const [rim, ...inner] = rings.slice(0, 5);
  expect(rings.length % 5).toBe(0);
  const bright = [rim, ...inner].map((ring) => ring?.color[0] ?? 0);
  expect(bright).toEqual(bright.toSorted((a, b) => a - b));
  expect(new Set(bright).size).toBe(5);
});

describe("leaves", () => {
  it("of a cabbage and a lettuce are crinkled, of many greens, and neither lie nor stand all alike", () => {
    for (const species of ["cabbage", "lettuce"] as const) {
      const leaves = leavesOf(species);
      expect(leaves.every(({ shape }) => shape === "crinkled")).toBe(true);
      const greens = new Set(leaves.map(({ color }) => Math.round(60 * color[1])));
      expect(greens.size).toBeGreaterThan(10);
      expect(range(leaves.map((leaf) => leaf.along[1] / halfLength(leaf)))).toBeGreaterThan(1);
    }
  });

  it("of an elephant ear are hearts that hang from their stalks", () => {
    const hearts = leavesOf("elephant-ear").filter(({ shape }) => shape === "heart");
    expect(hearts.length).toBeGreaterThan(8);
    for (const { along } of hearts) expect(along[1]).toBeLessThan(0);
  });

  it("of a banana are old and dry below", () => {
    const dry = leavesOf("banana").filter(({ color: [red, green] }) => red > 1.15 * green);
    expect(dry.length).toBeGreaterThan(30);
  });
});
