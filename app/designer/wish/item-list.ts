import { isCue, type Mark } from "./find-marks.ts";
import { areJoined, areListed, isAlternative } from "./look-around.ts";
import { type Whereabouts, whereBy } from "./mark-places.ts";
import { isPlanted, type NamedItem } from "./named-item.ts";
import type { Element } from "./typed/garden-words.ts";

/** The things asked for so far, each once. */
export class ItemList {
  readonly all: NamedItem[] = [];
  private readonly choices: [chosen: NamedItem, other: NamedItem][] = [];

  find(element: Element): NamedItem | undefined {
    return this.all.find((item) => item.term.element === element);
  }

  /**
   * A thing named again is the same thing, unless it stands elsewhere.
   * @param marks the words around it, where there are any: they tell two sorts of one list apart
   * @param before what was named last: of two things either of which will do, one is chosen
   * @returns the thing as it is in the list
   */
  add(item: NamedItem, marks: readonly Mark[] = [], before?: NamedItem): NamedItem {
    const added = this.addOrMerge(item, marks);
    if (
      before &&
      before !== added &&
      added === item &&
      !isPlanted(before) &&
      !isPlanted(item) &&
      isAlternative(marks, before, item)
    )
      this.choose(before, item);
    return added;
  }

  private addOrMerge(item: NamedItem, marks: readonly Mark[]): NamedItem {
    const same = this.all.find(
      (other) => !item.again && isSame(other, item) && !(marks.length > 0 && areTwoSorts(other, item, marks)),
    );
    if (!same) {
      this.all.push(item);
      return item;
    }
    nameBoth(same, item);
    // "A vegetable garden with 4 raised beds": the words that were counted.
    if (item.count && !same.count) same.words = item.words;
    same.invasive ??= item.invasive;
    same.count ??= item.count;
    same.seats ??= item.seats;
    same.inRow ??= item.inRow;
    same.term = { ...same.term, object: same.term.object ?? item.term.object };
    same.measure = { ...item.measure, ...same.measure };
    same.paving ??= item.paving;
    same.tone ??= item.tone;
    same.shape ??= item.shape;
    same.material ??= item.material;
    same.amount ??= item.amount;
    same.colors.push(...item.colors);
    same.place ??= item.place;
    same.side ??= item.side;
    if (!same.spot) same.anchor = item.anchor ?? same.anchor;
    same.spot ??= item.spot;
    same.from ??= item.from;
    same.to ??= item.to;
    same.fresh ||= item.fresh;
    same.at = item.at;
    return same;
  }

  drop(item: NamedItem): void {
    const at = this.all.indexOf(item);
    if (at >= 0) this.all.splice(at, 1);
  }

  /** Of two things either of which will do, the first is drawn, if it can be. */
  private choose(first: NamedItem, second: NamedItem): void {
    this.choices.push(first.term.undrawn && !second.term.undrawn ? [second, first] : [first, second]);
  }

  /** What was said of one of two is said of the other, now that all of it is known. */
  dropAlternatives(): void {
    for (const [chosen, other] of this.choices) {
      chosen.place ??= other.place;
      if (!chosen.spot) chosen.anchor = other.anchor ?? chosen.anchor;
      chosen.spot ??= other.spot;
      chosen.measure = { ...other.measure, ...chosen.measure };
      if (chosen.term.undrawn) continue;
      if (chosen.term.element !== other.term.element) chosen.or = other.words;
      this.drop(other);
    }
  }

  /** The first of what is listed together with an item. */
  startOfList(last: NamedItem, marks: readonly Mark[]): NamedItem {
    let first = last;
    for (const item of this.all.slice(0, Math.max(0, this.all.indexOf(last))).reverse()) {
      if (!areListed(marks, item, first)) break;
      first = item;
    }
    return first;
  }

  /** "Lavender border": one thing, not two; the plant that stood in the list becomes a part of the item. */
  plantWith(item: NamedItem, plant: NamedItem): void {
    item.of = plant;
    item.count ??= plant.count;
    item.inRow ??= plant.inRow;
    item.measure = { ...plant.measure, ...item.measure };
    item.place ??= plant.place;
    this.all.splice(this.all.indexOf(plant), 1);
  }

  /** "Lavender and roses along the fence", "chairs and a fire pit by the fence": what is listed together stands where its last one does. */
  standTogether(last: NamedItem, where: Whereabouts, marks: readonly Mark[]): void {
    if (!isMovable(last)) return;
    for (const item of this.all.slice(0, Math.max(0, this.all.indexOf(last))).reverse()) {
      if (item.place || item.spot || !isMovable(item) || (where.spot && whereBy(item).spot === where.spot)) return;
      if (isPlanted(item) && arePottedIn(marks, item, last)) Object.assign(item, where);
      if (!areListed(marks, item, last)) return;
      // "A bench, roses along the fence": after a comma only plants go on with plants.
      // "Rhubarb, an apple tree along the wall": a comma and an article begin anew.
      if (beginsAnew(marks, last)) return;
      const joined = isPlanted(item)
        ? isPlanted(last) || areJoined(marks, item, last)
        : (item.term.mulch || !isPlanted(last)) && areJoined(marks, item, last);
      if (!joined) return;
      Object.assign(item, where);
    }
  }
}

/** Whether it is something that stands beside others of a list, unlike a lawn or a patio. */
export function isMovable(item: NamedItem): boolean {
  return isPlanted(item) || item.term.mulch === true || item.term.undrawn === true || furniture.has(item.term.element);
}

const furniture: ReadonlySet<Element | undefined> = new Set([
  "seating",
  "bench",
  "fire-pit",
  "planters",
  "lantern",
  "boulders",
  "dining",
  "water",
  "fountain",
  "parasol",
  ...([
    "hedge",
    "pergola",
    "pond",
    "pool",
    "raised-bed",
    "screen",
    "hammock",
    "swing-set",
    "sandbox",
    "lights",
  ] as const),
  ...(["coffee-table", "picnic-table", "swing-seat", "hanging-chair", "grill", "pizza-oven", "bar"] as const),
  ...(["statue", "sundial", "obelisk", "bird-house", "bee-hotel", "basalt-columns", "shade-sail", "trellis"] as const),
  ...(["greenhouse", "chicken-coop", "dog-house", "log-store", "bin-store", "bicycle-rack", "clothes-line"] as const),
  ...(["playhouse", "slide", "mud-kitchen", "soccer-goal", "basketball-hoop", "outdoor-shower"] as const),
  ...(["mailbox", "little-library", "flag-pole", "house-number-stone", "gate"] as const),
  ...(["bird-bath", "shed", "hot-tub", "trampoline", "string-lights", "steps", "bistro-set"] as const),
]);

function isSame(one: NamedItem, other: NamedItem): boolean {
  return (
    one.term.element === other.term.element &&
    one.term.species?.[0] === other.term.species?.[0] &&
    one.of?.term.species?.[0] === other.of?.term.species?.[0] &&
    (!one.term.object || !other.term.object || one.term.object === other.term.object) &&
    one.term.named === other.term.named &&
    (one.term.element !== "lights" || one.words === other.words) &&
    // Two plants that one is drawn for are two wishes.
    ((!one.term.as && !other.term.as) || one.words === other.words) &&
    (!one.place ||
      (other.place
        ? one.place === other.place
        : one.words === other.words || one.term.element === "patio" || other.term.object !== undefined))
  );
}

/** "Fewer beds, and shrubs", "a path of stepping stones": told by both names, though it is one thing. */
function nameBoth(one: NamedItem, other: NamedItem): void {
  const [first, second] = [one.words.toLowerCase(), other.words.toLowerCase()];
  const isGeneric =
    /^(?:plants?|planting|flowers?|(?:flower |planting |garden )?beds?|paths?|walk|walkway|pathway|patio|it)$/;
  if (first.includes(second) || second.includes(first) || isGeneric.test(second)) return;
  if (one.term.element === "beds")
    one.words = isGeneric.test(first) && !one.amount ? other.words : `${one.words} and ${other.words}`;
  else if (one.term.element === "path" && one.made.length === 0) one.made.push(other.words);
}

/** "Karl Foerster and little bluestem": two names in one list are two wishes, though one plant is drawn for both. */
function areTwoSorts(one: NamedItem, other: NamedItem, marks: readonly Mark[]): boolean {
  const [first, second] = [one.words.toLowerCase(), other.words.toLowerCase()];
  const named = one.term.species !== undefined && !one.term.element && other.at > one.at;
  // "Thyme or clover" leaves the choice to us.
  if (marks.slice(one.at, other.at).some((mark) => isCue(mark, "or"))) return false;
  return named && !first.includes(second) && !second.includes(first) && areListed(marks, one, other);
}

/** "Olives in terracotta pots by the door". */
function arePottedIn(marks: readonly Mark[], plant: NamedItem, pots: NamedItem): boolean {
  const between = marks.slice(plant.at + 1, pots.at);
  return pots.term.element === "planters" && between[0]?.words === "in" && between.length <= 4;
}

function beginsAnew(marks: readonly Mark[], { at }: NamedItem): boolean {
  const article = isCue(marks[at - 1], "a") ? at - 1 : isCue(marks[at - 2], "a") ? at - 2 : -1;
  return article > 0 && marks[article - 1]?.term.kind === "comma";
}
