import { isCue, type Mark, startOfSentence } from "./find-marks.ts";
import type { Thing } from "./lexicon/term.ts";
import { isPlanted, type NamedItem } from "./named-item.ts";

/** Questions about the marks before and after a place in the wish. */

const adjectives = ["word", "color", "material", "unknown", "size", "count", "style", "shape", "amount"];
const describing = ["word", "noun", "color", "material", "comma", "unknown", "size", "shape", "style"];

/** Whether the next noun of this phrase is a thing, and of the kind asked for. */
export function leadsTo(marks: readonly Mark[], at: number, fits: (term: Thing) => boolean = () => true): boolean {
  for (const [i, mark] of marks.slice(at + 1, at + 8).entries()) {
    const { term } = mark;
    if (term.kind === "thing") return fits(term);
    if (term.kind === "undrawable") return fits({ kind: "thing", named: term.named, undrawn: true });
    const joins = isCue(mark, "and", "or") && marks[at + i + 2]?.term.kind === "material";
    if (!adjectives.includes(term.kind) && !joins && !isCue(mark, "of", "fresh", "a", "old")) return false;
  }
  return false;
}

/** Not so the two of "two-tier", "2 year old" and "4 person". */
export function countsThings(marks: readonly Mark[], at: number): boolean {
  return !/^(?:tier|level|bike|cycle|person|people|seater|piece|year|car|side|stor|way|tone|kid|child|dog|adult|guest|friend|labs?\b|space|ways?\b|step away)/.test(
    marks[at + 1]?.words ?? "",
  );
}

/** "20 feet away from the house" is no size. */
export function isDistance(marks: readonly Mark[], at: number): boolean {
  const term = marks[at]?.term;
  const hasSides = term?.kind === "size" && term.measure.depth !== undefined && term.measure.width !== undefined;
  return !hasSides && /^(?:away|apart|from|off)\b/.test(marks[at + 1]?.words ?? "");
}

/** "Make it 3 x 4 m", "it should be round": said of what was named last. */
export function isItDescribed(marks: readonly Mark[], at: number): boolean {
  if (!/^(?:it|they|them)$/.test(marks[at]?.words ?? "")) return false;
  const said = marks
    .slice(at + 1, at + 5)
    .find(({ term, words }) => term.kind !== "word" && !/ be$|^(?:is|are)$/.test(words));
  return said !== undefined && /^(?:size|shape|color)$/.test(said.term.kind) && !leadsTo(marks, marks.indexOf(said));
}

/** A material that is all a sentence names. */
export function isNamedAlone(marks: readonly Mark[], at: number): boolean {
  const start = startOfSentence(marks, at);
  const rest = marks.findIndex(({ term }, i) => i > at && term.kind === "stop");
  const names = ["thing", "undrawable", "noun", "spot", "house", "unknown"];
  return start > 0 && !marks.slice(start, rest < 0 ? undefined : rest).some(({ term }) => names.includes(term.kind));
}

/** "A hedge or fence", "a gazebo, otherwise a pergola": either will do. */
export function isAlternative(marks: readonly Mark[], first: NamedItem, second: NamedItem): boolean {
  const between = marks.slice(first.at + 1, second.at);
  const link = between.findIndex(
    (mark) => isCue(mark, "or") || /^(?:otherwise|failing that|if not|or else)$/.test(mark.words),
  );
  const plain = (mark: Mark) =>
    adjectives.includes(mark.term.kind) || mark.reference || isCue(mark, "a", "some", "the", "place", "of");
  // "A trampoline, otherwise lawn" is lawn for the rest.
  if (between[link]?.words === "otherwise" && !isCue(between[link + 1], "a")) return false;
  return link >= 0 && between.every((mark, i) => i === link || plain(mark) || (i < link && mark.term.kind === "comma"));
}

/** "A patio of dark slate", "path, gravel": nothing of its own stands between. */
export function isSaidOf(marks: readonly Mark[], item: NamedItem, at: number): boolean {
  return marks.slice(item.at + 1, at).every((mark) => {
    if (mark.reference || isCue(mark, "of", "with", "a", "the", "some", "ask", "old", "way")) return true;
    if (isCue(mark, "place", "way") && marks.slice(marks.indexOf(mark), at).some(({ reference }) => reference))
      return true;
    if (mark.term.kind === "cue") return mark.words === "in" || mark.words === "from" || mark.words === "on";
    return describing.includes(mark.term.kind);
  });
}

/** "Fruit trees like mango", "trees with guards: mulberry, hazel": the mango is what is meant. */
export function isExample(marks: readonly Mark[], at: number, last: NamedItem): boolean {
  const generic = last.term.element === "tree" || last.term.element === "beds" || last.words.endsWith("plants");
  if (generic && last.at === at - 2 && /^(?:like|such as|eg|for example)$/.test(marks[at - 1]?.words ?? ""))
    return true;
  return namesAKind(last) && isHeading(marks, last.at, at);
}

/** Trees and plants at large, of which a sort may be named; not so a bed, which is where they stand. */
export function namesAKind({ term, words }: Pick<NamedItem, "term" | "words">): boolean {
  if (term.species) return false;
  return (
    (term.element === "tree" || term.element === "beds") &&
    /(?:tree|plant|flower|shrub|bush|perennial)(?:s|es)?$/i.test(words)
  );
}

/** Whether a colon, or a bracket, is all that parts a heading from the first of its list: "flowers for bees: crocus". */
export function isHeading(marks: readonly Mark[], heading: number, first: number): boolean {
  const between = marks.slice(heading + 1, first);
  const colon = between.findIndex(({ heads, term }) => heads || (term.kind === "comma" && term.opens));
  const describes = (mark: Mark) => adjectives.includes(mark.term.kind) || isCue(mark, "a", "some");
  const explains = ({ term }: Mark) => !["comma", "stop", "thing"].includes(term.kind);
  return colon >= 0 && between.slice(0, colon).every(explains) && between.slice(colon + 1).every(describes);
}

/** "A border of lavender". */
export function isFilledWith(marks: readonly Mark[], item: NamedItem, at: number): boolean {
  const between = marks.slice(item.at + 1, at);
  return (
    between.some((mark) => isCue(mark, "of") || mark.words === "from") &&
    between.every(({ term }) => term.kind !== "thing" && term.kind !== "comma")
  );
}

/** "Lavender, a box and roses": of one list. */
export function areListed(marks: readonly Mark[], first: NamedItem, second: NamedItem): boolean {
  return marks
    .slice(first.at + 1, second.at)
    .every(
      (mark) =>
        mark.term.kind !== "stop" && (mark.term.kind !== "cue" || isCue(mark, "and", "a", "some", "or", "of", "the")),
    );
}

/** "A fire pit and chairs": nothing but "and" and what describes the second one stands between. */
export function areJoined(marks: readonly Mark[], first: NamedItem, second: NamedItem): boolean {
  const between = marks.slice(first.at + 1, second.at);
  return between.some((mark) => isCue(mark, "and")) && between.every(({ term }) => term.kind !== "comma");
}

/** "Ilex glabra 'Shamrock' at the foundation" and "a sandpit with a lid under the tree" are about holly and sandpit. */
export function belongsTo(item: NamedItem | undefined, marks: readonly Mark[], at: number): boolean {
  if (!item) return false;
  const between = marks.slice(item.at + 1, at);
  const isSort = isPlanted(item) && between.every(({ term }) => term.kind === "unknown");
  return isSort || between.some((mark) => isCue(mark, "with"));
}
