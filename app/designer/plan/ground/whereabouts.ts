import type { Side, Spot } from "../../wish/lexicon/garden-words.ts";
import type { WishItem } from "../../wish/typed/wish.ts";
import type { Disc } from "../parts/footprint.ts";
import { distanceFromPlace, type Terrain } from "./terrain.ts";

/** Where the customer wants a thing: roughly, or exactly. */
export type Whereabouts = Pick<WishItem, "place" | "side" | "spot" | "anchor">;

/** Meters from a spot within which a visitor would say a thing is at it. */
export const reachOf: Record<Spot, number> = {
  "front-door": 1.5,
  "back-door": 1.5,
  "by-gate": 1.5,
  "by-garage": 1.5,
  "by-shed": 1.5,
  "by-steps": 1,
  "in-front-of-window": 1.5,
  "along-drive": 1.3,
  "by-street": 1.6,
  "by-pool": 1.6,
  "around-pond": 0.9,
  "around-fire-pit": 1.6,
  "under-pergola": 0.2,
  "around-bed": 0.6,
};

/** 0 is there. */
export function distanceFromWhere(terrain: Terrain, where: Whereabouts, x: number, z: number): number {
  const { place, spot } = where;
  const discs = spot && terrain.spots.get(spot);
  if (discs) return offSpot(discs, where, x, z);
  if (!place) return 0;
  return distanceFromPlace(terrain, place, x, z) + offOwnSide(terrain, where, x, z);
}

function offOwnSide(terrain: Terrain, { place, side }: Whereabouts, x: number, z: number): number {
  if (side && place === "along-fence") return distanceFromPlace(terrain, side, x, z);
  if (place !== "around-tree" || !side || terrain.trees.length === 0) return 0;
  return Math.min(...terrain.trees.map(([treeX, treeZ]) => offSide({ x: treeX, z: treeZ, radius: 0 }, side, x)));
}

/** Meters from the named spot, and from its named side: "left of the door". */
export function offSpot(discs: readonly Disc[], { spot, side }: Whereabouts, x: number, z: number): number {
  const reach = spot ? reachOf[spot] : 0;
  const offs = discs.map((disc) => {
    const off = Math.max(0, Math.hypot(disc.x - x, disc.z - z) - disc.radius - reach);
    return off + offSide(disc, side, x);
  });
  return Math.min(...offs);
}

function offSide({ x: middle, radius }: Disc, side: Side | undefined, x: number): number {
  if (side === "left") return Math.max(0, x - (middle - radius));
  return side === "right" ? Math.max(0, middle + radius - x) : 0;
}
