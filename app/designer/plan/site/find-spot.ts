import { hash2 } from "../../numeric/random.ts";
import type { Side } from "../../wish/lexicon/garden-words.ts";
import { designDepth, pointAt, spanInView } from "../ground/terrain.ts";
import { distanceFromWhere, offSpot, type Whereabouts } from "../ground/whereabouts.ts";
import { inTurn } from "../parts/in-turn.ts";
import type { SurfaceHit } from "../parts/plan.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import type { Site } from "./site.ts";

export interface Spot {
  x: number;
  z: number;
}

/**
 * Meters; Infinity rules a spot out, and may be returned once the cost exceeds `atMost`. `hit` is the surface there.
 */
export type SpotCost = (spot: Spot, hit: SurfaceHit, atMost: number) => number;

/** Meters between spots, and shares of the picture's width at its rim that stay empty. */
const step = 0.22;
const rim = 0.03;
/** Meters of near edge in which the picture would cut things off; less in a shallow yard. */
const feetDepth = 1.1;
const feetShare = 0.3;
/** Cost per meter from the named place, and too near; and the random maximum. */
const placeWeight = 2;
const nearWeight = 2;
const chance = 0.25;
/**
 * Designs of requested things differ in these alone: each prefers another part of the yard (shares of width and depth).
 */
const parts: readonly (readonly [across: number, depth: number])[] = [
  [0.35, 0.6],
  [-0.35, 0.6],
  [0.5, 0.3],
  [-0.5, 0.3],
  [0, 0.75],
];
const partWeight = 0.3;
/** Tolerance for sums of the same numbers in another order. */
const rounding = 1e-9;
/** Meters beyond the design's depth in which a spot may still be. */
const beyond = 0.4;
/** Meters from path, patio and trunk within which a thing is along or around it; and the maximum cost of a distant tree. */
const around = { path: 0.8, patio: 0.9, tree: 1.4 };
const farthestTree = 6;

/** On a lattice over the yard; the customer's place weighs most. */
export function findSpot(site: Site, want: Whereabouts, cost: SpotCost): Spot | undefined {
  const { terrain } = site.layout;
  const { grid } = terrain;
  const shift = site.random() * 100;
  const feet = Math.min(feetDepth, feetShare * designDepth(terrain));
  const part = partOf(site, want);
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let z = grid.nearZ; z <= grid.nearZ + designDepth(terrain) + beyond; z += step) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x <= right; x += step) {
      if (!site.map.isOpen(x, z)) continue;
      const share = site.map.shareOfWidth(x, z);
      if (share < rim || share > 1 - rim) continue;
      const off = offPlace(site, want, x, z);
      const tooNear = Math.max(0, grid.nearZ + feet - z) * nearWeight;
      const lot = tooNear + chance * hash2(Math.round(x / step) + shift, Math.round(z / step));
      const offPart = part ? Math.hypot(part[0] - x, part[1] - z) * partWeight : 0;
      const before = off * placeWeight + offPart + lot;
      if (before >= least) continue;
      const spot = { x, z };
      const total = before + cost(spot, site.map.surfaceAt(x, z), least - before + rounding);
      if (total >= least) continue;
      least = total;
      best = spot;
    }
  }
  return best;
}

/** Undefined if the customer names one. */
function partOf({ idea, layout }: Site, { place, spot }: Whereabouts): PlanPoint | undefined {
  const isOpen = idea.scope === "things" && !idea.composition.figure && !place && !spot;
  return isOpen ? pointAt(layout.terrain, ...inTurn(parts, idea.turn)) : undefined;
}

/** Includes places that depend on the plan. */
export function offPlace(site: Site, { place, side, spot }: Whereabouts, x: number, z: number): number {
  const discs = spot && site.discsAt(spot);
  if (discs && discs.length > 0) return offSpot(discs, { spot, side }, x, z);
  if (!place) return 0;
  const hit = site.map.surfaceAt(x, z);
  if (place === "along-path") return Math.max(0, hit.toPath - around.path) + offPathSide(site, side, x, z);
  if (place === "around-patio") return Math.max(0, hit.toPatio - around.patio);
  if (place === "around-tree") {
    const there = site.layout.terrain.trees.map(([treeX, treeZ]) => Math.hypot(treeX - x, treeZ - z));
    const planted = [...site.trees].map((tree) => Math.hypot(tree.x - x, tree.z - z));
    return Math.max(0, Math.min(farthestTree, ...there, ...planted) - around.tree);
  }
  return distanceFromWhere(site.layout.terrain, { place, side }, x, z);
}

/** Cost in meters of being on the other side of the path, and the range in which the path is searched. */
const otherSide = 1.5;
const besidePath = 0.3;

/** "Left of the path" is where the path comes nearer to the right. */
function offPathSide({ map }: Site, side: Side | undefined, x: number, z: number): number {
  if (side !== "left" && side !== "right") return 0;
  const isLeft = map.surfaceAt(x + besidePath, z).toPath <= map.surfaceAt(x - besidePath, z).toPath;
  return isLeft === (side === "left") ? 0 : otherSide;
}
