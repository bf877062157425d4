import { isCue, type Mark, marksBefore } from "./find-marks.ts";
import type { NamedItem } from "./named-item.ts";

/** How many there are of a thing, and at it, by what stands before its name. */
export function countItem(item: NamedItem, marks: readonly Mark[], named: readonly NamedItem[]): NamedItem {
  const { term, at } = item;
  item.again = marks[at]?.again;
  const isNamed = named.some((other) => other.term.element === term.element && other.term.species === term.species);
  if (isAnother(marks, at) && !isNamed) item.more = item.count ?? 1;
  if (term.element === "dining") item.seats ??= seatsBefore(marks, at);
  if (term.element === "parking") item.count ??= carsIn(marks, at);
  if (item.seats && item.seats === item.count) item.count = undefined;
  return item;
}

/** "Another bench", "two more pots", "an extra chair": besides what there is. */
function isAnother(marks: readonly Mark[], at: number): boolean {
  for (const [i, { term, words }] of marksBefore(marks, at, 4).entries()) {
    if (/^(?:another|additional|extra|further)$/.test(words)) return words === "another" || isOne(marks[at - 2 - i]);
    if (words === "more") return marks[at - 2 - i]?.term.kind === "count";
    if (!["word", "color", "material", "count", "shape"].includes(term.kind)) return false;
  }
  return false;
}

/** "Parking for two cars", "room for two cars". */
function carsIn(marks: readonly Mark[], at: number): number | undefined {
  const after = marks.slice(at + 1, at + 4);
  const counted = after.find(({ term }) => term.kind === "count")?.term;
  const isOfCars = after.some(({ words }) => /^(?:cars?|vehicles?|trucks?)$/.test(words));
  if (counted?.kind === "count" && isOfCars) return counted.count === "row" ? undefined : counted.count;
  return / two cars$/.test(marks[at]?.words ?? "") ? 2 : undefined;
}

function isOne(mark: Mark | undefined): boolean {
  return isCue(mark, "a") || mark?.term.kind === "count";
}

/** "An 8-person table". */
function seatsBefore(marks: readonly Mark[], at: number): number | undefined {
  const [noun, count] = marksBefore(marks, at, 5).filter(
    ({ term }) => !["word", "material", "color", "shape"].includes(term.kind),
  );
  if (!/^(?:persons?|people|seaters?|seats?|guests?)$/.test(noun?.words ?? "") || count?.term.kind !== "count")
    return undefined;
  return count.term.count === "row" ? undefined : count.term.count;
}
