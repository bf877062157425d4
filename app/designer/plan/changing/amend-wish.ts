import { union, without } from "../../wish/typed/lists.ts";
import type { SurfaceWish, Wish, WishItem } from "../../wish/typed/wish.ts";
import { numberWord } from "../../wording/english.ts";

/** How many of a thing there are now, as far as that can be counted. */
type CountNow = (thing: WishItem["thing"]) => number | undefined;

/**
 * A wish after a change to it: what the change says holds, and everything else stays as it was wished. What is understood and
 * what is not is the change's own, since it is what the customer asks about now.
 */
export function amendWish(wish: Wish, said: Wish, countNow: CountNow = () => undefined): Wish {
  const change = { ...said, items: said.items.map((item) => countInAll(item, wish, countNow)) };
  const added = change.items.filter((_, i) => said.items[i]?.more !== undefined && isPlacedItem(said.items[i]));
  const inAll = tellInAll(wish, change);
  const asked = union(without(wish.asked, change.refused), change.asked);
  return {
    style: change.style ?? wish.style,
    asked,
    refused: union(without(wish.refused, change.asked), change.refused),
    patio: amendSurface(wish.patio, change.patio),
    path: {
      ...amendSurface(wish.path, change.path),
      course: change.path.course ?? wish.path.course,
      ...((change.path.replaces || wish.path.replaces) && { replaces: true }),
    },
    bed: change.bed ?? wish.bed,
    steelEdging: change.steelEdging || wish.steelEdging,
    gravelGround: !change.freshLawn && !change.asked.includes("lawn") && (change.gravelGround || wish.gravelGround),
    freshLawn: !change.gravelGround && (change.freshLawn || wish.freshLawn),
    flowerColors: change.flowerColors.length > 0 ? change.flowerColors : wish.flowerColors,
    plants: [...new Set([...change.plants, ...wish.plants])].filter((plant) => !change.avoided.includes(plant)),
    tree: change.tree ?? (change.refused.includes("tree") ? undefined : wish.tree),
    items: amendItems(wish, change, added),
    kept: union(without(wish.kept, change.refused), change.kept),
    avoided: union(wish.avoided, change.avoided),
    removals: [...wish.removals, ...change.removals],
    scope: wish.scope,
    locality: wish.locality,
    unsuited: change.unsuited,
    moods: union(wish.moods, change.moods),
    undrawn: change.undrawn,
    understood: change.understood.map(inAll),
    statedThings: change.statedThings.map((told) => ({ ...told, words: inAll(told.words) })),
    aims: change.aims,
    keeps: change.keeps,
    told: change.told,
    notUnderstood: change.notUnderstood,
    notDrawn: change.notDrawn,
    questions: change.questions,
    remark: change.remark,
    unit: change.unit ?? wish.unit,
  };
}

/** "Another bench" is one more than there are. */
function countInAll({ more, ...item }: WishItem, wish: Wish, countNow: CountNow): WishItem {
  // At a place of its own it stands beside the others.
  if (more === undefined || isPlacedItem(item)) return item;
  const wished = wish.items.filter(({ thing }) => thing === item.thing);
  const before = countNow(item.thing) ?? wished.reduce((sum, { count }) => sum + (count ?? 1), 0);
  return { ...item, count: before + more };
}

function isPlacedItem({ place, spot }: WishItem = { thing: "beds" }): boolean {
  return place !== undefined || spot !== undefined;
}

/** A number in a change is that of all there are then: "2 benches in all", where one was wished before. */
function tellInAll(wish: Wish, change: Wish): (words: string) => string {
  const counted = change.items.filter(({ thing, count }) => count && wish.items.some((item) => item.thing === thing));
  const things = new Set<string>(counted.map(({ thing }) => thing));
  const told = new Set(change.statedThings.filter(({ thing }) => things.has(thing)).map(({ words }) => words));
  return (words) => {
    if (!told.has(words)) return words;
    const more = change.statedThings.find((one) => one.words === words);
    const { count } = counted.find(({ thing }) => thing === more?.thing) ?? {};
    return /^another /.test(words) && count ? `${words}, ${numberWord(count)} in all` : `${words} in all`;
  };
}

/** Another material brings its own color, or none. */
function amendSurface(wish: SurfaceWish, change: SurfaceWish): SurfaceWish {
  if (change.paving) return { paving: change.paving, tone: change.tone };
  return { paving: wish.paving, tone: change.tone ?? wish.tone };
}

function amendItems(wish: Wish, change: Wish, added: readonly WishItem[]): Wish["items"] {
  const besides = new Set(added);
  const said = new Map(change.items.filter((item) => !besides.has(item)).map((item) => [item.thing, item]));
  const gone = new Set<string>([...change.refused, ...change.avoided]);
  const amended = wish.items
    .filter(({ thing }) => !gone.has(thing))
    .map((item) => {
      const now = said.get(item.thing);
      said.delete(item.thing);
      return now ? { ...item, ...now } : item;
    });
  return [...amended, ...said.values(), ...added];
}
