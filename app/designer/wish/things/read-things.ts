import type { MeantClause } from "../clauses/clause.ts";
import type { Thing } from "../lexicon/term.ts";
import { isCue, isDescription, isKind, isNoun, leadsToThing, type Phrase } from "../text/find-phrases.ts";
import { describeBefore, describesOnly, readCount, readMeasure } from "./describe.ts";
import { MaterialReader } from "./material-reader.ts";
import { makeOf } from "./materials-of.ts";
import { createItem, type NamedItem, nothingBefore } from "./named-item.ts";
import { leadsOn } from "./place-reader.ts";
import { definiteAt, isPlaced, isPronoun, whereBy, whereIs } from "./places.ts";
import type { ReadThings } from "./reading-state.ts";

export function readThings(clauses: readonly MeantClause[]): ReadThings {
  const reader = new ThingReader(clauses);
  clauses.forEach((clause, at) => void reader.read(clause, at));
  reader.endSentence();
  reader.items.dropAlternatives();
  return {
    items: reader.items.all,
    flowers: reader.flowers,
    styles: reader.styles,
    kept: reader.kept,
    refused: reader.refused,
    used: reader.used,
    unplaced: reader.unplaced,
  };
}

/** Goes through the clauses once and remembers what the next ones may be about. */
class ThingReader extends MaterialReader {
  read(clause: MeantClause, at: number): void {
    const before = this.clauses[at - 1];
    if (before && before.sentence !== clause.sentence) this.endSentence();
    this.clause = clause;
    this.openClause(clause, before);
    if (clause.attitude === "want") this.readWanted(clause, at);
    else this.readNamed(clause);
  }

  protected openClause(clause: MeantClause, before: MeantClause | undefined): void {
    const goesOn = before?.sentence === clause.sentence && !clause.verb && before.attitude === clause.attitude;
    const joins = goesOn && ["comma", "and", "or", "bracket"].includes(clause.link);
    if (!joins) this.list++;
    if (clause.link === "comma") this.holder = undefined;
    if (clause.link === "comma" && this.last && !this.isListed && !this.isListWithAnd(clause)) this.ahead = {};
    if (clause.link === "colon") this.isListed = isPlaced(this.ahead) || this.listAtHeader();
    if (clause.verb && (this.last || before?.attitude !== "want")) this.ahead = {};
    this.last = undefined;
  }

  protected listAtHeader(): boolean {
    const { latest } = this;
    if (!latest || latest.at < this.firstOfSentence || !isPlaced(latest)) return false;
    this.ahead = whereIs(latest);
    return true;
  }

  /** "Along the fence hydrangeas, a bench and some ferns". */
  protected isListWithAnd(clause: MeantClause): boolean {
    const rest = this.clauses
      .slice(this.clauses.indexOf(clause))
      .filter(({ sentence }) => sentence === clause.sentence);
    const isPlain = rest.every(
      ({ verb, verdict, phrases }) => !verb && !verdict && !phrases.some((one) => isCue(one, "place")),
    );
    return isPlain && rest.some(({ link }) => link === "and");
  }

  endSentence(): void {
    if (this.hides) this.screen(this.hides);
    this.hides = undefined;
    for (const { item, holder } of this.held) {
      const isItself = whereBy({ term: item.term, words: item.words }).place === holder.place;
      if (!isPlaced(item) && item !== holder && !isItself) Object.assign(item, whereIs(holder));
    }
    this.held = [];
    this.holder = undefined;
    this.head = undefined;
    this.ahead = {};
    this.isListed = false;
    this.cleared = undefined;
    this.list++;
    if (Number.isFinite(this.firstOfSentence)) this.firstBefore = this.firstOfSentence;
    this.firstOfSentence = Number.POSITIVE_INFINITY;
  }

  protected readWanted(clause: MeantClause, at: number): void {
    const { phrases } = clause;
    this.before = nothingBefore();
    this.placedTo = -1;
    if (phrases[0]) this.firstOfSentence = Math.min(this.firstOfSentence, phrases[0].from);
    const isCount = isKind(phrases[0], "count") && !leadsToThing(phrases, 0);
    // "A pond, about 2 by 3 m in the grass".
    const isMeasure = phrases.some((one) => isKind(one, "size")) && !leadsOn(phrases, 0);
    if ((describesOnly(phrases) || isCount || isMeasure) && clause.link !== "start") this.last = this.itemOfSentence();
    if (isPronoun(phrases[0], phrases[1]) && isCue(clause.verb, "move", "ask")) this.last = this.meantByIt(phrases);
    for (let i = 0; i < phrases.length; ) i = this.readPhrase(phrases, i, at);
    this.endPhrase();
  }

  /** "Put it over the slab", "the neighbor gave us six hostas, put those by the porch". */
  protected meantByIt(phrases: readonly Phrase[]): NamedItem | undefined {
    const told = this.mentions.lastThing;
    const isBack = /^(?:back|again)$/.test(phrases[1]?.words ?? "");
    if (this.latest && (!told || told.item)) return this.latest;
    const isPlacing = phrases.some((one) => isCue(one, "place") || (one.term.kind === "spot" && one.term.sure));
    if (!told || !(isPlacing || isBack) || told.phrase.term.kind !== "thing") return this.latest;
    const item = createItem(told.phrase.term, told.phrase.words, told.phrase.from);
    item.count = told.count;
    if (isBack) Object.assign(item, told.there);
    this.latest = this.items.add(item);
    return this.latest;
  }

  /** @returns the index of the next phrase */
  protected readPhrase(phrases: readonly Phrase[], at: number, clauseAt: number): number {
    const phrase = phrases[at]!;
    const { term } = phrase;
    if (term.kind === "cue") return this.readCue(phrases, at, clauseAt);
    const bare = this.readBareSpot(phrases, at);
    if (bare) {
      this.stand(bare, phrases, at, at + 1, clauseAt);
      this.used.add(phrase);
    } else if (term.kind === "material") this.readMaterial(phrases, at);
    else if (term.kind === "size")
      readMeasure(phrases, at, this.before, this.last, this.head ?? (this.last && this.items.startOfList(this.last)));
    else if (term.kind === "count") readCount(phrases, at, this.before, this.last);
    else if (term.kind === "style") this.styles.push(term.style);
    else if (term.kind === "thing") this.readThing(term, phrases, at);
    // "Clover as ground cover".
    else if (phrase.words === "as" && this.last && isNoun(phrases[at + 1])) return at + 2;
    else if (phrase.words === "there" && this.last && isPlaced(this.scene))
      this.stand(this.scene, phrases, at, at + 1, clauseAt);
    else if (isNoun(phrase)) this.readNoun(phrases, at);
    else describeBefore(this.before, phrase);
    if (/^ones?$/.test(phrase.words) && this.isOne(phrases, at)) this.addOne(phrases, at);
    if (term.kind === "size" || term.kind === "count" || term.kind === "style") this.used.add(phrase);
    return at + 1;
  }

  /** The patio of "a small round one". */
  protected isOne(phrases: readonly Phrase[], at: number): boolean {
    const next = phrases[at + 1];
    const isAlone = at === 0 && phrases.slice(1).every((one) => isKind(one, "word")) && isCue(this.clause.verb, "ask");
    const isDescribed = this.before.said.length > 0 || isKind(phrases[at - 1], "word");
    return !isNoun(next) && (isAlone || !isDescription(next)) && !isCue(next, "of") && (isAlone || isDescribed);
  }

  protected addOne(phrases: readonly Phrase[], at: number): void {
    const { item, phrase: meant } = this.mentions.lastThing ?? {};
    const isPlacedAnew = phrases.slice(at + 1).some((one) => isCue(one, "place"));
    // "Planters, four big ones".
    if (item && item.at >= this.firstOfSentence && !isPlacedAnew) {
      this.last = item;
      const { count } = phrases.flatMap(({ term }) => (term.kind === "count" ? [term] : []))[0] ?? {};
      if (count !== undefined && count !== "row") item.count ??= count;
      this.endPhrase();
      return;
    }
    if (meant?.term.kind !== "thing") return;
    this.before.count = undefined;
    this.addThing(meant.term, phrases, at, meant.words);
  }

  protected readCue(phrases: readonly Phrase[], at: number, clauseAt: number): number {
    const phrase = phrases[at]!;
    if (isCue(phrase, "place", "way")) return this.readPlacePhrase(phrases, at, clauseAt);
    if (isCue(phrase, "old")) {
      this.before.old = true;
      this.before.isThere ||= /^(?:existing|present|current)$/.test(phrase.words);
      return at + 1;
    }
    if (isCue(phrase, "fresh")) this.before.fresh = true;
    if (/new$/.test(phrase.words)) this.before.fresh = true;
    if (isCue(phrase, "a", "some", "the") && this.before.said.length > 0 && this.last) this.endPhrase();
    const owner = this.last ?? this.itemOfSentence();
    if (isCue(phrase, "with") && owner) this.openHolder(owner);
    if (isCue(phrase, "edged-with") && owner) this.ahead = whereBy({ term: owner.term, words: owner.words });
    // "Room for the trampoline": what is there already.
    if (isCue(phrase, "for") && isKind(phrases[at - 1], "material") && this.before.made.length > 0) return at + 2;
    if (isCue(phrase, "for") && isCue(phrases[at + 1], "the")) return this.skipNoun(phrases, at + 1);
    return at + 1;
  }

  protected skipNoun(phrases: readonly Phrase[], at: number): number {
    const noun = phrases.findIndex((phrase, i) => i > at && isNoun(phrase));
    if (noun < 0) return at + 1;
    this.mentions.add(phrases[noun]!);
    for (const phrase of phrases.slice(at, noun + 1)) if (!isKind(phrase, "unknown")) this.used.add(phrase);
    return noun + 1;
  }

  protected readNoun(phrases: readonly Phrase[], at: number): void {
    const phrase = phrases[at]!;
    const { term, words } = phrase;
    const next = phrases[at + 1];
    const definite = definiteAt(phrases, at);
    if (term.kind === "spot" && isKind(next, "thing")) {
      // "Front door path".
      this.before.where = whereBy(phrase);
      this.used.add(phrase);
      return;
    }
    if (term.kind === "unknown" && next && isNoun(next)) return;
    // "An 8-person table".
    if (/^(?:person|people|seater|seat|guest)s?$/.test(words)) return;
    if (term.kind === "undrawable" && isKind(next, "thing", "undrawable")) return;
    if (term.kind === "undrawable" && this.before.isThere) {
      this.kept.push(this.named(phrases, at));
      this.before = nothingBefore();
      return;
    }
    if (term.kind === "undrawable" && (!definite || this.before.amount || isCue(this.clause.verb, "move", "ask"))) {
      const amount = definite ? phrases.slice(0, at).find((one) => isKind(one, "amount")) : undefined;
      this.addThing(
        { kind: "thing", named: term.named, undrawn: true },
        phrases,
        at,
        amount && `${amount.words} the ${words}`,
      );
      return;
    }
    this.mentions.add(phrase);
    if (term.kind === "noun") {
      const isWord = /^(?:colou?rs?|shapes?|form|tones?|shades?|style|format)$/.test(words);
      if (!isWord && this.before.flowers.length > 0 && !this.last) this.flowers.push(...this.before.flowers);
      if (isWord) return;
    } else if (term.kind !== "unknown") this.last = createItem({ kind: "thing" }, words, phrase.from);
    this.before = nothingBefore();
  }

  protected readThing(term: Thing, phrases: readonly Phrase[], at: number): void {
    const { before } = this;
    const next = phrases[at + 1];
    if (term.adjective && isNoun(next)) return;
    // "Fence the pool".
    const isObject = this.last !== undefined && isCue(phrases[at - 1], "the") && phrases[at - 2]?.from === this.last.at;
    if (isObject && this.last) {
      this.mentions.add(phrases[at]!);
      this.used.add(phrases[at]!);
      const where = whereBy(phrases[at]!);
      if (isPlaced(where) && !isPlaced(this.last)) Object.assign(this.last, where);
      return;
    }
    // "I'd like the shed hidden".
    if (/^(?:hidden|concealed|disguised|covered up|out of sight)$/.test(next?.words ?? "")) {
      this.hides = { phrase: phrases[at]!, where: whereBy(phrases[at]!) };
      this.mentions.add(phrases[at]!);
      this.used.add(phrases[at]!);
      return;
    }
    const patio = this.items.find("patio");
    // "A patio in large-format paving": there are not two.
    if (patio && term.element === "patio" && term.paving && !isCue(phrases[at - 1], "a", "the")) {
      const { paving, tone } = term;
      makeOf(patio, { ...nothingBefore(), paving, tone, material: paving, made: [phrases[at]!.words] });
      this.used.add(phrases[at]!);
      return;
    }
    // "Use the existing patio" keeps it; "the old shed" is only told of.
    if (before.old && !before.amount && !before.fresh && (before.isThere || !isIndefinite(phrases, at))) {
      if (before.isThere) this.kept.push(this.named(phrases, at));
      this.mentions.add(phrases[at]!);
      this.before = nothingBefore();
      return;
    }
    this.addThing(term, phrases, at);
  }
}

/** "Seven mossy steps", "a rusty gate": not there yet. */
function isIndefinite(phrases: readonly Phrase[], at: number): boolean {
  return phrases.slice(0, at).some((one) => isCue(one, "a") || isKind(one, "count"));
}
