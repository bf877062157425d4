import { objectCatalog } from "../../objects/catalog.ts";
import { type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import type { Element } from "../../wish/lexicon/garden-words.ts";
import type { Want } from "../idea/idea.ts";
import { footprintOf, heightOf } from "../parts/footprint.ts";
import type { ObjectPlacement, PlantPlacement } from "../parts/plan.ts";
import { isObjectFor } from "./objects-for-element.ts";
import type { Site } from "./site.ts";

/** Maximum share of the height, from below, that planting may hide of requested things and plants. */
const mostHidden = { thing: 0.2, plant: 0.4 };
/** Meters to either side of a thing within which plants in front obstruct it. */
const beside = 0.15;
/** Meters before a requested thing in which nothing is higher than this, also where one would look over it. */
const kneeHigh = { within: 4, height: 0.4 };
const backdrops: ReadonlySet<Element> = new Set(["fence", "screen", "retaining-wall", "hedge", "edging"]);

/** Meters, from its near edge. */
export interface Sight {
  x: number;
  z: number;
  half: number;
  from: number;
  /** Meters before it that stay low. */
  lowWithin: number;
}

/** By its number of things. */
const known = new WeakMap<Site, { things: number; sights: readonly Sight[] }>();

/** Infinity if there is nothing requested behind it. */
export function heightBeforeRequested(site: Site, x: number, z: number): number {
  const found = known.get(site);
  if (found?.things === site.objects.length) return heightBelow(site, found.sights, x, z);
  const sights = site.objects.filter((own) => isAsked(site, own)).map(sightOf);
  known.set(site, { things: site.objects.length, sights });
  return heightBelow(site, sights, x, z);
}

/** Where the wish itself puts it, it may be. */
export function isBeforeRequested(
  site: Site,
  own: ObjectPlacement,
  { place, spot }: Pick<Want, "place" | "spot">,
): boolean {
  if (place || spot || heightOf(own) <= kneeHigh.height) return false;
  return footprintOf(own).some(({ x, z, radius }) =>
    [-radius, 0, radius].some((aside) => heightBeforeRequested(site, x + aside, z) < heightOf(own)),
  );
}

export function sightsOfNamed({ plants, idea }: Site): Sight[] {
  const named = new Set<SpeciesName>(idea.planting.named);
  return plants.filter(({ species, support }) => named.has(species) && !support).map(sightOfPlant);
}

function isAsked({ idea }: Site, { object }: ObjectPlacement): boolean {
  return [...idea.asked].some((element) => !backdrops.has(element) && isObjectFor(element, object));
}

function sightOf(own: ObjectPlacement): Sight {
  const { width, depth } = objectCatalog[own.object];
  const deep = own.depth ?? depth * own.size;
  return {
    x: own.x,
    z: own.z - deep / 2,
    half: (own.width ?? width * own.size) / 2,
    from: heightOf(own) * mostHidden.thing,
    lowWithin: kneeHigh.within,
  };
}

function sightOfPlant({ species, x, z, size }: PlantPlacement): Sight {
  const { radius, height } = speciesCatalog[species];
  return {
    x,
    z: z - (radius * size) / 2,
    half: radius * size * 0.7,
    from: height * size * mostHidden.plant,
    lowWithin: 0,
  };
}

export function heightBelow({ layout }: Site, sights: readonly Sight[], x: number, z: number): number {
  const { eyeHeight } = layout.terrain.yard.camera;
  let lowest = Number.POSITIVE_INFINITY;
  for (const sight of sights) {
    if (z >= sight.z || Math.abs(x / z - sight.x / sight.z) > (sight.half + beside) / sight.z) continue;
    lowest = Math.min(lowest, eyeHeight + ((sight.from - eyeHeight) * z) / sight.z);
    if (sight.z - z < sight.lowWithin) lowest = Math.min(lowest, kneeHigh.height);
  }
  return lowest;
}
