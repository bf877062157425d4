import { isPond } from "../../objects/making/pond-names.ts";
import { isPool } from "../../objects/making/pool-outline.ts";
import { type Disc, footprintOf } from "../parts/footprint.ts";
import { createSurfaceHit, type ObjectPlacement, type Plan, type PlantPlacement } from "../parts/plan.ts";
import type { Site } from "../site/site.ts";
import { type Concern, concernsObject, concernsPlant } from "./concern.ts";
import { discOfPlant, isTree } from "./ground-of-change.ts";

export interface CarriedOver {
  objects: readonly ObjectPlacement[];
  plants: readonly PlantPlacement[];
  /** The target of the change, and anything on ground that has changed. */
  gone: readonly Disc[];
}

const hits = [createSurfaceHit(), createSurfaceHit()] as const;

/** Objects and trees first, so that the change finds its space among them. */
export function carryThings(before: Plan, site: Site, concern: Concern): CarriedOver {
  const stays = sameGround(before, site);
  const [objects, lostObjects] = part(
    before.objects.filter(isPlaced),
    (own) => !concernsObject(concern, own) && stays(own),
  );
  for (const own of objects) site.add(own);
  const [trees, lostTrees] = part(
    before.plants.filter(isTree),
    (own) => !concernsPlant(concern, own, true) && stays(own),
  );
  for (const tree of trees) keep(site, tree);
  return { objects, plants: trees, gone: [...lostObjects.flatMap(footprintOf), ...lostTrees.map(discOfPlant)] };
}

/** Plants last: the change displaces any that are in its way. */
export function carryPlants(before: Plan, site: Site, concern: Concern, carried: CarriedOver): CarriedOver {
  const stays = sameGround(before, site);
  const fresh = freshDiscs(site, carried);
  const [plants, lost] = part(
    before.plants.filter((own) => !isTree(own)),
    (own) =>
      !concernsPlant(concern, own, false) && stays(own) && fresh.every((disc) => areApart(disc, discOfPlant(own))),
  );
  for (const plant of plants) keep(site, plant);
  return {
    objects: carried.objects,
    plants: [...carried.plants, ...plants],
    gone: [...carried.gone, ...lost.map(discOfPlant)],
  };
}

function freshDiscs(site: Site, { objects, plants }: CarriedOver): Disc[] {
  const kept = new Set<ObjectPlacement | PlantPlacement>([...objects, ...plants]);
  return [
    ...site.objects.filter((own) => !kept.has(own)).flatMap(footprintOf),
    ...site.plants.filter((own) => !kept.has(own)).map(discOfPlant),
  ];
}

const ofDeck: ReadonlySet<string> = new Set(["deck", "deck-steps", "railing"]);

/** Edging follows the beds; pools, ponds, fountains and a deck's parts belong to the layout. */
function isPlaced({ object }: ObjectPlacement): boolean {
  return (
    object !== "edging-stone" && !ofDeck.has(object) && !isPond(object) && object !== "fountain" && !isPool(object)
  );
}

function keep(site: Site, plant: PlantPlacement): void {
  site.plants.push(plant);
  if (isTree(plant)) site.trees.add(plant);
  if (!plant.support) site.map.occupy(discOfPlant(plant));
}

function sameGround(before: Plan, { layout }: Site) {
  return ({ x, z }: { x: number; z: number }) =>
    before.surfaceAt(x, z, hits[0]).kind === layout.surfaceAt(x, z, hits[1]).kind;
}

function areApart(one: Disc, other: Disc): boolean {
  return Math.hypot(one.x - other.x, one.z - other.z) >= one.radius + other.radius;
}

function part<T>(list: readonly T[], isFirst: (own: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((own) => !isFirst(own))];
}
