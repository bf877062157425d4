import { frostsOf, rhsRatingOf } from "#app/designer/locality/locality.ts";
import type { UnreadLocality } from "#app/designer/locality/read-locality.ts";
import type { StoredLocality } from "#db/stored-json.ts";

/** On a drawing: "Zone 6b". */
export function shortPlace(locality: StoredLocality | null): string {
  return locality ? `Zone ${locality.zone}` : "Place not told";
}

/** On a sheet of paper: "Plants chosen for USDA zone 6b (ZIP code 10001)". */
export function placeOnPaper(locality: StoredLocality | null): string {
  if (!locality) return "Place not told: plants chosen for no zone";
  return `Plants chosen for USDA zone ${locality.zone}${whereIn(locality)}`;
}

/** "Plants are chosen for zone 6b (ZIP code 10001): last frost about May 1, first about October 10." */
export function describeChoice(locality: StoredLocality | null): string {
  if (!locality) return "Plants are chosen for no place, because we do not know where the yard is.";
  const { zone, laws } = locality;
  const isAbroad = laws.length > 0 && !laws.includes("US");
  const rating = isAbroad ? `, RHS ${rhsRatingOf(locality)}` : "";
  const frosts = frostsOf(locality);
  const frost = frosts ? `: last frost about ${frosts[0]}, first about ${frosts[1]}` : "";
  return `Plants are chosen for zone ${zone}${rating}${whereIn(locality)}${frost}.${describeFacing(locality)}`;
}

function whereIn({ words, zone }: StoredLocality): string {
  return words === `zone ${zone}` ? "" : ` (${words})`;
}

function describeFacing({ facing, latitude }: StoredLocality): string {
  if (!facing) return "";
  if (latitude === undefined) return " How much sun beds get needs a ZIP code or a country.";
  return ` The photo looks ${facing}: plants of beds are chosen by their sun, too.`;
}

/** Why what was typed leaves the place unknown. */
export const unreadLocalityWords: Record<UnreadLocality, string> = {
  "no-such-zip": "There is no such ZIP code in our table.",
  "no-such-zone": "There is no such zone: they go from 1a to 13b.",
  "armed-forces": "ZIP codes of the armed forces and of ships do not say where a yard is.",
  "state-only": "In the United States we need the ZIP code or the zone.",
  "not-understood": "We do not know that place. Type a US ZIP code, a zone such as 6b, or a country.",
};
