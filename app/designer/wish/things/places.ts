import type { Whereabouts } from "../../wording/where-words.ts";
import { formWords, inside, isThereOrOld, partsOf, pointers, pronouns } from "../lexicon/around-nouns.ts";
import type { Element, Place, Side } from "../lexicon/garden-words.ts";
import { besideThings } from "../lexicon/places.ts";
import { grown, surfaces } from "../lexicon/traits.ts";
import { isCue, isDescription, isKind, isNoun, type Phrase } from "../text/find-phrases.ts";

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

export const sides: ReadonlySet<Place | undefined> = new Set(["front", "back", "left", "right", "middle", "corner"]);
const boundaries: readonly Side[] = ["left", "right", "back", "front"];

export function isPlaced({ place, spot, whereInWords }: Whereabouts): boolean {
  return place !== undefined || spot !== undefined || whereInWords !== undefined;
}

/** Only where it is, of something that is said to be somewhere. */
export function whereIs({ place, side, spot, anchor, whereInWords }: Whereabouts): Whereabouts {
  return { place, spot, anchor, ...(side && { side }), ...(whereInWords && { whereInWords }) };
}

/** Whether there is room on either side of it for something else: not so in front of a window, or round a bed. */
export function hasSides({ place, spot }: Whereabouts): boolean {
  return spot ? !/window|street|bed|drive/.test(spot) : place === "along-path" || place === "around-tree";
}

/** Where it is to be beside a thing or a spot, as far as there is a word for it. */
export function whereBy(noun: Pick<Phrase, "term" | "words">): Whereabouts {
  const where = placeBy(noun);
  const isBySomething = where.spot || (where.place === "near-house" && noun.term.kind === "spot");
  return isBySomething ? { ...where, anchor: noun.words } : where;
}

function placeBy({ term, words }: Pick<Phrase, "term" | "words">): Whereabouts {
  if (term.kind === "spot") return { place: term.place, spot: term.spot };
  if (term.kind === "house") return byPartOfHouse(words);
  if (term.kind !== "thing" && term.kind !== "undrawable") return {};
  const element = term.kind === "thing" ? term.element : undefined;
  return { place: beside(element).place, spot: beside(term.named ?? element).spot };
}

function beside(element: Element | undefined): Whereabouts {
  return (element && besideThings[element]) ?? {};
}

/** Of the parts of a house those that things are put at: its windows, and the doors that lead into the yard. */
function byPartOfHouse(words: string): Whereabouts {
  if (/window/.test(words)) return { place: "near-house", spot: "in-front-of-window" };
  return /door/.test(words) ? { place: "near-house", spot: "back-door" } : { place: "near-house" };
}

/** Path lights stand along the path. */
export function placeInName(words: string): Whereabouts {
  return /^(?:(?:led|solar|low voltage) )?(?:path|pathway|walkway) l/.test(words) ? { place: "along-path" } : {};
}

/** "In the corner on the right", "at the back, on the left": two words for one place say more than the first alone. */
export function combine(first: Whereabouts, second: Whereabouts): Whereabouts {
  const place = combinePlaces(first.place, second.place);
  const other = first.place === "along-fence" ? second.place : first.place;
  const side = place === "along-fence" ? boundaries.find((one) => one === other) : undefined;
  const named =
    [first, second].find(({ spot }) => spot) ?? [first, second].find((one) => one.place === place && one.anchor);
  const inWords = [first, second].flatMap(({ whereInWords }) => whereInWords ?? []);
  const whereInWords = inWords.length > 0 ? [...new Set(inWords)].join(", ") : undefined;
  return { spot: named?.spot, anchor: named?.anchor, place, side: first.side ?? second.side ?? side, whereInWords };
}

function combinePlaces(first: Place | undefined, second: Place | undefined): Place | undefined {
  if (!first || !second) return first ?? second;
  const both = new Set([first, second]);
  if (both.has("along-fence")) return "along-fence";
  const side = both.has("left") ? "left" : both.has("right") ? "right" : undefined;
  if (side && both.has("front")) return `front-${side}`;
  if (side && (both.has("back") || both.has("corner"))) return `back-${side}`;
  return [first, second].find((place) => /-(?:left|right)$/.test(place)) ?? first;
}

/** Whether "the", "my" and the like stand before a noun, with nothing but adjectives between. */
export function definiteAt(phrases: readonly Phrase[], at: number): boolean {
  return isCue(
    phrases.slice(0, at).findLast((phrase) => !isDescription(phrase)),
    "the",
    "old",
  );
}

/** The place that begins with a preposition, if one does. */
export function readPlace(phrases: readonly Phrase[], at: number): PlacePhrase | undefined {
  const preposition = phrases[at]!;
  const noun = findTarget(phrases, at);
  if (!noun) return undefined;
  const { index, said } = noun;
  if (index === "it") return { where: {}, target: "it", asksForTarget: false, isThere: false, to: noun.to };
  const target = phrases[index]!;
  const to = endOf(phrases, index, preposition);
  const pointed = pointAt(preposition, target, said);
  // "Between the oil tank and the fence".
  const other = preposition.words === "between" && to > index + 1 ? whereBy(phrases[to - 1]!) : undefined;
  return {
    ...pointed,
    ...(other && !isPlaced(pointed.where) && { where: other }),
    target,
    isThere: said.some(({ words }) => isThereOrOld.test(words)),
    to,
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
    if (formWords.test(phrase.words)) return undefined;
    // "A patio in large-format paving".
    const isPaving = phrase.term.kind === "thing" && phrase.term.paving && i === at + 1;
    if (isPaving && /^(?:in|of|from|out of)$/.test(phrases[at]!.words)) return undefined;
    if (isNoun(phrase)) {
      if (onlySaysWhich(phrase, next)) continue;
      return { index: i, said, to: i + 1 };
    }
    if (!isDescription(phrase) && !isCue(phrase, "the", "a", "some", "old", "everything", "of", "fresh"))
      return undefined;
  }
  return undefined;
}

export function isPronoun(phrase: Phrase | undefined, next: Phrase | undefined): boolean {
  if (pronouns.test(phrase?.words ?? "")) return true;
  return pointers.test(phrase?.words ?? "") && !isNoun(next) && !isDescription(next);
}

/** "The back left corner", "along the house wall", "the whole length of the drive". */
function onlySaysWhich({ term, words }: Phrase, next: Phrase | undefined): boolean {
  // "Along one side of the path".
  if (partsOf.test(words) && isCue(next, "of")) return true;
  if (term.kind === "spot" && !term.sure)
    return sides.has(term.place) ? isKind(next, "thing", "spot", "house", "noun") : isKind(next, "thing", "undrawable");
  return (term.kind === "noun" || term.kind === "unknown") && (isNoun(next) || isCue(next, "of"));
}

/** "In the middle of the lawn": which middle; "between drive and fence". */
function endOf(phrases: readonly Phrase[], index: number, { words }: Phrase): number {
  const next = phrases[index + 1];
  const goesOn = (isKind(phrases[index], "spot") && isCue(next, "of")) || (words === "between" && isCue(next, "and"));
  return (goesOn ? findTarget(phrases, index + 1)?.to : undefined) ?? index + 1;
}

type Pointed = Pick<PlacePhrase, "where" | "leads" | "asksForTarget">;

/** A preposition and its noun, with what stands between them. */
interface Pointing {
  preposition: Phrase;
  target: Phrase;
  said: readonly Phrase[];
  /** Where something is beside the noun. */
  where: Whereabouts;
  isWay: boolean;
  /** "The", "my", "each": the noun is there; "a", "two": it may have to be made. */
  isDefinite: boolean;
  isIndefinite: boolean;
  isBare: boolean;
  element: Element | undefined;
}

const nowhere: Pointed = { where: {}, asksForTarget: false };

/** The first rule that fits decides where a preposition and its noun point, and whether the noun is asked for as well. */
const rules: readonly { when: (pointing: Pointing) => boolean; means: (pointing: Pointing) => Pointed }[] = [
  // "On the sunny side": of which fence nobody knows.
  {
    when: ({ target, said }) => target.words === "side" && said.some((one) => isKind(one, "word", "unknown", "noun")),
    means: () => nowhere,
  },
  // "At the bottom of the garden".
  {
    when: ({ preposition }) => /bottom|far end/.test(preposition.words),
    means: () => ({ where: { place: "back" }, asksForTarget: false }),
  },
  // "A path to the front door"; of no path, "from the street" is nowhere.
  {
    when: ({ isWay, where, isIndefinite }) => isWay && where.spot !== undefined && !isIndefinite,
    means: ({ where, preposition: { words } }) => ({
      where,
      leads: words === "from" ? "from" : "to",
      asksForTarget: false,
    }),
  },
  {
    when: ({ isWay, preposition, target }) =>
      isWay && isKind(target, "spot") && !/^(?:towards?|to)$/.test(preposition.words),
    means: () => nowhere,
  },
  // "By the shed", "left of the door", "by a hot tub".
  {
    when: ({ target }) => !isKind(target, "thing"),
    means: (pointing) => ({
      where: withSide(pointing),
      asksForTarget: pointing.isIndefinite && isKind(pointing.target, "undrawable"),
    }),
  },
  // "On the left lawn".
  {
    when: ({ isIndefinite, element, said, where }) =>
      !isIndefinite && grown.has(element) && !isPlaced(where) && said.some(isSpot),
    means: ({ said }) => ({ where: whereBy(said.find(isSpot)!), asksForTarget: false }),
  },
  // "Along the path", "in the tree"; "in the lawn" is nowhere.
  {
    when: ({ isDefinite }) => isDefinite,
    means: (pointing) => ({ where: besideThing(pointing), asksForTarget: false }),
  },
  // "Stepping stones to patio", "in lawn", "along paths", "on paths".
  {
    when: ({ isBare, isWay, element, preposition: { words }, target }) =>
      isBare &&
      (isWay ||
        ((inside.test(words) || words === "on") && surfaces.has(element)) ||
        (!inside.test(words) &&
          !/^(?:up|down|across|before|throughout|between)$/.test(words) &&
          (words !== "on" || /s$/.test(target.words)))),
    means: (pointing) => ({ where: besideThing(pointing), asksForTarget: false }),
  },
  // "By a pond", "herbs in pots".
  { when: () => true, means: (pointing) => ({ where: besideThing(pointing), asksForTarget: true }) },
];

function pointAt(preposition: Phrase, target: Phrase, said: readonly Phrase[]): Pointed {
  const isDefinite =
    said.some((one) => isCue(one, "the", "old", "everything") || /^(?:each|every|both)$/.test(one.words)) ||
    (preposition.words === "between" && !said.some((one) => isKind(one, "count")));
  const isIndefinite = said.some((one) => isCue(one, "a", "some") || isKind(one, "count", "size"));
  const pointing: Pointing = {
    ...{ preposition, target, said, where: whereBy(target), isWay: isCue(preposition, "way") },
    ...{ isDefinite, isIndefinite, isBare: !isDefinite && !isIndefinite },
    element: target.term.kind === "thing" ? target.term.element : undefined,
  };
  return rules.find(({ when }) => when(pointing))?.means(pointing) ?? nowhere;
}

function isSpot(phrase: Phrase): boolean {
  return isKind(phrase, "spot");
}

/** Of what is in a thing or on the way to it, only a definite tree says where it is; what is over something is at no spot. */
function besideThing(pointing: Pointing): Whereabouts {
  const { preposition, where, isDefinite, element } = pointing;
  if (!isCue(preposition, "place") || (inside.test(preposition.words) && !(isDefinite && element === "tree")))
    return {};
  const spot = /^(?:over|above)$/.test(preposition.words) ? undefined : where.spot;
  return withSide({ ...pointing, where: { ...where, spot } });
}

/** The left of "along the left-hand fence" and of "left of the door". */
function withSide({ where, preposition, target, said }: Pointing): Whereabouts {
  if (where.place === "along-fence") {
    const [word] =
      /\b(?:left|right|back|rear|front)\b/.exec([...said, target].map(({ words }) => words).join(" ")) ?? [];
    const side = word === "rear" ? "back" : boundaries.find((one) => one === word);
    return side ? { ...where, side } : where;
  }
  const side = sideOf(preposition);
  return side && hasSides(where) ? { ...where, side } : where;
}

/** "To the left of"; "left and right of the porch" is either side. */
export function sideOf({ words }: Phrase): "left" | "right" | undefined {
  const [, side] = /^(?!.*\band\b).*\b(left|right) (?:side |hand side )?of$/.exec(words) ?? [];
  return side === "left" || side === "right" ? side : undefined;
}
