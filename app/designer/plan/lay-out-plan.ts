import { readWish } from "../wish/read-wish.ts";
import type { WishToRead } from "../wish/typed/heard-wish.ts";
import type { Wish } from "../wish/typed/wish.ts";
import { changePlan } from "./change-plan.ts";
import { compositionCount, turnOf } from "./compositions/choose-composition.ts";
import { finishPlan } from "./finish-plan.ts";
import { readTerrain, type Terrain } from "./ground/terrain.ts";
import type { Yard } from "./ground/yard.ts";
import { removesPaving } from "./idea/existing-paving.ts";
import { findIdea, type Idea } from "./idea/idea.ts";
import { streamsOf } from "./idea/streams-of.ts";
import { NoRoom } from "./parts/no-room.ts";
import type { Plan } from "./parts/plan.ts";
import { placeEdging } from "./placers/edges/place-edging.ts";
import { fillSite } from "./placers/fill-site.ts";
import { rankCandidates } from "./ranking/rank-candidates.ts";
import type { LaidOut } from "./ranking/seen/laid-out.ts";
import { Site } from "./site/site.ts";
import { laySurfaces } from "./surfaces/surfaces.ts";

/** Which design of an order, and what may be known of it beforehand. */
export interface Which {
  seed: number;
  /** Its place in the order, 0-based: the best is the first. */
  variation: number;
  /** The composition it was drawn with, where it has been drawn before: it stays the same garden. */
  composition?: number;
  /** What {@link rankWish} answers, where it has been asked before: half a second is saved. */
  turns?: readonly number[];
  /** A change in words, to what the wish alone gives. */
  change?: string;
}

/**
 * Turns a wish in words into a plan of the yard. Deterministic. Variations 0, 1, 2, ... differ in composition, materials and
 * style within what the wish asks for; after ten the compositions begin again with other details. Never fails: an empty
 * wish or a yard without room gives a plan with little or nothing in it, and says so.
 */
export function layOutPlan(yard: Yard, words: WishToRead, which: Which): Plan {
  const wish = readWish(words);
  const before = layOutVariation(yard, words, wish, which);
  if (which.change === undefined) return before.plan;
  return changePlan(before, readWish(which.change), which.seed, which.variation).plan;
}

function layOutVariation(yard: Yard, words: WishToRead, wish: Wish, { seed, variation, ...which }: Which): LaidOut {
  const known = which.composition ?? which.turns?.[turnOf(variation)];
  const ranking = known === undefined ? rankingOf(yard, words, seed, wish) : undefined;
  if (ranking && variation === 0) return ranking.best;
  const terrain = terrainOf(yard, wish);
  const turn = known ?? ranking?.turns[turnOf(variation)];
  return layOut(terrain, findIdea(wish, terrain, seed, variation, turn), wish, seed);
}

/**
 * Which composition each variation of a wish takes, the best first: who lays out designs of one order in several processes need
 * find it once. About 0.5 seconds.
 */
export function rankWish(yard: Yard, words: WishToRead, seed: number): readonly number[] {
  return rankingOf(yard, words, seed, readWish(words)).turns;
}

/** Which composition each variation takes, and the first of them laid out. */
interface Ranking {
  turns: readonly number[];
  best: LaidOut;
}

/** The latest ranking of each yard in use: the pictures of an order share it. */
const rankings = new WeakMap<Yard, Ranking & { of: string }>();

function rankingOf(yard: Yard, words: WishToRead, seed: number, wish: Wish): Ranking {
  const of = JSON.stringify([words, seed]);
  const known = rankings.get(yard);
  if (known?.of === of) return known;
  const ranking = { of, ...rank(terrainOf(yard, wish), wish, seed) };
  rankings.set(yard, ranking);
  return ranking;
}

/** The ground of each yard in use, as the latest wish leaves it: the pictures of an order share it. */
const terrains = new WeakMap<Yard, { terrain: Terrain; removed: boolean }>();

function terrainOf(yard: Yard, wish: Wish): Terrain {
  const removed = removesPaving(wish, yard.paving);
  const known = terrains.get(yard);
  if (known?.removed === removed) return known.terrain;
  const terrain = readTerrain(yard, removed);
  terrains.set(yard, { terrain, removed });
  return terrain;
}

/** All compositions as first designs of a wish, ranked. */
function rank(terrain: Terrain, wish: Wish, seed: number): Ranking {
  const designs = Array.from({ length: compositionCount }, (_, turn) =>
    layOut(terrain, findIdea(wish, terrain, seed, 0, turn), wish, seed),
  );
  const turns = rankCandidates(designs);
  return { turns, best: designs[turns[0] as number] as LaidOut };
}

/** Lays out one idea of a wish on ground that has been read: several ideas of one yard share the reading. */
export function layOutIdea(terrain: Terrain, idea: Idea, wish: Wish, seed: number): Plan {
  return layOut(terrain, idea, wish, seed).plan;
}

/** The same, with what it was laid out from. */
export function layOut(terrain: Terrain, idea: Idea, wish: Wish, seed: number): LaidOut {
  const streams = streamsOf(idea, seed);
  const noRoom = new NoRoom(wish.unit ?? "m");
  const site = new Site(laySurfaces(idea, terrain, noRoom, streams), noRoom, streams("site"));
  fillSite(site);
  return finishPlan(site, idea.paving.edging === "stone" ? placeEdging(site.map) : [], wish);
}
