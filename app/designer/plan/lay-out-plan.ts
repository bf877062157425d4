import type { Wish } from "../wish/typed/wish.ts";
import { changePlan } from "./change-plan.ts";
import { compositionCount, turnOf } from "./compositions/choose-composition.ts";
import { finishPlan } from "./finish-plan.ts";
import type { Freeing } from "./ground/free-paving.ts";
import { readTerrain, type Terrain } from "./ground/terrain.ts";
import type { Yard } from "./ground/yard.ts";
import { concessions } from "./idea/concessions.ts";
import { freesPaving, removesPaving } from "./idea/existing-paving.ts";
import { findIdea, type Idea } from "./idea/idea.ts";
import { streamsOf } from "./idea/streams-of.ts";
import { countMissing, NoRoom } from "./parts/no-room.ts";
import type { Plan } from "./parts/plan.ts";
import { placeEdging } from "./placers/edges/place-edging.ts";
import { fillSite } from "./placers/fill-site.ts";
import { rankCandidates } from "./ranking/rank-candidates.ts";
import type { LaidOut } from "./ranking/seen/laid-out.ts";
import { Site } from "./site/site.ts";
import { laySurfaces } from "./surfaces/surfaces.ts";

/** The optional fields save work that has been done before. */
export interface Which {
  seed: number;
  variation: number;
  /** So that an earlier drawing stays the same garden. */
  composition?: number;
  /** The result of {@link rankWish}, if known; saves half a second. */
  turns?: readonly number[];
  change?: Wish;
}

/**
 * Deterministic. Variations 0, 1, 2, ... differ in composition, materials and style within the wish; after ten,
 * compositions repeat with other details. Never fails: without room little or nothing is in the plan, which reports
 * that.
 */
export function layOutPlan(yard: Yard, wish: Wish, which: Which): Plan {
  const before = layOutVariation(yard, wish, which);
  if (which.change === undefined) return before.plan;
  return changePlan(before, which.change, which.seed, which.variation).plan;
}

function layOutVariation(yard: Yard, wish: Wish, { seed, variation, ...which }: Which): LaidOut {
  const known = which.composition ?? which.turns?.[turnOf(variation)];
  const ranking = known === undefined ? rankingOf(yard, wish, seed) : undefined;
  if (ranking && variation === 0) return ranking.best;
  const terrain = terrainOf(yard, wish);
  const turn = known ?? ranking?.turns[turnOf(variation)];
  return layOut(terrain, findIdea(wish, terrain, seed, variation, turn), wish, seed);
}

/** The composition for each variation, best first. Takes about 0.5 seconds, so designs of one order should share it. */
export function rankWish(yard: Yard, wish: Wish, seed: number): readonly number[] {
  return rankingOf(yard, wish, seed).turns;
}

interface Ranking {
  turns: readonly number[];
  best: LaidOut;
}

/** The latest of each yard, which the pictures of an order share. */
const rankings = new WeakMap<Yard, Ranking & { of: string }>();

function rankingOf(yard: Yard, wish: Wish, seed: number): Ranking {
  const of = JSON.stringify([wish, seed]);
  const known = rankings.get(yard);
  if (known?.of === of) return known;
  const ranking = { of, ...rank(terrainOf(yard, wish), wish, seed) };
  rankings.set(yard, ranking);
  return ranking;
}

/** By what goes of the paving. */
const terrains = new WeakMap<Yard, Map<string, Terrain>>();

/** The ground of a yard, which is read once; what a wish removes of its paving is open. */
export function terrainOf(yard: Yard, wish: Wish): Terrain {
  return readOnce(yard, removesPaving(wish, yard.paving), freesPaving(wish, yard));
}

function readOnce(yard: Yard, removed: boolean, freed?: Freeing): Terrain {
  const known = terrains.get(yard) ?? new Map<string, Terrain>();
  terrains.set(yard, known);
  const which = JSON.stringify([removed, freed]);
  const terrain = known.get(which) ?? readTerrain(yard, removed, freed);
  known.set(which, terrain);
  return terrain;
}

function rank(terrain: Terrain, wish: Wish, seed: number): Ranking {
  const designs = Array.from({ length: compositionCount }, (_, turn) =>
    layOut(terrain, findIdea(wish, terrain, seed, 0, turn), wish, seed),
  );
  const turns = rankCandidates(designs);
  const best = designs[turns[0] ?? 0];
  if (!best) throw new Error("there is no composition to rank");
  return { turns, best };
}

/** So that several ideas share the reading of the ground. */
export function layOutIdea(terrain: Terrain, idea: Idea, wish: Wish, seed: number): Plan {
  return layOut(terrain, idea, wish, seed).plan;
}

/** If something requested finds no room, concessions are tried, and the most complete design wins. */
export function layOut(terrain: Terrain, idea: Idea, wish: Wish, seed: number): LaidOut {
  let best = layOutOnce(terrain, idea, wish, seed);
  let missing = countMissing(best.plan.lacks);
  for (const concede of concessions) {
    if (missing === 0) break;
    const conceded = concede(idea, best.plan.lacks);
    if (conceded === idea) continue;
    const laidOut = layOutOnce(terrain, conceded, wish, seed);
    const left = countMissing(laidOut.plan.lacks);
    if (left < missing) [best, missing] = [laidOut, left];
  }
  // A walk stays where no other path leads from its one end to the other.
  const isInVain = terrain.freed?.of === "walk" && !best.layout.path;
  return isInVain ? layOut(readOnce(terrain.yard, false), { ...idea, paving: unfreed(idea.paving) }, wish, seed) : best;
}

function unfreed({ freed: _, ...paving }: Idea["paving"]): Idea["paving"] {
  return paving;
}

export function layOutOnce(terrain: Terrain, idea: Idea, wish: Wish, seed: number): LaidOut {
  const streams = streamsOf(idea, seed);
  const noRoom = new NoRoom(wish.unit ?? "m");
  const site = new Site(laySurfaces(idea, terrain, noRoom, streams), noRoom, streams("site"));
  fillSite(site);
  return finishPlan(site, idea.paving.edging === "stone" ? placeEdging(site.map) : [], wish);
}
