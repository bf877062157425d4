import { noise } from "../../../numeric/noise.ts";
import { type SpeciesName, speciesCatalogue } from "../../../plants/catalogue.ts";
import { isOutOfTheWay } from "../../ground/terrain.ts";
import { lowHeight, type Site } from "../../site/site.ts";

/** How high a plant may be: low at the rim of a bed, before a seat and before windows, high in the depth of the bed. */
export function allowedHeight(site: Site, x: number, z: number): number {
  const { map, layout } = site;
  const inside = -map.surfaceAt(x, z).toBed;
  // Small beds rise steeply: there is no depth for it.
  const small = site.idea.composition.figure !== undefined;
  let allowed = small ? 0.45 + 2.2 * Math.max(0, inside - 0.1) : 0.45 + 1.1 * Math.max(0, inside - 0.2);
  if (z < layout.terrain.grid.nearZ + Math.min(1.2, 0.3 * layout.terrain.box.depth)) allowed = Math.min(allowed, 0.5);
  if (map.hidesPatio(x, z, 0.2)) allowed = Math.min(allowed, 0.6);
  if (layout.water.some((water) => z < water.z && Math.abs(x - water.x) < water.halfWidth))
    allowed = Math.min(allowed, 0.45);
  if (!isOutOfTheWay(layout.terrain, x, z, 0)) allowed = Math.min(allowed, lowHeight);
  if (allowed > 0.9 && map.hidesOpening(x, z, allowed)) return 0.9;
  return allowed;
}

/** One flower colour per stretch of bed, out of those the species comes in. */
export function paletteAt(site: Site, species: SpeciesName, x: number, z: number): string | undefined {
  const { blooms } = speciesCatalogue[species];
  const { flowers } = site.idea.planting;
  const fitting = blooms ? flowers.filter((colour) => blooms.includes(colour)) : flowers;
  if (fitting.length === 0) return blooms?.[0];
  return fitting[Math.floor(noise(x * 0.5 + 3, z * 0.5, 77) * fitting.length * 0.999)];
}
