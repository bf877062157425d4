import type { FlowerColor } from "../plants/parts/flower-palettes.ts";
import { countItem } from "./count-item.ts";
import { isCue, type Mark, startOfSentence } from "./find-marks.ts";
import { isAlteredInVain, isAskedFor } from "./find-undrawn.ts";
import { hideBehindScreens } from "./hide-behind-screens.ts";
import { ItemList } from "./item-list.ts";
import { findTerm } from "./lexicon/lexicon.ts";
import type { Cue, Thing } from "./lexicon/term.ts";
import { belongsTo, isExample, isFilledWith, isItDescribed, isNamedAlone, leadsTo, namesAKind } from "./look-around.ts";
import { placeInName, whereBy } from "./mark-places.ts";
import {
  type Before,
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
import { isArticle } from "./place-in-sentence.ts";
import { describeAfter, describeBefore, readCount, readMeasure } from "./read-description.ts";
import { isForWhatStays, keepMaterial, layGround, makeOf, replacedBy, whoseMaterial } from "./read-material.ts";
import { Standing } from "./standing.ts";

const nouns: ReadonlySet<Mark["term"]["kind"]> = new Set(["thing", "noun", "spot", "undrawable", "house"]);

/** What a wish asks for. */
export interface Gathered {
  /** In the order of the words, with what cannot be drawn. */
  items: readonly NamedItem[];
  /** Colors that are said of flowers at large. */
  flowers: readonly FlowerColor[];
  /** Marks that describe a thing which never came. */
  unused: readonly Mark[];
}

export function gatherItems(marks: readonly Mark[]): Gathered {
  const reader = new ItemReader(marks);
  marks.forEach((mark, at) => void reader.read(mark, at));
  reader.endSentence(marks.length);
  reader.items.dropAlternatives();
  hideBehindScreens(marks, reader.items);
  return { items: reader.items.all, flowers: reader.flowers, unused: reader.unused };
}

/** Cues after which words may still be about the thing before. */
const goesOn: ReadonlySet<Cue> = new Set(["ask", "move", "with", "edged-with", "place", "way", "for", "everything"]);

/** "Steel planters", where the lexicon has both as one. */
function isMadeOf(mark: Mark | undefined): boolean {
  const [first = "", ...rest] = mark?.term.kind === "thing" ? mark.words.split(" ") : [];
  return rest.length > 0 && findTerm([first])?.kind === "material";
}

/** Goes through the marks once and remembers what the next ones may be about. */
class ItemReader {
  readonly items = new ItemList();
  readonly flowers: FlowerColor[] = [];
  readonly unused: Mark[] = [];
  private before: Before = nothingBefore();
  /** The latest item of this sentence, which words after it may be about. */
  private last: NamedItem | undefined;
  /** The latest of all that was named. */
  private latest: NamedItem | undefined;
  private readonly marks: readonly Mark[];
  private readonly standing: Standing;

  constructor(marks: readonly Mark[]) {
    this.marks = marks;
    this.standing = new Standing(marks, this.items);
  }

  read(mark: Mark, at: number): void {
    const { term } = mark;
    if (term.kind === "stop") this.endSentence(at);
    else if (term.kind === "comma" || isCue(mark, "and", "or")) this.partAt(mark, at);
    else if (term.kind === "cue") this.readCue(term.cue, mark, at);
    else if (mark.attitude === "asked") this.readAsked(mark, at);
    else if (nouns.has(term.kind) || term.kind === "unknown") this.standing.mention(at, mark);
  }

  endSentence(at: number): void {
    this.endPhrase();
    this.standing.placeFragment(this.last, this.marks.slice(startOfSentence(this.marks, at), at));
    this.last = undefined;
    this.standing.endSentence();
  }

  private readAsked(mark: Mark, at: number): void {
    const { kind } = mark.term;
    if (!this.last && isItDescribed(this.marks, at)) this.last = this.latest;
    if (mark.reference || kind === "thing" || kind === "word") this.standing.readPlace(mark, at, this.last);
    if (mark.reference) this.standing.mention(at, mark);
    else if (nouns.has(kind)) this.readNoun(mark, at);
    // What nobody knows has a place, too, and is not the thing before it.
    else if (kind === "unknown" && isCue(this.marks[at + 1], "place") && !belongsTo(this.last, this.marks, at))
      this.last = createItem({ kind: "thing" }, "", at);
    else this.readDescription(mark, at);
  }

  /** What was said before a noun that did not come is said of the thing before it, or of nothing. */
  private endPhrase(): void {
    const { before, last } = this;
    this.before = nothingBefore();
    if (last) last.amount ??= before.amount;
    if (before.said.length === 0) return;
    this.flowers.push(...describeAfter(last, before));
    const tellsLittle = before.made.every((word) => /^(?:light|dark|pale)$/.test(word)) && before.made.length > 0;
    if (!last && before.flowers.length === 0 && !tellsLittle)
      this.unused.push(...before.said.flatMap((at) => this.marks[at] ?? []));
  }

  /** A comma or "and": "white and purple flowers" and "brick and stone path" go on, everything else begins anew. */
  private partAt(mark: Mark, at: number): void {
    const next = this.marks[at + 1]?.term.kind;
    if (next === "color" && leadsTo(this.marks, at + 1)) return;
    if ((next === "material" || isMadeOf(this.marks[at + 1])) && this.before.material) return;
    if (next === "size" && (!leadsTo(this.marks, at + 1) || this.marks[at - 1]?.term.kind === "size")) return;
    this.endPhrase();
    this.standing.partAt(mark, at, this.last);
  }

  private readCue(cue: Cue, mark: Mark, at: number): void {
    // "The grass is dead, a hydrangea by the porch": dead is the grass.
    if (cue === "old") {
      this.before.old = !isCue(this.marks[at - 1], "back-state");
      this.before.isThere ||= /^(?:existing|present|current)$/.test(mark.words);
    } else if (cue === "fresh" || mark.words.endsWith("new")) this.before.fresh = true;
    // "Paving in a pale gray running the full width": an article begins another noun.
    if (!isArticle(mark) || (isCue(mark, "a", "some", "the") && this.before.said.length > 0)) this.endPhrase();
    this.standing.readCue(cue, at, this.last);
    if (!isArticle(mark) && !goesOn.has(cue)) this.last = undefined;
  }

  /** What describes a thing: kept for the thing after it, or said of the one before. */
  private readDescription(mark: Mark, at: number): void {
    const { marks, before, last } = this;
    const { kind } = mark.term;
    if (kind === "material") this.readMaterial(mark, at);
    else if (kind === "size") readMeasure(marks, at, before, last, this.standing.headOfSentence);
    else if (kind === "count") readCount(marks, at, before, last);
    else describeBefore(before, mark, at);
  }

  private readNoun(mark: Mark, at: number): void {
    const { term, words } = mark;
    const { before, marks } = this;
    const next = marks[at + 1];
    if (term.kind === "thing" && term.adjective && /thing|noun|unknown/.test(next?.term.kind ?? "")) return;
    const untouched = before.old && !before.amount;
    // "Use the existing patio" keeps it.
    if (term.kind === "thing" && untouched) mark.attitude = before.isThere ? "kept" : "told";
    if (term.kind === "thing" && !untouched && !isAlteredInVain(marks, at)) this.addThing(term, words, at);
    else if (before.isThere && term.kind !== "thing")
      Object.assign(mark, { attitude: "kept", stays: term.kind !== "undrawable" });
    else if (term.kind === "undrawable" && isAskedFor(marks, at) && !isAlteredInVain(marks, at))
      this.addThing({ kind: "thing", named: term.named, undrawn: true }, words, at);
    else if (term.kind === "spot" && next?.term.kind === "thing" && !next.reference) {
      // "Front door path": where the next thing is.
      before.where = whereBy(mark);
      return;
    }
    // Places and colours after it are its own, though it is not drawn.
    else if (term.kind !== "noun") this.last = createItem({ kind: "thing" }, words, at);
    // "Roses of white colour", "a patio in a round shape".
    else if (before.said.length > 0 && /^(?:colou?rs?|shapes?|form|tones?|shades?|style|format)$/.test(words)) return;
    else if (before.flowers.length > 0 && !this.last) this.flowers.push(...before.flowers);
    this.before = nothingBefore();
  }

  private readMaterial({ term, words }: Mark, at: number): void {
    if (term.kind !== "material") return;
    const { before, last, marks } = this;
    const owner = whoseMaterial(marks, at, last);
    if (owner === "other" || (owner === "ground" && isForWhatStays(marks, at))) return;
    keepMaterial(before, term, words, owner);
    if (owner === "thing-ahead" || owner === "next-material") {
      before.said.push(at);
      return;
    }
    if (last && owner === "thing-before") makeOf(last, before);
    else this.layGround(term, words, at);
    this.before = nothingBefore();
  }

  private layGround(term: Extract<Mark["term"], { kind: "material" }>, words: string, at: number): void {
    const { before, marks } = this;
    const patio = this.items.find("patio");
    const { latest } = this;
    // "I want a path. Brick."
    if (!this.last && latest && isPathLike(latest.term) && !latest.material && isNamedAlone(marks, at)) {
      makeOf(latest, before);
      return;
    }
    const laid = replacedBy(marks, at) ?? layGround(before, patio, term, words);
    const owner = this.standing.headOfSentence ?? this.last;
    if (laid) this.addThing(laid.term, laid.words, at);
    else if (before.weak && owner) makeOf(owner, before);
    else if (!patio) this.unused.push(...marks.slice(at, at + 1));
  }

  private addThing(term: Thing, words: string, at: number): void {
    const { before, last, marks } = this;
    if (last && isChairAtTable(term, words, last)) {
      last.seats ??= before.count;
      return;
    }
    if (term.mulch && last && isPathLike(last.term) && isCue(marks[at - 1], "of")) {
      makeOf(last, { ...nothingBefore(), material: "bark", made: [words] });
      return;
    }
    const described = Object.assign(describeItem(term, words, at, before), before.where ?? this.standing.placeAhead);
    const item = countItem(described, marks, this.items.all);
    if (!item.place && !item.spot) Object.assign(item, placeInName(words));
    const kind = last ?? (this.latest && namesAKind(this.latest) ? this.latest : undefined);
    if (kind && isPlanted(item) && isExample(marks, at, kind)) this.items.drop(kind);
    if (last?.term.mulch && last.at === at - 1 && isPathLike(term)) {
      // "Bark path".
      this.items.drop(last);
      makeOf(item, { ...nothingBefore(), material: "bark", made: [last.words] });
    }
    if (isFlowery(term) && before.flowers.length > 0)
      this.flowers.push(...before.flowers, ...(term.flower ? [term.flower] : []));
    if (last?.at === at - 1 && isPlantOf(last.term, term)) this.items.plantWith(item, last);
    const fills = last && isPlantedWith(last.term) && term.species && (!term.element || last.term.element === "hedge");
    if (fills && isFilledWith(marks, last, at)) last.of = item;
    else this.last = this.latest = this.items.add(item, marks, this.latest);
    const mark = marks[at];
    if (mark) this.standing.mention(at, { ...mark, term, reference: undefined }, this.last);
  }
}
