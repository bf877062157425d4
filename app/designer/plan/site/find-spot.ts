import { hash2 } from "../../numeric/random.ts";
import { designDepth, distanceFromPlace, spanInView } from "../ground/terrain.ts";
import type { Want } from "../idea/idea.ts";
import type { SurfaceHit } from "../parts/plan.ts";
import type { Site } from "./site.ts";

export interface Spot {
  x: number;
  z: number;
}

/** How good a spot is, in metres off the best; Infinity rules it out. `hit` is the surface there. */
export type SpotCost = (spot: Spot, hit: SurfaceHit) => number;

/** Metres from spot to spot, and shares of the picture's width at its rim in which nothing is set. All by eye. */
const step = 0.22;
const rim = 0.03;
/** Metres before the near edge's end in which things would be cut by the picture; less in a shallow yard. */
const feetDepth = 1.1;
const feetShare = 0.3;

/** The spot of least cost for a want, on a lattice over the yard; the customer's place weighs most. */
export function findSpot(site: Site, want: Pick<Want, "place">, cost: SpotCost): Spot | undefined {
  const { terrain } = site.layout;
  const { grid } = terrain;
  const shift = site.random() * 100;
  const feet = Math.min(feetDepth, feetShare * designDepth(terrain));
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let z = grid.nearZ; z <= grid.nearZ + designDepth(terrain) + 0.4; z += step) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x <= right; x += step) {
      if (!site.map.isOpen(x, z)) continue;
      const share = site.map.shareOfWidth(x, z);
      if (share < rim || share > 1 - rim) continue;
      const off = offPlace(site, want, x, z);
      // At the viewer's feet things are cut by the picture's edge.
      const tooNear = Math.max(0, grid.nearZ + feet - z) * 2;
      // Where nothing else decides, another variation takes another spot.
      const lot = tooNear + 0.25 * hash2(Math.round(x / step) + shift, Math.round(z / step));
      if (off * 2 + lot >= least) continue;
      const spot = { x, z };
      const total = off * 2 + lot + cost(spot, site.map.surfaceAt(x, z));
      if (total >= least) continue;
      least = total;
      best = spot;
    }
  }
  return best;
}

/** Metres off the place the customer named, also of places that depend on the plan. */
export function offPlace(site: Site, { place }: Pick<Want, "place">, x: number, z: number): number {
  if (!place) return 0;
  const hit = site.map.surfaceAt(x, z);
  if (place === "along-path") return Math.max(0, hit.toPath - 0.8);
  if (place === "around-patio") return Math.max(0, hit.toPatio - 0.9);
  if (place === "around-tree") {
    const trees = site.plants.filter((plant) => site.trees.has(plant));
    return Math.max(0, Math.min(6, ...trees.map((tree) => Math.hypot(tree.x - x, tree.z - z))) - 1.4);
  }
  return distanceFromPlace(site.layout.terrain, place, x, z);
}
