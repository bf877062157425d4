import { isCue, type Mark, marksBefore } from "./find-marks.ts";
import { isManifold, isStanding, looksOf } from "./lexicon/removable.ts";
import type { Element } from "./typed/garden-words.ts";
import { describePlace } from "./typed/where-words.ts";
import type { Removal } from "./typed/wish.ts";

/** What never goes: it is no part of the yard, or more than a photo can lose. */
const never =
  /(?:^|\b)(?:cars?|vehicles?|trucks?|people|persons?|house|home|garage|fences?|walls?|gates?|drive ?ways?|landscaping|landscape|shed|pool)$/;
const large = /^(?:big|bigger|biggest|large|larger|largest|huge|tall|overgrown|giant|massive)$/;

/** Marks what stands in the photo and shall be gone. */
export function markRemovals(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    if (isRemoval(mark, marks, at)) mark.removal = true;
  });
}

export function findRemovals(marks: readonly Mark[]): Removal[] {
  return marks.flatMap((mark, at) => (mark.removal ? [removalOf(marks, at)] : []));
}

/** "Remove the bins", "the junk must go". */
function isRemoval(mark: Mark, marks: readonly Mark[], at: number): boolean {
  if (never.test(mark.words)) return false;
  if (isJunk(mark, marks, at)) return true;
  if (!mark.removing || mark.reference || !isStanding(mark.words)) return false;
  return cannotBeDrawnOver(mark) || ["noun", "word", "unknown"].includes(mark.term.kind);
}

/** "Get rid of the junk": the noun is a verb as well. */
function isJunk(mark: Mark, marks: readonly Mark[], at: number): boolean {
  const [before] = marksBefore(marks, at, 1);
  const goes = before?.removing !== undefined || isCue(marks[at + 1], "back-remove");
  return mark.words === "junk" && isCue(before, "the", "old", "everything") && goes;
}

/** What is ground, and drawn anew where it goes. All else stands before something that no photo shows. */
const lies: ReadonlySet<Element> = new Set([
  ...(["patio", "path", "paving", "deck", "rug", "driveway", "dry-creek", "stream"] as const),
  ...(["lawn", "play-lawn", "artificial-turf", "meadow", "beds", "border", "mulch", "gravel"] as const),
]);
/** Plants that go by the name of what they grow in: "the bushes" are no bed. */
const grows = /bush|shrub|plants?$|bloom/;
/** What is no thing of a garden and stands in photos all the same. */
const standsToo =
  /^(?:(?:old )?(?:tree )?stumps?|cars?|vehicles?|trucks?|boats?|people|persons?|toys?|landscaping|landscape)$/;

/** What stands in the photo does not go where other ground is drawn. */
export function cannotBeDrawnOver({ term, reference, removing, words }: Mark): boolean {
  if (reference || !removing) return false;
  if (term.kind === "undrawable") return true;
  if (term.kind === "noun" || term.kind === "word") return standsToo.test(words);
  return term.kind === "thing" && (term.element === undefined || !lies.has(term.element) || grows.test(words));
}

function removalOf(marks: readonly Mark[], at: number): Removal {
  const mark = marks[at];
  const noun = mark?.words ?? "";
  const isLarge = describing(marks, at).some(({ words }) => large.test(words));
  const where = whereIs(marks, at);
  const told = [isLarge ? "big" : "", noun, describePlace(where)].filter(Boolean).join(" ");
  const thing = mark?.term.kind === "thing" ? mark.term.element : undefined;
  return { words: told, ...where, thing, looks: looksOf(noun), isLarge, isMany: isManifold(noun) };
}

function describing(marks: readonly Mark[], at: number): Mark[] {
  const before = marksBefore(marks, at, 4);
  const end = before.findIndex(({ term, removing }) => term.kind === "comma" || term.kind === "stop" || !removing);
  return end < 0 ? before : before.slice(0, end);
}

/** "The bush on the left", "big bush left", "the left bush". */
function whereIs(marks: readonly Mark[], at: number): Pick<Removal, "place" | "side" | "spot"> {
  const after = marks.slice(at + 1, at + 6);
  const end = after.findIndex((mark) => isEnd(mark));
  const near = [...(end < 0 ? after : after.slice(0, end)), ...describing(marks, at)];
  for (const { place, side, spot, term } of near) {
    if (place || side || spot) return { place, side, spot };
    if (term.kind === "spot" && (term.place || term.spot)) return { place: term.place, spot: term.spot };
  }
  return {};
}

function isEnd(mark: Mark): boolean {
  const { kind } = mark.term;
  return kind === "comma" || kind === "stop" || kind === "thing" || isCue(mark, "and", "ask", "but", "with");
}
