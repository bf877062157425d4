import type { MeantClause } from "../clauses/clause.ts";
import type { Thing } from "../lexicon/term.ts";
import { isCue, isKind, type Phrase } from "../text/find-phrases.ts";
import { makeOf } from "./materials-of.ts";
import {
  createItem,
  describeItem,
  isChairAtTable,
  isFlowery,
  isPathLike,
  isPlanted,
  isPlantedWith,
  isPlantOf,
  type NamedItem,
  nothingBefore,
} from "./named-item.ts";
import { nameOf } from "./named-reader.ts";
import { PlaceReader } from "./place-reader.ts";
import { definiteAt, isPlaced, placeInName, readPlace, type Whereabouts, whereIs } from "./places.ts";

/** Adds things to what is asked for, with what was said before them. */
export abstract class ThingAdder extends PlaceReader {
  protected addThing(term: Thing, phrases: readonly Phrase[], at: number, called?: string): void {
    const phrase = phrases[at]!;
    const { before, last, clause } = this;
    const words = called ?? nameOf(phrases, at);
    this.used.add(phrase);
    for (const said of before.said) this.used.add(said);
    this.before = nothingBefore();
    if (hiding.has(term.element) || term.species) this.hides = undefined;
    const link = phrases
      .slice(0, at)
      .findLast((one) => one.term.kind === "cue" && !isCue(one, "a", "some", "the", "old", "fresh"));
    if (last && isChairAtTable(term, words, last)) {
      last.seats ??= before.count;
      return;
    }
    const table = this.itemOfSentence();
    if (!last && table && clause.link === "and" && isChairAtTable(term, words, table)) {
      table.seats ??= before.count;
      return;
    }
    if (term.mulch && last && isPathLike(last.term) && isCue(link, "of")) {
      makeOf(last, { ...nothingBefore(), material: "bark", made: [words] });
      return;
    }
    const item = describeItem(term, words, phrase.from, before);
    if (isAnother(phrases, at)) this.countMore(item);
    if (/ two cars$/.test(words)) item.count ??= 2;
    Object.assign(item, before.where ?? this.ahead);
    if (!isPlaced(item)) Object.assign(item, placeInName(words));
    item.list = this.list;
    item.joined = joiningOf(clause, phrases, at, last);
    if (this.standsElsewhere(item, phrases, at)) item.again = true;
    if (isFlowery(term) && before.flowers.length > 0)
      this.flowers.push(...before.flowers, ...(term.flower ? [term.flower] : []));
    if (last && last.at === phrases[at - 1]?.from && isPlantOf(last.term, term)) this.items.plantWith(item, last);
    const isFilling =
      last && isPlantedWith(last.term) && term.species && (!term.element || last.term.element === "hedge");
    if (isFilling && (isCue(link, "of") || link?.words === "from")) {
      last.of = item;
      return;
    }
    const first = this.itemOfSentence();
    if (clause.link === "bracket" && first && isPlantedWith(first.term) && term.species && !first.of) {
      first.of = item;
      return;
    }
    const isKindOf =
      first &&
      namesAKind(first) &&
      isPlanted(item) &&
      (clause.link === "colon" ||
        clause.link === "bracket" ||
        /^(?:like|such as|eg|for example)$/.test(phrases[at - 1]?.words ?? ""));
    if (isKindOf) this.items.drop(first);
    this.last = this.latest = this.items.add(item);
    if (item.joined === "or" && first && first !== this.latest && !isPlanted(first) && !isPlanted(item))
      this.items.choose(first, item);
    if (this.holder && this.last !== this.holder) this.held.push({ item: this.last, holder: this.holder });
    if (this.cleared && isPlanted(item) && !isPlaced(item)) Object.assign(this.last, this.cleared);
    this.mentions.add({ ...phrase, term }, this.last);
  }

  /** "Lights along the path, lights in the tree": named again, with a place of its own; not so "the hedge". */
  protected standsElsewhere(item: NamedItem, phrases: readonly Phrase[], at: number): boolean {
    if (definiteAt(phrases, at)) return false;
    const next = phrases[at + 1];
    const own = isCue(next, "place") ? readPlace(phrases, at + 1)?.where : next && this.readBareSpot(phrases, at + 1);
    if (!own || !isPlaced(own)) return false;
    const { element, species } = item.term;
    return this.items.all.some(
      (other) =>
        other.term.element === element &&
        other.term.species?.[0] === species?.[0] &&
        isPlaced(other) &&
        (other.spot ?? other.place) !== (own.spot ?? own.place) &&
        element !== "patio" &&
        element !== "lawn",
    );
  }

  protected countMore(item: NamedItem): void {
    const isNamed = this.items.all.some(
      ({ term }) => term.element === item.term.element && term.species === item.term.species,
    );
    if (!isNamed) item.more = item.count ?? 1;
    else item.again = true;
  }

  protected openHolder(holder: NamedItem): void {
    this.endPhrase();
    this.head ??= holder;
    this.holder = isPathLike(holder.term) ? undefined : holder;
    if (!isPlaced(holder) || !isPlantedWith(holder.term)) return;
    this.ahead = whereIs(holder);
    this.isListed = true;
  }

  /** "A quiet corner on the right: a bench, roses". */
  /** "Hide the bins": where a sentence names nothing to hide them with, a screen is asked for. */
  protected screen({ phrase, where }: { phrase: Phrase; where: Whereabouts }): void {
    const hidden = this.items.all.some(
      ({ at, term }) => at >= this.firstOfSentence && (term.species || hiding.has(term.element)),
    );
    if (!hidden)
      this.latest = this.items.add({
        ...createItem({ kind: "thing", element: "screen" }, "screen", phrase.from),
        ...where,
      });
  }
}

const hiding: ReadonlySet<string | undefined> = new Set([
  "screen",
  "fence",
  "hedge",
  "retaining-wall",
  "pergola",
  "planters",
]);

/** "Another bench", "two more pots": besides what there is. */
function isAnother(phrases: readonly Phrase[], at: number): boolean {
  const said = phrases
    .slice(0, at)
    .map(({ words }) => words)
    .join(" ");
  const isCounted = phrases.slice(0, at).some((one, i) => one.words === "more" && isKind(phrases[i - 1], "count"));
  return isCounted || /\b(?:another|additional|extra)$/.test(said.replace(/ (?:stone|wooden|small|big|large)$/, ""));
}

function joiningOf(
  { link, joinedBy }: MeantClause,
  phrases: readonly Phrase[],
  at: number,
  last: NamedItem | undefined,
): NamedItem["joined"] {
  if (last) return undefined;
  if (joinedBy?.startsWith(",") && isCue(phrases[0], "a")) return "comma";
  if (link === "and" || link === "or") return link;
  if (link !== "comma") return undefined;
  return isCue(phrases[0], "a") && at > 0 ? "comma-anew" : "comma";
}

/** Trees and plants at large, of which a sort may be named; not so a bed, which is where they stand. */
function namesAKind({ term, words }: NamedItem): boolean {
  if (term.species) return false;
  return (
    (term.element === "tree" || term.element === "beds") &&
    /(?:tree|plant|flower|shrub|bush|perennial)(?:s|es)?$/i.test(words)
  );
}
