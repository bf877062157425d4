import type { SpeciesName } from "../../plants/catalogue.ts";
import type { Element } from "../../wish/typed/garden-words.ts";
import type { Want } from "../idea/idea.ts";
import { offPlace, type Spot } from "./find-spot.ts";
import type { Site } from "./site.ts";

/** Metres off its place at which a thing still is there, and the share of a row that has to be. By eye. */
const stillThere = 0.8;
const mostOf = 0.7;

/** Says so when what was placed for a want stands elsewhere than the customer wanted it. */
export function tellPlace(
  site: Site,
  thing: Element | SpeciesName,
  want: Pick<Want, "place">,
  spots: readonly Spot[],
): void {
  const { place } = want;
  if (!place || spots.length === 0) return;
  const there = spots.filter(({ x, z }) => offPlace(site, want, x, z) <= stillThere);
  if (there.length < mostOf * spots.length) site.noRoom.tellPlace(thing, place);
}
