import type { SpeciesName } from "../../plants/catalogue.ts";
import type { Element } from "../../wish/typed/garden-words.ts";
import { isSupposed } from "../ground/spots.ts";
import type { Whereabouts } from "../ground/whereabouts.ts";
import { offPlace, type Spot } from "./find-spot.ts";
import type { Site } from "./site.ts";

/** Metres off its place at which a thing still is there, and the share of a row that has to be. By eye. */
const stillThere = 0.8;
const mostOf = 0.7;

/** Says so when what was placed for a want stands elsewhere than the customer wanted it. */
export function tellPlace(site: Site, thing: Element | SpeciesName, want: Whereabouts, spots: readonly Spot[]): void {
  const { place, spot } = want;
  if (spots.length === 0) return;
  const isShown = !spot || site.discsAt(spot).length > 0;
  const there = spots.filter(({ x, z }) => offPlace(site, want, x, z) <= stillThere);
  const isThere = isShown && there.length >= mostOf * spots.length;
  if (isThere && !isSupposed(spot, site.layout.terrain.surroundings)) return;
  if (spot) site.noRoom.tellSpot(thing, spot, isThere ? "supposed" : isShown ? "elsewhere" : "not-shown");
  else if (place) site.noRoom.tellPlace(thing, place);
}
