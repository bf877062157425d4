import { isCue, isKind, type Phrase } from "../text/find-phrases.ts";
import { describesOnly } from "./describe.ts";
import { keepMaterial, layGround, makeOf, whoseMaterial } from "./materials-of.ts";
import { isPathLike, nothingBefore } from "./named-item.ts";
import { ThingAdder } from "./thing-adder.ts";

/** Reads what things are made of, and what the ground is laid with. */
export abstract class MaterialReader extends ThingAdder {
  protected readMaterial(phrases: readonly Phrase[], at: number): void {
    const phrase = phrases[at]!;
    if (phrase.term.kind !== "material") return;
    const owner = whoseMaterial(phrases, at, this.last);
    this.used.add(phrase);
    if (owner === "other") return;
    keepMaterial(this.before, phrase.term, phrase.words);
    // "Bricks for the path".
    if (isCue(phrases[at + 1], "for") && isCue(phrases[at + 2], "the", "a") && isKind(phrases[at + 3], "thing")) {
      this.before.said.push(phrase);
      return;
    }
    const edged = phrases.slice(0, at).findLast((one) => one.term.kind === "cue" && !isCue(one, "a", "the", "some"));
    if (isCue(edged, "edged-with") && owner !== "ahead") {
      this.addThing({ kind: "thing", element: "edging" }, phrases, at, "edging");
      return;
    }
    if (owner === "ahead") {
      this.before.said.push(phrase);
      return;
    }
    if (owner === "before" && this.last) makeOf(this.last, this.before);
    else this.layGround(phrases, at);
    this.before = nothingBefore();
  }

  protected layGround(phrases: readonly Phrase[], at: number): void {
    const phrase = phrases[at]!;
    if (phrase.term.kind !== "material") return;
    const gone = this.replacedNoun();
    // "Swap the drive for pavers": what stays as it is gets nothing in its place.
    if (gone?.kind === "undrawable") return;
    const replaced =
      gone?.kind === "thing" && replaceable.has(gone.element)
        ? { kind: "thing" as const, element: gone.element }
        : undefined;
    const latest = describesOnly(phrases) ? this.latest : this.itemOfSentence();
    if (replaced) this.addThing(replaced, phrases, at, replaced.element);
    else if (!this.last && latest && isPathLike(latest.term) && !latest.material && !isCue(this.clause.verb, "ask"))
      makeOf(latest, this.before);
    else {
      const laid = layGround(this.before, this.items.find("patio"), phrase.term, phrase.words);
      if (laid) this.addThing(laid.term, phrases, at, laid.words);
      else if (this.last ?? latest) makeOf((this.last ?? latest)!, this.before);
    }
  }

  /** The path of "swap the concrete path for brick". */
  protected replacedNoun(): Phrase["term"] | undefined {
    const { clause } = this;
    const before = this.clauses[this.clauses.indexOf(clause) - 1];
    if (clause.link !== "next" || !before?.removes) return undefined;
    return before.phrases.findLast((one) => isKind(one, "thing", "undrawable"))?.term;
  }
}

/** What stays what it is when it is made of something else. */
const replaceable: ReadonlySet<string | undefined> = new Set([
  "path",
  "patio",
  "driveway",
  "parking",
  "steps",
  "fence",
]);
