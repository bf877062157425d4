import type { FlowerColour } from "../plants/parts/flower-palettes.ts";
import type { Mark } from "./find-marks.ts";
import { isAlteredInVain } from "./find-undrawn.ts";
import { ItemList } from "./item-list.ts";
import type { Cue, Thing } from "./lexicon/term.ts";
import { countsThings, isDistance, isFilledWith, leadsOn, leadsTo, opensClause } from "./look-around.ts";
import { placeBy } from "./mark-places.ts";
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
import { isCue } from "./read-attitudes.ts";
import { keepMaterial, pave, whoseMaterial } from "./read-material.ts";
import type { Measure } from "./read-size.ts";
import type { PavingKind, Place, ToneWord } from "./typed/garden-words.ts";

const nouns: ReadonlySet<Mark["term"]["kind"]> = new Set(["thing", "noun", "spot", "undrawable", "house"]);

type TermOf<Kind> = Extract<Mark["term"], { kind: Kind }>;

/** Everything asked for, in the order of the words, and the colours that are said of flowers at large. */
export function gatherItems(marks: readonly Mark[]): { items: NamedItem[]; flowers: FlowerColour[] } {
  const reader = new ItemReader(marks);
  marks.forEach((mark, at) => void reader.read(mark, at));
  reader.endSentence();
  return { items: reader.items.all, flowers: reader.flowers };
}

/** Goes through the marks once and remembers what the next ones may be about. */
class ItemReader {
  readonly items = new ItemList();
  readonly flowers: FlowerColour[] = [];
  private before: Before = nothingBefore();
  /** The latest item of this sentence, which words after it may be about. */
  private last: NamedItem | undefined;
  /** Said before the things that stand there: "along the fence lavender". */
  private placeAhead: Place | undefined;
  /** In a list of what edges the thing before it. */
  private edged = false;

  private readonly marks: readonly Mark[];

  constructor(marks: readonly Mark[]) {
    this.marks = marks;
  }

  read(mark: Mark, at: number): void {
    const { term } = mark;
    if (term.kind === "stop") this.endSentence();
    else if (term.kind === "comma" || isCue(mark, "and", "or")) this.partAt(mark, at);
    else if (term.kind === "cue") this.readCue(term.cue, mark.words);
    else if (mark.attitude === "asked") {
      if (mark.place && (mark.reference || term.kind === "thing")) this.stand(mark.place, at);
      if (mark.reference) return;
      if (nouns.has(term.kind)) this.readNoun(mark, at);
      else this.readDescription(mark, at);
    }
  }

  endSentence(): void {
    this.endPhrase();
    this.last = undefined;
    this.placeAhead = undefined;
  }

  /** What was said before a noun that did not come is of no use to the next one. */
  private endPhrase(): void {
    this.colourFlowers();
    this.before = nothingBefore();
  }

  /** A comma or "and": "white and purple flowers" and "brick and stone path" go on, everything else begins anew. */
  private partAt({ term }: Mark, at: number): void {
    const next = this.marks[at + 1]?.term.kind;
    if (next === "colour" || (next === "material" && this.before.paving)) return;
    if (next === "size" && !leadsTo(this.marks, at + 1)) return;
    this.endPhrase();
    // "In the corner a bench and two pots": an "and" goes on in the same place, a comma after a thing does not.
    if (this.last && term.kind === "comma" && !this.edged) this.placeAhead = undefined;
  }

  private readCue(cue: Cue, words: string): void {
    if (cue === "old") this.before.old = true;
    else if (cue === "fresh" || words.endsWith("new")) this.before.fresh = true;
    else if (cue === "edged-with") this.placeAhead = placeBy(this.last?.term.element);
    this.edged = cue === "edged-with" || (this.edged && ["a", "some", "the", "fresh"].includes(cue));
    if (["a", "some", "the", "old", "fresh", "of"].includes(cue)) return;
    this.endPhrase();
    if (!["ask", "move", "with", "edged-with", "place", "way", "for"].includes(cue)) this.last = undefined;
  }

  /** What describes a thing: kept for the thing after it, or said of the one before. */
  private readDescription({ term, words }: Mark, at: number): void {
    if (term.kind === "count") this.before.count = countsThings(this.marks, at) ? term.count : undefined;
    else if (term.kind === "size") this.readMeasure(term.measure, at);
    else if (term.kind === "material") this.readMaterial(term, words, at);
    else if (term.kind === "colour") this.readColour(term, words);
    else if (term.kind === "course") this.readCourse(term.course, at);
  }

  private readNoun({ term, words }: Mark, at: number): void {
    if (term.kind === "thing" && !this.before.old && !isAlteredInVain(this.marks, at)) this.addThing(term, words, at);
    // Places and colours after it are its own, though it is not drawn.
    else if (term.kind !== "noun") this.last = createItem({ kind: "thing" }, words, at);
    else if (this.before.flowers.length > 0 && !this.last) this.colourFlowers();
    this.before = nothingBefore();
  }

  private readMeasure(measure: Measure, at: number): void {
    if (isDistance(this.marks, at)) return;
    if (!this.last || leadsTo(this.marks, at)) Object.assign(this.before.measure, measure);
    else this.last.measure = { ...measure, ...this.last.measure };
  }

  private readColour({ tone, flower }: TermOf<"colour">, words: string): void {
    this.before.made.push(words);
    this.before.tone ??= tone;
    if (flower) this.before.flowers.push(flower);
  }

  private readCourse(course: "curved" | "straight", at: number): void {
    const { last, before } = this;
    const owner = last?.term.element === "path" && !leadsTo(this.marks, at, isPathLike) ? last : before;
    owner.course ??= course;
  }

  private readMaterial(material: TermOf<"material">, words: string, at: number): void {
    const { before, last } = this;
    const owner = whoseMaterial(this.marks, at, last);
    if (owner === "other") return;
    if (owner === "thing-ahead" || owner === "next-material") {
      keepMaterial(before, material, words, owner);
      return;
    }
    const paving = before.paving ?? material.paving;
    const tone = before.tone ?? material.tone;
    if (last && owner === "thing-before") pave(last, paving, tone, [...before.made, words]);
    else if (!material.weak) this.layGround(paving, tone, words, at);
    this.before = nothingBefore();
  }

  /** Gravel alone is a place of gravel; hard stone alone makes a patio. */
  private layGround(paving: PavingKind, tone: ToneWord | undefined, words: string, at: number): void {
    const { made } = this.before;
    const patio = this.items.find("patio");
    if (paving === "gravel") this.addThing({ kind: "thing", element: "gravel" }, words, at);
    else if (patio) {
      if (paving === "herringbone") patio.paving = paving;
      pave(patio, paving, tone, [...made, words]);
    } else {
      made.push(words);
      this.addThing({ kind: "thing", element: "patio", paving, tone }, "patio", at);
    }
  }

  /** Colours that no noun followed: of the plants before them, or of flowers at large. */
  private colourFlowers(): void {
    const { flowers, tone } = this.before;
    if (this.last && isPathLike(this.last.term)) this.last.tone ??= tone;
    if (flowers.length === 0 || (this.last && !isPlanted(this.last))) return;
    this.last?.flowers.push(...flowers);
    this.flowers.push(...flowers);
    this.before.flowers = [];
  }

  private addThing(term: Thing, words: string, at: number): void {
    const { before, last } = this;
    if (isChairAtTable(term, words, last)) return;
    const item = describeItem(term, words, at, before);
    item.place = this.placeAhead;
    if (isFlowery(term) && before.flowers.length > 0)
      this.flowers.push(...before.flowers, ...(term.flower ? [term.flower] : []));
    if (last?.at === at - 1 && isPlantOf(last.term, term)) this.items.plantWith(item, last);
    const fills = last && isPlantedWith(last.term) && term.species && !term.element;
    if (fills && isFilledWith(this.marks, last, at)) last.of = item;
    else this.last = this.items.add(item);
  }

  /** A place is said of the thing before it, or, where a clause begins with it, of the things after it. */
  private stand(place: Place, at: number): void {
    const { last, marks } = this;
    if (!last || (opensClause(marks, at) && leadsOn(marks, at))) this.placeAhead = place;
    else if (!last.place) {
      last.place = place;
      this.items.standTogether(last, place, marks);
    }
  }
}
