import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { fitOutline } from "../../ground/fit-outline.ts";
import { distanceFromPlace, isOutOfTheWay, pointAt } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { inTurn } from "../../parts/in-turn.ts";
import { fromOwnAxes, type Outline } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";

/** Meters between two beds for walking, and kept from doors and drives. */
const aisle = 0.65;
const clearance = 0.3;
/** Default number of beds, and the maximum. */
const usualBeds = 2;
const mostBeds = 8;
/** Widths in meters, best first; depth as share of the width, with a maximum in meters. */
const widths = [1.8, 1.5, 1.2];
const usualDepth = { share: 0.5, most: 1.2 };
/** More beds than this are in rows. */
const oneRow = 2;
/** Of being in a planted bed, and per meter from the composition's place; tolerance of a requested one; limit. */
const costs = { inBed: 0.6, offAim: 0.4, inPlace: 0.8, most: 99 };
const usualCrops: readonly (readonly SpeciesName[])[] = [
  ["lettuce", "basil", "tomato"],
  ["lettuce", "cabbage"],
];

/** Square to house or fence. */
export const placeRaisedBeds: Placer = {
  element: "raised-bed",
  place(want, site) {
    const wanted = Math.min(want.count ?? usualBeds, mostBeds);
    // Fewer if they do not all fit; a single one anywhere it fits.
    for (let count = wanted; count > 0; count--) {
      const beds = (want.place && findBlock(site, want, count, costs.inPlace)) || findBlock(site, want, count);
      if (!beds) continue;
      const crops = cropsOf(site);
      beds.forEach((bed, i) => void site.add({ ...bed, crops: inTurn(crops, i) }));
      return count;
    }
    return 0;
  },
};

/** Low before high: named species first, then what goes with them. */
function cropsOf({ idea }: Site): SpeciesName[][] {
  const named = idea.planting.named.filter((name) => speciesCatalog[name].role === "vegetable");
  const mixed = usualCrops.map((usual) => (named.length > 1 ? named : [...new Set([...named, ...usual])]));
  return mixed.map((crops) => crops.sort((a, b) => speciesCatalog[a].height - speciesCatalog[b].height));
}

function findBlock(site: Site, want: Want, count: number, mostCost = costs.most): ObjectPlacement[] | undefined {
  const { terrain } = site.layout;
  const { composition, mirror } = site.idea;
  const aim = site.placeIn("focus") ?? pointAt(terrain, -Math.sign(composition.patioAcross || 1) * mirror * 0.5, 0.6);
  for (const width of want.size?.width ? [want.size.width] : widths.map((usual) => usual * (want.share ?? 1))) {
    const depth = want.size?.depth ?? Math.min(usualDepth.most, width * usualDepth.share);
    for (const across of acrossInTurn(want, count)) {
      const deep = Math.ceil(count / across);
      const outline = {
        shape: "rectangle",
        halfWidth: (across * (width + aisle) - aisle) / 2,
        halfDepth: (deep * (depth + aisle) - aisle) / 2,
        turn: terrain.surroundings.axis,
      } as const;
      const found = fitOutline(terrain, {
        outline,
        shrink: [1],
        mostCost,
        spill: 0,
        cost: (x, z, own) => {
          if (
            !isOutOfTheWay(terrain, x, z, clearance) ||
            !bedsIn(own, across, count, width, depth).every((bed) => site.fits(bed, "off-paving"))
          )
            return Number.POSITIVE_INFINITY;
          const inBed = site.map.surfaceAt(x, z).toBed < 0 ? costs.inBed : 0;
          return (
            inBed +
            (want.place
              ? distanceFromPlace(terrain, want.place, x, z)
              : Math.hypot(x - aim[0], z - aim[1]) * costs.offAim)
          );
        },
      });
      if (found) return bedsIn(found, across, count, width, depth);
    }
  }
  return undefined;
}

function acrossInTurn({ place }: Want, count: number): number[] {
  const isBlock = count > oneRow && place !== "along-fence";
  return isBlock ? [Math.ceil(count / 2), count, 1] : [count, 1];
}

function bedsIn(block: Outline, across: number, count: number, width: number, depth: number): ObjectPlacement[] {
  return Array.from({ length: count }, (_, i) => {
    const dx = -block.halfWidth + width / 2 + (i % across) * (width + aisle);
    const dz = block.halfDepth - depth / 2 - Math.floor(i / across) * (depth + aisle);
    const [x, z] = fromOwnAxes(block, dx, dz);
    return { object: "raised-bed", x, z, angle: -block.turn, size: 1, width, depth };
  });
}
