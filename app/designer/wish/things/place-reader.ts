import { isCue, isKind, isNoun, type Phrase } from "../text/find-phrases.ts";
import { isMovable } from "./item-list.ts";
import { besideIt } from "./mentions.ts";
import type { NamedItem } from "./named-item.ts";
import { NamedReader } from "./named-reader.ts";
import {
  combine,
  hasSides,
  isPlaced,
  type PlacePhrase,
  readPlace,
  sides,
  type Whereabouts,
  whereBy,
} from "./places.ts";

/** Reads where things are: a place belongs to the nearest thing before it, or to those after it where a clause begins with it. */
export abstract class PlaceReader extends NamedReader {
  protected readPlacePhrase(phrases: readonly Phrase[], at: number, clauseAt: number): number {
    const place = readPlace(phrases, at);
    this.endPhrase();
    if (!place && /^(?:hide|hiding|disguise|cover up)$/.test(phrases[at]!.words)) {
      this.hides = { phrase: phrases[at]!, where: {} };
      return phrases.length;
    }
    if (!place) return this.standAtSide(phrases, at);
    const where = place.target === "it" ? this.byIt(phrases[at]!, phrases[at]!.from) : place.where;
    if (place.target === "it" && isCue(phrases[at], "way")) place.leads = phrases[at]!.words === "from" ? "from" : "to";
    if (place.target !== "it") {
      if (place.isThere && isKind(place.target, "thing"))
        this.kept.push(this.named(phrases, phrases.indexOf(place.target)));
      if (!place.asksForTarget) this.mentions.add(place.target, undefined, isPlaced(where) ? where : undefined);
    }
    if (isPlaced(where)) this.scene = where;
    if (/^(?:hide|hiding|disguise|cover up)$/.test(phrases[at]!.words)) this.hides = { phrase: phrases[at]!, where };
    if (place.leads) this.lead(place, where);
    else if (isPlaced(where)) this.stand(where, phrases, at, place.to, clauseAt);
    if (place.asksForTarget) return at + 1;
    // "In the grass": ground is everywhere.
    const isGround =
      place.target !== "it" && place.target.term.kind === "thing" && grounds.has(place.target.term.element);
    if (!isPlaced(where) && !place.leads && !isGround && place.target !== "it" && this.isSomewhere(phrases, at))
      this.unplaced.push(phrases.slice(at, place.to));
    if (isPlaced(where) || place.leads || place.target === "it" || isGround)
      for (const phrase of phrases.slice(at, place.to))
        if (!isKind(phrase, "unknown") || phrase === place.target) this.used.add(phrase);
    return place.to;
  }

  /** "Front: two palms", "1 crabapple center" need no preposition. */
  protected readBareSpot(phrases: readonly Phrase[], at: number): Whereabouts | undefined {
    const { term } = phrases[at]!;
    if (term.kind !== "spot") return undefined;
    if (term.sure) return whereBy(phrases[at]!);
    const next = phrases[at + 1];
    const isSide = sides.has(term.place) && !term.spot;
    const alone = phrases.slice(0, at).every((one) => isCue(one, "the") || isKind(one, "word", "style"));
    const isAfterThing = this.last !== undefined && isKind(phrases[at - 1], "thing", "undrawable", "size", "material");
    if (alone && !next && this.clause.link !== "next") return whereBy(phrases[at]!);
    return isSide && (isAfterThing || (alone && !isNoun(next))) ? whereBy(phrases[at]!) : undefined;
  }

  /** A place is said of the thing before it, or, where a clause begins with it, of the things after it. */
  protected stand(where: Whereabouts, phrases: readonly Phrase[], from: number, to: number, clauseAt: number): void {
    const { last } = this;
    if (!last) this.standAhead(where, phrases, from, to, clauseAt);
    else if (!isPlaced(last)) this.standTogether(last, where);
    else if (this.placedTo === from) this.refine(last, where);
    else Object.assign(last, combine(last, where));
    this.placedTo = to;
  }

  protected standAhead(
    where: Whereabouts,
    phrases: readonly Phrase[],
    from: number,
    to: number,
    clauseAt: number,
  ): void {
    const isLed = leadsOn(phrases, to);
    if (isLed || this.clause.link === "start" || this.clause.link === "colon") {
      this.ahead =
        isPlaced(this.ahead) && phrases.slice(0, from).some((one) => this.used.has(one))
          ? combine(this.ahead, where)
          : where;
      const lone = !isLed && this.clause.link === "start" && !this.hasMore(clauseAt);
      if (lone) this.placeSentenceBefore(where);
      return;
    }
    const items = this.items.all.filter(({ at }) => at >= this.firstOfSentence);
    const unplaced = items.filter((item) => !isPlaced(item));
    if (!this.hasMore(clauseAt)) {
      for (const item of unplaced) if (isMovable(item) || unplaced.length === 1) Object.assign(item, where);
      const lastItem = items.at(-1);
      if (unplaced.length === 0 && lastItem && this.clause.link === "and" && isMovable(lastItem))
        this.repeat(lastItem, where);
      return;
    }
    const lastItem = items.at(-1);
    if (lastItem && !isPlaced(lastItem) && this.clause.link !== "and") this.standTogether(lastItem, where);
    else this.ahead = where;
  }

  protected standTogether(last: NamedItem, where: Whereabouts): void {
    const isItself = where.spot !== undefined && whereBy({ term: last.term, words: last.words }).spot === where.spot;
    if (!isItself) Object.assign(last, where);
    this.items.standTogether(last, where);
    const holder = this.held.find(({ item }) => item === last)?.holder;
    const isHolder =
      where.spot !== undefined && holder && whereBy({ term: holder.term, words: holder.words }).spot === where.spot;
    if (holder && !isHolder && !isPlaced(holder) && isMovable(holder) && where.place !== "middle")
      Object.assign(holder, where);
  }

  /** A second word for the place of a whole list. */
  protected refine(last: NamedItem, where: Whereabouts): void {
    const { place, spot, list } = last;
    for (const item of this.items.all)
      if (item.list === list && item.place === place && item.spot === spot) Object.assign(item, combine(item, where));
  }

  /** "Roses and a bench? Front left.", "Roses. A bench, urns. All at the front door." */
  protected placeSentenceBefore(where: Whereabouts): void {
    for (const item of this.items.all)
      if (item.at >= this.firstBefore && !isPlaced(item) && isMovable(item)) Object.assign(item, where);
  }

  /** "Benches by the door and along the path". */
  protected repeat(item: NamedItem, where: Whereabouts): void {
    const again = {
      ...item,
      place: undefined,
      side: undefined,
      spot: undefined,
      anchor: undefined,
      ...where,
      again: true as const,
    };
    this.latest = this.items.add(again);
  }

  /** "Box either side", "white daffodils beneath": what was named before is meant, of two sides those of a way. */
  protected standAtSide(phrases: readonly Phrase[], at: number): number {
    const { last } = this;
    const { words } = phrases[at]!;
    const isBare =
      /side|beneath|under|below|behind|around|round|beside|nearby/.test(words) && !phrases.slice(at + 1).some(isNoun);
    if (!last || isPlaced(last) || !isBare) return at + 1;
    const first = this.startOfUnplaced(last);
    const it = / sides?\b/.test(` ${words}`) ? this.mentions.wayBefore(last.at) : this.mentions.before(first);
    const where =
      it?.item?.term.element === "path" || it?.item?.from || it?.item?.to
        ? { place: "along-path" as const }
        : it && besideIt(it);
    if (where && isPlaced(where)) this.standTogether(last, where);
    else if (!it) return at + 1;
    this.used.add(phrases[at]!);
    return at + 1;
  }

  /** Where the list begins that has no place yet. */
  protected startOfUnplaced(last: NamedItem): number {
    const before = this.items.all.slice(0, this.items.all.indexOf(last));
    const other = before.findLastIndex((item) => item.list !== last.list || isPlaced(item));
    return (before[other + 1] ?? last).at;
  }

  /** "By the hose": a place that there is no word for; not so "in the sun". */
  protected isSomewhere(phrases: readonly Phrase[], at: number): boolean {
    const isDefinitePlace =
      isCue(phrases[at], "place") && isCue(phrases[at + 1], "the", "old") && this.last !== undefined;
    return (
      isDefinitePlace &&
      !/night|morning|evening|afternoon|day|summer|winter|spring|autumn|fall|sun|shade|time|way|yard|garden|photo|picture/.test(
        phrases
          .slice(at)
          .map(({ words }) => words)
          .join(" "),
      )
    );
  }

  protected lead({ leads }: PlacePhrase, where: Whereabouts): void {
    const { last } = this;
    if (!last || !leads || last[leads]) return;
    Object.assign(last, { [leads]: where.spot, [`${leads}Anchor`]: where.anchor });
    if (last.from && last.to && last.term.element === "paving") last.term = { ...last.term, element: "path" };
  }

  /** "Behind it", "left of it", "along it". */
  protected byIt(preposition: Phrase, at: number): Whereabouts {
    const first = this.last ? this.startOfUnplaced(this.last) : at;
    const [, side] = /^(?:to the |on the )?(left|right) of$/.exec(preposition.words) ?? [];
    const along = /^along/.test(preposition.words) ? this.mentions.wayBefore(first) : undefined;
    const encloses = /^(?:around|round|about|over|on|up|along|under|underneath|beneath|below)/.test(preposition.words);
    const near = encloses ? this.mentions.thingBefore(first) : this.mentions.before(first);
    // "Stepping stones from the house to it": not the house.
    const before = isCue(preposition, "way") ? this.mentions.thingBefore(this.last?.at ?? at) : near;
    const it =
      along ?? (side ? this.mentions.placedBefore(first) : before) ?? this.mentions.before(this.last?.at ?? at);
    if (!it) return {};
    if (along?.item?.term.element === "path") return { place: "along-path" };
    if (!encloses && !it.by.spot && it.there?.spot) return it.there;
    const beside = besideIt(it);
    if (side !== "left" && side !== "right") return beside;
    return isPlaced(beside) && hasSides(beside) ? { ...beside, side } : { ...beside, place: beside.place ?? side };
  }
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

const grounds: ReadonlySet<string | undefined> = new Set(["lawn", "meadow", "gravel", "paving", "mulch", "beds"]);
