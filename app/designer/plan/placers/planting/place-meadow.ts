import type { Locality } from "../../../locality/locality.ts";
import { whyUnsuited } from "../../../locality/plants-there.ts";
import { noise } from "../../../numeric/noise.ts";
import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import type { Region } from "../../../plants/parts/species.ts";
import { isOffWalks, isOutOfTheWay, spanInView } from "../../ground/terrain.ts";
import { inTurn } from "../../parts/in-turn.ts";
import { lowHeight, ownShare, type Site } from "../../site/site.ts";

/** The maximum of tufts, and meters to the last. */
const most = 260;
const farthest = 16;
const grassShare = 0.45;
/** Meters of height from which a tuft hides the patio. */
const hidesFrom = 0.6;
const flowers: readonly SpeciesName[] = ["fleabane", "poppy", "cornflower"];
const nativeFlowers: Record<Region, readonly SpeciesName[]> = {
  "north-america": ["fleabane", "yarrow", "black-eyed-susan"],
  europe: ["poppy", "cornflower", "yarrow"],
};
/** Meters between tufts, near and per meter of distance: distant ones hide what is behind them. */
const nearGap = 0.3;
const gapPerMetre = 0.025;

/** Each kind of flower has its own patches. */
export function placeMeadow(site: Site): void {
  if (!site.layout.hasMeadow) return;
  const { terrain } = site.layout;
  const { random } = site;
  let left = most;
  for (
    let z = terrain.grid.nearZ + 0.3;
    z < Math.min(terrain.grid.farZ + 0.5, farthest);
    z += nearGap + gapPerMetre * z
  ) {
    const gap = nearGap + gapPerMetre * z;
    const [from, to] = spanInView(terrain, z);
    for (let x = from + gap * random(); x < to && left > 0; x += gap) {
      const spot = { x: x + (random() - 0.5) * gap * 0.7, z: z + (random() - 0.5) * gap * 0.7 };
      if (site.map.surfaceAt(spot.x, spot.z).kind !== "meadow") continue;
      if (plantTuft(site, spot.x, spot.z, 0.85 + 0.3 * random())) left--;
    }
  }
}

function plantTuft(site: Site, x: number, z: number, size: number): boolean {
  const species = kindAt(site, x, z);
  const { radius, height } = speciesCatalog[species];
  const reach = radius * size * ownShare;
  const { map } = site;
  if (height * size > lowHeight && !isOutOfTheWay(site.layout.terrain, x, z, 0)) return false;
  if (!isOffWalks(site.layout.terrain, x, z, 0)) return false;
  if (!map.isOpenAround(x, z) || !map.isFree(x, z, reach) || !map.isInView(x, z, height * size, radius * size))
    return false;
  if (map.hidesPatio(x, z, radius) && height * size > hidesFrom) return false;
  map.occupy({ x, z, radius: reach });
  site.plants.push({ species, x, z, size });
  return true;
}

/** Grasses of a meadow, the wildest first. */
const grasses: readonly SpeciesName[] = ["meadow-grass", "sedge", "fountain-grass"];

function grassIn(locality: Locality): SpeciesName {
  return grasses.find((name) => !whyUnsuited(name, locality)) ?? "meadow-grass";
}

function kindAt({ random, idea }: Site, x: number, z: number): SpeciesName {
  const { locality } = idea;
  if (random() < grassShare) return locality ? grassIn(locality) : "meadow-grass";
  const named = idea.planting.named.filter((name) => speciesCatalog[name].role === "meadow");
  const usual = idea.nativesOf ? nativeFlowers[idea.nativesOf] : flowers;
  const living = locality ? usual.filter((name) => !whyUnsuited(name, locality)) : usual;
  const pool = [named, living, usual].find((kinds) => kinds.length > 0) ?? usual;
  return inTurn(pool, Math.floor(noise(x * 0.8, z * 0.8, 41) * 0.999 * pool.length));
}
