import type { Element } from "../typed/garden-words.ts";
import { isPlanted, type NamedItem } from "./named-item.ts";
import { isPlaced, type Whereabouts, whereBy } from "./places.ts";

/** The things asked for so far, each once. */
export class ItemList {
  readonly all: NamedItem[] = [];
  private readonly choices: [first: NamedItem, second: NamedItem][] = [];

  find(element: Element): NamedItem | undefined {
    return this.all.find((item) => item.term.element === element);
  }

  /**
   * A thing named again is the same thing, unless it stands elsewhere or is another sort.
   * @returns the thing as it is in the list
   */
  add(item: NamedItem): NamedItem {
    const same = this.all.find((other) => !item.again && isSame(other, item) && !areTwoSorts(other, item));
    if (!same) {
      this.all.push(item);
      return item;
    }
    nameBoth(same, item);
    // "A vegetable garden with 4 raised beds": the words that were counted.
    if (item.count && !same.count) same.words = item.words;
    const { count, seats, inRow, paving, tone, shape, material, amount, place, side, from, to, invasive } = item;
    fillIn(same, { count, seats, inRow, paving, tone, shape, material, amount, place, side, from, to, invasive });
    if (!same.spot) Object.assign(same, item.spot && { spot: item.spot, anchor: item.anchor });
    same.term = { ...same.term, object: same.term.object ?? item.term.object };
    same.measure = { ...item.measure, ...same.measure };
    same.colors.push(...item.colors);
    same.fresh ||= item.fresh;
    same.at = item.at;
    same.list = item.list;
    return same;
  }

  drop(item: NamedItem): void {
    const at = this.all.indexOf(item);
    if (at >= 0) this.all.splice(at, 1);
  }

  /** Of two things either of which will do, the first is drawn, if it can be. */
  choose(first: NamedItem, second: NamedItem): void {
    this.choices.push([first, second]);
  }

  /** What was said of one of two is said of the other, now that all of it is known. */
  dropAlternatives(): void {
    for (const [first, second] of this.choices) this.chooseFirst(first, second);
  }

  private chooseFirst(first: NamedItem, second: NamedItem): void {
    const [chosen, other] = first.term.undrawn && !second.term.undrawn ? [second, first] : [first, second];
    fillIn(chosen, { place: other.place, side: other.side, spot: other.spot, anchor: other.anchor });
    chosen.measure = { ...other.measure, ...chosen.measure };
    // What cannot be drawn is told.
    if (other.term.undrawn) return;
    if (chosen.term.element !== other.term.element) chosen.or = other.words;
    this.drop(other);
  }

  /** The first of what is listed together with an item. */
  startOfList(last: NamedItem): NamedItem {
    return this.all.find((item) => item.list === last.list) ?? last;
  }

  /** "Lavender border": one thing, not two; the plant that stood in the list becomes a part of the item. */
  plantWith(item: NamedItem, plant: NamedItem): void {
    item.of = plant;
    item.measure = { ...plant.measure, ...item.measure };
    fillIn(item, { count: plant.count, inRow: plant.inRow, ...whereOf(plant) });
    this.drop(plant);
  }

  /** "Lavender and roses along the fence", "chairs and a fire pit by the fence": what is listed together stands where its last one does. */
  standTogether(last: NamedItem, where: Whereabouts): void {
    if (!isMovable(last)) return;
    let next = last;
    for (const item of this.all.slice(0, Math.max(0, this.all.indexOf(last))).reverse()) {
      const isItself = where.spot !== undefined && whereBy(item).spot === where.spot;
      if (isPlaced(item) || !isMovable(item) || isItself || item.list !== last.list) return;
      // "Rhubarb, an apple tree along the wall": a comma and an article begin anew.
      if (next.joined === "comma-anew") return;
      const isPotted = isPlanted(item) && next.term.element === "planters" && next.joined === undefined;
      const isListed = isPlanted(item)
        ? isPlanted(next) || next.joined === "and"
        : next.joined === "and" && !isPlanted(next);
      const joined = isPotted || isListed;
      if (!joined) return;
      Object.assign(item, where);
      next = item;
    }
  }
}

function whereOf({ place, side, spot, anchor }: Whereabouts): Whereabouts {
  return { place, side, spot, anchor };
}

/** What is not known yet. */
export function fillIn(item: NamedItem, more: Partial<NamedItem>): void {
  for (const [name, value] of Object.entries(more)) {
    if (value !== undefined && Reflect.get(item, name) === undefined) Object.assign(item, { [name]: value });
  }
}

/** Whether it is something that stands beside others of a list, unlike a lawn or a patio. */
export function isMovable(item: NamedItem): boolean {
  return isPlanted(item) || item.term.mulch === true || item.term.undrawn === true || !grounds.has(item.term.element);
}

const grounds: ReadonlySet<Element | undefined> = new Set([
  ...(["patio", "path", "lawn", "play-lawn", "artificial-turf", "meadow", "gravel", "paving", "fence"] as const),
  ...(["border", "beds", "edging", "retaining-wall", "dry-creek", "arch"] as const),
]);

function isSame(one: NamedItem, other: NamedItem): boolean {
  // What has no name in the lexicon is what it is called.
  if (one.term.undrawn && one.words !== other.words) return false;
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

/** "Karl Foerster and little bluestem": two names in one list are two wishes, though one plant is drawn for both. */
function areTwoSorts(one: NamedItem, other: NamedItem): boolean {
  const [first, second] = [one.words.toLowerCase(), other.words.toLowerCase()];
  const named = one.term.species !== undefined && !one.term.element;
  return (
    named && other.joined !== "or" && !first.includes(second) && !second.includes(first) && one.list === other.list
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
