import type { MeantClause } from "../clauses/clause.ts";
import { anotherOne, kinds, patches, placesOf } from "../lexicon/around-nouns.ts";
import type { Thing } from "../lexicon/term.ts";
import {
  builtThings,
  hiding,
  isChairAtTable,
  isFlowery,
  isLaid,
  isPathLike,
  isPlanted,
  isPlantedWith,
  isPlantOf,
} from "../lexicon/traits.ts";
import { isCue, isKind, leadsToThing, type Phrase } from "../text/find-phrases.ts";
import { describesOnly } from "./describe.ts";
import { addItem, plantWith } from "./item-list.ts";
import { type Before, createItem, describeItem, type NamedItem, nothingBefore } from "./named-item.ts";
import { nameOf } from "./named-thing.ts";
import { isPlaced, placeInName, readPlace, whereIs } from "./places.ts";
import { endPhrase, itemOfSentence, mention, type Reading } from "./reading.ts";

/** Adds a thing to what is asked for, with what was said before it. */
export function addThing(
  reading: Reading,
  term: Thing,
  phrases: readonly Phrase[],
  at: number,
  words: string = nameOf(phrases, at),
): void {
  const phrase = phrases[at]!;
  const { before, last, clause } = reading;
  reading.used.add(phrase);
  for (const said of before.said) reading.used.add(said);
  reading.before = nothingBefore();
  const first = itemOfSentence(reading);
  const table = last ?? (clause.link === "and" ? first : undefined);
  if (table && isChairAtTable(term, words, table.term)) {
    table.seats ??= before.count;
    return;
  }
  const link = phrases
    .slice(0, at)
    .findLast((one) => one.term.kind === "cue" && !isCue(one, "a", "some", "the", "old", "fresh"));
  if (term.mulch && last && isPathLike(last.term) && isCue(link, "of")) {
    makeOf(last, { ...nothingBefore(), material: "bark", made: [words] });
    return;
  }
  const item = describeItem(term, words, phrase.from, before);
  if (isAnother(phrases, at)) countMore(reading, item);
  Object.assign(item, before.where ?? reading.ahead);
  if (!isPlaced(item)) Object.assign(item, placeInName(words));
  item.list = reading.list;
  item.joined = last ? undefined : joiningOf(clause, phrases);
  if (standsElsewhere(reading, item, phrases, at)) item.again = true;
  if (isFlowery(term) && before.flowers.length > 0)
    reading.flowers.push(...before.flowers, ...(term.flower ? [term.flower] : []));
  if (last && last.at === phrases[at - 1]?.from && isPlantOf(last.term, term)) {
    plantWith(item, last);
    drop(reading, last);
  }
  const holder = isCue(link, "of") ? last : clause.link === "bracket" ? first : undefined;
  if (holder && isPlantedWith(holder.term) && term.species && (!term.element || holder.term.element === "hedge")) {
    holder.of ??= item;
    return;
  }
  // "Trees: a maple".
  if (first && isKindAtLarge(first) && (clause.link === "colon" || clause.link === "bracket")) drop(reading, first);
  const added = addItem(reading.items, item);
  reading.last = reading.latest = added;
  if (item.joined === "or" && first && first !== added && !isPlanted(first) && !isPlanted(item))
    reading.choices.push([first, item]);
  if (reading.holder && added !== reading.holder) reading.held.push({ item: added, holder: reading.holder });
  if (reading.cleared && isPlanted(item) && !isPlaced(item)) Object.assign(added, reading.cleared);
  mention(reading, { ...phrase, term }, { item: added });
}

function drop(reading: Reading, item: NamedItem): void {
  reading.items = reading.items.filter((one) => one !== item);
}

/** "Lights along the path, lights in the tree": named again, with a place of its own. */
function standsElsewhere({ items }: Reading, item: NamedItem, phrases: readonly Phrase[], at: number): boolean {
  const own = isCue(phrases[at + 1], "place") ? readPlace(phrases, at + 1)?.where : undefined;
  return (
    own !== undefined &&
    items.some(
      (other) =>
        other.term.element === item.term.element &&
        other.term.species?.[0] === item.term.species?.[0] &&
        isPlaced(other) &&
        (other.spot ?? other.place) !== (own.spot ?? own.place),
    )
  );
}

function countMore({ items }: Reading, item: NamedItem): void {
  const { element, species } = item.term;
  if (items.some(({ term }) => term.element === element && term.species === species)) item.again = true;
  else item.more = item.count ?? 1;
}

/** What comes with something stands where that does. */
export function openHolder(reading: Reading, holder: NamedItem): void {
  endPhrase(reading);
  reading.head ??= holder;
  reading.holder = isPathLike(holder.term) ? undefined : holder;
  if (!isPlaced(holder) || !isPlantedWith(holder.term)) return;
  reading.ahead = whereIs(holder);
  reading.isListed = true;
}

/** "Hide the bins": where a sentence names nothing to hide them with, a screen is asked for. */
export function addScreen(reading: Reading): void {
  const { hides, items, firstOfSentence } = reading;
  reading.hides = undefined;
  if (!hides) return;
  const isHidden = items.some(({ at, term }) => at >= firstOfSentence && (term.species || hiding.has(term.element)));
  const screen = createItem({ kind: "thing", element: "screen" }, "screen", hides.phrase.from);
  if (!isHidden) reading.latest = addItem(items, { ...screen, ...hides.where });
}

/** "Another bench", "two more pots": besides what there is. */
function isAnother(phrases: readonly Phrase[], at: number): boolean {
  const said = phrases.slice(0, at);
  const isCounted = said.some((one, i) => one.words === "more" && isKind(phrases[i - 1], "count"));
  return isCounted || anotherOne.test(said.map(({ words }) => words).join(" "));
}

function joiningOf({ link, joinedBy }: MeantClause, phrases: readonly Phrase[]): NamedItem["joined"] {
  if (joinedBy?.startsWith(",") && isCue(phrases[0], "a")) return "comma";
  return link === "and" || link === "or" || link === "comma" ? link : undefined;
}

/** Trees and plants at large, of which a sort may be named; not so a bed, which is where they stand. */
function isKindAtLarge({ term, words }: NamedItem): boolean {
  return !term.species && (term.element === "tree" || term.element === "beds") && kinds.test(words);
}

/** A material belongs to the thing after it, else to the one before; on its own it is what the ground is laid with. */
export function readMaterial(reading: Reading, phrases: readonly Phrase[], at: number): void {
  const phrase = phrases[at]!;
  if (phrase.term.kind !== "material") return;
  const { last } = reading;
  reading.used.add(phrase);
  keepMaterial(reading.before, phrase.term, phrase.words);
  // "Bricks for the path".
  const isFor = isCue(phrases[at + 1], "for") && isKind(phrases[at + 3], "thing");
  if (isFor || (leadsToThing(phrases, at) && !placesOf.test(phrase.words)) || isKind(phrases[at + 1], "material")) {
    reading.before.said.push(phrase);
    return;
  }
  const cue = phrases.slice(0, at).findLast((one) => one.term.kind === "cue" && !isCue(one, "a", "the", "some"));
  if (isCue(cue, "edged-with")) {
    addThing(reading, { kind: "thing", element: "edging" }, phrases, at, "edging");
    return;
  }
  if (last && !isGround(phrases, at, phrase.term, last)) makeOf(last, reading.before);
  else layGround(reading, phrases, at, phrase.term);
  reading.before = nothingBefore();
}

/** "Three birches in gravel": what plants stand in is the ground. "A circle of gravel" is a place of its own. */
function isGround(phrases: readonly Phrase[], at: number, { builds }: Material, last: NamedItem): boolean {
  const [noun, of, next] = [phrases[at - 2], phrases[at - 1], phrases[at + 1]];
  if (isPlanted(last) || /around|surround/.test(next?.words ?? "")) return true;
  if (isCue(of, "of") || /^(?:in|from)$/.test(of?.words ?? "")) return patches.test(noun?.words ?? "");
  return !(isPathLike(last.term) && !last.paving) && (builds === "gravel" || !builtThings.has(last.term.element));
}

type Material = Extract<Phrase["term"], { kind: "material" }>;

/** Keeps a material for what comes after it. "Brick herringbone path": the pattern says more than the brick before it. */
export function keepMaterial(before: Before, { paving, material, tone, weak }: Material, words: string): void {
  if (paving === "herringbone") before.paving = paving;
  before.paving ??= paving;
  before.material ??= material ?? paving;
  before.tone ??= tone;
  before.weak = weak === true;
  before.made.push(words);
}

/** Says of an item what it is made of; what was said first stays. */
export function makeOf(item: NamedItem, { paving, material, tone, made, colors }: Before): void {
  if (isLaid(item.term)) {
    item.paving ??= paving;
    item.tone ??= tone;
  }
  item.material ??= material;
  if (item.made.length === 0) item.made.push(...made);
  if (item.colors.length === 0) item.colors.push(...colors);
}

/** Gravel alone is a place of gravel, sleepers are a low wall; hard stone alone makes a patio, or is what patio or path is made of. */
function layGround(reading: Reading, phrases: readonly Phrase[], at: number, { builds }: Material): void {
  const { before, clause, clauses, clauseAt, items } = reading;
  const replaced = clause.link === "next" ? clauses[clauseAt - 1] : undefined;
  // "Swap the drive for pavers": what stays as it is gets nothing in its place.
  if (
    replaced?.removes &&
    isKind(
      replaced.phrases.findLast((one) => isKind(one, "thing", "undrawable")),
      "undrawable",
    )
  )
    return;
  const latest = describesOnly(phrases) ? reading.latest : itemOfSentence(reading);
  const patio = items.find(({ term }) => term.element === "patio");
  const { paving, tone, weak } = before;
  if (!reading.last && latest && isPathLike(latest.term) && !latest.material) makeOf(latest, before);
  else if (builds) {
    before.made.pop();
    addThing(reading, { kind: "thing", element: builds }, phrases, at, phrases[at]!.words);
  } else if (paving && !weak && !patio)
    addThing(reading, { kind: "thing", element: "patio", paving, tone }, phrases, at, "patio");
  else if (paving && !weak && patio) makeOf(patio, before);
  else if (reading.last ?? latest) makeOf((reading.last ?? latest)!, before);
}
