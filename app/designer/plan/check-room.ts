import { readWish } from "../wish/read-wish.ts";
import type { WishToRead } from "../wish/typed/heard-wish.ts";
import type { ToldThing } from "../wish/typed/wish.ts";
import type { Yard } from "./ground/yard.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import type { Lack } from "./parts/no-room.ts";

/** What a yard has room for, of all that a wish asks for; entries as they stand among what is understood. */
export interface Room {
  /** In every design. */
  fits: readonly string[];
  /** In none. */
  missing: readonly string[];
  /** What does not fit, or not as it was asked for, in words: "2 of 4 trees", "pond in 3 of 5 designs". */
  noRoom: readonly string[];
  /** What is drawn in another size than asked: an entry of what is understood, and how it is told instead. */
  resized: readonly Resized[];
}

export interface Resized {
  /** "patio 40 x 50 ft (12.2 x 15.2 m)". */
  of: string;
  /** "patio 40 x 50 ft (12.2 x 15.2 m), as large as there is room for: 12 x 14 ft". */
  as: string;
}

/**
 * Lays out the first designs of an order without drawing them, and tells what they have room for: the very plans that
 * will be drawn. About 0.2 seconds each.
 * @param turns which composition each takes, where it is known
 */
export function checkRoom(
  yard: Yard,
  words: WishToRead,
  seed: number,
  designs: number,
  turns?: readonly number[],
): Room {
  const lacks = Array.from(
    { length: designs },
    (_, variation) => layOutPlan(yard, words, { seed, variation, turns }).lacks,
  );
  return tellRoom(readWish(words).toldThings, lacks);
}

/** @param designs what each design lacks */
export function tellRoom(things: readonly ToldThing[], designs: readonly (readonly Lack[])[]): Room {
  const lacking = [...new Set(designs.flatMap((lacks) => lacks.map(({ thing }) => thing)))];
  const resized = lacking.flatMap((thing) => tellResized(things.filter(isCalled(thing)), ofThing(thing, designs)));
  const told = lacking.map((thing) => {
    const called = things.filter(isCalled(thing));
    const lacks = ofThing(thing, designs);
    const isTold = called.some(({ words }) => resized.some(({ of }) => of === words));
    return tellLack(called, isTold ? lacks.map(withoutSizes) : lacks);
  });
  const fitting = things.filter((item) => !lacking.some((thing) => isCalled(thing)(item)));
  return {
    fits: [...new Set(fitting.map(({ words }) => words))],
    missing: told.flatMap(({ missing }) => missing),
    noRoom: [...new Set(told.flatMap(({ noRoom }) => noRoom))],
    resized,
  };
}

/** One thing that is there in another size is told once, where it is drawn: not also among what there is no room for. */
function tellResized(things: readonly ToldThing[], designs: readonly (readonly Lack[])[]): Resized[] {
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
  return ({ thing, object }: ToldThing) => thing === name || object === name;
}

function ofThing(thing: Lack["thing"], designs: readonly (readonly Lack[])[]): Lack[][] {
  return designs.map((lacks) => lacks.filter((lack) => lack.thing === thing));
}

/** Of one thing, which may be asked for in several places. */
function tellLack(things: readonly ToldThing[], designs: readonly Lack[][]): Pick<Room, "missing" | "noRoom"> {
  const names = things.map(({ words }) => words);
  const isNowhere = designs.every((lacks) => lacks.filter(({ isMissing }) => isMissing).length >= things.length);
  if (things.length > 0 && isNowhere) return { missing: names, noRoom: names };
  const first = designs.find((lacks) => lacks.length > 0);
  if (!first) return { missing: [], noRoom: [] };
  const words = first.map((lack) => tellOf(things, lack));
  const without = designs.filter((lacks) => lacks.length > 0).length;
  if (without === designs.length) return { missing: [], noRoom: words };
  return { missing: [], noRoom: words.map((lack) => `${lack} in ${without} of ${designs.length} designs`) };
}

/** A lack with the thing as the customer is told it: "3 lounge chairs by the pond (we put it elsewhere)", and not "seat by ...". */
function tellOf(things: readonly ToldThing[], { words, why, at }: Lack): string {
  const [own, other] =
    things.length > 1 && at ? things.filter(({ place, spot }) => place === at.place && spot === at.spot) : things;
  return why && own && !other ? `${own.words} (${why})` : words;
}
