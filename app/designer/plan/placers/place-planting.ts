import { noise } from "../../numeric/noise.ts";
import { hash2 } from "../../numeric/random.ts";
import { type SpeciesName, speciesCatalogue } from "../../plants/catalogue.ts";
import { lowHeight, type Site } from "../site.ts";
import { isOutOfTheWay, spanInView } from "../terrain.ts";
import { growDrift } from "./grow-drift.ts";
import { lineThePath, lineTheRims } from "./line-beds.ts";
import { placeNamed } from "./place-named.ts";

export const mostPlants = 320;
const latticeStep = 0.3;

/** How many of a kind stand together, by layer. */
const driftSizes = { tall: [3, 1, 3], low: [5, 7, 3], edge: [7, 5, 9] } as const;

/** Plants the beds: what the customer named, rows along paths and rims, then drifts, tall behind and low in front. */
export function placePlanting(site: Site): void {
  placeNamed(site);
  if (site.idea.composition.bedAlongPath) lineThePath(site);
  if (site.idea.style === "formal") lineTheRims(site);
  const spots = bedSpots(site);
  for (const layer of ["tall", "low", "edge"] as const) fillLayer(site, spots, layer);
}

interface BedSpot {
  x: number;
  z: number;
  allowed: number;
}

/** Spots of all beds in a random order, each with the height that may stand there. */
function bedSpots(site: Site): BedSpot[] {
  const { terrain } = site.layout;
  const shift = site.random() * 100;
  const spots: (BedSpot & { lot: number })[] = [];
  for (let z = terrain.grid.nearZ * 0.9; z < Math.min(terrain.grid.farZ + 0.5, 15); z += latticeStep) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x <= right; x += latticeStep) {
      const { kind } = site.map.surfaceAt(x, z);
      if (kind !== "bed" || !site.map.isOpen(x, z)) continue;
      spots.push({ x, z, allowed: allowedHeight(site, x, z), lot: hash2(x * 7 + shift, z * 7) });
    }
  }
  return spots.sort((a, b) => a.lot - b.lot);
}

/** How high a plant may be: low at the rim of a bed, before a seat and before windows, high in the depth of the bed. */
export function allowedHeight(site: Site, x: number, z: number): number {
  const { map, layout } = site;
  const inside = -map.surfaceAt(x, z).toBed;
  let allowed = 0.45 + 1.1 * Math.max(0, inside - 0.2);
  if (z < layout.terrain.grid.nearZ + 1.2) allowed = Math.min(allowed, 0.5);
  if (map.hidesPatio(x, z, 0.2)) allowed = Math.min(allowed, 0.6);
  if (layout.water.some((water) => z < water.z && Math.abs(x - water.x) < water.halfWidth))
    allowed = Math.min(allowed, 0.45);
  if (!isOutOfTheWay(layout.terrain, x, z, 0)) allowed = Math.min(allowed, lowHeight);
  if (allowed > 0.9 && map.hidesOpening(x, z, allowed)) return 0.9;
  return allowed;
}

/** Sets drift beside drift; neighbouring drifts are of different kinds, and every kind comes again. */
function fillLayer(site: Site, spots: readonly BedSpot[], layer: "tall" | "low" | "edge"): void {
  const { planting } = site.idea;
  const pool = planting[layer];
  const least = { tall: 1, low: 0.55, edge: 0 }[layer];
  let turn = Math.floor(site.random() * pool.length);
  for (const { x, z, allowed } of spots) {
    if (site.plants.length >= mostPlants) return;
    if (allowed < least) continue;
    const species = nextThatFits(pool, turn, allowed);
    if (!species) continue;
    const sizes = driftSizes[layer];
    const grown = growDrift(site, species, { x, z }, sizes[turn % sizes.length], paletteAt(site, species, x, z));
    if (grown > 0) turn++;
  }
}

function nextThatFits(pool: readonly SpeciesName[], turn: number, allowed: number): SpeciesName | undefined {
  for (let i = 0; i < pool.length; i++) {
    const species = pool[(turn + i) % pool.length];
    if (speciesCatalogue[species].height * 0.9 <= allowed) return species;
  }
  return undefined;
}

/** One flower colour per stretch of bed, out of those the species comes in. */
export function paletteAt(site: Site, species: SpeciesName, x: number, z: number): string | undefined {
  const { blooms } = speciesCatalogue[species];
  const { flowers } = site.idea.planting;
  const fitting = blooms ? flowers.filter((colour) => blooms.includes(colour)) : flowers;
  if (fitting.length === 0) return blooms?.[0];
  return fitting[Math.floor(noise(x * 0.5 + 3, z * 0.5, 77) * fitting.length * 0.999)];
}
