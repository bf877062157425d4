import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { findBlockedWalks } from "#tests/designer/plan-properties/walkable.ts";
import type { GroundKind } from "../photo/scene/scene.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import { footprintOf, heightOf } from "./parts/footprint.ts";
import { createSurfaceHit, type Plan } from "./parts/plan.ts";

const compositions = [0, 3, 7];

/** The fenced yard with other ground where `kindOn` says so. */
function drawYardWith(kindOn: (x: number, z: number) => GroundKind | undefined) {
  const base = drawFencedYard();
  const at = groundSeenBy(base.camera);
  const kindAt = (u: number, v: number): GroundKind => {
    const [x, z, depth] = at(u, v);
    return (depth > 0 ? kindOn(x, z) : undefined) ?? base.kindAt(u, v);
  };
  const isKept = (u: number, v: number) => kindAt(u, v) === "street" || kindAt(u, v) === "driveway";
  return drawFencedYard({
    kindAt,
    groundAt: (u, v) => (isKept(u, v) ? 0 : base.groundAt(u, v)),
    pavingAt: (u, v) => (kindAt(u, v) === "paving" ? 1 : 0),
    standingAt: (u, v) => (kindAt(u, v) === "none" ? base.standingAt(u, v) : Number.POSITIVE_INFINITY),
  });
}

/** A street before the yard, 4 m away from the viewer, and an old walk of 1.2 m from there to the back. */
const street = { at: 4, walk: 0.6 };
const byStreet = drawYardWith((x, z) => {
  if (z < street.at) return "street";
  return Math.abs(x) < street.walk && z < 9 ? "paving" : undefined;
});

/** A drive at the right, from x = 1 on. */
const driveFrom = 1;
const byDrive = drawYardWith((x, z) => (x > driveFrom && x < 4 && z < 9 ? "driveway" : undefined));

function plansOf(yard: typeof byStreet, words: string): Plan[] {
  return compositions.map((composition) => planOf(yard, words, { seed: 3, variation: 0, composition }));
}

/** Meters of a line across the view that are covered, between two distances across. */
function coveredAcross(spans: readonly (readonly [from: number, to: number])[], from: number, to: number): number {
  const steps = Math.round((to - from) / 0.05);
  const probes = Array.from({ length: steps }, (_, i) => from + (i + 0.5) * 0.05);
  return probes.filter((x) => spans.some(([left, right]) => x > left && x < right)).length * 0.05;
}

function hedgeOf({ plants }: Plan) {
  return plants.filter(({ species }) => speciesCatalog[species].role === "hedge");
}

describe("a fence in front", () => {
  it("follows the street on both sides of the walk and leaves the walk free", () => {
    for (const plan of plansOf(byStreet, "a white picket fence in front")) {
      const panels = plan.objects.filter(({ object }) => object === "picket-fence");
      for (const { z } of panels) expect(Math.abs(z - street.at - 0.35)).toBeLessThan(0.4);
      for (const { x } of panels.flatMap(footprintOf)) expect(Math.abs(x)).toBeGreaterThan(street.walk);
      const spans = panels.map(({ x, width = 0 }) => [x - width / 2, x + width / 2] as const);
      // At 4 m the picture shows 2.7 m to either side.
      expect(coveredAcross(spans, -2.6, -street.walk)).toBeGreaterThan(1.2);
      expect(coveredAcross(spans, street.walk, 2.6)).toBeGreaterThan(1.2);
    }
  });

  it("crosses the whole picture where the photo ends before the yard does", () => {
    for (const plan of plansOf(drawFencedYard(), "a white picket fence in front")) {
      const panels = plan.objects.filter(({ object }) => object === "picket-fence");
      const [first] = panels;
      const spans = panels.map(({ x, width = 0 }) => [x - width / 2, x + width / 2] as const);
      const rim = (2 / 3) * (first?.z ?? 0) - 0.05;
      expect(coveredAcross(spans, -rim, rim)).toBeGreaterThan(2 * rim - 0.3);
      expect(new Set(panels.map(({ z }) => z.toFixed(2))).size).toBe(1);
    }
  });
});

describe("a hedge", () => {
  it("is along the street and open at the walk", () => {
    for (const plan of plansOf(byStreet, "a hedge along the street")) {
      const plants = hedgeOf(plan);
      for (const { x, z } of plants) {
        expect(z - street.at).toBeLessThan(1);
        expect(Math.abs(x)).toBeGreaterThan(street.walk);
      }
      const spans = plants.map(({ x, species, size }) => {
        const radius = speciesCatalog[species].radius * size;
        return [x - radius, x + radius] as const;
      });
      expect(coveredAcross(spans, -2.6, 2.6)).toBeGreaterThan(3);
    }
  });

  it("is beside the whole drive", () => {
    for (const plan of plansOf(byDrive, "a low boxwood hedge along the driveway")) {
      const plants = hedgeOf(plan);
      for (const { x } of plants) expect(Math.abs(driveFrom - x - 0.5)).toBeLessThan(0.3);
      const zs = plants.map(({ z }) => z);
      expect(Math.max(...zs) - Math.min(...zs)).toBeGreaterThan(3.5);
    }
  });
});

describe("lamps", () => {
  const lampsOf = ({ objects }: Plan) => objects.filter(({ object }) => object === "path-light");

  it("stand on both sides of a walk that stays", () => {
    for (const plan of plansOf(byStreet, "solar lights along the path")) {
      const lamps = lampsOf(plan);
      expect(lamps.filter(({ x }) => x < 0).length).toBeGreaterThanOrEqual(2);
      expect(lamps.filter(({ x }) => x > 0).length).toBeGreaterThanOrEqual(2);
      for (const { x } of lamps) expect(Math.abs(Math.abs(x) - street.walk - 0.25)).toBeLessThan(0.25);
      expect(plan.summary.noRoom).toEqual([]);
    }
  });

  it("stand along the drive if there is no walk", () => {
    for (const plan of plansOf(byDrive, "lights along the path"))
      expect(lampsOf(plan).length).toBeGreaterThanOrEqual(3);
  });

  it("stand in pairs beside a new path", () => {
    for (const plan of plansOf(drawFencedYard(), "a gravel path with lights along the path")) {
      const lamps = lampsOf(plan);
      expect(lamps.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("plants of a row", () => {
  const kindsOf = ({ plants }: Plan, species: SpeciesName) => plants.filter((plant) => plant.species === species);

  it("are as many as counted, in one line away from the viewer", () => {
    for (const plan of plansOf(drawFencedYard(), "a row of five cypresses along the right side")) {
      const row = kindsOf(plan, "cypress");
      expect(row).toHaveLength(5);
      const [xs, zs] = [row.map(({ x }) => x), row.map(({ z }) => z)];
      expect(Math.max(...zs) - Math.min(...zs)).toBeGreaterThan(Math.max(...xs) - Math.min(...xs));
      for (const { x, z } of row) expect(x / z).toBeGreaterThan(0.15);
    }
  });

  it("stand before the new fence if roses are to be on it", () => {
    for (const plan of plansOf(drawFencedYard(), "a white picket fence in front, with roses on the fence")) {
      const roses = kindsOf(plan, "rose");
      const [fence] = plan.objects.filter(({ object }) => object === "picket-fence");
      expect(roses.length).toBeGreaterThanOrEqual(4);
      for (const { z } of roses) expect(Math.abs(z - (fence?.z ?? 0))).toBeLessThan(0.8);
    }
  });

  it("screen the whole fence if they are tall", () => {
    for (const plan of plansOf(drawFencedYard(), "bamboo along the fence for privacy")) {
      const row = kindsOf(plan, "bamboo").filter(({ z }) => z > 7.5);
      const xs = row.map(({ x }) => x);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(5);
    }
  });

  it("line the street in a narrow bed", () => {
    const hit = createSurfaceHit();
    for (const plan of plansOf(byStreet, "lavender along the sidewalk")) {
      const row = kindsOf(plan, "lavender");
      expect(row.length).toBeGreaterThanOrEqual(6);
      for (const { z } of row) expect(z - street.at).toBeLessThan(1.4);
      expect(plan.surfaceAt(1.5, street.at + 2, hit).kind).toBe("base");
    }
  });
});

describe("a screen", () => {
  it("runs along the back where it is requested there", () => {
    for (const plan of plansOf(drawFencedYard(), "a privacy screen at the back")) {
      const panels = plan.objects.filter(({ object }) => object === "screen");
      const spans = panels.map(({ x, width = 0 }) => [x - width / 2, x + width / 2] as const);
      expect(coveredAcross(spans, -4, 4)).toBeGreaterThan(6);
    }
  });
});

describe("what is placed without a place", () => {
  const wishes = [
    "a fire pit with four chairs, a hedge, five boulders",
    "a bench and twelve boulders",
    "a bench, a row of cypresses and a low hedge",
  ];

  it("leaves the 4 m before a requested thing below 0.4 m", () => {
    for (const { plan, name } of [11, 29, 35].flatMap((yard) => planHome(yard, wishes, 1))) {
      const heights = [
        ...plan.objects.filter(({ object }) => object === "boulder").map((own) => ({ ...own, height: heightOf(own) })),
        ...plan.plants.map((own) => ({ ...own, height: speciesCatalog[own.species].height * own.size })),
      ];
      for (const seat of plan.objects.filter(({ object }) => object === "fire-pit" || object === "bench"))
        for (const { x, z, height } of heights) {
          const isBefore = z < seat.z - 0.5 && seat.z - z < 4 && Math.abs(x / z - seat.x / seat.z) < 0.2 / seat.z;
          if (isBefore) expect(height, name).toBeLessThanOrEqual(0.4);
        }
    }
  });
});

describe("walks", () => {
  it("stay free of what runs along lines", () => {
    const wishes = [
      "a picket fence in front and a hedge along the fence",
      "a privacy screen at the back, boulders, a row of cypresses on the left",
    ];
    const homes = [0, 4, 8, 12, 16, 20].flatMap((yard) => planHome(yard, wishes));
    expect(homes.flatMap((home) => findBlockedWalks(home).map((fault) => `${home.name}: ${fault}`))).toEqual([]);
  });
});
