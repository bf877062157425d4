import type { MeantClause } from "../clauses/clause.ts";
import { badTraits, formWords, hidden, isThere, plantsAtLarge, relatives, sitters } from "../lexicon/around-nouns.ts";
import type { Thing } from "../lexicon/term.ts";
import { isCue, isKind, isNoun, leadsToThing, type Phrase } from "../text/find-phrases.ts";
import { addScreen, addThing, makeOf, openHolder, readMaterial } from "./add-things.ts";
import { describeBefore, describesOnly, readCount, readExtent, readMeasure } from "./describe.ts";
import { addItem, dropAlternatives } from "./item-list.ts";
import { createItem, type NamedItem, nothingBefore } from "./named-item.ts";
import { nameIn } from "./named-thing.ts";
import { leadsOn, readBareSpot, readPlacePhrase, stand } from "./place-things.ts";
import { definiteAt, isPlaced, isPronoun, readPlace, whereBy, whereIs } from "./places.ts";
import { endPhrase, itemOfSentence, lastThing, mention, mentionPlace, type Reading, startReading } from "./reading.ts";

export type ReadThings = Pick<Reading, "items" | "flowers" | "styles" | "kept" | "refused" | "used" | "unplaced">;

/** Goes through the clauses once and remembers what the next ones may be about. */
export function readThings(clauses: readonly MeantClause[]): ReadThings {
  const reading = startReading(clauses, { ...{ link: "start", attitude: "tell", phrases: [], sentence: 0 } });
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    if (before && before.sentence !== clause.sentence) endSentence(reading);
    reading.clause = clause;
    reading.clauseAt = at;
    openClause(reading, clause, before);
    if (clause.attitude === "want") readWanted(reading, clause);
    else readNamed(reading, clause);
  }
  endSentence(reading);
  return { ...reading, items: dropAlternatives(reading.items, reading.choices) };
}

function openClause(reading: Reading, clause: MeantClause, before: MeantClause | undefined): void {
  const goesOn = before?.sentence === clause.sentence && !clause.verb && before.attitude === clause.attitude;
  if (!(goesOn && ["comma", "and", "or", "bracket"].includes(clause.link))) reading.list++;
  if (clause.link === "comma") reading.holder = undefined;
  if (clause.link === "comma" && reading.last && !reading.isListed && !isListWithAnd(reading)) reading.ahead = {};
  if (clause.link === "colon") reading.isListed = isPlaced(reading.ahead) || listAtHeader(reading);
  if (clause.verb && (reading.last || before?.attitude !== "want")) reading.ahead = {};
  reading.last = undefined;
}

/** "Along the fence hydrangeas, a bench and some ferns". */
function isListWithAnd({ clauses, clauseAt, clause }: Reading): boolean {
  const rest = clauses.slice(clauseAt).filter(({ sentence }) => sentence === clause.sentence);
  return (
    rest.some(({ link }) => link === "and") &&
    !rest.some(({ verb, phrases }) => verb || phrases.some((one) => isCue(one, "place")))
  );
}

function listAtHeader(reading: Reading): boolean {
  const header = itemOfSentence(reading);
  if (!header || !isPlaced(header)) return false;
  reading.ahead = whereIs(header);
  return true;
}

function endSentence(reading: Reading): void {
  addScreen(reading);
  for (const { item, holder } of reading.held) {
    const isItself = whereBy({ term: item.term, words: item.words }).place === holder.place;
    if (!isPlaced(item) && !isItself) Object.assign(item, whereIs(holder));
  }
  Object.assign(reading, {
    ...{ held: [], holder: undefined, head: undefined, ahead: {}, isListed: false, cleared: undefined },
    ...{ list: reading.list + 1, firstBefore: reading.firstOfSentence, firstOfSentence: Number.POSITIVE_INFINITY },
  });
}

/** Reads what is kept, refused or only told of. */
function readNamed(reading: Reading, { phrases, attitude, removes }: MeantClause): void {
  for (let at = 0; at < phrases.length; ) {
    const place = isCue(phrases[at], "place", "way") ? readPlace(phrases, at) : undefined;
    if (!place) {
      noteName(reading, phrases, at);
      at++;
      continue;
    }
    const unknown = phrases.slice(at, place.to).filter((one) => isKind(one, "unknown"));
    if (attitude !== "tell" && unknown.length > 0) reading.unplaced.push(unknown);
    if (place.target !== "it") {
      if (isPlaced(place.where)) reading.scene = place.where;
      if (removes && isPlaced(place.where)) reading.cleared = place.where;
      mentionPlace(reading, place.target, place.where);
    }
    at = place.to;
  }
}

function noteName(reading: Reading, phrases: readonly Phrase[], at: number): void {
  const { clause, kept, refused, unplaced } = reading;
  const [phrase, next] = [phrases[at]!, phrases[at + 1]];
  const isHead = isNoun(phrase) && (isKind(phrase, "thing") || !isKind(next, "thing", "undrawable", "noun", "unknown"));
  const count = phrases[at - 1]?.term;
  if (isHead)
    mention(reading, phrase, { count: count?.kind === "count" && count.count !== "row" ? count.count : undefined });
  if (clause.attitude === "tell" || clause.attitude === "unclear") return;
  const isRefused = clause.attitude === "refuse";
  // "No plants that attract bees": not all plants are refused, and which ones are is in the rest.
  if (isRefused && plantsAtLarge.test(phrase.words) && relatives.test(next?.words ?? "")) {
    unplaced.push(phrases.slice(at));
    return;
  }
  const isMaterial =
    phrase.term.kind === "material" &&
    (!phrase.term.weak || isRefused) &&
    !leadsToThing(phrases, at) &&
    !isKind(next, "thing", "undrawable", "noun", "unknown");
  const isTrait =
    isRefused &&
    (!next || isCue(next, "place")) &&
    (isKind(phrase, "color") ||
      badTraits.test(phrase.words) ||
      (isKind(phrase, "word") && /[a-z]{3}[^s]s$/.test(phrase.words)));
  if (isHead || isMaterial || isTrait) (isRefused ? refused : kept).push(nameIn(clause, phrases, at));
}

function readWanted(reading: Reading, clause: MeantClause): void {
  const { phrases } = clause;
  reading.before = nothingBefore();
  reading.placedTo = -1;
  if (phrases[0]) reading.firstOfSentence = Math.min(reading.firstOfSentence, phrases[0].from);
  const isCount = isKind(phrases[0], "count") && !leadsToThing(phrases, 0);
  // "A pond, about 2 by 3 m in the grass".
  const isMeasure = phrases.some((one) => isKind(one, "size")) && !leadsOn(phrases, 0);
  // "Wide enough for a scooter".
  const isEnough = phrases[1]?.words === "enough";
  if ((describesOnly(phrases) || isEnough || isCount || isMeasure) && clause.link !== "start")
    reading.last = itemOfSentence(reading);
  if (isPronoun(phrases[0], phrases[1]) && isCue(clause.verb, "move", "ask"))
    reading.last = meantByIt(reading, phrases);
  for (let at = 0; at < phrases.length; ) at = readPhrase(reading, phrases, at);
  endPhrase(reading);
}

/** "Put it over the slab", "the neighbor gave us six hostas, put those by the porch". */
function meantByIt(reading: Reading, phrases: readonly Phrase[]): NamedItem | undefined {
  const told = lastThing(reading);
  const isBack = /^(?:back|again)$/.test(phrases[1]?.words ?? "");
  if (!told || told.item || told.phrase.term.kind !== "thing") return reading.latest;
  if (!isBack && !phrases.some((one) => isCue(one, "place"))) return reading.latest;
  const item = createItem(told.phrase.term, told.phrase.words, told.phrase.from);
  item.count = told.count;
  if (isBack) Object.assign(item, told.there);
  reading.latest = addItem(reading.items, item);
  return reading.latest;
}

/** @returns the index of the next phrase */
function readPhrase(reading: Reading, phrases: readonly Phrase[], at: number): number {
  const phrase = phrases[at]!;
  const { term } = phrase;
  const { last, scene } = reading;
  if (term.kind === "cue") return readCue(reading, phrases, at);
  const bare = readBareSpot(reading, phrases, at);
  if (bare) {
    stand(reading, bare, phrases, at, at + 1);
    reading.used.add(phrase);
  } else if (term.kind === "material") readMaterial(reading, phrases, at);
  else if (term.kind === "size") readMeasure(phrases, at, reading.before, last, reading.head ?? firstOfList(reading));
  else if (term.kind === "count") readCount(phrases, at, reading.before, last);
  else if (term.kind === "style") reading.styles.push(term.style);
  else if (term.kind === "thing") readThing(reading, term, phrases, at);
  // "Clover as ground cover".
  else if (phrase.words === "as" && last && isNoun(phrases[at + 1])) return at + 2;
  else if (phrase.words === "there" && last && isPlaced(scene)) stand(reading, scene, phrases, at, at + 1);
  else if (isNoun(phrase)) readNoun(reading, phrases, at);
  else {
    describeBefore(reading.before, phrase);
    readExtent(phrases, at, reading.before, last);
  }
  if (/^ones?$/.test(phrase.words)) addOne(reading, phrases, at);
  if (term.kind === "size" || term.kind === "count" || term.kind === "style") reading.used.add(phrase);
  return at + 1;
}

/** The first of what is listed together with the last item. */
function firstOfList({ items, last }: Reading): NamedItem | undefined {
  return last && (items.find((item) => item.list === last.list) ?? last);
}

/** The patio of "a small round one". */
function addOne(reading: Reading, phrases: readonly Phrase[], at: number): void {
  const { phrase: meant } = lastThing(reading) ?? {};
  const isDescribed = reading.before.said.length > 0 || reading.before.amount || isKind(phrases[at - 1], "word");
  const isAlone = at === 0 && isCue(reading.clause.verb, "ask");
  if (isNoun(phrases[at + 1]) || !(isAlone || isDescribed) || meant?.term.kind !== "thing") return;
  reading.before.count = undefined;
  addThing(reading, meant.term, phrases, at, meant.words);
}

function readCue(reading: Reading, phrases: readonly Phrase[], at: number): number {
  const phrase = phrases[at]!;
  const { before } = reading;
  if (isCue(phrase, "place", "way")) return readPlacePhrase(reading, phrases, at);
  if (isCue(phrase, "old")) {
    before.old = true;
    before.isThere ||= isThere.test(phrase.words);
    return at + 1;
  }
  if (isCue(phrase, "fresh") || /new$/.test(phrase.words)) before.fresh = true;
  if (isCue(phrase, "a", "some", "the") && before.said.length > 0 && reading.last) endPhrase(reading);
  const owner = reading.last ?? itemOfSentence(reading);
  if (isCue(phrase, "with") && owner) openHolder(reading, owner);
  if (isCue(phrase, "edged-with") && owner) reading.ahead = whereBy({ term: owner.term, words: owner.words });
  return isCue(phrase, "for") && isCue(phrases[at + 1], "the") && reading.last
    ? skipNoun(reading, phrases, at + 1)
    : at + 1;
}

/** "Room for the trampoline": what is there already. */
function skipNoun(reading: Reading, phrases: readonly Phrase[], at: number): number {
  const noun = phrases.findIndex((phrase, i) => i > at && isNoun(phrase));
  if (noun < 0) return at + 1;
  mention(reading, phrases[noun]!);
  for (const phrase of phrases.slice(at, noun + 1)) if (!isKind(phrase, "unknown")) reading.used.add(phrase);
  return noun + 1;
}

function readNoun(reading: Reading, phrases: readonly Phrase[], at: number): void {
  const [phrase, next] = [phrases[at]!, phrases[at + 1]];
  const { term, words } = phrase;
  if (term.kind === "spot" && isKind(next, "thing")) {
    // "Front door path".
    reading.before.where = whereBy(phrase);
    reading.used.add(phrase);
    return;
  }
  if ((term.kind === "unknown" && isNoun(next)) || sitters.test(words)) return;
  const isAsked = !definiteAt(phrases, at) || reading.before.amount || isCue(reading.clause.verb, "move", "ask");
  if (term.kind === "undrawable" && isAsked) {
    // "Widen the drive".
    const amount = definiteAt(phrases, at) ? phrases.slice(0, at).find((one) => isKind(one, "amount")) : undefined;
    const called = amount ? `${amount.words} the ${words}` : words;
    addThing(reading, { kind: "thing", named: term.named, undrawn: true }, phrases, at, called);
    return;
  }
  // "Turn the stones into a garden".
  if (words === "garden" && isCue(phrases[at - 1], "a") && reading.clause.link === "next") {
    addThing(reading, { kind: "thing", element: "beds" }, phrases, at);
    return;
  }
  mention(reading, phrase);
  if (formWords.test(words)) return;
  if (!isKind(phrase, "noun", "unknown")) reading.last = createItem({ kind: "thing" }, words, phrase.from);
  reading.before = nothingBefore();
}

function readThing(reading: Reading, term: Thing, phrases: readonly Phrase[], at: number): void {
  const { before, last, used } = reading;
  const [phrase, next] = [phrases[at]!, phrases[at + 1]];
  if (term.adjective && isNoun(next)) return;
  // "Fence the pool".
  if (last && isCue(phrases[at - 1], "the") && phrases[at - 2]?.from === last.at) {
    mention(reading, phrase);
    used.add(phrase);
    if (!isPlaced(last)) Object.assign(last, whereBy(phrase));
    return;
  }
  // "I'd like the shed hidden".
  if (hidden.test(next?.words ?? "")) {
    reading.hides = { phrase, where: whereBy(phrase) };
    mention(reading, phrase);
    used.add(phrase);
    return;
  }
  const patio = reading.items.find((item) => item.term.element === "patio");
  // "A patio in large-format paving": there are not two.
  if (patio && term.element === "patio" && term.paving && !isCue(phrases[at - 1], "a", "the")) {
    const { paving, tone } = term;
    makeOf(patio, { ...nothingBefore(), paving, tone, material: paving, made: [phrase.words] });
    used.add(phrase);
    return;
  }
  // "Use the existing patio" keeps it; "the old shed" is only told of, and "a rusty gate" is not there yet.
  const isNew = phrases.slice(0, at).some((one) => isCue(one, "a") || isKind(one, "count"));
  if (before.old && !before.fresh && !before.amount && (before.isThere || !isNew)) {
    if (before.isThere) reading.kept.push(nameIn(reading.clause, phrases, at));
    mention(reading, phrase);
    reading.before = nothingBefore();
    return;
  }
  addThing(reading, term, phrases, at);
}
