import type { StatedThing, Wish } from "../wish/typed/wish.ts";
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

/** Lays out exactly the plans that will be drawn; about 0.2 seconds each. `turns` are the compositions, if known. */
export function checkRoom(yard: Yard, wish: Wish, seed: number, designs: number, turns?: readonly number[]): Room {
  const plans = Array.from({ length: designs }, (_, variation) => layOutPlan(yard, wish, { seed, variation, turns }));
  const { lacks: staying = [], found = [] } = yard.clearing ?? {};
  const room = summarizeRoom(
    wish.statedThings,
    plans.map((plan) => [...plan.lacks, ...staying]),
  );
  return {
    ...room,
    resized: [...room.resized, ...found],
    designs: plans.map((plan) => measureEffect(plan, yard, wish)),
  };
}

export function summarizeRoom(
  things: readonly StatedThing[],
  designs: readonly (readonly Lack[])[],
): Omit<Room, "designs"> {
  const lacking = [...new Set(designs.flatMap((lacks) => lacks.map(({ thing }) => thing)))];
  const resized = lacking.flatMap((thing) => describeResized(things.filter(isCalled(thing)), ofThing(thing, designs)));
  const described = lacking.map((thing) => {
    const called = things.filter(isCalled(thing));
    const lacks = ofThing(thing, designs);
    const isReported = called.some(({ words }) => resized.some(({ of }) => of === words));
    return describeLack(called, isReported ? lacks.map(withoutSizes) : lacks);
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
function describeLack(things: readonly StatedThing[], designs: readonly Lack[][]): Pick<Room, "missing" | "noRoom"> {
  const names = things.map(({ words }) => words);
  const isNowhere = designs.every((lacks) => lacks.filter(({ isMissing }) => isMissing).length >= things.length);
  if (things.length > 0 && isNowhere) return { missing: names, noRoom: names.map((name) => name + wayOutOf(designs)) };
  const first = designs.find((lacks) => lacks.length > 0);
  if (!first) return { missing: [], noRoom: [] };
  const words = first.map((lack) => describeThing(things, lack));
  const without = designs.filter((lacks) => lacks.length > 0).length;
  if (without === designs.length) return { missing: [], noRoom: words };
  return { missing: [], noRoom: words.map((lack) => `${lack} in ${without} of ${designs.length} designs`) };
}

/** " (fits if the old paving may go)". */
function wayOutOf(designs: readonly Lack[][]): string {
  const [wayOut] = designs.flatMap((lacks) => lacks.flatMap(({ wayOut }) => wayOut ?? []));
  return wayOut && designs.every((lacks) => lacks.every((lack) => lack.wayOut === wayOut)) ? ` (${wayOut})` : "";
}

/** In the customer's terms: "3 lounge chairs by the pond (we put it elsewhere)" instead of "seat by ...". */
function describeThing(things: readonly StatedThing[], { words, why, wayOut, isMissing, at }: Lack): string {
  const [own, other] =
    things.length > 1 && at ? things.filter(({ place, spot }) => place === at.place && spot === at.spot) : things;
  const reason = why ?? wayOut;
  if (!own || other || !(why || isMissing)) return words;
  return reason ? `${own.words} (${reason})` : own.words;
}
