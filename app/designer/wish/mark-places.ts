import { opensClause } from "./clause.ts";
import { isCue, type Mark } from "./find-marks.ts";
import { becomesIt, opensWithSide, standsBehindIt } from "./join-places.ts";
import { cue } from "./lexicon/term.ts";
import type { Element, Place, Side, Spot } from "./typed/garden-words.ts";

/** Where something stands: roughly, and exactly where that was said. */
export interface Whereabouts {
  place?: Place;
  /** Of the fence that it stands along. */
  side?: Side;
  spot?: Spot;
  /** The customer's words for what it is by. */
  anchor?: string;
}

/** Finds what is named only to say where: after "along", "next to", "leading to", and "of the". */
export function markPlaces(marks: Mark[]): void {
  marks.forEach((mark, at) => {
    const { term } = mark;
    if (isBareSide(marks, at)) Object.assign(mark, { reference: true, ...placeBy(mark) });
    if (term.kind === "spot" && term.sure) Object.assign(mark, { reference: true, place: term.place, spot: term.spot });
    const ofPart =
      isCue(mark, "of") &&
      /^(?:part|half|quarter|third|piece|bit|some|more|rest|most|all|much|enough|both|each|any|plenty|lots)/.test(
        marks[at - 1]?.words ?? "",
      );
    // "A bench around the oak" is one word for the bench.
    if (term.kind === "thing" && / (?:around|round)$/.test(mark.words))
      markTarget({ ...mark, term: cue("place"), words: "around" }, marks.slice(at + 1, at + 9));
    if (isCue(mark, "place", "way", "of") && !ofPart && !standsBehindIt(marks, at) && !becomesIt(marks, at))
      markTarget(mark, marks.slice(at + 1, at + 9));
  });
}

/** "Front: two palms", "1 crabapple center," and "let the back go to prairie" need no preposition. */
function isBareSide(marks: readonly Mark[], at: number): boolean {
  const { term } = marks[at] ?? {};
  if (term?.kind !== "spot" || term.spot || !sides.has(term.place)) return false;
  const before = marks[at - 1];
  const next = marks[at + 1];
  const ends =
    !next ||
    next.term.kind === "comma" ||
    next.term.kind === "stop" ||
    isCue(next, "for", "with", "but") ||
    (isCue(next, "and") && marks[at + 2]?.term.kind !== "spot");
  if (opensWithSide(marks, at)) return true;
  if (ends && (describable.has(before?.term.kind) || opensClause(marks, at))) return true;
  const isSubject =
    isCue(before, "the") && /^(?:let|make|turn|stage|show|style|do|use|give|leave)$/.test(marks[at - 2]?.words ?? "");
  return isSubject && next?.term.kind !== "thing";
}

/** After these a side is where they are: "a pad 12 x 20 ft left side". */
const describable: ReadonlySet<Mark["term"]["kind"] | undefined> = new Set(["thing", "undrawable", "size", "material"]);

const sides: ReadonlySet<Place | undefined> = new Set(["front", "back", "left", "right", "middle", "corner"]);

function markTarget(preposition: Mark, after: readonly Mark[]): void {
  let definite = false;
  let indefinite = false;
  let stays = false;
  for (const [i, mark] of after.slice(0, 7).entries()) {
    const { kind } = mark.term;
    if (isPronoun(mark, after[i + 1])) return;
    if (/^(?:existing|present|current|old)$/.test(mark.words)) stays = true;
    if (isCue(mark, "the", "old", "everything")) definite = true;
    else if (isCue(mark, "a", "some") || kind === "count" || kind === "size") indefinite = true;
    else if (kind === "thing" || kind === "spot" || kind === "undrawable" || kind === "house" || kind === "noun") {
      // "The back left corner", "the rear slider": a side before another noun says which.
      if (mark.term.kind === "spot" && !mark.term.sure && sides.has(mark.term.place) && isBoundary(after[i + 1])) {
        mark.reference = true;
        continue;
      }
      // "Along the whole length of the drive".
      if (kind === "noun" && (isAdjective(after[i + 1]) || isCue(after[i + 1], "of"))) continue;
      const other = preposition.words === "between" ? otherOf(after, i) : undefined;
      if (other) other.reference = true;
      pointAt(mark, preposition, definite || other !== undefined, indefinite);
      if (mark.place === "along-fence") mark.side = sideIn([...after.slice(0, i), mark]);
      else if (mark.reference && hasSides(mark)) mark.side = sideBefore(preposition);
      // "Chairs around the existing fire pit": it is not to be made anew.
      if (stays && mark.reference && kind === "thing") mark.stays = true;
      return;
    } else if (kind === "material" && definite && isSlab(preposition, after[i + 1])) {
      // "A pergola over the concrete": what lies there is only told of.
      mark.reference = true;
      return;
    } else if (isCue(mark, "of")) continue;
    else if (kind === "cue" || kind === "comma" || kind === "stop") return;
  }
}

/** What a side may be one of: "the back left corner", "the left hedge". */
function isBoundary(mark: Mark | undefined): boolean {
  if (mark?.term.kind === "thing") return places[mark.term.element as Element] === "along-fence";
  return mark?.term.kind === "spot" || mark?.term.kind === "house";
}

const boundaries: readonly Side[] = ["left", "right", "back", "front"];

/** The left of "along the left-hand fence". */
function sideIn(marks: readonly Mark[]): Side | undefined {
  const [word] = /\b(?:left|right|back|rear|front)\b/.exec(marks.map(({ words }) => words).join(" ")) ?? [];
  return word === "rear" ? "back" : boundaries.find((side) => side === word);
}

/** The left of "left of the door". */
function sideBefore({ words }: Mark): Side | undefined {
  const [, word] = /\b(left|right) (?:side |hand side )?of$/.exec(words) ?? [];
  return boundaries.find((side) => side === word);
}

/** Whether there is room on either side of it for something else: not so in front of a window, or round a bed. */
export function hasSides({ place, spot }: Whereabouts): boolean {
  return spot ? !/window|street|bed|drive/.test(spot) : place === "along-path";
}

/** The fence of "between drive and fence". */
function otherOf(after: readonly Mark[], at: number): Mark | undefined {
  if (!isCue(after[at + 1], "and")) return undefined;
  const other = after.slice(at + 2, at + 5).find((mark) => !isCue(mark, "the", "old"));
  return /^(?:thing|spot|undrawable|house)$/.test(other?.term.kind ?? "") ? other : undefined;
}

function isSlab({ words }: Mark, next: Mark | undefined): boolean {
  const alone = !next || ["cue", "comma", "stop", "noun"].includes(next.term.kind);
  return alone && /^(?:over|above|on|on top of|along|next to|beside|behind|round|around)$/.test(words);
}

/** "It" of "a bench next to it". */
export function isPronoun(mark: Mark | undefined, next: Mark | undefined): boolean {
  if (/^(?:it|them|em)$/.test(mark?.words ?? "")) return true;
  // "That corner" is no pronoun.
  return (
    /^(?:these|those|this|that|both)$/.test(mark?.words ?? "") && !/thing|spot|noun|word/.test(next?.term.kind ?? "")
  );
}

/** "Along the house wall": a noun before another one only says which. */
function isAdjective(next: Mark | undefined): boolean {
  const kind = next?.term.kind;
  return kind === "thing" || kind === "spot" || kind === "undrawable";
}

function pointAt(mark: Mark, preposition: Mark, definite: boolean, indefinite: boolean): void {
  const { term, words: target } = mark;
  const { words } = preposition;
  const stands = isCue(preposition, "place");
  const where = placeBy(mark);
  if (isCue(preposition, "way") && where.spot && !indefinite) {
    Object.assign(mark, { reference: true, leads: words === "from" ? "from" : "to", spot: where.spot });
    return;
  }
  if (term.kind === "spot") {
    mark.reference = true;
    if (
      stands ||
      /^towards?$/.test(words) ||
      (words === "to" && /^(?:left|right)|^(?:rear|back|side|front) of/.test(target))
    ) {
      mark.place ??= where.place;
      mark.spot ??= where.spot;
    }
    return;
  }
  // "Herbs in pots" and "a path to a pond" ask for both.
  if (term.kind === "house" && stands && !indefinite) Object.assign(mark, { place: "near-house", ...where });
  const bare = !definite && !indefinite;
  const holds = /^(?:in|inside|within|into|among)$/.test(words);
  if (stands && !holds && (term.kind === "thing" || !indefinite)) {
    mark.place ??= where.place;
    if (!/^(?:over|above)$/.test(words)) mark.spot ??= where.spot;
  }
  // "Lights in the tree".
  if (holds && definite && term.kind === "thing" && term.element === "tree") mark.place ??= where.place;
  const plural = /s$/.test(target) && words !== "from";
  const within = (holds || words === "on") && bare && term.kind === "thing" && surfaces.has(term.element);
  if (
    definite ||
    within ||
    (bare &&
      stands &&
      !holds &&
      !/^(?:up|down|across|before|throughout)$/.test(words) &&
      (words !== "on" || plural) &&
      words !== "between")
  )
    mark.reference = true;
}

/** Where it is to be beside a thing or a spot, as far as there is a word for it. */
export function whereBy(noun: Pick<Mark, "term" | "words">): Whereabouts {
  const { place, spot } = placeBy(noun);
  return withAnchor({ place, spot }, noun);
}

/** With the customer's words for what it is by, where that is something to stand by, and no side of the yard. */
export function withAnchor(where: Whereabouts, { term, words }: Pick<Mark, "term" | "words">): Whereabouts {
  // Nothing stands near a roof.
  const isBySomething = where.spot || (where.place === "near-house" && term.kind === "spot");
  return isBySomething ? { ...where, anchor: words } : where;
}

function placeBy({ term, words }: Pick<Mark, "term" | "words">): Whereabouts {
  if (term.kind === "spot") return { place: term.place, spot: term.spot };
  if (term.kind === "house") return partOfHouse(words);
  if (term.kind === "undrawable") return { spot: term.named && spots[term.named] };
  if (term.kind !== "thing") return {};
  if (!term.element) return { spot: term.named && spots[term.named] };
  return { place: places[term.element], spot: spots[term.named ?? term.element] };
}

/** Of the parts of a house those that things are put at: its windows, and the doors that lead into the yard. */
function partOfHouse(words: string): Whereabouts {
  if (/window/.test(words)) return { place: "near-house", spot: "in-front-of-window" };
  return /door/.test(words) ? { place: "near-house", spot: "back-door" } : {};
}

/** Path lights stand along the path, window boxes below the windows. */
export function placeInName(words: string): Whereabouts {
  if (/^(?:(?:led|solar|low voltage) )?(?:path|pathway|walkway) l/.test(words)) return { place: "along-path" };
  return /^window (?:box|planter)/.test(words) ? { place: "near-house", spot: "in-front-of-window" } : {};
}

/** What other things lie or stand in. */
const surfaces: ReadonlySet<Element | undefined> = new Set(["lawn", "patio", "path"]);

const places: Partial<Record<Element, Place>> = {
  patio: "around-patio",
  "fire-pit": "around-patio",
  seating: "around-patio",
  dining: "around-patio",
  pergola: "around-patio",
  path: "along-path",
  steps: "along-path",
  tree: "around-tree",
  fence: "along-fence",
  screen: "along-fence",
  hedge: "along-fence",
  "retaining-wall": "along-fence",
};

const spots: Partial<Record<Element, Spot>> = {
  "fire-pit": "around-fire-pit",
  pergola: "under-pergola",
  pond: "around-pond",
  driveway: "along-drive",
  parking: "along-drive",
  gate: "by-gate",
  mailbox: "by-street",
  shed: "by-shed",
  pool: "by-pool",
};
