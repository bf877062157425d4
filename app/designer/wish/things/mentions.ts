import type { Phrase } from "../text/find-phrases.ts";
import type { NamedItem } from "./named-item.ts";
import { isPlaced, type Whereabouts, whereBy, whereIs } from "./places.ts";

/** A noun of the wish and where one is beside it: what "it", "there" and "either side" may be about. */
export interface Mention {
  at: number;
  phrase: Phrase;
  item?: NamedItem;
  by: Whereabouts;
  /** Where it is said to be. */
  there?: Whereabouts;
  count?: number;
}

export class Mentions {
  private readonly all: Mention[] = [];

  add(phrase: Phrase, item?: NamedItem, where?: Whereabouts, count?: number): void {
    if (phrase.term.kind === "spot" && !phrase.term.spot && !where) return;
    this.all.push({ at: phrase.from, phrase, item, by: where ?? whereBy(phrase), count });
  }

  /** "We have a well in the corner": what is only told of is somewhere, too; "it" is the well. */
  addPlaceOfLast(target: Phrase, where: Whereabouts): void {
    const last = this.all.at(-1);
    const mention = { at: target.from, phrase: target, by: isPlaced(where) ? where : whereBy(target) };
    if (!last || last.item) {
      this.all.push(mention);
      return;
    }
    if (!isPlaced(last.by)) last.by = where;
    last.there = where;
    this.all.splice(-1, 0, { ...mention, at: last.at });
  }

  /** What "one" and "those" are about. */
  get lastThing(): Mention | undefined {
    return this.all.findLast(({ phrase }) => phrase.term.kind === "thing");
  }

  /** What is meant by "it" at a place in the text. */
  before(at: number): Mention | undefined {
    return this.all.findLast((mention) => mention.at < at);
  }

  /** What something can be around or under: no side of the yard. */
  thingBefore(at: number): Mention | undefined {
    return this.all.findLast(({ at: there, phrase: { term } }) => there < at && !(term.kind === "spot" && !term.spot));
  }

  /** The last way: a path, a drive, a gate. */
  wayBefore(at: number): Mention | undefined {
    return this.all.findLast((mention) => mention.at < at && isWay(mention));
  }

  placedBefore(at: number): Mention | undefined {
    return this.all.findLast(
      ({ at: there, by, item }) => there < at && (isPlaced(by) || (item !== undefined && isPlaced(item))),
    );
  }
}

function isWay({ by, item }: Mention): boolean {
  const { place = item?.place, spot = item?.spot } = by;
  if (item?.from || item?.to) return true;
  return place === "along-path" || spot === "along-drive" || spot === "by-gate" || item?.term.element === "path";
}

/** Beside a thing there is no word for, things are where it is. */
export function besideIt({ by, item }: Mention): Whereabouts {
  if (!isPlaced(by) && item) return whereIs(item);
  // What is before the hedge along the left fence is on the left.
  return by.place === "along-fence" && item?.place === by.place && item.side ? { ...by, side: item.side } : by;
}
