import type { Spot } from "../../wish/lexicon/garden-words.ts";
import { isSupposed } from "../ground/spots.ts";
import type { Terrain } from "../ground/terrain.ts";
import { distanceFromWhere, type Whereabouts } from "../ground/whereabouts.ts";
import type { NoRoom } from "../parts/no-room.ts";
import type { Outline } from "../parts/outline.ts";

/** Meters from its spot at which a figure's edge is still there. */
const stillThere = 0.8;

/** Also if the photo does not show the spot. */
export function reportSpot(
  terrain: Terrain,
  thing: "patio" | "pool" | "pond" | "fountain",
  where: Whereabouts & { spot: Spot },
  { x, z, halfWidth, halfDepth }: Outline,
  noRoom: NoRoom,
): void {
  const isShown = terrain.spots.has(where.spot);
  const off = distanceFromWhere(terrain, { spot: where.spot }, x, z) - Math.min(halfWidth, halfDepth);
  if (!isShown) noRoom.reportPlace(thing, where, "not-shown");
  else if (off > stillThere) noRoom.reportPlace(thing, where, "elsewhere");
  else if (isSupposed(where.spot, terrain.surroundings)) noRoom.reportPlace(thing, where, "supposed");
}
