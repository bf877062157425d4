import type { StatedThing, Wish } from "../wish/typed/wish.ts";
import { findWaysOut } from "./find-ways-out.ts";
import type { Yard } from "./ground/yard.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { type DesignEffect, measureEffect } from "./measure-effect.ts";
import type { Lack } from "./parts/no-room.ts";

/** Entries use the words of the interpretation. */
export interface Room {
  fits: readonly string[];
  missing: readonly string[];
  /** What does not fit, or not as requested: "2 of 4 trees", "pond in 3 of 5 designs". */
  noRoom: readonly string[];
  /** Things drawn in a different size or found where they are taken away: an entry of the interpretation, and the text that replaces it. */
  resized: readonly Resized[];
  designs: readonly DesignEffect[];
}

export interface Resized {
  of: string;
  as: string;
}

/**
 * Lays out exactly the plans that will be drawn, about 0.2 seconds each, and finds what would make room for what none of them has
 * room for. `turns` are the compositions, if known.
 */
export function checkRoom(yard: Yard, wish: Wish, seed: number, designs: number, turns?: readonly number[]): Room {
  const plans = Array.from({ length: designs }, (_, variation) => layOutPlan(yard, wish, { seed, variation, turns }));
  const { lacks: staying = [], found = [] } = yard.clearing ?? {};
  const lacks = plans.map((plan) => plan.lacks);
  const waysOut = findWaysOut(yard, wish, seed, plans[0], listNowhere(wish.statedThings, lacks));
  const room = summarizeRoom(
    wish.statedThings,
    lacks.map((own) => [...own, ...staying]),
    waysOut,
  );
  return {
    ...room,
    resized: [...room.resized, ...found],
    designs: plans.map((plan) => measureEffect(plan, yard, wish)),
  };
}

/** What is in no design, and not for a reason of its own. */
function listNowhere(things: readonly StatedThing[], designs: readonly (readonly Lack[])[]): Lack["thing"][] {
  const lacking = new Set(designs.flatMap((lacks) => lacks.map(({ thing }) => thing)));
  return [...lacking].filter((thing) => {
    const lacks = ofThing(thing, designs);
    return isNowhere(things.filter(isCalled(thing)), lacks) && lacks.flat().every(({ wayOut }) => !wayOut);
  });
}

function isNowhere(things: readonly StatedThing[], designs: readonly Lack[][]): boolean {
  return (
    things.length > 0 && designs.every((lacks) => lacks.filter(({ isMissing }) => isMissing).length >= things.length)
  );
}

export function summarizeRoom(
  things: readonly StatedThing[],
  designs: readonly (readonly Lack[])[],
  waysOut: ReadonlyMap<Lack["thing"], string> = new Map(),
): Omit<Room, "designs"> {
  const lacking = [...new Set(designs.flatMap((lacks) => lacks.map(({ thing }) => thing)))];
  const resized = lacking.flatMap((thing) => describeResized(things.filter(isCalled(thing)), ofThing(thing, designs)));
  const described = lacking.map((thing) => {
    const called = things.filter(isCalled(thing));
    const lacks = ofThing(thing, designs);
    const isReported = called.some(({ words }) => resized.some(({ of }) => of === words));
    return describeLack(called, isReported ? lacks.map(withoutSizes) : lacks, waysOut.get(thing));
  });
  const fitting = things.filter((item) => !lacking.some((thing) => isCalled(thing)(item)));
  return {
    fits: [...new Set(fitting.map(({ words }) => words))],
    missing: described.flatMap(({ missing }) => missing),
    noRoom: [...new Set(described.flatMap(({ noRoom }) => noRoom))],
    resized,
  };
}

/** Reported once, with the things that are drawn, and not among those that do not fit. */
function describeResized(things: readonly StatedThing[], designs: readonly (readonly Lack[])[]): Resized[] {
  const [thing] = things;
  const sizes = designs.flatMap((lacks) => lacks.flatMap(({ drawnSize }) => drawnSize ?? []));
  const isThere = designs.every((lacks) => lacks.every(({ isMissing }) => !isMissing));
  if (!thing || things.length > 1 || sizes.length === 0 || !isThere) return [];
  const some = sizes.length < designs.length ? ` in ${sizes.length} of ${designs.length} designs` : "";
  return [{ of: thing.words, as: `${thing.words}, as large as there is room for: ${sizes[0]}${some}` }];
}

function withoutSizes(lacks: readonly Lack[]): Lack[] {
  return lacks.filter(({ drawnSize }) => drawnSize === undefined);
}

function isCalled(name: Lack["thing"]) {
  return ({ thing, object }: StatedThing) => thing === name || object === name;
}

function ofThing(thing: Lack["thing"], designs: readonly (readonly Lack[])[]): Lack[][] {
  return designs.map((lacks) => lacks.filter((lack) => lack.thing === thing));
}

/** One thing may be requested in several places. */
function describeLack(
  things: readonly StatedThing[],
  designs: readonly Lack[][],
  wayOut = commonWayOut(designs),
): Pick<Room, "missing" | "noRoom"> {
  const names = things.map(({ words }) => words);
  if (isNowhere(things, designs))
    return { missing: names, noRoom: names.map((name) => (wayOut ? `${name} (${wayOut})` : name)) };
  const first = designs.find((lacks) => lacks.length > 0);
  if (!first) return { missing: [], noRoom: [] };
  const words = first.map((lack) => describeThing(things, lack));
  const without = designs.filter((lacks) => lacks.length > 0).length;
  if (without === designs.length) return { missing: [], noRoom: words };
  return { missing: [], noRoom: words.map((lack) => `${lack} in ${without} of ${designs.length} designs`) };
}

/** "needs a pond or creek to cross". */
function commonWayOut(designs: readonly Lack[][]): string | undefined {
  const [wayOut] = designs.flatMap((lacks) => lacks.flatMap(({ wayOut }) => wayOut ?? []));
  return designs.every((lacks) => lacks.every((lack) => lack.wayOut === wayOut)) ? wayOut : undefined;
}

/** In the customer's terms: "3 lounge chairs by the pond (we put it elsewhere)" instead of "seat by ...". */
function describeThing(things: readonly StatedThing[], { words, why, wayOut, isMissing, at }: Lack): string {
  const [own, other] =
    things.length > 1 && at ? things.filter(({ place, spot }) => place === at.place && spot === at.spot) : things;
  const reason = why ?? wayOut;
  if (!own || other || !(why || isMissing)) return words;
  return reason ? `${own.words} (${reason})` : own.words;
}
