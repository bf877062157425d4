import { noise } from "../../../numeric/noise.ts";
import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { distanceToHouseBehind } from "../../ground/surroundings.ts";
import { isOutOfTheWay } from "../../ground/terrain.ts";
import { heightBeforeRequested } from "../../site/sights.ts";
import { lowHeight, type Site, sillHeight } from "../../site/site.ts";
import type { WaterFeature } from "../../surfaces/water-feature.ts";

/** Meters; maximum plant height at a bed's rim, directly in front of the viewer, of a patio and of water. */
const rimHeight = 0.45;
const nearHeight = 0.5;
const beforePatio = 0.6;
const beforeWater = 0.45;
/** How fast beds rise, and from how far inside their edge; small ones rise steeply for lack of depth. */
const slopes = { roomy: { rise: 1.1, from: 0.2 }, small: { rise: 2.2, from: 0.1 } };
/** Meters of ground directly in front of the viewer, or share of a shallow yard. */
const foreground = { metres: 1.2, share: 0.3 };

/** Meters from the wall within which a bed belongs to the house, and maximum height elsewhere in front of it. */
const atWall = 1.4;
const beforeHouse = 0.8;

/**
 * Meters: low at a bed's rim and in front of seats, windows, doors, steps, drives and requested things; high deep
 * inside a bed, and at a wall rather than in front of the whole house.
 */
export function allowedHeight(site: Site, x: number, z: number): number {
  const allowed = heightInBed(site, x, z);
  if (allowed > lowHeight && site.map.hidesWayIn(x, z, allowed)) return lowHeight;
  if (allowed > sillHeight && site.map.hidesOpening(x, z, allowed)) return sillHeight;
  return allowed;
}

/** Skips doors and windows where they cannot matter. */
export function mayBeHigh(site: Site, x: number, z: number, height: number): boolean {
  const allowed = heightInBed(site, x, z);
  if (allowed < height) return false;
  if (height > lowHeight && site.map.hidesWayIn(x, z, allowed)) return false;
  return height <= sillHeight || !site.map.hidesOpening(x, z, allowed);
}

function heightInBed(site: Site, x: number, z: number): number {
  const { map, layout } = site;
  const inside = -map.surfaceAt(x, z).toBed;
  const { rise, from } = site.idea.composition.figure ? slopes.small : slopes.roomy;
  const { grid, box } = layout.terrain;
  let allowed = rimHeight + rise * Math.max(0, inside - from);
  if (z < grid.nearZ + Math.min(foreground.metres, foreground.share * box.depth))
    allowed = Math.min(allowed, nearHeight);
  if (map.hidesPatio(x, z, 0.2)) allowed = Math.min(allowed, beforePatio);
  for (const water of layout.water)
    if (z < water.z && Math.abs(x - water.x) < water.halfWidth)
      allowed = Math.min(allowed, beforeWater, heightBefore(site, z, water));
  if (!isOutOfTheWay(layout.terrain, x, z, 0)) allowed = Math.min(allowed, lowHeight);
  allowed = Math.min(allowed, Math.max(lowest, heightBeforeRequested(site, x, z)));
  const toWall = distanceToHouseBehind(layout.terrain.surroundings, x, z);
  if (toWall > atWall && toWall < Number.POSITIVE_INFINITY) allowed = Math.min(allowed, beforeHouse);
  return allowed;
}

/** Share of a pond's depth that plants may hide, and the minimum height of such plants in meters. */
const hiddenWater = 0.4;
const lowest = 0.12;

function heightBefore({ layout }: Site, z: number, water: WaterFeature): number {
  const { eyeHeight } = layout.terrain.yard.camera;
  const seenFrom = water.z - water.halfDepth * (1 - 2 * hiddenWater);
  return Math.max(lowest, eyeHeight * (1 - z / seenFrom));
}

/** Species with more colors than this have no typical one. */
const fewColors = 4;

/** One per stretch of bed. A requested species without a stated color has its typical one: lavender is not white. */
export function paletteAt(site: Site, species: SpeciesName, x: number, z: number): string | undefined {
  const { blooms } = speciesCatalog[species];
  const { flowers, named, colorsAsked } = site.idea.planting;
  if (!colorsAsked && blooms && blooms.length <= fewColors && named.includes(species)) return blooms[0];
  const fitting = blooms ? flowers.filter((color) => blooms.includes(color)) : flowers;
  if (fitting.length === 0) return blooms?.[0];
  return fitting[Math.floor(noise(x * 0.5 + 3, z * 0.5, 77) * fitting.length * 0.999)];
}
