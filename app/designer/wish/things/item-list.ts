import type { Whereabouts } from "../../wording/where-words.ts";
import { generic } from "../lexicon/around-nouns.ts";
import { grounds, isPlanted } from "../lexicon/traits.ts";
import type { NamedItem } from "./named-item.ts";
import { isPlaced, whereBy, whereIs } from "./places.ts";

/**
 * A thing named again is the same thing, unless it stands elsewhere or is another sort.
 * @returns the thing as it is in the list
 */
export function addItem(items: NamedItem[], item: NamedItem): NamedItem {
  const same = items.find((other) => !item.again && isSame(other, item) && !areTwoSorts(other, item));
  if (!same) {
    items.push(item);
    return item;
  }
  const shrubs = shrubsOfBoth(same, item);
  nameBoth(same, item);
  // "A vegetable garden with 4 raised beds": the words that were counted.
  if (item.count && !same.count) same.words = item.words;
  const { count, seats, inRow, paving, tone, shape, material, amount, from, to, invasive } = item;
  fillIn(same, { count, seats, inRow, paving, tone, shape, material, amount, from, to, invasive });
  fillIn(same, { place: item.place, side: item.side, ...(!same.spot && { spot: item.spot, anchor: item.anchor }) });
  same.term = { ...same.term, object: same.term.object ?? item.term.object, shrubs };
  same.measure = { ...item.measure, ...same.measure };
  same.colors.push(...item.colors);
  same.extents.push(...item.extents);
  same.fresh ||= item.fresh;
  same.at = item.at;
  same.list = item.list;
  return same;
}

/** Of two things either of which will do, the first is drawn, if it can be; what was said of one is said of the other. */
export function dropAlternatives(items: readonly NamedItem[], choices: readonly [NamedItem, NamedItem][]): NamedItem[] {
  const dropped = choices.flatMap(([first, second]) => {
    const [chosen, other] = first.term.undrawn && !second.term.undrawn ? [second, first] : [first, second];
    fillIn(chosen, whereIs(other));
    chosen.measure = { ...other.measure, ...chosen.measure };
    // What cannot be drawn is told.
    if (other.term.undrawn) return [];
    if (chosen.term.element !== other.term.element) chosen.or = other.words;
    return [other];
  });
  return items.filter((item) => !dropped.includes(item));
}

/** "Lavender border": one thing, not two; the plant that stood in the list becomes a part of the item. */
export function plantWith(item: NamedItem, plant: NamedItem): void {
  item.of = plant;
  item.measure = { ...plant.measure, ...item.measure };
  fillIn(item, { count: plant.count, inRow: plant.inRow, ...whereIs(plant) });
}

/** "Lavender and roses along the fence", "chairs and a fire pit by the fence": what is listed together stands where its last one does. */
export function placeList(items: readonly NamedItem[], last: NamedItem, where: Whereabouts): void {
  if (!isMovable(last)) return;
  let next = last;
  for (const item of items.slice(0, Math.max(0, items.indexOf(last))).reverse()) {
    const isItself =
      (where.spot !== undefined && whereBy(item).spot === where.spot) || where.whereInWords?.endsWith(item.words);
    if (isPlaced(item) || isItself || !isMovable(item) || item.list !== last.list) return;
    const isPotted = next.term.element === "planters" && next.joined === undefined;
    const isJoined = isPlanted(item)
      ? isPotted || isPlanted(next) || next.joined === "and"
      : next.joined === "and" && !isPlanted(next);
    if (!isJoined) return;
    Object.assign(item, where);
    next = item;
  }
}

/** Words for beds that leave open what grows there. */
const saysNoPlant = /^(?:plants?|planting|greenery|(?:planting |planted |garden |plant )?beds?|it)$/i;

/** What is not known yet. */
function fillIn(item: NamedItem, more: Partial<NamedItem>): void {
  for (const [name, value] of Object.entries(more))
    if (Reflect.get(item, name) === undefined) Object.assign(item, { [name]: value });
}

/** Whether it is something that stands beside others of a list, unlike a lawn or a patio. */
export function isMovable(item: NamedItem): boolean {
  return isPlanted(item) || item.term.mulch === true || !grounds.has(item.term.element);
}

function isSame(one: NamedItem, other: NamedItem): boolean {
  // What has no name in the lexicon is what it is called, and two plants that one is drawn for are two wishes.
  const isByName = one.term.undrawn || one.term.as || other.term.as;
  return (
    one.term.element === other.term.element &&
    one.term.species?.[0] === other.term.species?.[0] &&
    one.of?.term.species?.[0] === other.of?.term.species?.[0] &&
    (!one.term.object || !other.term.object || one.term.object === other.term.object) &&
    one.term.named === other.term.named &&
    (!isByName || one.words === other.words) &&
    (!one.place ||
      (other.place
        ? one.place === other.place
        : one.words === other.words || one.term.element === "patio" || other.term.object !== undefined))
  );
}

/** "Karl Foerster and little bluestem": two names in one list are two wishes, though one plant is drawn for both. */
function areTwoSorts(one: NamedItem, other: NamedItem): boolean {
  const isPlant = one.term.species !== undefined && !one.term.element;
  return isPlant && other.joined !== "or" && one.list === other.list && !isPartOfOther(one, other);
}

function isPartOfOther(one: NamedItem, other: NamedItem): boolean {
  const [first, second] = [one.words.toLowerCase(), other.words.toLowerCase()];
  return first.includes(second) || second.includes(first);
}

/** "New planting: shrubs" is of shrubs only, "perennials and shrubs" is not. */
function shrubsOfBoth(one: NamedItem, other: NamedItem): NamedItem["term"]["shrubs"] {
  const isOnly = [one, other].every(({ term, words }) => term.shrubs === "only" || saysNoPlant.test(words));
  const shrubs = one.term.shrubs ?? other.term.shrubs;
  return shrubs && !isOnly ? "among" : shrubs;
}

/** "Fewer beds, and shrubs", "a path of stepping stones": told by both names, though it is one thing. */
function nameBoth(one: NamedItem, other: NamedItem): void {
  if (isPartOfOther(one, other) || generic.test(other.words.toLowerCase())) return;
  if (one.term.element === "beds")
    one.words = generic.test(one.words.toLowerCase()) && !one.amount ? other.words : `${one.words} and ${other.words}`;
  else if (one.term.element === "path" && one.made.length === 0) one.made.push(other.words);
}
