import { isCue, isDescription, isKind, isNoun, type Phrase } from "../text/find-phrases.ts";
import type { Element, Side } from "../typed/garden-words.ts";
import { hasSides, sides, type Whereabouts, whereBy } from "./whereabouts.ts";

/** "Along the left fence", "to the front door", "next to it", "in pots". */
export interface PlacePhrase {
  where: Whereabouts;
  /** The noun; "it" where a pronoun stands for one. */
  target: Phrase | "it";
  leads?: "from" | "to";
  /** Whether its noun is asked for as well: "herbs in pots", "a path to a pond". */
  asksForTarget: boolean;
  /** Its noun is said to be there: "around the existing fire pit". */
  isThere: boolean;
  /** Index after it. */
  to: number;
}

const surfaces: ReadonlySet<Element | undefined> = new Set(["lawn", "patio", "path"]);

/** The place that begins with a preposition, if one does. */
export function readPlace(phrases: readonly Phrase[], at: number): PlacePhrase | undefined {
  const preposition = phrases[at]!;
  const noun = findTarget(phrases, at);
  if (!noun) return undefined;
  const { index, said } = noun;
  if (index === "it") return { where: {}, target: "it", asksForTarget: false, isThere: false, to: noun.to };
  const target = phrases[index]!;
  const definite =
    said.some((one) => isCue(one, "the", "old", "everything") || /^(?:each|every|both)$/.test(one.words)) ||
    (preposition.words === "between" && !said.some((one) => isKind(one, "count")));
  const indefinite = said.some((one) => isCue(one, "a", "some") || isKind(one, "count", "size"));
  return {
    ...pointAt(preposition, target, said, { definite, indefinite }),
    target,
    isThere: said.some(({ words }) => /^(?:existing|present|current|old)$/.test(words)),
    to: endOf(phrases, index, preposition),
  };
}

interface Target {
  index: number | "it";
  /** What stands between the preposition and it. */
  said: readonly Phrase[];
  to: number;
}

function findTarget(phrases: readonly Phrase[], at: number): Target | undefined {
  for (let i = at + 1; i < Math.min(phrases.length, at + 9); i++) {
    const [phrase, next] = [phrases[i]!, phrases[i + 1]];
    const said = phrases.slice(at + 1, i);
    if (isPronoun(phrase, next)) return { index: "it", said, to: i + 1 };
    if (/^(?:colou?rs?|shapes?|form|tones?|shades?|style|format|pattern|finish)$/.test(phrase.words)) return undefined;
    // "A patio in large-format paving".
    if (
      /^(?:in|of|from|out of)$/.test(phrases[at]!.words) &&
      phrase.term.kind === "thing" &&
      phrase.term.paving &&
      i === at + 1
    )
      return undefined;
    if (isNoun(phrase)) {
      if (onlySaysWhich(phrase, next)) continue;
      return { index: i, said, to: i + 1 };
    }
    // "In brick" is no place.
    if (isKind(phrase, "material", "color") && !phrases.slice(i + 1, i + 4).some(isNoun)) return undefined;
    if (!isDescription(phrase) && !isCue(phrase, "the", "a", "some", "old", "everything", "of", "fresh"))
      return undefined;
  }
  return undefined;
}

export function isPronoun(phrase: Phrase | undefined, next: Phrase | undefined): boolean {
  if (/^(?:it|them|em)$/.test(phrase?.words ?? "")) return true;
  return /^(?:these|those|this|that|both)$/.test(phrase?.words ?? "") && !isNoun(next) && !isDescription(next);
}

/** "The back left corner", "along the house wall", "the whole length of the drive". */
function onlySaysWhich({ term, words }: Phrase, next: Phrase | undefined): boolean {
  // "Along one side of the path".
  if (/^(?:sides?|edges?|ends?|foot|base|length)$/.test(words) && isCue(next, "of")) return true;
  if (term.kind === "spot" && !term.sure && sides.has(term.place))
    return isKind(next, "thing", "spot", "house", "noun");
  // "Along the entry walk".
  if (term.kind === "spot" && !term.sure) return isKind(next, "thing");
  if (term.kind === "noun" || term.kind === "unknown") return isNoun(next) || isCue(next, "of");
  return false;
}

/** "In the middle of the lawn": which middle; "between drive and fence". */
function endOf(phrases: readonly Phrase[], index: number, preposition: Phrase): number {
  const [target, next] = [phrases[index]!, phrases[index + 1]];
  const goesOn =
    (isKind(target, "spot") && isCue(next, "of")) || (preposition.words === "between" && isCue(next, "and"));
  if (!goesOn) return index + 1;
  const other = findTarget(phrases, index + 1);
  return other ? other.to : index + 1;
}

interface Articles {
  definite: boolean;
  indefinite: boolean;
}

function pointAt(preposition: Phrase, target: Phrase, said: readonly Phrase[], { definite, indefinite }: Articles) {
  const where = whereBy(target);
  const { words } = preposition;
  const { term } = target;
  if (/bottom|far end/.test(words) && /^(?:garden|yard|plot|lot)$/.test(target.words))
    return { where: { place: "back" as const }, asksForTarget: false };
  if (isCue(preposition, "way") && where.spot && !indefinite)
    return { where, leads: words === "from" ? ("from" as const) : ("to" as const), asksForTarget: false };
  if (isCue(preposition, "way") && !/^(?:towards?|to)$/.test(words) && term.kind === "spot")
    return { where: {}, asksForTarget: false };
  if (term.kind !== "thing")
    return {
      where: withSide(where, preposition, target, said),
      asksForTarget: indefinite && term.kind === "undrawable",
    };
  const holds = /^(?:in|inside|within|into|among)$/.test(words);
  const bare = !definite && !indefinite;
  const inTree = holds && definite && term.element === "tree";
  const isAt = isCue(preposition, "place") && (!holds || inTree);
  const isReference =
    definite ||
    (isCue(preposition, "way") && bare && words !== "into") ||
    ((holds || words === "on") && bare && surfaces.has(term.element)) ||
    (bare &&
      isAt &&
      !/^(?:up|down|across|before|throughout|between)$/.test(words) &&
      (words !== "on" || /s$/.test(target.words)));
  const spot = /^(?:over|above)$/.test(words) ? undefined : where.spot;
  const own = isAt ? withSide({ ...where, spot }, preposition, target, said) : {};
  return { where: own, asksForTarget: !isReference };
}

const boundaries: readonly Side[] = ["left", "right", "back", "front"];

/** The left of "along the left-hand fence" and of "left of the door". */
function withSide(where: Whereabouts, preposition: Phrase, target: Phrase, said: readonly Phrase[]): Whereabouts {
  if (where.place === "along-fence") {
    const side = sideIn([...said, target].map(({ words }) => words).join(" "));
    return side ? { ...where, side } : where;
  }
  // "Left and right of the porch" is either side.
  const [, word] = /^(?!.*\band\b).*\b(left|right) (?:side |hand side )?of$/.exec(preposition.words) ?? [];
  const side = boundaries.find((one) => one === word);
  return side && hasSides(where) ? { ...where, side } : where;
}

function sideIn(words: string): Side | undefined {
  const [word] = /\b(?:left|right|back|rear|front)\b/.exec(words) ?? [];
  return word === "rear" ? "back" : boundaries.find((side) => side === word);
}
