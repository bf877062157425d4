import { readWish } from "#app/designer/wish/read-wish.ts";
import type { Wish, WishItem } from "#app/designer/wish/typed/wish.ts";
import { colorOf, elementsOf, materialsOf, thingsOf } from "./label-nouns.ts";
import type { Ask, LabelledWish } from "./labelled-wish.ts";

/**
 * What became of something asked for: read with all that was said of it, or told as what cannot be drawn ("right"); read
 * with something missing; told by its name, but as another thing or another matter ("misread"); told as not understood; or
 * lost without a word.
 */
export type Outcome = "right" | "wrong" | "misread" | "told" | "lost";

export interface JudgedAsk {
  ask: Ask;
  outcome: Outcome;
  /** What is not as it was said: "place", "size". */
  faults: readonly Fault[];
}

export interface JudgedWish {
  labelled: LabelledWish;
  wish: Wish;
  asks: readonly JudgedAsk[];
  /** Things that were read and that nobody asked for. */
  added: readonly string[];
  missedKeeps: readonly string[];
  missedRefusals: readonly string[];
  missedMoods: readonly string[];
}

type Fault = "place" | "size" | "count" | "shape" | "material" | "color";

/** Sizes may differ by this share. */
const sizeTolerance = 0.05;

/** Reads a wish and compares what was read with what a person wrote down of it. */
export function judgeWish(labelled: LabelledWish): JudgedWish {
  const wish = readWish(labelled.wish);
  const free = new Set<WishItem>([...wish.items, ...wish.undrawn]);
  const parts = [...free].flatMap(({ of, place, spot }) => (of ? [{ thing: of, place, spot }] : []));
  const asks = labelled.asks.map((ask) => judgeAsk(ask, wish, free, parts));
  return {
    labelled,
    wish,
    asks,
    added: [...free].map(({ thing, named }) => named ?? thing),
    missedKeeps: labelled.keeps.filter((noun) => !isKept(noun, wish)),
    missedRefusals: labelled.refuses.filter((noun) => !isRefused(noun, wish)),
    missedMoods: labelled.moods.filter((mood) => !([...wish.moods] as string[]).includes(mood)),
  };
}

function judgeAsk(ask: Ask, wish: Wish, free: Set<WishItem>, parts: readonly WishItem[]): JudgedAsk {
  const things = thingsOf(ask.thing);
  // Flowers and shrubs are beds, and what stands in a border was named with it.
  const shared = [...parts, ...wish.items.filter(({ thing }) => thing === "beds")].filter((item) => !free.has(item));
  const candidates = [...free, ...shared]
    .filter((item) => namesOf(item).some((name) => things.includes(name)))
    .map((item) => ({ item, faults: findFaults(ask, item, wish) }))
    .sort((a, b) => a.faults.length - b.faults.length);
  const [best] = candidates;
  if (best) {
    free.delete(best.item);
    // "Bulbs" are all the bulbs that were named.
    if (things.length > 1 && groups.has(ask.thing)) for (const { item } of candidates) free.delete(item);
    return { ask, outcome: best.faults.length === 0 ? "right" : "wrong", faults: best.faults };
  }
  if (mentions([...wish.notDrawn, ...removedIn(wish)], ask)) return { ask, outcome: "right", faults: [] };
  if (mentions(wish.notUnderstood, ask)) return { ask, outcome: "told", faults: [] };
  const name = { thing: ask.thing, words: nameIn(ask.words) };
  const isTold = mentions([...wish.understood, ...wish.aims, ...wish.keeps, ...wish.told], name);
  return { ask, outcome: isTold ? "misread" : "lost", faults: [] };
}

/** "Lights" of "lights in the tree": what is asked for, without where it is to be. */
function nameIn(words: string): string {
  return (
    words.split(/ (?:by|along|at|in|on|under|near|with|to|from|for|where|around|over|between|off|down|that|so) /)[0] ??
    words
  );
}

const groups: ReadonlySet<string> = new Set(["bulbs", "flowers"]);

/** A hedge of yew is a hedge, and yew; a tree of any kind is a tree. */
export function namesOf({ thing, named, of }: WishItem): string[] {
  return [thing, named ?? thing, of ?? thing];
}

export function mentions(told: readonly string[], { thing, words }: Pick<Ask, "thing" | "words">): boolean {
  const asked = new Set(
    `${thing} ${words}`
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .map(stem),
  );
  return told.some((entry) =>
    entry
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .some(
        (word) =>
          word.length > 1 &&
          (asked.has(stem(word)) || [...asked].some((one) => isEndOf(one, stem(word)) || isEndOf(stem(word), one))),
      ),
  );
}

/** "Hive" and "beehive". */
function isEndOf(long: string, short: string): boolean {
  return short.length > 2 && long.length > short.length + 2 && long.endsWith(short);
}

function stem(word: string): string {
  return word.replace(/(?:es|s|e)$/, "");
}

function findFaults(ask: Ask, item: WishItem, wish: Wish): Fault[] {
  const faults: Fault[] = [];
  if (ask.place && !standsAt(ask.place, item)) faults.push("place");
  if (ask.size && !isOfSize(ask.size, item.size)) faults.push("size");
  // "One bench" is a bench.
  if (ask.count && ask.count !== (item.count ?? 1)) faults.push("count");
  if (ask.shape && !isShaped(ask.shape, item)) faults.push("shape");
  if (ask.material && !isMadeOf(ask.material, item) && !isToldOf(ask.material, ask, wish)) faults.push("material");
  if (ask.color && !ask.color.split(" and ").every((color) => isColored(color, item))) faults.push("color");
  return faults;
}

/** A path is at the door that it leads to, what stands along the left fence is on the left, and the street is in front. */
function standsAt(place: string, { place: roughly, side, spot, to, from }: WishItem): boolean {
  return (
    [roughly, side, spot, to, from].some((at) => at === place) ||
    (place === "near-house" && spot === "front-door") ||
    (place === "front" && spot === "by-street")
  );
}

export function isOfSize(asked: NonNullable<Ask["size"]>, size: WishItem["size"]): boolean {
  if (!size) return false;
  const { area, ...sides } = asked;
  const near = (one: number, other: number) => Math.abs(one - other) <= other * sizeTolerance + 0.005;
  if (area !== undefined) return near((size.width ?? 0) * (size.depth ?? 0), area);
  const is = (one: typeof sides) =>
    (["width", "depth", "height"] as const).every(
      (side) => one[side] === undefined || near(size[side] ?? 0, one[side]),
    );
  // Which side of "4 x 5 m" is the width nobody said.
  return is(sides) || is({ ...sides, width: sides.depth, depth: sides.width });
}

const shapeNames: Record<string, string> = { winding: "curved", crooked: "curved", octagonal: "octagonal" };

export function isShaped(shape: string, item: WishItem): boolean {
  return item.shape === (shapeNames[shape] ?? shape);
}

export function isMadeOf(material: string, { material: made, of, thing }: WishItem): boolean {
  const names = materialsOf(material);
  return [made, of, of?.replace("-hedge", ""), thing].some((name) => name !== undefined && names.includes(name));
}

/** "Spruce hedge (drawn as a yew hedge)" tells what is not drawn. */
function isToldOf(material: string, { words }: Ask, { understood }: Wish): boolean {
  return understood.some((told) => names([told], material) && mentions([told], { thing: "", words }));
}

export function isColored(color: string, { colors = [] }: WishItem): boolean {
  return (colors as readonly string[]).includes(colorOf(color));
}

export function isKept(noun: string, { kept, keeps }: Wish): boolean {
  return noun === "everything"
    ? keeps.length > 0
    : [...kept].some((name) => elementsOf(noun).includes(name)) || names(keeps, noun);
}

function removedIn({ removals }: Wish): string[] {
  return removals.map(({ words }) => words);
}

export function isRefused(noun: string, { refused, avoided, understood, notDrawn, removals }: Wish): boolean {
  if (noun === "everything") return [...understood, ...notDrawn].some((words) => words.includes(noun));
  const out = [...refused, ...avoided] as string[];
  const told = [
    ...understood.filter((words) => words.startsWith("no ")),
    ...notDrawn,
    ...removals.map(({ words }) => words),
  ];
  return [...elementsOf(noun), ...thingsOf(noun)].some((name) => out.includes(name)) || names(told, noun);
}

function names(told: readonly string[], noun: string): boolean {
  return mentions(told, { thing: noun, words: "" });
}
