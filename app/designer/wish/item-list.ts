import type { Mark } from "./find-marks.ts";
import { areListed } from "./look-around.ts";
import { isPlanted, type NamedItem } from "./named-item.ts";
import type { Element, Place } from "./typed/garden-words.ts";

/** The things asked for so far, each once. */
export class ItemList {
  readonly all: NamedItem[] = [];

  find(element: Element): NamedItem | undefined {
    return this.all.find((item) => item.term.element === element);
  }

  /**
   * A thing named again is the same thing, unless it stands elsewhere.
   * @returns the thing as it is in the list
   */
  add(item: NamedItem): NamedItem {
    const same = this.all.find((other) => isSame(other, item));
    if (!same) {
      this.all.push(item);
      return item;
    }
    // "A vegetable garden with 4 raised beds": the words that were counted.
    if (item.count && !same.count) same.words = item.words;
    same.count ??= item.count;
    same.term = { ...same.term, object: same.term.object ?? item.term.object };
    same.measure = { ...item.measure, ...same.measure };
    same.paving ??= item.paving;
    same.tone ??= item.tone;
    same.course ??= item.course;
    same.place ??= item.place;
    same.fresh ||= item.fresh;
    same.at = item.at;
    return same;
  }

  /** "Lavender border": one thing, not two; the plant that stood in the list becomes a part of the item. */
  plantWith(item: NamedItem, plant: NamedItem): void {
    item.of = plant;
    item.count ??= plant.count;
    item.measure = { ...plant.measure, ...item.measure };
    item.place ??= plant.place;
    this.all.splice(this.all.indexOf(plant), 1);
  }

  /** "Lavender and roses along the fence": plants of one list stand together, where its last one does. */
  standTogether(last: NamedItem, place: Place, marks: readonly Mark[]): void {
    if (!isPlanted(last)) return;
    for (const item of this.all.slice(0, Math.max(0, this.all.indexOf(last))).reverse()) {
      if (item.place || !isPlanted(item) || !areListed(marks, item, last)) return;
      item.place = place;
    }
  }
}

function isSame(one: NamedItem, other: NamedItem): boolean {
  return (
    one.term.element === other.term.element &&
    one.term.species?.[0] === other.term.species?.[0] &&
    one.of?.term.species?.[0] === other.of?.term.species?.[0] &&
    (!one.term.object || !other.term.object || one.term.object === other.term.object) &&
    (!one.place || !other.place || one.place === other.place)
  );
}
