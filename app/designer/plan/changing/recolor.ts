import { speciesCatalog } from "../../plants/catalog.ts";
import { paletteAt } from "../placers/planting/bed-rules.ts";
import type { Site } from "../site/site.ts";

/** As far as their species come in the requested colors. */
export function recolor(site: Site): void {
  const { flowers } = site.idea.planting;
  for (const [i, plant] of site.plants.entries()) {
    const { blooms } = speciesCatalog[plant.species];
    if (blooms?.some((color) => flowers.includes(color)))
      site.plants[i] = { ...plant, palette: paletteAt(site, plant.species, plant.x, plant.z) };
  }
}
