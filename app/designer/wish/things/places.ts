import { isCue, isDescription, isKind, isNoun, type Phrase } from "../text/find-phrases.ts";
import type { Element, Place, Side, Spot } from "../typed/garden-words.ts";

/** Where something is: roughly, and exactly where that was said. */
export interface Whereabouts {
  place?: Place;
  /** Of the fence that it stands along, or of its spot. */
  side?: Side;
  spot?: Spot;
  /** The customer's words for what it is by. */
  anchor?: string;
}

export const sides: ReadonlySet<Place | undefined> = new Set(["front", "back", "left", "right", "middle", "corner"]);

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

/** Where it is to be beside a thing or a spot, as far as there is a word for it. */
export function whereBy(noun: Pick<Phrase, "term" | "words">): Whereabouts {
  const { term, words } = noun;
  const where = placeBy(noun);
  const isBySomething = where.spot || (where.place === "near-house" && term.kind === "spot");
  return isBySomething ? { ...where, anchor: words } : where;
}

function placeBy({ term, words }: Pick<Phrase, "term" | "words">): Whereabouts {
  if (term.kind === "spot") return { place: term.place, spot: term.spot };
  if (term.kind === "house") return byPartOfHouse(words);
  if (term.kind === "undrawable") return { spot: term.named && spots[term.named] };
  if (term.kind !== "thing") return {};
  if (!term.element) return { spot: term.named && spots[term.named] };
  return { place: places[term.element], spot: spots[term.named ?? term.element] };
}

/** Of the parts of a house those that things are put at: its windows, and the doors that lead into the yard. */
function byPartOfHouse(words: string): Whereabouts {
  if (/window/.test(words)) return { place: "near-house", spot: "in-front-of-window" };
  return /door/.test(words) ? { place: "near-house", spot: "back-door" } : { place: "near-house" };
}

/** Path lights stand along the path, window boxes below the windows. */
export function placeInName(words: string): Whereabouts {
  if (/^(?:(?:led|solar|low voltage) )?(?:path|pathway|walkway) l/.test(words)) return { place: "along-path" };
  return /^window (?:box|planter)/.test(words) ? { place: "near-house", spot: "in-front-of-window" } : {};
}

export function isPlaced({ place, spot }: Whereabouts): boolean {
  return place !== undefined || spot !== undefined;
}

/** Only where it is, of something that is said to be somewhere. */
export function whereIs({ place, side, spot, anchor }: Whereabouts): Whereabouts {
  return { place, spot, anchor, ...(side && { side }) };
}

/** Whether there is room on either side of it for something else: not so in front of a window, or round a bed. */
export function hasSides({ place, spot }: Whereabouts): boolean {
  return spot ? !/window|street|bed|drive/.test(spot) : place === "along-path";
}

/** "In the corner on the right", "at the back, on the left": two words for one place say more than the first alone. */
export function combine(first: Whereabouts, second: Whereabouts): Whereabouts {
  const place = combinePlaces(first.place, second.place);
  const other = first.place === "along-fence" ? second.place : first.place;
  const side = place === "along-fence" && isSide(other) ? other : undefined;
  const named =
    [first, second].find(({ spot }) => spot) ?? [first, second].find((one) => one.place === place && one.anchor);
  return { spot: named?.spot, anchor: named?.anchor, place, side: first.side ?? second.side ?? side };
}

function isSide(place: Place | undefined): place is Side {
  return place === "left" || place === "right" || place === "back" || place === "front";
}

function combinePlaces(first: Place | undefined, second: Place | undefined): Place | undefined {
  if (!first || !second) return first ?? second;
  if (second.split("-").includes(first)) return second;
  const both = new Set([first, second]);
  if (both.has("along-fence") && (isSide(first) || isSide(second))) return "along-fence";
  const side = both.has("left") ? "left" : both.has("right") ? "right" : undefined;
  if (!side) return both.has("corner") ? ([...both].find((place) => /-(?:left|right)$/.test(place)) ?? first) : first;
  if (both.has("front")) return `front-${side}`;
  if (both.has("back") || both.has("corner")) return `back-${side}`;
  return first;
}

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

/** Whether "the", "my" and the like stand before a noun, with nothing but adjectives between. */
export function definiteAt(phrases: readonly Phrase[], at: number): boolean {
  for (const phrase of phrases.slice(0, at).reverse()) {
    if (isCue(phrase, "the", "old")) return true;
    if (!isDescription(phrase)) return false;
  }
  return false;
}
