import { speciesCatalog } from "../../plants/catalog.ts";
import type { Element } from "../../wish/lexicon/garden-words.ts";
import { type Disc, footprintOf } from "../parts/footprint.ts";
import {
  createSurfaceHit,
  type ObjectPlacement,
  type Plan,
  type PlantPlacement,
  type SurfaceKind,
} from "../parts/plan.ts";
import { ownShare } from "../site/site.ts";
import { type Concern, concernsObject, concernsPlant } from "./concern.ts";

/** Meters around added and removed things within which plants make room or fill the gap. */
export const surroundings = 1.2;

const surfacesOf: Partial<Record<Element, readonly SurfaceKind[]>> = {
  patio: ["patio"],
  path: ["path", "stepping-stone"],
  beds: ["bed"],
  border: ["bed"],
  lawn: ["bed", "meadow"],
  "play-lawn": ["bed", "meadow"],
  meadow: ["meadow"],
  "dry-creek": ["creek"],
};

export function surfacesIn({ things }: Concern): ReadonlySet<SurfaceKind> {
  return new Set([...things].flatMap((thing) => surfacesOf[thing] ?? []));
}

const hits = [createSurfaceHit(), createSurfaceHit()] as const;

/** Where a change may be visible: at its target before and after, and within {@link surroundings} of it. */
export function groundOfChange(before: Plan, after: Plan, concern: Concern): (x: number, z: number) => boolean {
  const surfaces = surfacesIn(concern);
  const discs = [...discsOf(before, after, concern), ...discsOf(after, before, concern)];
  const away = {
    patio: surfaces.has("patio"),
    path: surfaces.has("path"),
    bed: surfaces.has("bed"),
    creek: surfaces.has("creek"),
  };
  return (x, z) =>
    discs.some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.radius + surroundings) ||
    [before, after].some((plan, i) => {
      const { toPatio, toPath, toBed, toCreek } = plan.surfaceAt(x, z, hits[i === 0 ? 0 : 1]);
      return (
        (away.patio && toPatio < surroundings) ||
        (away.path && toPath < surroundings) ||
        (away.bed && toBed < surroundings) ||
        (away.creek && toCreek < surroundings)
      );
    });
}

function discsOf(plan: Plan, other: Plan, concern: Concern): Disc[] {
  const isOwn = isNotIn(other);
  return [
    ...plan.objects.filter((own) => concernsObject(concern, own) && isOwn(own)).flatMap(footprintOf),
    ...plan.plants.filter((own) => concernsPlant(concern, own, isTree(own)) && isOwn(own)).map(discOfPlant),
  ];
}

/** Missing here, or in another place. */
export function isNotIn({ objects, plants }: Plan): (own: ObjectPlacement | PlantPlacement) => boolean {
  const there = new Set([...objects, ...plants].map((own) => JSON.stringify(own)));
  return (own) => !there.has(JSON.stringify(own));
}

export function isTree({ species }: PlantPlacement): boolean {
  return speciesCatalog[species].role === "tree";
}

export function discOfPlant({ species, x, z, size }: PlantPlacement): Disc {
  return { x, z, radius: speciesCatalog[species].radius * size * ownShare };
}
