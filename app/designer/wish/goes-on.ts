import { type Attitude, isCue, type Mark } from "./find-marks.ts";
import { isDefinite } from "./look-back.ts";

/** Whether what is kept, refused or removed goes on over commas and "and". */

/** Where the reader is: the attitude of the clause and, while something is removed, the verb that says so. */
export interface Stance {
  attitude: Attitude;
  removing?: string;
  /** Tells why: until the next comma. */
  reason?: true;
  /** "The grass is dead": what something is like; another clause may ask for what is to be. */
  described?: boolean | undefined;
  /** "Instead of the hedge": what comes for it may follow without a comma. */
  instead?: true | undefined;
  /** "Rather than grass, clover": names first what is not wanted, until the next comma. */
  before?: boolean | undefined;
  /** "Don't want: flowers, mulch": until the end of the sentence. */
  listed?: true;
}

/** "No lawn, trees or gravel": a list that ends in "or" is refused as a whole. "Remove the grass, the shed": so is that. */
export function goesOnAfterComma(marks: readonly Mark[], at: number, stance: Stance): boolean {
  if (stance.attitude === "asked") return false;
  if (stance.attitude === "kept" || stance.removing)
    return isCue(marks[at + 1], "the", "old") || isCue(marks[at + 1], "and", "or") || goesOnBare(marks, at);
  // "Which I can't mow without sneezing, clover or sedum": a list begins with a noun.
  if (marks[at - 1]?.term.kind === "word" || /ing$/.test(marks[at - 1]?.words ?? "")) return false;
  for (const mark of marks.slice(at + 1)) {
    const { kind } = mark.term;
    if (isCue(mark, "or")) return true;
    const inList = kind === "comma" || isCue(mark, "a", "some", "the", "old");
    if (!inList && (kind === "stop" || kind === "cue")) return false;
  }
  return false;
}

/**
 * "The grass is dead, a hydrangea by the porch": after how something is, a clause with a thing and no such verb of its own is
 * what is wanted. "It is all weeds, moss and mud" goes on.
 */
export function asksAfterComma(marks: readonly Mark[], at: number): boolean {
  const [before, last] = [marks[at - 2], marks[at - 1]];
  // "Deer ate the hostas, a bench please": an article after what has one begins anew.
  const beginsAnew = isCue(marks[at + 1], "a") && isDefinite(marks, at - 1);
  if (/^(?:thing|undrawable|noun|material)$/.test(last?.term.kind ?? "") && !beginsAnew) return false;
  if (/^(?:all|just|only|mostly|nothing|full|of)$/.test(before?.words ?? "")) return false;
  const rest = marks.slice(at + 1);
  const end = rest.findIndex(({ term }) => term.kind === "comma" || term.kind === "stop");
  const clause = end < 0 ? rest : rest.slice(0, end);
  const tells =
    isCue(clause[0], "the") ||
    /^(?:only|just|still|mostly)$/.test(clause[0]?.words ?? "") ||
    clause.some((mark) => isCue(mark, "state", "back-state", "old"));
  return !tells && clause.some(({ term }) => term.kind === "thing" || term.kind === "undrawable");
}

/** "No changes to house, garage or driveway": bare nouns up to a last one with "or" or "and". */
function goesOnBare(marks: readonly Mark[], at: number): boolean {
  const rest = marks.slice(at + 1);
  const end = rest.findIndex((mark) => mark.term.kind === "stop" || isVerb(mark));
  const list = end < 0 ? rest : rest.slice(0, end);
  // "Keep the oak, shed and fence and have a bench".
  const own = list.at(-1)?.term.kind === "cue" && end >= 0 ? list.slice(0, -1) : list;
  const bare = ["thing", "undrawable", "spot", "house", "comma", "word"];
  const isBare = (mark: Mark) => bare.includes(mark.term.kind) || isCue(mark, "and", "or", "old");
  const isList = own.some((mark) => isCue(mark, "and", "or"));
  return own.length > 0 && own.every(isBare) && isList;
}

function isVerb(mark: Mark): boolean {
  return isCue(mark, "ask", "move", "remove", "refuse", "keep", "alter", "but", "state", "with", "reason", "a", "some");
}

/** "Keep the shed and the oak". */
export function goesOnAfterAnd(marks: readonly Mark[], at: number, stance: Stance): boolean {
  if (stance.attitude === "asked") return false;
  const next = marks[at + 1];
  if (isCue(next, "the", "old")) return true;
  // "Keep the oak and have a bench".
  if (/^(?:have|get|has)$/.test(next?.words ?? "")) return false;
  const counted = marks[at + 2]?.term;
  // "Keep the two maples and three birches".
  if (next?.term.kind === "count" && stance.attitude === "kept" && counted?.kind === "thing" && counted.species)
    return true;
  const bare =
    next !== undefined && next.term.kind !== "cue" && next.term.kind !== "count" && next.term.kind !== "size";
  return bare && (stance.attitude === "kept" || stance.removing !== undefined);
}
