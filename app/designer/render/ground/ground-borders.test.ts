import { expect, it } from "vitest";
import { hash2 } from "../../numeric/random.ts";
import { createSurfaceHit, type PlanMaterials } from "../../plan/parts/plan.ts";
import type { CoveringKind } from "../../plan/surfaces/surface-map.ts";
import { kindsOfSurfaces } from "../look/surface-kinds.ts";
import { GroundBorders } from "./ground-borders.ts";

const materials = {
  base: "lawn",
  patio: "flagstone-tan",
  path: "gravel-pea",
  bed: "mulch-brown",
  edging: "none",
  steppingStone: "stone-grey",
  creek: "gravel-creek",
  meadow: "meadow",
  existingPaving: "keep",
} as PlanMaterials;

interface Distances {
  toBed: number;
  toPatio: number;
  toPath?: number;
}

/** Share of a thousand spots on `laid`, at these distances in meters (negative inside), where `stray` is visible. */
function shareOf(stray: CoveringKind, laid: CoveringKind, far: Distances, own = materials) {
  const hit = { ...createSurfaceHit(), toPath: 9, toStone: 9, ...far };
  const borders = new GroundBorders({ hit }, own, kindsOfSurfaces(own));
  const spots = Array.from({ length: 1000 }, (_, i) => borders.strayed(laid, hash2(i, 1) * 20, hash2(i, 2) * 20));
  return spots.filter((kind) => kind === stray).length / spots.length;
}

it("scatters mulch next to a bed, less with every centimeter, and none where an edging holds it", () => {
  const toPatio = -0.1;
  const [near, farther] = [0.01, 0.08].map((toBed) => shareOf("bed", "patio", { toBed, toPatio }));
  expect(near).toBeGreaterThan(0.03);
  expect(farther).toBeLessThan((near ?? 0) / 2);
  expect(shareOf("bed", "patio", { toBed: 0.3, toPatio })).toBe(0);
  expect(shareOf("bed", "patio", { toBed: 0.01, toPatio }, { ...materials, edging: "steel" })).toBe(0);
});

it("scatters no mulch in the middle of a patio or path that a bed runs on under", () => {
  expect(shareOf("bed", "patio", { toBed: 0.01, toPatio: -1 })).toBe(0);
  expect(shareOf("bed", "path", { toBed: 0.01, toPatio: 9, toPath: -0.4 })).toBe(0);
});

it("lets single blades creep over the rim, farther here than there, and no farther than a hand's breadth", () => {
  const reaches = Array.from({ length: 200 }, (_, i) => {
    const steps = Array.from({ length: 30 }, (_, step) => step * 0.005);
    const over = (toPatio: number) => {
      const hit = { ...createSurfaceHit(), toPath: 9, toStone: 9, toBed: 9, toPatio };
      const borders = new GroundBorders({ hit }, materials, kindsOfSurfaces(materials));
      return borders.creepOver("patio", hash2(i, 1) * 20, hash2(i, 2) * 20);
    };
    return Math.max(...steps.filter((inside) => over(-inside) > 0));
  });
  expect(Math.min(...reaches)).toBeLessThan(0.03);
  expect(Math.max(...reaches)).toBeGreaterThan(0.08);
  expect(Math.max(...reaches)).toBeLessThan(0.125);
});

it("lets grass hang over the rim of paving, and no farther", () => {
  expect(shareOf("base", "patio", { toBed: 9, toPatio: -0.008 })).toBeGreaterThan(0.2);
  expect(shareOf("base", "patio", { toBed: 9, toPatio: -0.04 })).toBe(0);
});
