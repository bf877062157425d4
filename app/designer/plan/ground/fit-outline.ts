import { areaOfOutline, distanceToOutline, fromOwnAxes, type Outline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { isOpenGround, sampleField } from "./ground-grid.ts";
import { designDepth, shareOfPicture, spanInView, type Terrain } from "./terrain.ts";

/** Costs are meters from the intended place. */
export interface Fit {
  outline: Omit<Outline, "x" | "z">;
  /** Factors to try in descending order; the first one that fits wins. */
  shrink: readonly number[];
  /** In meters; Infinity rules a place out. The outline is reused between calls. */
  cost(x: number, z: number, outline: Outline): number;
  /** Places above this cost are used only if no smaller figure finds a better one. */
  mostCost: number;
  spill?: number;
  mostShare?: number;
  step?: number;
}

const usualShare = 0.5;
const usualStep = 0.3;
const usualSpill = 0.04;
/** As share of half the shorter side: the figure's middle must be this far from any structure, or the figure cannot fit. */
const middleClear = 0.8;
/** Meters by which a smaller figure has to be nearer to its intended place to win over a larger one. */
const worthShrinking = 1;
/** Share of the picture's width and height at the rim where things are cut off. */
const rim = 0.015;

/** Shrinks the figure until all of it is on open ground and in the picture. */
export function fitOutline(terrain: Terrain, fit: Fit): Outline | undefined {
  let fallback: Outline | undefined;
  let fallbackCost = Number.POSITIVE_INFINITY;
  for (const factor of fit.shrink) {
    const found = bestPlace(terrain, fit, factor);
    if (!found) continue;
    if (found.cost <= fit.mostCost) return found.outline;
    if (found.cost < fallbackCost - worthShrinking) {
      fallback = found.outline;
      fallbackCost = found.cost;
    }
  }
  return fallback;
}

function bestPlace(terrain: Terrain, fit: Fit, factor: number): { outline: Outline; cost: number } | undefined {
  const { grid } = terrain;
  const { halfWidth, halfDepth } = fit.outline;
  const sized = { ...fit.outline, halfWidth: halfWidth * factor, halfDepth: halfDepth * factor };
  if (areaOfOutline({ ...sized, x: 0, z: 0 }) > grid.area * (fit.mostShare ?? usualShare)) return undefined;
  const step = fit.step ?? usualStep;
  const middleOff = Math.min(sized.halfWidth, sized.halfDepth) * middleClear;
  const probes = probesOf(sized);
  // Reused for all candidate places: there are thousands.
  const tried: Outline = { ...sized, x: 0, z: 0 };
  let best: { outline: Outline; cost: number } | undefined;
  const far = grid.nearZ + designDepth(terrain);
  for (let z = grid.nearZ; z <= far; z += step) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x <= right; x += step) {
      if (sampleField(grid.toStructure, x, z) < middleOff) continue;
      tried.x = x;
      tried.z = z;
      const cost = fit.cost(x, z, tried);
      if (cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
      if (fits(terrain, tried, probes, fit.spill ?? usualSpill)) best = { outline: { ...tried }, cost };
    }
  }
  return best;
}

function fits(terrain: Terrain, outline: Outline, probes: readonly PlanPoint[], spill: number): boolean {
  if (terrain.taken?.some(([x, z]) => distanceToOutline(outline, x, z) < 0)) return false;
  let misses = 0;
  for (const [dx, dz] of probes) {
    const [x, z] = fromOwnAxes(outline, dx, dz);
    if (isOpenGround(terrain.grid, x, z) && isWellInView(terrain, x, z)) continue;
    if (++misses > probes.length * spill) return false;
  }
  return true;
}

function isWellInView(terrain: Terrain, x: number, z: number): boolean {
  const [u, v] = shareOfPicture(terrain, x, z);
  return u > rim && u < 1 - rim && v < 1 - rim;
}

function probesOf({ halfWidth, halfDepth, shape }: Fit["outline"]): PlanPoint[] {
  const probes: PlanPoint[] = [[0, 0]];
  const cornered = shape === "rectangle" || shape === "diamond";
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = cornered ? 1 / Math.max(Math.abs(cos), Math.abs(sin)) : 1;
    probes.push([cos * reach * halfWidth, sin * reach * halfDepth]);
    if (i % 2 === 0) probes.push([cos * 0.5 * halfWidth, sin * 0.5 * halfDepth]);
  }
  return probes;
}
