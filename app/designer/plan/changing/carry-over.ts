import { isPool } from "../../objects/making/pool-outline.ts";
import { type Disc, footprintOf } from "../parts/footprint.ts";
import { createSurfaceHit, type ObjectPlacement, type Plan, type PlantPlacement } from "../parts/plan.ts";
import type { Site } from "../site/site.ts";
import { type Concern, concernsObject, concernsPlant } from "./concern.ts";
import { discOfPlant, isTree } from "./ground-of-change.ts";

/** What of a plan a change leaves where it is, and what has to go. */
export interface CarriedOver {
  objects: readonly ObjectPlacement[];
  plants: readonly PlantPlacement[];
  /** What the change is about, and what stands on ground that is another now. */
  gone: readonly Disc[];
}

const hits = [createSurfaceHit(), createSurfaceHit()] as const;

/** Puts down what stays of the things of a plan, and its trees: the change finds its room among them. */
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

/** Then the plants that the change has left their ground: whatever it put down has displaced those under it. */
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

/** The ground of all that a change has put down. */
function freshDiscs(site: Site, { objects, plants }: CarriedOver): Disc[] {
  const kept = new Set<ObjectPlacement | PlantPlacement>([...objects, ...plants]);
  return [
    ...site.objects.filter((own) => !kept.has(own)).flatMap(footprintOf),
    ...site.plants.filter((own) => !kept.has(own)).map(discOfPlant),
  ];
}

/** Edging belongs to the beds, pools, ponds and fountains to the layout. */
function isPlaced({ object }: ObjectPlacement): boolean {
  return object !== "edging-stone" && object !== "pond" && object !== "fountain" && !isPool(object);
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
