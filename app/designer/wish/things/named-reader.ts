import type { MeantClause } from "../clauses/clause.ts";
import { isCue, isDescription, isKind, isNoun, leadsToThing, type Phrase } from "../text/find-phrases.ts";
import { isPlaced, type PlacePhrase, readPlace, whereBy } from "./places.ts";
import { type Named, ReadingState } from "./reading-state.ts";

/** Reads what is kept, refused or only told of. */
export abstract class NamedReader extends ReadingState {
  protected readNamed(clause: MeantClause): void {
    const { phrases, attitude } = clause;
    for (let at = 0; at < phrases.length; ) {
      const phrase = phrases[at]!;
      const place = isCue(phrase, "place", "way") ? readPlace(phrases, at) : undefined;
      if (place) {
        const unknown = phrases.slice(at, place.to).filter((one) => isKind(one, "unknown"));
        if (attitude !== "tell" && unknown.length > 0) this.unplaced.push(unknown);
        this.placeNamed(place, attitude !== "tell" && clause.removes !== undefined);
        if (place.asksForTarget && attitude === "keep" && place.target !== "it")
          this.note(phrases, phrases.indexOf(place.target));
        at = place.to;
        continue;
      }
      this.note(phrases, at);
      at++;
    }
  }

  protected placeNamed({ where, target }: PlacePhrase, isCleared: boolean): void {
    if (target === "it") return;
    if (isPlaced(where)) this.scene = where;
    if (isCleared && isPlaced(where)) this.cleared = where;
    this.mentions.addPlaceOfLast(target, where);
  }

  protected note(phrases: readonly Phrase[], at: number): void {
    const phrase = phrases[at]!;
    const { attitude } = this.clause;
    const next = phrases[at + 1];
    const isHead =
      isNoun(phrase) && (isKind(phrase, "thing") || !isKind(next, "thing", "undrawable", "noun", "unknown"));
    const isAlone = phrases.every(
      (one) => one === phrase || isDescription(one) || isCue(one, "of", "way", "place", "a", "the"),
    );
    const isMaterial =
      phrase.term.kind === "material" &&
      (!phrase.term.weak || (isAlone && attitude === "refuse")) &&
      !leadsToThing(phrases, at) &&
      !isKind(next, "thing", "undrawable", "noun", "unknown");
    const count = phrases[at - 1]?.term;
    if (isHead)
      this.mentions.add(
        phrase,
        undefined,
        undefined,
        count?.kind === "count" && count.count !== "row" ? count.count : undefined,
      );
    if (attitude === "tell" || attitude === "unclear") return;
    if (isSomeOfKind(phrases, at, attitude)) {
      this.unplaced.push(phrases.slice(at));
      return;
    }
    const isTrait =
      attitude === "refuse" &&
      (isKind(phrase, "color") ||
        badTraits.test(phrase.words) ||
        (isKind(phrase, "word") && /[a-z]{3}[^s]s$/.test(phrase.words))) &&
      (!next || isCue(next, "place"));
    if (!(isHead || isMaterial || isTrait)) return;
    (attitude === "keep" ? this.kept : this.refused).push(this.named(phrases, at));
  }

  protected named(phrases: readonly Phrase[], at: number): Named {
    const phrase = phrases[at]!;
    const before = phrases[at - 1];
    const isMade = isKind(before, "material") && isKind(phrase, "thing", "undrawable");
    if (badTraits.test(phrase.words) && isKind(phrase, "word"))
      return {
        phrase: { ...phrase, term: { kind: "undrawable" } },
        words: `${phrase.words} plants`,
        clause: this.clause,
        ofColor: false,
      };
    const words = isMade ? `${before!.words} ${phrase.words}` : nameOf(phrases, at, true);
    const [count, counted] = [phrases[at + 1], phrases[at + 2]];
    // "Room to park 2 cars".
    const holds = isKind(count, "count") && isKind(counted, "noun") ? ` ${count!.words} ${counted!.words}` : "";
    return {
      phrase,
      words: words + holds,
      clause: this.clause,
      ofColor: isKind(before, "color"),
      ...lookedFor(phrases, at),
    };
  }
}

/** "No plants that attract bees": not all plants are refused, and which ones are is in the rest. */
function isSomeOfKind(phrases: readonly Phrase[], at: number, attitude: string): boolean {
  const isAny = /^(?:plants?|flowers?|trees?|shrubs?|bushes)$/.test(phrases[at]?.words ?? "");
  return attitude === "refuse" && isAny && /^(?:that|which|who|with)$/.test(phrases[at + 1]?.words ?? "");
}

const badTraits = /^(?:spiky|spiny|thorny|prickly|poisonous|toxic|invasive|stinging|messy)$/;

/** With the name of a sort before it, which nobody needs to know: "amur maple". */
export function nameOf(phrases: readonly Phrase[], at: number, isNamedOnly = false): string {
  const [before, phrase] = [phrases[at - 1], phrases[at]!];
  const isSort =
    isKind(before, "unknown") &&
    ((phrase.term.kind === "thing" && phrase.term.species) || isNamedOnly) &&
    !/(?:ed|ing|ly)$/.test(before!.words);
  return isSort ? `${before!.words} ${phrase.words}` : phrase.words;
}

const large = /^(?:big|bigger|biggest|large|larger|largest|huge|tall|overgrown|giant|massive)$/;

/** By what a thing that goes is found in the photo: "the big bush on the left", "big bush left", "the left bush". */
function lookedFor(phrases: readonly Phrase[], at: number): Pick<Named, "where" | "isLarge"> {
  const start = phrases.slice(0, at).findLastIndex((one) => isKind(one, "thing", "undrawable")) + 1;
  const before = phrases.slice(start, at);
  const place = phrases.findIndex((one, i) => i > at && isCue(one, "place"));
  const said = place > 0 ? readPlace(phrases, place) : undefined;
  const spot = [...phrases.slice(at + 1, at + 3), ...before].find((one) => isKind(one, "spot"));
  const where = said && isPlaced(said.where) ? said.where : spot ? whereBy(spot) : undefined;
  return { where, isLarge: before.some(({ words }) => large.test(words)) };
}
