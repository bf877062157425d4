import type { FlowerColour } from "../plants/parts/flower-palettes.ts";
import type { Mark } from "./find-marks.ts";
import { isAlteredInVain, isAskedFor } from "./find-undrawn.ts";
import { ItemList } from "./item-list.ts";
import type { Cue, Thing } from "./lexicon/term.ts";
import { countsThings, isDistance, isExample, isFilledWith, leadsOn, leadsTo, opensClause } from "./look-around.ts";
import { isPronoun, type Whereabouts, whereBy } from "./mark-places.ts";
import {
  type Before,
  createItem,
  describeItem,
  isChairAtTable,
  isFlowery,
  isPlantedWith,
  isPlantOf,
  type NamedItem,
  nothingBefore,
} from "./named-item.ts";
import { isCue } from "./read-attitudes.ts";
import { describeAfter, describeBefore } from "./read-description.ts";
import { keepMaterial, layGround, makeOf, replacedBy, whoseMaterial } from "./read-material.ts";
import type { Measure } from "./read-size.ts";

const nouns: ReadonlySet<Mark["term"]["kind"]> = new Set(["thing", "noun", "spot", "undrawable", "house"]);

/** What a wish asks for. */
export interface Gathered {
  /** In the order of the words, with what cannot be drawn. */
  items: readonly NamedItem[];
  /** Colours that are said of flowers at large. */
  flowers: readonly FlowerColour[];
  /** Marks that describe a thing which never came. */
  unused: readonly Mark[];
}

export function gatherItems(marks: readonly Mark[]): Gathered {
  const reader = new ItemReader(marks);
  marks.forEach((mark, at) => void reader.read(mark, at));
  reader.endSentence();
  return { items: reader.items.all, flowers: reader.flowers, unused: reader.unused };
}

/** Goes through the marks once and remembers what the next ones may be about. */
class ItemReader {
  readonly items = new ItemList();
  readonly flowers: FlowerColour[] = [];
  readonly unused: Mark[] = [];
  private before: Before = nothingBefore();
  /** The latest item of this sentence, which words after it may be about. */
  private last: NamedItem | undefined;
  /** Where the nouns so far are, which "it" may be. */
  private readonly mentions: { at: number; item?: NamedItem; by: Whereabouts }[] = [];
  /** Said before the things that stand there: "along the fence lavender". */
  private ahead: Whereabouts = {};
  /** In a list of what edges the thing before it. */
  private edged = false;
  /** The patio of "a patio with a table and chairs", which what is said at the end may be about. */
  private head: NamedItem | undefined;

  private readonly marks: readonly Mark[];

  constructor(marks: readonly Mark[]) {
    this.marks = marks;
  }

  read(mark: Mark, at: number): void {
    const { term } = mark;
    if (term.kind === "stop") this.endSentence();
    else if (term.kind === "comma" || isCue(mark, "and", "or")) this.partAt(mark, at);
    else if (term.kind === "cue") this.readCue(term.cue, mark.words, at);
    else if (mark.attitude === "asked") {
      if (mark.reference || term.kind === "thing") this.readPlace(mark, at);
      if (mark.reference) {
        if (term.kind !== "spot" || term.spot)
          this.mentions.push({
            at,
            by: mark.place || mark.spot ? { place: mark.place, spot: mark.spot } : whereBy(mark),
          });
        return;
      }
      if (nouns.has(term.kind)) this.readNoun(mark, at);
      else this.readDescription(mark, at);
    }
  }

  endSentence(): void {
    this.endPhrase();
    this.last = undefined;
    this.head = undefined;
    this.ahead = {};
  }

  /** What was said before a noun that did not come is said of the thing before it, or of nothing. */
  private endPhrase(): void {
    const { before, last } = this;
    this.before = nothingBefore();
    if (last) last.amount ??= before.amount;
    if (before.said.length === 0) return;
    this.flowers.push(...describeAfter(last, before));
    if (!last && before.flowers.length === 0) this.unused.push(...before.said.flatMap((at) => this.marks[at] ?? []));
  }

  /** A comma or "and": "white and purple flowers" and "brick and stone path" go on, everything else begins anew. */
  private partAt({ term }: Mark, at: number): void {
    const next = this.marks[at + 1]?.term.kind;
    if (next === "colour" && leadsTo(this.marks, at + 1)) return;
    if (next === "material" && this.before.material) return;
    if (next === "size" && !leadsTo(this.marks, at + 1)) return;
    this.endPhrase();
    // "In the corner a bench and two pots": an "and" goes on in the same place, a comma after a thing does not.
    if (this.last && term.kind === "comma" && !this.edged) this.ahead = {};
  }

  private readCue(cue: Cue, words: string, at: number): void {
    if (cue === "old") this.before.old = true;
    else if (cue === "fresh" || words.endsWith("new")) this.before.fresh = true;
    else if (cue === "edged-with" && this.last) this.ahead = whereBy(this.last);
    this.edged = cue === "edged-with" || (this.edged && ["a", "some", "the", "fresh"].includes(cue));
    if (["a", "some", "the", "old", "fresh", "of"].includes(cue)) return;
    this.endPhrase();
    if (cue === "way") this.ahead = {};
    if (cue === "with" && this.last) this.openList(this.last);
    if (cue === "place" && isPronoun(this.marks[at + 1])) this.standBy(at);
    if (!["ask", "move", "with", "edged-with", "place", "way", "for", "everything"].includes(cue))
      this.last = undefined;
  }

  /** "A bed along the house with roses and salvia": what grows in it stands where it is. */
  private openList(holder: NamedItem): void {
    this.head ??= holder;
    if (!isPlantedWith(holder.term) || !(holder.place || holder.spot)) return;
    this.ahead = { place: holder.place, spot: holder.spot };
    this.edged = true;
  }

  /** "Behind it a lawn" stands by the thing before; in "a bench beside it" that is the one before the bench. */
  private standBy(at: number): void {
    const { last, marks, items } = this;
    const opens = opensClause(marks, at) || !last;
    const until = opens ? at : items.startOfList(last, marks).at;
    const it = this.mentions.findLast((mention) => mention.at < until && isSomewhere(mention.by, mention.item));
    const side = /^(?:to the |on the )?(left|right) of$/.exec(marks[at]?.words ?? "")?.[1] as
      | "left"
      | "right"
      | undefined;
    const where = it
      ? it.by.place || it.by.spot
        ? it.by
        : { place: it.item?.place, spot: it.item?.spot }
      : { place: side };
    if (opens) this.ahead = where;
    else {
      Object.assign(last, where);
      items.standTogether(last, where, marks);
    }
  }

  /** What describes a thing: kept for the thing after it, or said of the one before. */
  private readDescription(mark: Mark, at: number): void {
    const { term } = mark;
    if (term.kind === "material") this.readMaterial(mark, at);
    else if (term.kind === "size") this.readMeasure(term.measure, at);
    else if (term.kind === "count") {
      const counts = countsThings(this.marks, at);
      const after = "after" in term && term.after && !leadsTo(this.marks, at);
      if (after && this.last) this.last.count ??= term.count;
      else this.before.count = counts ? term.count : undefined;
    } else describeBefore(this.before, mark, at);
  }

  private readMeasure(said: Measure, at: number): void {
    const { last, head, before, marks } = this;
    if (isDistance(marks, at)) return;
    const measure = isCue(marks[at - 1], "place") ? asHeight(said) : said;
    if (!last || leadsTo(marks, at)) {
      before.measure = { ...before.measure, ...measure };
      before.said.push(at);
      return;
    }
    // "A pergola with a grapevine, 3 x 4 m": no plant has two sides.
    const owner = measure.depth !== undefined && head && isPlant(last) ? head : last;
    if (!isSizeOfStone(owner, measure)) owner.measure = { ...measure, ...owner.measure };
  }

  private readNoun({ term, words }: Mark, at: number): void {
    const { marks } = this;
    if (term.kind === "thing" && term.adjective && /thing|noun|unknown/.test(marks[at + 1]?.term.kind ?? "")) return;
    const untouched = this.before.old && !this.before.amount;
    if (term.kind === "thing" && !untouched && !isAlteredInVain(marks, at)) this.addThing(term, words, at);
    else if (term.kind === "undrawable" && isAskedFor(marks, at))
      this.addThing({ kind: "thing", named: term.named, undrawn: true }, words, at);
    // Places and colours after it are its own, though it is not drawn.
    // "Front door path": where the next thing is.
    else if (term.kind === "spot" && marks[at + 1]?.term.kind === "thing" && !marks[at + 1]?.reference) {
      this.before.where = whereBy({ term });
      return;
    } else if (term.kind !== "noun") this.last = createItem({ kind: "thing" }, words, at);
    else if (this.before.flowers.length > 0 && !this.last) this.flowers.push(...this.before.flowers);
    this.before = nothingBefore();
  }

  private readMaterial({ term, words }: Mark, at: number): void {
    if (term.kind !== "material") return;
    const { before, last, marks } = this;
    const owner = whoseMaterial(marks, at, last);
    if (owner === "other") return;
    if (owner === "thing-ahead" || owner === "next-material") {
      keepMaterial(before, term, words, owner);
      before.said.push(at);
      return;
    }
    keepMaterial(before, term, words, owner);
    if (last && owner === "thing-before") makeOf(last, before);
    else {
      const ground = replacedBy(marks, at) ?? layGround(before, this.items.find("patio"), term, words);
      if (ground) this.addThing(ground.term, ground.words, at);
      else if (before.weak && (this.head ?? last)) makeOf((this.head ?? last) as NamedItem, before);
      else if (!this.items.find("patio")) this.unused.push(...marks.slice(at, at + 1));
    }
    this.before = nothingBefore();
  }

  private addThing(term: Thing, words: string, at: number): void {
    const { before, last } = this;
    if (isChairAtTable(term, words, last)) return;
    const item = Object.assign(describeItem(term, words, at, before), before.where ?? this.ahead);
    if (last && isExample(this.marks, at, last)) this.items.drop(last);
    if (isFlowery(term) && before.flowers.length > 0)
      this.flowers.push(...before.flowers, ...(term.flower ? [term.flower] : []));
    if (last?.at === at - 1 && isPlantOf(last.term, term)) this.items.plantWith(item, last);
    const fills = last && isPlantedWith(last.term) && term.species && (!term.element || last.term.element === "hedge");
    if (fills && isFilledWith(this.marks, last, at)) last.of = item;
    else {
      this.last = this.items.add(item);
    }
    this.mentions.push({ at, item: this.last, by: whereBy(item) });
  }

  private readPlace({ place, spot, leads }: Mark, at: number): void {
    if (leads && this.last) this.last[leads] ??= spot;
    else if (!leads && (place || spot)) this.stand({ place, spot }, at);
  }

  /** A place is said of the thing before it, or, where a clause begins with it, of the things after it. */
  private stand(where: Whereabouts, at: number): void {
    const { last, head, marks } = this;
    const opens = opensClause(marks, at);
    if (!last || (opens && leadsOn(marks, at))) this.ahead = where;
    // "A pond with a waterfall and lilies, on the right".
    else if (opens && head && !head.place && !head.spot) Object.assign(head, where);
    else if (!last.place && !last.spot) {
      Object.assign(last, where);
      this.items.standTogether(last, where, marks);
    }
  }
}

function isSomewhere(by: Whereabouts, item: NamedItem | undefined): boolean {
  return [by.place, by.spot, item?.place, item?.spot].some(Boolean);
}

/** "Raised beds at 70 cm". */
function asHeight({ bare, ...measure }: Measure): Measure {
  return bare === undefined ? measure : { ...measure, height: bare };
}

function isPlant({ term }: NamedItem): boolean {
  return term.species !== undefined && term.element !== "hedge";
}

/** "Patio of pavers 60 x 60 cm": no patio is as small as a metre. */
function isSizeOfStone({ term }: NamedItem, { width = 2, depth = 2 }: Measure): boolean {
  return (term.element === "patio" || term.element === "path") && width <= 1 && depth <= 1;
}
