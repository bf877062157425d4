import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { sampleField } from "../../ground/ground-grid.ts";
import type { Spot } from "../../site/find-spot.ts";
import { ownShare, type Site } from "../../site/site.ts";
import { raggedWithin } from "../../surfaces/surfaces.ts";
import { mayBeHigh } from "./bed-rules.ts";

/** Room between two of a kind beyond what they take, and random offset. */
const looseness = 1.05;
const stray = 0.1;
/** Drifts are longer across the view than deep. */
const stretch = 1.5;
const margin = 0.12;
/** Size of a drift's plants, and of each one: minimum, and random addition. */
const driftSize = { least: 0.92, chance: 0.12 };
const ownSize = { least: 0.95, chance: 0.1 };
/** Share of its radius by which a plant is inside its bed, and of its height that must be allowed there. */
export const insideBed = 0.55;
const allowedShare = 0.85;
/** Row distance of a hexagonal lattice: half the square root of 3. */
const rowStep = 0.87;

interface Drift {
  from: Spot;
  count: number;
  palette?: string;
  /** Where none may be, even if there is room. */
  isOff?: (x: number, z: number) => boolean;
  age?: number;
}

/** Outward from a spot. Returns how many found room. */
export function growDrift(site: Site, species: SpeciesName, { from, count, palette, isOff, age = 1 }: Drift): number {
  const { radius, height } = speciesCatalog[species];
  const { random } = site;
  const usual = age * (driftSize.least + driftSize.chance * random());
  const step = 2 * radius * usual * ownShare * looseness;
  // What has no better place may start in too little sun, and goes on in it.
  const isSuited = site.suitsSun(species, from.x, from.z);
  let grown = 0;
  for (const [column, row] of spiral) {
    if (grown >= count) break;
    const x = from.x + (column + (row % 2 ? 0.5 : 0)) * step + (random() - 0.5) * stray * step;
    const z = from.z + row * step * rowStep + (random() - 0.5) * stray * step;
    const size = usual * (ownSize.least + ownSize.chance * random());
    // Cheap checks first: most places are outside the bed, and in a full one most are taken.
    if (sampleField(site.layout.beds, x, z) - raggedWithin > -radius * size * insideBed) continue;
    if (!site.hasRoom(species, x, z, size) || isOff?.(x, z)) continue;
    if (isSuited && !site.suitsSun(species, x, z)) continue;
    const { kind, toBed } = site.map.surfaceAt(x, z);
    if (kind !== "bed" || toBed > -radius * size * insideBed) continue;
    if (!mayBeHigh(site, x, z, height * size * allowedShare)) continue;
    if (site.plant(species, x, z, size, margin, palette)) grown++;
  }
  return grown;
}

const spiral: readonly (readonly [column: number, row: number])[] = Array.from({ length: 63 }, (_, i) => {
  const row = Math.floor(i / 9) - 3;
  return [(i % 9) - 4, row] as const;
}).sort(([c1, r1], [c2, r2]) => Math.hypot(c1 / stretch, r1) - Math.hypot(c2 / stretch, r2));
