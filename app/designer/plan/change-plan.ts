import type { Scope, Wish, WishItem } from "../wish/typed/wish.ts";
import { amendWish } from "./changing/amend-wish.ts";
import { carryPlants, carryThings } from "./changing/carry-over.ts";
import { type Concern, concernOf } from "./changing/concern.ts";
import { holdIdea } from "./changing/hold-idea.ts";
import { holdSurfaces } from "./changing/hold-surfaces.ts";
import { isUnchanged } from "./changing/is-unchanged.ts";
import { listMoved } from "./changing/list-moved.ts";
import { recolor } from "./changing/recolor.ts";
import { finishPlan } from "./finish-plan.ts";
import { readTerrain } from "./ground/terrain.ts";
import { freesPaving, removesPaving } from "./idea/existing-paving.ts";
import { findIdea } from "./idea/idea.ts";
import { scopeOf } from "./idea/scope.ts";
import { streamsOf } from "./idea/streams-of.ts";
import { type Lack, NoRoom } from "./parts/no-room.ts";
import { edgePlacers, placers } from "./placers/catalog.ts";
import { placeEdging } from "./placers/edges/place-edging.ts";
import { fillSite, placeAll } from "./placers/fill-site.ts";
import { furnishPatio } from "./placers/furnishing/furnish-patio.ts";
import { placeDeck, placeRailing } from "./placers/furnishing/place-deck.ts";
import { placeWaterFeatures } from "./placers/furnishing/place-water-features.ts";
import { placeMeadow } from "./placers/planting/place-meadow.ts";
import { placeNamed } from "./placers/planting/place-named.ts";
import { fillBeds } from "./placers/planting/place-planting.ts";
import { placeTrees } from "./placers/planting/place-trees.ts";
import type { LaidOut } from "./ranking/seen/laid-out.ts";
import { isObjectFor } from "./site/objects-for-element.ts";
import { reportCounts } from "./site/report-counts.ts";
import { reportPathEnd } from "./site/report-path-end.ts";
import { Site } from "./site/site.ts";
import { laySurfaces } from "./surfaces/surfaces.ts";

/**
 * Lays out the target of a change again; all else keeps its place, and what has to move is reported in
 * `PlanSummary.movedToo`. A change of style or mood affects everything.
 */
export function changePlan(before: LaidOut, change: Wish, seed: number, variation: number): LaidOut {
  const concern = concernOf(change);
  const wish = amendWish(before.wish, change, (thing) => countThings(before.plan.objects, thing));
  const { idea: ideaBefore, terrain: terrainBefore } = before.layout;
  const { yard } = terrainBefore;
  const removes = removesPaving(wish, yard.paving);
  const isDrawn = before.layout.patio?.virtual === false;
  const frees = freesPaving(isDrawn ? before.wish : wish, yard);
  const isAsBefore =
    removes === removesPaving(before.wish, yard.paving) && isSame(frees, freesPaving(before.wish, yard));
  const terrain = isAsBefore ? terrainBefore : readTerrain(yard, removes, frees);
  const within = concern.all ? wish : { ...wish, chosenScope: heldScope(ideaBefore.scope, wish) };
  const after = findIdea(within, terrain, seed, variation, ideaBefore.turn);
  const idea = holdIdea(ideaBefore, after, change, concern);
  const streams = streamsOf(idea, seed);
  const noRoom = new NoRoom(wish.unit ?? "m");
  const held = terrain === terrainBefore ? holdSurfaces(before.layout, idea, change, concern) : {};
  const site = new Site(
    laySurfaces(idea, terrain, noRoom, streams, held),
    noRoom,
    streams(concern.all ? "site" : "change"),
  );
  if (concern.all) fillSite(site);
  else refill(site, before, change, concern);
  if (!concern.all) noRoom.keep(before.plan.lacks.filter(({ thing }) => !isNamed(concern, thing)));
  const made = finishPlan(site, idea.paving.edging === "stone" ? placeEdging(site.map) : [], wish);
  made.plan.summary.movedToo = listMoved(before.plan, made.plan, concern);
  if (isUnchanged(before.plan, made.plan)) made.plan.summary.unchanged = true;
  return made;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A thing more or less turns no design of the whole yard into one of things, or the reverse. */
function heldScope(before: Scope, wish: Wish): Scope {
  const after = scopeOf(wish);
  return before === "things" && after === "planting" ? after : before;
}

/** Undefined for things that are not objects. */
function countThings(objects: LaidOut["plan"]["objects"], thing: WishItem["thing"]): number | undefined {
  const own = objects.filter(({ object }) => isObjectFor(thing, object));
  return own.length > 0 ? own.length : undefined;
}

function isNamed({ things, species }: Concern, thing: Lack["thing"]): boolean {
  return [...things, ...species].some((own) => own === thing);
}

/** Meters around a removed object within which new plants close the gap. */
const gap = 0.4;

/**
 * The order decides who gets the ground: retained objects and trees, the change, retained plants, new plants in the
 * gaps.
 */
function refill(site: Site, before: LaidOut, change: Wish, concern: Concern): void {
  const { things, species } = concern;
  placeWaterFeatures(site);
  placeDeck(site);
  const carriedThings = carryThings(before.plan, site, concern);
  if (concern.furniture) furnishPatio(site);
  placeRailing(site);
  for (const placer of edgePlacers) if (things.has(placer.element)) placeAll(placer, site);
  if (things.has("tree")) placeTrees(site);
  for (const placer of placers) if (things.has(placer.element)) placeAll(placer, site);
  placeNamed(
    site,
    site.idea.planting.named.filter((name) => species.has(name)),
  );
  const carried = carryPlants(before.plan, site, concern, carriedThings);
  if (change.flowerColors.length > 0) recolor(site);
  const wasBed = (x: number, z: number) => before.layout.surfaceAt(x, z, site.map.surfaceAt(x, z)).kind === "bed";
  const isGap = (x: number, z: number) =>
    carried.gone.some((own) => Math.hypot(own.x - x, own.z - z) < own.radius + gap);
  fillBeds(site, (x, z) => !wasBed(x, z) || isGap(x, z));
  if (things.has("meadow")) placeMeadow(site);
  if (things.has("path")) reportPathEnd(site);
  reportCounts(site);
}
