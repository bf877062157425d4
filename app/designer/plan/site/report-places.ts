import type { SpeciesName } from "../../plants/catalog.ts";
import type { Element, Place } from "../../wish/lexicon/garden-words.ts";
import { isSupposed } from "../ground/spots.ts";
import { shorterSide } from "../ground/terrain.ts";
import type { Whereabouts } from "../ground/whereabouts.ts";
import { offPlace, type Spot } from "./find-spot.ts";
import type { Site } from "./site.ts";

/** Meters; in a small yard, share of its shorter side; and the share of a row that has to be there. */
const stillThere = { metres: 0.8, share: 0.1 };
const mostOf = 0.7;
/** Places next to something, which are as wide in a small yard. */
const beside: ReadonlySet<Place | undefined> = new Set(["along-fence", "along-path", "around-patio", "around-tree"]);

/** `share` is the minimum of them in place. */
export function reportPlace(
  site: Site,
  thing: Element | SpeciesName,
  want: Whereabouts,
  spots: readonly Spot[],
  share = mostOf,
): void {
  const { place, spot } = want;
  if (spots.length === 0) return;
  const isShown = !spot || site.discsAt(spot).length > 0;
  const there = spots.filter(({ x, z }) => offPlace(site, want, x, z) <= toleranceOf(site, want));
  const isThere = isShown && there.length >= share * spots.length;
  if (isThere && !isSupposed(spot, site.layout.terrain.surroundings)) return;
  if (spot) site.noRoom.reportPlace(thing, want, isThere ? "supposed" : isShown ? "elsewhere" : "not-shown");
  else if (place) site.noRoom.reportPlace(thing, want, there.length > 0 ? "partly" : "elsewhere");
}

/** Meters from the requested place at which a thing is still there. */
export function toleranceOf({ layout }: Site, { place, spot }: Whereabouts): number {
  if (spot || beside.has(place)) return stillThere.metres;
  return Math.min(stillThere.metres, stillThere.share * shorterSide(layout.terrain));
}
