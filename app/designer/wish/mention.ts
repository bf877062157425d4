import { isCue, type Mark } from "./find-marks.ts";
import type { Whereabouts } from "./mark-places.ts";
import type { NamedItem } from "./named-item.ts";
import type { Place, Spot } from "./typed/garden-words.ts";

/** A noun of the wish, and what stands beside it. */
export interface Mention {
  at: number;
  item?: NamedItem;
  by: Whereabouts;
}

/** Whether nothing follows that a preposition could be about. "Above", "over" and "down" may be about anything. */
export function isBare(marks: readonly Mark[], at: number): boolean {
  if (!/side|beneath|under|below|behind|around|round|beside|alongside|nearby/.test(marks[at]?.words ?? ""))
    return false;
  const next = marks[at + 1];
  return !next || next.term.kind === "comma" || next.term.kind === "stop" || isCue(next, "and");
}

export function isWay(place: Place | undefined, spot: Spot | undefined, item: NamedItem | undefined): boolean {
  return place === "along-path" || spot === "along-drive" || spot === "by-gate" || item?.term.element === "path";
}

/** Whether it is more than a noun that places are said of. */
export function isThing(item: NamedItem | undefined): boolean {
  return item?.term.element !== undefined || item?.term.species !== undefined || item?.term.undrawn === true;
}

export function whereIs({ place, side, spot, anchor }: NamedItem): Whereabouts {
  return { place, spot, anchor, ...(side && { side }) };
}

export function isPlaced({ place, spot }: Whereabouts): boolean {
  return place !== undefined || spot !== undefined;
}

export function isSomewhere({ by, item }: Mention): boolean {
  return by.place !== undefined || by.spot !== undefined || (item !== undefined && isPlaced(item));
}

/** Beside a thing there is no word for, things stand where it does. */
export function besideIt({ by, item }: Mention): Whereabouts {
  if (!(by.place || by.spot) && item) return whereIs(item);
  // What stands before the hedge along the left fence stands on the left.
  return by.place === "along-fence" && item?.place === by.place && item.side ? { ...by, side: item.side } : by;
}

export function isOfWay({ by, item }: Mention): boolean {
  return isWay(by.place ?? item?.place, by.spot ?? item?.spot, item);
}

/** "There is a birch near the gate; plant ferns around it": around the birch, though the gate was named last. */
export function meantByIt(marks: readonly Mark[], named: readonly Mention[], at: number): Mention | undefined {
  const [thing, last] = named.slice(-2);
  const encloses = /^(?:around|round|about|under|underneath|beneath|below)$/.test(marks[at]?.words ?? "");
  if (!last || !thing || !encloses || !marks[last.at]?.reference) return named.at(-1);
  const between = marks.slice(thing.at + 1, last.at);
  const isItsPlace =
    between.some((mark) => isCue(mark, "place")) &&
    between.every(({ term }) => term.kind === "cue" || term.kind === "word");
  return isItsPlace && !marks[thing.at]?.reference && isPlaced(thing.by) ? thing : last;
}
