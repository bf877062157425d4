import type { Spot } from "../../wish/typed/garden-words.ts";
import type { WishItem } from "../../wish/typed/wish.ts";
import { distanceToDiscs } from "./spots.ts";
import { distanceFromPlace, type Terrain } from "./terrain.ts";

/** Where the customer wants a thing: roughly, or exactly. */
export type Whereabouts = Pick<WishItem, "place" | "side" | "spot">;

/** Metres from a spot within which a thing is at it, by what a visitor would say. By eye. */
export const reachOf: Record<Spot, number> = {
  "front-door": 1.5,
  "back-door": 1.5,
  "by-gate": 1.5,
  "by-garage": 1.5,
  "by-shed": 1.5,
  "in-front-of-window": 1.5,
  "along-drive": 1.3,
  "by-street": 1.6,
  "by-pool": 1.6,
  "around-pond": 0.9,
  "around-fire-pit": 1.6,
  "under-pergola": 0.2,
  "around-bed": 0.6,
};

/** Metres off where the customer wants a thing, as far as the photo shows where that is; 0 is right there. */
export function distanceFromWhere(terrain: Terrain, where: Whereabouts, x: number, z: number): number {
  const { place, side, spot } = where;
  const discs = spot && terrain.spots.get(spot);
  if (discs) return Math.max(0, distanceToDiscs(discs, x, z) - reachOf[spot]);
  if (!place) return 0;
  return distanceFromPlace(terrain, place, x, z) + (side ? distanceFromPlace(terrain, side, x, z) : 0);
}
