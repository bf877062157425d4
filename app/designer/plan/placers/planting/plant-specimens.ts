import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { isOutOfTheWay } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Site } from "../../site/site.ts";
import { paletteAt } from "./bed-rules.ts";

/** Size against the usual, which is that of a young plant. */
const grown = 1.5;
/** Meters between two: minimum, and up to which more is better; cost of each meter less. */
const apart = { least: 1.4, best: 3.5, cost: 0.6 };
const margin = 0.2;
const attempts = 30;

/** Plants that are seen one by one, spread over open ground. Returns their number. */
export function plantSpecimens(site: Site, species: SpeciesName, want: Want, wanted: number): number {
  const radius = speciesCatalog[species].radius * grown;
  let placed = 0;
  for (let attempt = 0; attempt < attempts && placed < wanted; attempt++) {
    const others = site.plants.filter((plant) => plant.species === species);
    const spot = findSpot(site, want, ({ x, z }, { kind }) => {
      if ((kind !== "base" && kind !== "bed") || !site.map.isFree(x, z, radius) || !site.map.isOpenAround(x, z))
        return Number.POSITIVE_INFINITY;
      if (!isOutOfTheWay(site.layout.terrain, x, z, radius)) return Number.POSITIVE_INFINITY;
      const nearest = Math.min(apart.best, ...others.map((other) => Math.hypot(other.x - x, other.z - z)));
      return nearest < apart.least ? Number.POSITIVE_INFINITY : (apart.best - nearest) * apart.cost;
    });
    if (!spot) break;
    if (site.plant(species, spot.x, spot.z, grown, margin, paletteAt(site, species, spot.x, spot.z))) placed++;
    // Rejected for what only planting detects: the next one is tried elsewhere.
    else site.map.occupy({ ...spot, radius: 0.01 });
  }
  return placed;
}
