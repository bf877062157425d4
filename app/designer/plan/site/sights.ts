import { objectCatalogue } from "../../objects/catalogue.ts";
import { type SpeciesName, speciesCatalogue } from "../../plants/catalogue.ts";
import type { Element } from "../../wish/typed/garden-words.ts";
import { heightOf } from "../parts/footprint.ts";
import type { ObjectPlacement, PlantPlacement } from "../parts/plan.ts";
import type { Site } from "./site.ts";
import { standsFor } from "./standing-for.ts";

/** Shares of its height from below that planting may hide of a thing, and of plants, that were asked for. By eye. */
const mostHidden = { thing: 0.2, plant: 0.4 };
/** Metres to either side of a thing within which what grows before it is in its way. By eye. */
const beside = 0.15;
/** What lines the yard's edges has planting before it. */
const backdrops: ReadonlySet<Element> = new Set(["fence", "screen", "retaining-wall", "hedge", "edging"]);

/** Something that was asked for and is to be seen over what grows before it: metres, from its near edge on. */
export interface Sight {
  x: number;
  z: number;
  half: number;
  /** Metres above the ground from which on it is to be seen. */
  from: number;
}

/** Of each site, for as many things as it had when they were last looked up. */
const known = new WeakMap<Site, { things: number; sights: readonly Sight[] }>();

/** How high a plant may be at a point before it hides something else that was asked for; Infinity where nothing is behind. */
export function heightBeforeAsked(site: Site, x: number, z: number): number {
  const found = known.get(site);
  if (found?.things === site.objects.length) return heightBelow(site, found.sights, x, z);
  const sights = site.objects.filter((own) => isAsked(site, own)).map(sightOf);
  known.set(site, { things: site.objects.length, sights });
  return heightBelow(site, sights, x, z);
}

/** The plants of a site that were asked for by name, as they are to be seen. */
export function sightsOfNamed({ plants, idea }: Site): Sight[] {
  const named = new Set<SpeciesName>(idea.planting.named);
  return plants.filter(({ species, support }) => named.has(species) && !support).map(sightOfPlant);
}

function isAsked({ idea }: Site, { object }: ObjectPlacement): boolean {
  return [...idea.asked].some((element) => !backdrops.has(element) && standsFor(element, object));
}

function sightOf(own: ObjectPlacement): Sight {
  const { width, depth } = objectCatalogue[own.object];
  const deep = own.depth ?? depth * own.size;
  return {
    x: own.x,
    z: own.z - deep / 2,
    half: (own.width ?? width * own.size) / 2,
    from: heightOf(own) * mostHidden.thing,
  };
}

function sightOfPlant({ species, x, z, size }: PlantPlacement): Sight {
  const { radius, height } = speciesCatalogue[species];
  return { x, z: z - (radius * size) / 2, half: radius * size * 0.7, from: height * size * mostHidden.plant };
}

/** How high a plant may be at a point below the lowest line of sight to what stands behind it. */
export function heightBelow({ layout }: Site, sights: readonly Sight[], x: number, z: number): number {
  const { eyeHeight } = layout.terrain.yard.camera;
  let lowest = Number.POSITIVE_INFINITY;
  for (const sight of sights) {
    if (z >= sight.z || Math.abs(x / z - sight.x / sight.z) > (sight.half + beside) / sight.z) continue;
    lowest = Math.min(lowest, eyeHeight + ((sight.from - eyeHeight) * z) / sight.z);
  }
  return lowest;
}
