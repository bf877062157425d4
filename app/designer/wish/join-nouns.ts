import { isCue, type Mark } from "./find-marks.ts";
import { findTerm } from "./lexicon/lexicon.ts";
import { element } from "./lexicon/term.ts";
import type { Element } from "./typed/garden-words.ts";

/** Nouns that mean something by the nouns and the small words beside them. Places and attitudes are not read yet. */
export function joinNouns(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    if (isSort(marks, at)) joinToNext(marks, at);
    if (isModifier(marks, at)) joinToNext(marks, at);
    if (isTimber(marks, at)) mark.term = findTerm(["wood"]) ?? mark.term;
    if (isRunningWater(marks, at)) mark.term = element("water");
    if (isBadTrait(marks, at)) Object.assign(mark, { term: { kind: "undrawable" }, words: `${mark.words} plants` });
    if (isStyled(marks, at)) joinToNext(marks, at);
    if (isColorSomewhere(marks, at)) mark.term = element("beds");
    tellSomething(marks, at);
  });
}

/** "Nothing spiky": plants that are. */
function isBadTrait(marks: readonly Mark[], at: number): boolean {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  const ends = !next || ["comma", "stop"].includes(next.term.kind) || isCue(next, "or", "and", "place");
  return (
    ends &&
    isCue(before, "refuse") &&
    /^(?:spiky|spiny|thorny|prickly|poisonous|toxic|invasive|stinging|messy)$/.test(mark?.words ?? "")
  );
}

/** "Boma style seating", "gypsy inspired planters". */
function isStyled(marks: readonly Mark[], at: number): boolean {
  const next = marks[at + 1];
  return (
    marks[at]?.term.kind === "unknown" &&
    /^(?:style|styled|type|inspired|themed|looking|effect)$/.test(next?.words ?? "")
  );
}

/** "A bit of color by the door": flowers; where no place is said it is of the whole garden. */
function isColorSomewhere(marks: readonly Mark[], at: number): boolean {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  return (
    /^colours?$/.test(mark?.words ?? "") &&
    isCue(next, "place") &&
    next?.words !== "in" &&
    isCue(before, "some", "of", "ask", "with", "and")
  );
}

/** The noun after it is what is meant, told with what it was called. */
function joinToNext(marks: readonly Mark[], at: number): void {
  const [mark, next] = [marks[at], marks[at + 1]];
  if (!mark || !next) return;
  Object.assign(next, { words: `${mark.words} ${next.words}`, from: mark.from });
  mark.term = { kind: "word" };
}

/** "Amur maple", "ghost gum": the name of a sort, which nobody needs to know to know its kind. */
function isSort(marks: readonly Mark[], at: number): boolean {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  if (mark?.term.kind !== "unknown" || next?.term.kind !== "thing" || !next.term.species) return false;
  const isVerb = /(?:ed|ing|ly)$/.test(mark.words) || mark.words.length < 4;
  return !isVerb && (!before || opensNoun(before));
}

function opensNoun(mark: Mark): boolean {
  return (
    ["comma", "stop", "count", "color", "size"].includes(mark.term.kind) ||
    isCue(mark, "a", "some", "the", "and", "or", "with", "ask", "of", "keep", "remove", "refuse")
  );
}

/** The wall of "a few wall planters", the table of "raised table beds": it only says which. */
function isModifier(marks: readonly Mark[], at: number): boolean {
  const [before, mark, next, after] = marks.slice(Math.max(0, at - 1), at + 3);
  if (at === 0 || mark?.term.kind !== "thing" || next?.term.kind !== "thing" || after?.term.kind === "thing")
    return false;
  const { element: one, species } = mark.term;
  const isOne = !species && one !== undefined && modifiers.has(one) && !/s$/.test(mark.words);
  const describes = before !== undefined && (opensNoun(before) || ["word", "material"].includes(before.term.kind));
  return isOne && describes && one !== next.term.element && heads.has(next.term.element);
}

const modifiers: ReadonlySet<Element> = new Set([
  "retaining-wall",
  "dining",
  "fence",
  "pond",
  "pool",
  "lawn",
  "tree",
  "patio",
]);
const heads: ReadonlySet<Element | undefined> = new Set([
  ...(["planters", "raised-bed", "lights", "beds", "bench", "seating", "fountain", "steps", "edging"] as const),
]);

const timbers =
  /^(?:oak|cedar|pine|larch|teak|chestnut|bamboo|redwood|cypress|acacia|walnut|spruce|hazel|willow|robinia|douglas fir)$/;

/** "A gate in oak", "seats in the same oak": what is built of it. Not so "a hedge of pine" and "three birches in a row". */
function isTimber(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (mark?.term.kind !== "thing" || !timbers.test(mark.words)) return false;
  const before = marks[at - 1]?.words === "same" ? marks[at - 3] : marks[at - 1];
  if (!/^(?:in|of|from|out of|made of|made from|made out of)$/.test(before?.words ?? "")) return false;
  const noun = marks.slice(0, at).findLast(({ term }) => /^(?:thing|undrawable|comma|stop)$/.test(term.kind))?.term;
  return noun?.kind === "undrawable" || (noun?.kind === "thing" && built.has(noun.element));
}

const built: ReadonlySet<Element | undefined> = new Set([
  ...(["fence", "bench", "seating", "dining", "pergola", "planters", "raised-bed", "edging", "screen"] as const),
  ...(["steps", "arch", "patio", "path", "retaining-wall", "gate", "shed", "bar", "greenhouse", "trellis"] as const),
  ...(["picnic-table", "coffee-table", "swing-seat", "obelisk", "log-store", "bin-store"] as const),
]);

/** "And water in the middle", "water is heard": water that is wished for; not so "needs little water" and "no water bill". */
function isRunningWater(marks: readonly Mark[], at: number): boolean {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  if (mark?.words !== "water") return false;
  const opens =
    !before ||
    before.term.kind === "comma" ||
    before.term.kind === "stop" ||
    isCue(before, "and", "with", "some") ||
    /^(?:with|trickling|running|moving|flowing|still|gentle)$/.test(before.words);
  const isHeard = /^(?:is|to be|being)$/.test(next?.words ?? "") && /^heard/.test(marks[at + 2]?.words ?? "");
  return opens && (isHeard || isCue(next, "place"));
}

/** What is said of plants, and of little else that one asks for as "something". */
const plantlike =
  /^(?:evergreen|green|leafy|flowering|blooming|spiky|prickly|tall|low|fragrant|scented|colourful|trailing|bushy|hardy|tough|soft|dense|feathery|wispy|native|exotic|edible)$/;

/** "Plant something small", "something tall on the left": plants, whichever. */
function tellSomething(marks: readonly Mark[], at: number): void {
  const [before, mark] = [marks[at - 1], marks[at]];
  if (!mark || !/^(?:something|somethings|anything)$/.test(mark.words) || mark.term.kind !== "noun") return;
  const rest = marks.slice(at + 1);
  const end = rest.findIndex(({ term }) => !["word", "color", "amount", "size", "style"].includes(term.kind));
  const said = end < 0 ? rest : rest.slice(0, end);
  const next = rest[said.length];
  const ends =
    !next || ["comma", "stop", "spot"].includes(next.term.kind) || isCue(next, "place", "and", "or", "but", "reason");
  const isPlanted = /^(?:plant|grow|planted)$/.test(before?.words ?? "");
  const isPlant = said.some(({ words, term }) => plantlike.test(words) || term.kind === "color");
  const isOfThing = isCue(before, "place", "of", "refuse", "way");
  if (!ends || said.length === 0 || !(isPlanted || isPlant) || isOfThing) return;
  mark.term = element("beds");
  mark.words = [mark, ...said.filter(({ term }) => term.kind === "word")].map(({ words }) => words).join(" ");
}
