import { hash2 } from "../../../numeric/random.ts";
import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { farthestBed, spanInView } from "../../ground/terrain.ts";
import { inTurn } from "../../parts/in-turn.ts";
import { offPlace } from "../../site/find-spot.ts";
import { toleranceOf } from "../../site/report-places.ts";
import { heightBelow, sightsOfNamed } from "../../site/sights.ts";
import type { Site } from "../../site/site.ts";
import { isShrub, shrubsWanted } from "../../styles/with-shrubs.ts";
import { allowedHeight, paletteAt } from "./bed-rules.ts";
import { growDrift } from "./grow-drift.ts";
import { lineThePath, lineTheRims } from "./line-beds.ts";
import { placeNamed } from "./place-named.ts";

const mostPlants = 320;
const latticeStep = 0.3;
/** Meters of height that must be allowed in a layer's place; share of a species' height that is enough. */
const leastAllowed = { tall: 1, low: 0.55, edge: 0 } as const;
const allowedShare = 0.9;

const layers = ["tall", "low", "edge"] as const;
/** Share of the beds that shrubs at large have among other plants. */
const shrubShare = 0.35;

/** Plants per drift, by layer. */
const driftSizes = { tall: [3, 1, 3], low: [5, 7, 3], edge: [7, 5, 9] } as const;

/** Named species, rows along paths and rims, then drifts, tall behind and low in front. */
export function placePlanting(site: Site): void {
  placeNamedAmongShrubs(site);
  if (site.idea.composition.bedAlongPath) lineThePath(site);
  if (site.idea.style === "formal") lineTheRims(site);
  fillBeds(site);
}

/** Shrubs at large that are requested among other plants get their share of the beds before those of no stated number. */
function placeNamedAmongShrubs(site: Site): void {
  const {
    items,
    planting: { named },
  } = site.idea;
  const isLater = (name: SpeciesName) =>
    shrubsWanted(items) && !items.some(({ thing, count }) => thing === name && count !== undefined);
  placeNamed(
    site,
    named.filter((name) => !isLater(name)),
  );
  const later = named.filter(isLater);
  if (later.length === 0) return;
  plantShrubs(site);
  placeNamed(site, later);
}

function plantShrubs(site: Site): void {
  const { planting } = site.idea;
  const spots = bedSpots(site);
  let left = shrubShare * spots.length * latticeStep ** 2;
  for (const layer of layers) {
    let turn = 0;
    for (const { x, z, allowed } of spots) {
      if (left <= 0) return;
      const kinds = site.layersAt(x, z)[layer].filter((name) => isShrub(name) && !planting.named.includes(name));
      const species = nextThatFits(kinds, turn, (name) => mayGrow(site, name, x, z, allowed));
      if (!species) continue;
      const [count] = driftSizes[layer];
      const grown = growDrift(site, species, { from: { x, z }, count, palette: paletteAt(site, species, x, z) });
      left -= grown * Math.PI * speciesCatalog[species].radius ** 2;
      if (grown > 0) turn++;
    }
  }
}

export function fillBeds(site: Site, isMeant: (x: number, z: number) => boolean = () => true): void {
  const spots = bedSpots(site).filter(({ x, z }) => isMeant(x, z));
  for (const layer of layers) fillLayer(site, spots, layer);
}

interface BedSpot {
  x: number;
  z: number;
  allowed: number;
}

function bedSpots(site: Site): BedSpot[] {
  const { terrain } = site.layout;
  const shift = site.random() * 100;
  const spots: (BedSpot & { lot: number })[] = [];
  for (let z = terrain.grid.nearZ * 0.9; z < Math.min(terrain.grid.farZ + 0.5, farthestBed); z += latticeStep) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x <= right; x += latticeStep) {
      const { kind } = site.map.surfaceAt(x, z);
      if (kind !== "bed" || !site.map.isOpen(x, z)) continue;
      spots.push({ x, z, allowed: allowedHeight(site, x, z), lot: hash2(x * 7 + shift, z * 7) });
    }
  }
  return spots.sort((a, b) => a.lot - b.lot);
}

/** Consecutive drifts of the customer's own species before another one; with several own species none is added unless shrubs at large are requested. */
const companionAfter = 2;
/** Size factor of requested plants that would otherwise be too high: they are younger. */
const young = 0.75;

/**
 * Adjacent drifts are of different species, and every species repeats. Named species get every place they may have, and
 * nothing else grows in front of them.
 */
function fillLayer(site: Site, spots: readonly BedSpot[], layer: (typeof layers)[number]): void {
  const { planting } = site.idea;
  const named = new Set(planting.named);
  // Named species for which no bed has the sun they want are planted all the same.
  const homeless = new Set(planting.named.filter((name) => spots.every(({ x, z }) => !site.suitsSun(name, x, z))));
  const isWoody = shrubsWanted(site.idea.items) === "only";
  const isCalm = !shrubsWanted(site.idea.items) && (named.size > 1 || layer === "tall");
  const sights = sightsOfNamed(site);
  const least = leastAllowed[layer];
  let turn = Math.floor(site.random() * planting[layer].length);
  for (const { x, z, allowed } of spots) {
    if (site.plants.length >= mostPlants) return;
    const kinds = site.layersAt(x, z)[layer];
    const own = [...new Set(kinds.filter((name) => named.has(name)))];
    const others = kinds.filter((name) => !named.has(name));
    const isCompanion = !isCalm && turn % (companionAfter + 1) === companionAfter;
    const grow = (kinds: readonly SpeciesName[], age: number, most: number) => {
      const isSunny = (name: SpeciesName) => !named.has(name) || homeless.has(name) || site.suitsSun(name, x, z);
      const species = nextThatFits(kinds, turn, (name) => isSunny(name) && mayGrow(site, name, x, z, most / age));
      if (!species) return 0;
      const count = inTurn(driftSizes[layer], turn);
      return growDrift(site, species, { from: { x, z }, count, palette: paletteAt(site, species, x, z), age });
    };
    const ofOwn = isCompanion ? 0 : grow(own, 1, allowed) || grow(own, young, allowed);
    const free = Math.min(allowed, heightBelow(site, sights, x, z));
    const ofOthers = () => grow(others, 1, free) || (isWoody ? grow(others, young, free) : 0);
    const grown = ofOwn || (free < least ? 0 : ofOthers());
    if (grown > 0) turn++;
  }
}

function nextThatFits(
  pool: readonly SpeciesName[],
  turn: number,
  fits: (species: SpeciesName) => boolean,
): SpeciesName | undefined {
  if (pool.length === 0) return undefined;
  const inOrder = [...pool.slice(turn % pool.length), ...pool.slice(0, turn % pool.length)];
  return inOrder.find(fits);
}

function mayGrow(site: Site, species: SpeciesName, x: number, z: number, allowed: number): boolean {
  if (speciesCatalog[species].height * allowedShare > allowed) return false;
  const own = site.idea.items.filter(({ thing, of }) => thing === species || of === species);
  return own.length === 0 || own.some((item) => offPlace(site, item, x, z) <= toleranceOf(site, item));
}
