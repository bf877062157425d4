import type { Whereabouts } from "../../wording/where-words.ts";
import { bareSides, encloses, hides, nearby, noPlaces } from "../lexicon/around-nouns.ts";
import { everywhere } from "../lexicon/traits.ts";
import { isCue, isKind, isNoun, type Phrase } from "../text/find-phrases.ts";
import { addItem, isMovable, placeList } from "./item-list.ts";
import type { NamedItem } from "./named-item.ts";
import { nameIn } from "./named-thing.ts";
import { combine, hasSides, isPlaced, type PlacePhrase, readPlace, sideOf, sides, whereBy } from "./places.ts";
import {
  besideIt,
  endPhrase,
  hasMore,
  itemOfSentence,
  mention,
  mentionBefore,
  type Reading,
  thingBefore,
  wayBefore,
} from "./reading.ts";

/**
 * Reads where things are: a place belongs to the nearest thing before it, or to those after it where a clause begins with it.
 * @returns the index of the next phrase
 */
export function readPlacePhrase(reading: Reading, phrases: readonly Phrase[], at: number): number {
  const preposition = phrases[at]!;
  const place = readPlace(phrases, at);
  endPhrase(reading);
  const isHiding = hides.test(preposition.words);
  // "Bins need hiding".
  if (!place && isHiding) reading.hides = { phrase: preposition, where: {} };
  if (!place) return isHiding ? phrases.length : standAtSide(reading, phrases, at);
  const { target, asksForTarget } = place;
  const known = target === "it" ? placeOfIt(reading, preposition) : place.where;
  // "By the oil tank": told as it was typed.
  const where = isPlaced(known) || place.leads || asksForTarget ? known : inWords(reading, known, phrases, at, place);
  if (isHiding) hideIn(reading, where, phrases.slice(at, place.to));
  // "From the kitchen sink": an end of a path that there is no other word for.
  const isEnd =
    isCue(preposition, "way") &&
    (target === "it" || (isLeading(subject(reading)) && !asksForTarget && !isPlaced(place.where)));
  if (isEnd) place.leads ??= preposition.words === "from" ? "from" : "to";
  if (target !== "it") {
    if (place.isThere && isKind(target, "thing"))
      reading.kept.push(nameIn(reading.clause, phrases, phrases.indexOf(target)));
    if (!asksForTarget) mention(reading, target, isPlaced(where) ? { by: where } : {});
  }
  if (isPlaced(where)) reading.scene = where;
  if (place.leads) lead(reading, place, where);
  // "Hide the bins behind a screen".
  else if (isPlaced(where) && !(asksForTarget && reading.hides)) stand(reading, where, phrases, at, place.to);
  if (asksForTarget) return at + 1;
  if (where.whereInWords && !isTaken(reading, where)) reading.unplaced.push(phrases.slice(at, place.to));
  else if (isPlaced(where) || place.leads || target === "it" || isOfGround(target))
    for (const phrase of phrases.slice(at, place.to))
      if (where.whereInWords || !isKind(phrase, "unknown") || phrase === target) reading.used.add(phrase);
  return place.to;
}

/** "Hide the bins": a screen that is not named yet is told to do so. */
function hideIn(reading: Reading, where: Whereabouts, said: readonly Phrase[]): void {
  const words = `to ${said.map((phrase) => phrase.words).join(" ")}`;
  reading.hides = { phrase: said[0]!, where: isPlaced(where) ? where : { whereInWords: words } };
  for (const phrase of said) reading.used.add(phrase);
}

/** The words for a place that there is no other word for; none for "in the evening". */
function inWords(
  reading: Reading,
  known: Whereabouts,
  phrases: readonly Phrase[],
  at: number,
  { target, to }: PlacePhrase,
): Whereabouts {
  const isFar = isCue(phrases[at], "way") && !nearby.test(phrases[at]!.words);
  if (target === "it" || isFar || isOfGround(target) || !(subject(reading) || leadsOn(phrases, to))) return known;
  const said = phrases.slice(at + 1, to);
  const isDefinite = said.some((one) => isCue(one, "the", "old")) || nearby.test(phrases[at]!.words);
  const lead = hides.test(phrases[at]!.words) ? "to " : "";
  const words =
    lead +
    phrases
      .slice(at, to)
      .map((phrase) => phrase.words)
      .join(" ");
  return isDefinite && !noPlaces.test(words) ? { whereInWords: words } : known;
}

/** Whether the words for a place have become those of a thing, or of the things to come. */
function isTaken({ ahead, items }: Reading, { whereInWords = "" }: Whereabouts): boolean {
  return [ahead, ...items].some((one) => one.whereInWords?.includes(whereInWords));
}

/** "In the grass": ground is everywhere. */
function isOfGround({ term }: Phrase): boolean {
  return term.kind === "thing" && everywhere.has(term.element);
}

/** "Front: two palms", "1 crabapple center" need no preposition. */
export function readBareSpot({ last }: Reading, phrases: readonly Phrase[], at: number): Whereabouts | undefined {
  const { term } = phrases[at]!;
  if (term.kind !== "spot") return undefined;
  if (term.sure) return whereBy(phrases[at]!);
  const next = phrases[at + 1];
  const isAlone = phrases.slice(0, at).every((one) => isCue(one, "the") || isKind(one, "word", "style"));
  const isAfterThing = last !== undefined && isKind(phrases[at - 1], "thing", "undrawable", "size", "material");
  const isSide = sides.has(term.place) && !term.spot;
  return isSide && (isAfterThing || (isAlone && !isNoun(next))) ? whereBy(phrases[at]!) : undefined;
}

/** Says where the thing before it is, or, where a clause begins with it, the things after it. */
export function stand(
  reading: Reading,
  where: Whereabouts,
  phrases: readonly Phrase[],
  from: number,
  to: number,
): void {
  const { last, items } = reading;
  if (!last) standAhead(reading, where, phrases, to);
  else if (!isPlaced(last)) standTogether(reading, last, where);
  else if (reading.placedTo === from) {
    // A second word for the place of a whole list.
    const { place, list } = last;
    for (const item of items) if (item.list === list && item.place === place) Object.assign(item, combine(item, where));
  } else Object.assign(last, combine(last, where));
  reading.placedTo = to;
}

function standAhead(reading: Reading, where: Whereabouts, phrases: readonly Phrase[], to: number): void {
  const { clause, items } = reading;
  const isLed = leadsOn(phrases, to);
  if (isLed || clause.link === "start") {
    const goesOn = isPlaced(reading.ahead) && phrases.some((one) => reading.used.has(one));
    reading.ahead = goesOn ? combine(reading.ahead, where) : where;
    // "Roses and a bench? Front left.", "Roses. A bench, urns. All at the front door."
    if (!isLed && clause.link === "start" && !hasMore(reading))
      for (const item of items)
        if (item.at >= reading.firstBefore && !isPlaced(item) && isMovable(item)) Object.assign(item, where);
    return;
  }
  const named = items.filter(({ at }) => at >= reading.firstOfSentence);
  const last = named.at(-1);
  if (hasMore(reading)) {
    if (last && !isPlaced(last) && clause.link !== "and") standTogether(reading, last, where);
    else reading.ahead = where;
    return;
  }
  const unplaced = named.filter((item) => !isPlaced(item));
  for (const item of unplaced) if (isMovable(item) || unplaced.length === 1) Object.assign(item, where);
  // "Benches by the door and along the path".
  if (last && unplaced.length === 0 && clause.link === "and" && isMovable(last))
    reading.latest = addItem(items, { ...last, ...nowhere, ...where, again: true });
}

const nowhere = { place: undefined, side: undefined, spot: undefined, anchor: undefined };

export function standTogether({ items, held }: Reading, last: NamedItem, where: Whereabouts): void {
  const isBeside = ({ term, words }: NamedItem) =>
    where.spot !== undefined && whereBy({ term, words }).spot === where.spot;
  if (!isBeside(last)) Object.assign(last, last.whereInWords ? combine(last, where) : where);
  placeList(items, last, where);
  const holder = held.find(({ item }) => item === last)?.holder;
  if (holder && !isPlaced(holder) && isMovable(holder) && !isBeside(holder) && where.place !== "middle")
    Object.assign(holder, where);
}

/** "Box either side", "white daffodils beneath": what was named before is meant, of two sides those of a way. */
function standAtSide(reading: Reading, phrases: readonly Phrase[], at: number): number {
  const { last } = reading;
  if (!last || !bareSides.test(phrases[at]!.words) || phrases.slice(at + 1).some(isNoun)) return at + 1;
  const first = startOfUnplaced(reading, last);
  const way = / sides?\b/.test(` ${phrases[at]!.words}`) ? wayBefore(reading, last.at) : undefined;
  const it = way ?? mentionBefore(reading, first);
  const where = it && besideIt(it);
  if (where && isPlaced(where)) standTogether(reading, last, where);
  if (it) reading.used.add(phrases[at]!);
  return at + 1;
}

/** Where the list begins that has no place yet. */
function startOfUnplaced({ items }: Reading, last: NamedItem): number {
  const before = items.slice(0, items.indexOf(last));
  const other = before.findLastIndex((item) => item.list !== last.list || isPlaced(item));
  return (before[other + 1] ?? last).at;
}

function isLeading(item: NamedItem | undefined): boolean {
  return item?.term.element === "path" || item?.term.element === "paving";
}

/** What a clause that names nothing is about. */
function subject(reading: Reading): NamedItem | undefined {
  return reading.last ?? itemOfSentence(reading);
}

function lead(reading: Reading, { leads, target }: PlacePhrase, where: Whereabouts): void {
  const last = subject(reading);
  if (!last || !leads || last[leads]) return;
  const noun = target === "it" ? where.anchor : target.words;
  const anchor = where.spot || isLeading(last) ? (where.anchor ?? noun) : undefined;
  Object.assign(last, { [leads]: where.spot, [`${leads}Anchor`]: anchor });
  if (last.from && last.to && last.term.element === "paving") last.term = { ...last.term, element: "path" };
}

/** "Behind it", "left of it", "along it". */
function placeOfIt(reading: Reading, preposition: Phrase): Whereabouts {
  const { last } = reading;
  const at = last?.at ?? preposition.from;
  const first = last ? startOfUnplaced(reading, last) : at;
  // "Steps between them".
  if (/^between$/.test(preposition.words)) return byThing(reading, preposition, at);
  const isAround = encloses.test(preposition.words);
  const before = isAround
    ? thingBefore(reading, first, /^(?:over|above)$/.test(preposition.words))
    : mentionBefore(reading, first);
  // "Stepping stones from the house to it": not the house.
  const near = isCue(preposition, "way") ? thingBefore(reading, at) : before;
  const way = /^along/.test(preposition.words) ? wayBefore(reading, first) : undefined;
  const it = way ?? near ?? mentionBefore(reading, at);
  if (!it) return {};
  if (!isPlaced(besideIt(it))) return byThing(reading, preposition, at);
  if (!isAround && !it.by.spot && it.there?.spot) return it.there;
  const beside = besideIt(it);
  const side = sideOf(preposition);
  if (!side) return beside;
  return hasSides(beside) ? { ...beside, side } : { ...beside, place: beside.place ?? side };
}

/** "Next to it", of the oven. */
function byThing({ mentions, last }: Reading, { words }: Phrase, at: number): Whereabouts {
  const it = mentions.findLast(
    (one) => one.at < at && isKind(one.phrase, "thing", "undrawable") && one.item !== last && !hides.test(words),
  );
  return it ? { whereInWords: `${words} the ${it.phrase.words}` } : {};
}

/** Whether something follows that is more than a place. */
export function leadsOn(phrases: readonly Phrase[], from: number): boolean {
  for (let at = from; at < phrases.length; ) {
    const place = isCue(phrases[at], "place", "way") ? readPlace(phrases, at) : undefined;
    if (isKind(phrases[at], "thing", "undrawable", "material") || place?.asksForTarget) return true;
    at = place?.to ?? at + 1;
  }
  return false;
}
