import { createRandom } from "../numeric/random.ts";
import { amendWish } from "../wish/amend-wish.ts";
import { readWish } from "../wish/read-wish.ts";
import type { Element } from "../wish/typed/garden-words.ts";
import type { WishToRead } from "../wish/typed/heard-wish.ts";
import type { Wish } from "../wish/typed/wish.ts";
import { compositionCount, turnOf } from "./compositions/choose-composition.ts";
import { readTerrain, type Terrain } from "./ground/terrain.ts";
import type { Yard } from "./ground/yard.ts";
import { removesPaving } from "./idea/existing-paving.ts";
import { findIdea, type Idea, wantsFor } from "./idea/idea.ts";
import type { ChosenPaving } from "./idea/idea-materials.ts";
import { NoRoom } from "./parts/no-room.ts";
import type { Plan, PlanMaterials } from "./parts/plan.ts";
import { edgePlacers, placers } from "./placers/catalogue.ts";
import { placeEdging } from "./placers/edges/place-edging.ts";
import { furnishPatio } from "./placers/furnishing/furnish-patio.ts";
import { placeWaterFeatures } from "./placers/furnishing/place-water-features.ts";
import { placeMeadow } from "./placers/planting/place-meadow.ts";
import { placePlanting } from "./placers/planting/place-planting.ts";
import { placeTrees } from "./placers/planting/place-trees.ts";
import { rankCandidates } from "./ranking/rank-candidates.ts";
import type { LaidOut } from "./ranking/seen/laid-out.ts";
import { type Placer, Site } from "./site/site.ts";
import { standsFor } from "./site/standing-for.ts";
import { tellPlace } from "./site/tell-places.ts";
import { tellShapes } from "./site/tell-shapes.ts";
import { summarize } from "./summary.ts";
import { laySurfaces } from "./surfaces/surfaces.ts";
import { tellReason } from "./telling/tell-reason.ts";

/** Which design of an order, and what may be known of it beforehand. */
export interface Which {
  seed: number;
  /** Its place in the order, 0-based: the best is the first. */
  variation: number;
  /** The composition it was drawn with, where it has been drawn before: it stays the same garden. */
  composition?: number;
  /** A change in words, to what the wish alone gives. */
  change?: string;
}

/**
 * Turns a wish in words into a plan of the yard. Deterministic. Variations 0, 1, 2, ... differ in composition, materials and
 * style within what the wish asks for; after ten the compositions begin again with other details. Never fails: an empty
 * wish or a yard without room gives a plan with little or nothing in it, and says so.
 */
export function layOutPlan(yard: Yard, words: WishToRead, { seed, variation, composition, change }: Which): Plan {
  const wished = readWish(words);
  const terrain = readTerrain(yard, removesPaving(wished, yard.paving));
  const turn = composition ?? rankTurns(terrain, wished, seed)[turnOf(variation)] ?? variation;
  const before = layOutIdea(terrain, findIdea(wished, terrain, seed, variation, turn), wished, seed);
  if (change === undefined) return before;
  const wish = amendWish(wished, readWish(change));
  return layOutIdea(terrain, findIdea(wish, terrain, seed, variation, turn), wish, seed);
}

/** The plans of several variations of one wish, which share the reading of the yard. */
export function layOutWish(yard: Yard, wish: Wish, seed: number, variations: readonly number[]): Plan[] {
  const terrain = readTerrain(yard, removesPaving(wish, yard.paving));
  const turns = rankTurns(terrain, wish, seed);
  return variations.map((variation) =>
    layOutIdea(terrain, findIdea(wish, terrain, seed, variation, turns[turnOf(variation)]), wish, seed),
  );
}

/** All compositions as first designs of a wish, ranked: which of them each variation takes. About 0.7 seconds. */
export function rankTurns(terrain: Terrain, wish: Wish, seed: number): number[] {
  const turns = Array.from({ length: compositionCount }, (_, turn) => turn);
  return rankCandidates(turns.map((turn) => layOut(terrain, findIdea(wish, terrain, seed, 0, turn), wish, seed)));
}

/** Lays out one idea of a wish on ground that has been read: several ideas of one yard share the reading. */
export function layOutIdea(terrain: Terrain, idea: Idea, wish: Wish, seed: number): Plan {
  return layOut(terrain, idea, wish, seed).plan;
}

/** The same, with what it was laid out from. */
export function layOut(terrain: Terrain, idea: Idea, wish: Wish, seed: number): LaidOut {
  const random = createRandom(seed * 977 + idea.turn * 131 + 13);
  const noRoom = new NoRoom(wish.unit ?? "m");
  const layout = laySurfaces(idea, terrain, noRoom, random);
  const site = new Site(layout, noRoom, random);
  fillSite(site);
  const materials = planMaterials(idea.paving);
  const edging = materials.edging === "stone" ? placeEdging(site.map, random) : [];
  const objects = [...site.objects, ...edging];
  const plan: Plan = {
    style: idea.style,
    stripedLawn: idea.style === "formal" || idea.style === "modern",
    materials,
    plants: site.plants,
    objects,
    surfaceAt: layout.surfaceAt,
    summary: { ...summarize(layout, materials, site.plants, objects, wish, noRoom, suggestionIn(site)), reason: "" },
    lacks: noRoom.lacks,
  };
  plan.summary.reason = tellReason({ wish, layout, plan });
  return { wish, layout, plan };
}

/**
 * Water first, then furniture, what lines the edges, trees, everything else that stands by itself, and plants in what is
 * left. In a small garden hedge and tree have one place only: chairs give way to them.
 */
function fillSite(site: Site): void {
  const small = site.idea.composition.figure !== undefined;
  placeWaterFeatures(site);
  for (const step of small ? [lineEdges, placeTrees, furnishPatio] : [furnishPatio, lineEdges, placeTrees]) step(site);
  for (const placer of placers) placeAll(placer, site);
  placePlanting(site);
  placeMeadow(site);
  tellShapes(site);
}

/** The designer's own thought, if there was room for it. */
function suggestionIn({ idea: { suggested }, layout, objects }: Site): Element | undefined {
  if (suggested === "path") return layout.path && suggested;
  return suggested && objects.some(({ object }) => standsFor(suggested, object)) ? suggested : undefined;
}

function lineEdges(site: Site): void {
  for (const placer of edgePlacers) placeAll(placer, site);
}

function placeAll(placer: Placer, site: Site): void {
  for (const want of wantsFor(site.idea, placer.element)) {
    const [objects, plants] = [site.objects.length, site.plants.length];
    const placed = placer.place(want, site);
    if (!want.asked) continue;
    site.noRoom.tell(placer.element, want.count ?? 1, placed);
    tellPlace(site, placer.element, want, [...site.objects.slice(objects), ...site.plants.slice(plants)]);
  }
}

function planMaterials(paving: ChosenPaving): PlanMaterials {
  const { stepping: _, steppingSlabs: __, wallToWall: ___, ...materials } = paving;
  return materials;
}
