import type { FlowerColour } from "../../plants/flower-palettes.ts";
import type { Paving, Place, ToneWord } from "../wish-lexicon.ts";
import type { Mark } from "./find-marks.ts";
import { isAlteredInVain } from "./find-undrawn.ts";
import { placeBy } from "./mark-places.ts";
import { isCue } from "./read-moods.ts";
import type { Measure } from "./read-size.ts";
import type { Thing } from "./term.ts";

/** A thing that is asked for, with all that was said about it. */
export interface NamedItem {
  term: Thing;
  /** The customer's words for it. */
  words: string;
  /** What it is planted with: the lavender of a lavender border. */
  of?: NamedItem;
  count?: number;
  measure: Measure;
  place?: Place;
  paving?: Paving;
  tone?: ToneWord;
  /** The customer's words for paving and tone: "dark slate". */
  made: string[];
  flowers: FlowerColour[];
  course?: "curved" | "straight";
  fresh?: boolean;
  at: number;
}

/** What has been said before the noun it belongs to. */
interface Before {
  count?: number;
  measure: Measure;
  paving?: Paving;
  tone?: ToneWord;
  made: string[];
  flowers: FlowerColour[];
  course?: "curved" | "straight";
  fresh?: boolean;
  old?: boolean;
}

/** Everything asked for, in the order of the words, and the colours that are said of flowers at large. */
export function gatherItems(marks: readonly Mark[]): { items: NamedItem[]; flowers: FlowerColour[] } {
  const reader = new ItemReader(marks);
  marks.forEach((_, at) => void reader.read(at));
  reader.endSentence();
  return { items: reader.items, flowers: reader.flowers };
}

class ItemReader {
  readonly items: NamedItem[] = [];
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

  read(at: number): void {
    const mark = this.marks[at];
    const { term } = mark;
    if (term.kind === "stop") this.endSentence();
    else if (term.kind === "comma" || isCue(mark, "and", "or")) this.partAt(at);
    else if (term.kind === "cue") this.readCue(mark);
    else if (mark.mood === "asked") {
      if (mark.place && (mark.reference || term.kind === "thing")) this.stand(mark.place, at);
      if (!mark.reference) this.readAsked(mark, at);
    }
  }

  private readAsked(mark: Mark, at: number): void {
    const { term } = mark;
    if (term.kind === "count") this.before.count = this.countsThings(at) ? term.count : undefined;
    else if (term.kind === "size") this.readMeasure(term.measure, at);
    else if (term.kind === "material") this.readMaterial(at);
    else if (term.kind === "colour") {
      if (term.tone) this.before.tone ??= term.tone;
      this.before.made.push(mark.words);
      if (term.flower) this.before.flowers.push(term.flower);
    } else if (term.kind === "course") {
      if (this.last?.term.element === "path" && !this.leadsTo(at, isPathLike)) this.last.course ??= term.course;
      else this.before.course ??= term.course;
    } else if (["thing", "noun", "spot", "undrawable", "house"].includes(term.kind)) {
      if (term.kind === "thing" && !this.before.old && !isAlteredInVain(this.marks, at)) this.addThing(term, mark, at);
      // Places and colours after it are its own, though it is not drawn.
      else if (term.kind !== "noun") this.last = createItem({ kind: "thing" }, mark.words, at);
      if (term.kind === "noun" && this.before.flowers.length > 0 && !this.last) this.colourFlowers();
      this.before = nothingBefore();
    }
  }

  endSentence(): void {
    this.colourFlowers();
    this.before = nothingBefore();
    this.last = undefined;
    this.placeAhead = undefined;
  }

  private readCue({ term, words }: Mark): void {
    if (term.kind !== "cue") return;
    if (term.cue === "old") this.before.old = true;
    else if (term.cue === "fresh" || words.endsWith("new")) this.before.fresh = true;
    else if (term.cue === "edged-with") this.placeAhead = placeBy(this.last?.term.element);
    this.edged = term.cue === "edged-with" || (this.edged && ["a", "some", "the", "fresh"].includes(term.cue));
    if (["a", "some", "the", "old", "fresh", "of"].includes(term.cue)) return;
    this.colourFlowers();
    this.before = nothingBefore();
    if (["ask", "move", "with", "edged-with", "place", "way", "for", "of"].includes(term.cue)) return;
    this.last = undefined;
  }

  /** A comma or "and": "white and purple flowers" and "brick and stone path" go on, everything else begins anew. */
  private partAt(at: number): void {
    const next = this.marks[at + 1]?.term.kind;
    if (next === "colour" || (next === "material" && this.before.paving)) return;
    if (next === "size" && !this.leadsTo(at + 1, () => true)) return;
    this.colourFlowers();
    this.before = nothingBefore();
    // "In the corner a bench and two pots": an "and" goes on in the same place, a comma after a thing does not.
    if (this.last && this.marks[at].term.kind === "comma" && !this.edged) this.placeAhead = undefined;
  }

  /** Not so the two of "two-tier", "2 year old" and "4 person". */
  private countsThings(at: number): boolean {
    return !/^(?:tier|level|person|people|seater|piece|year|car|side|stor|way|tone|kid|child|dog|adult)/.test(
      this.marks[at + 1]?.words ?? "",
    );
  }

  private readMeasure(measure: Measure, at: number): void {
    // "20 feet away from the house" is no size.
    if (/^(?:away|apart|from|off)\b/.test(this.marks[at + 1]?.words ?? "")) return;
    if (!this.last || this.leadsTo(at, () => true)) Object.assign(this.before.measure, measure);
    else this.last.measure = { ...measure, ...this.last.measure };
  }

  /** Colours that no noun followed: of the plants before them, or of flowers at large. */
  private colourFlowers(): void {
    const { flowers, tone } = this.before;
    const paved = this.last && isPaved(this.last);
    if (paved && tone) this.last!.tone ??= tone;
    if (flowers.length === 0 || (this.last && !isPlanted(this.last))) return;
    this.last?.flowers.push(...flowers);
    this.flowers.push(...flowers);
    this.before.flowers = [];
  }

  /** Paving belongs to the patio or path after it, else to the one before; on its own, hard stone makes a patio. */
  private readMaterial(at: number): void {
    const { term, words } = this.marks[at];
    if (term.kind !== "material") return;
    const { before, last } = this;
    const tone = before.tone ?? term.tone;
    if (this.leadsTo(at, isPathLike)) {
      if (!before.paving || term.paving === "herringbone") before.paving = term.paving;
      before.tone ??= term.tone;
      before.made.push(words);
      return;
    }
    const next = this.marks[at + 1]?.term.kind;
    if (next === "material") {
      before.paving ??= term.paving;
      before.tone ??= term.tone;
      before.made.push(words);
      return;
    }
    if (next === "thing" || next === "undrawable" || next === "house" || next === "spot") return;
    if (
      next === "noun" &&
      !/area|space|spot|zone|garden|yard|ground|section|pad|surface/.test(this.marks[at + 1].words)
    )
      return;
    if (last && isPaved(last) && this.isSaidOf(last, at)) {
      if (!last.paving || before.paving === undefined) last.paving ??= before.paving ?? term.paving;
      last.tone ??= tone;
      if (last.made.length === 0) last.made.push(...before.made, words);
    } else if (!term.weak) this.layMaterial(before.paving ?? term.paving, tone, words, at);
    this.before = nothingBefore();
  }

  private layMaterial(paving: Paving, tone: ToneWord | undefined, words: string, at: number): void {
    const { made } = this.before;
    const patio = this.items.find((item) => item.term.element === "patio");
    if (paving === "gravel") this.addThing({ kind: "thing", element: "gravel" }, { ...this.marks[at], words }, at);
    else if (patio) {
      patio.paving = patio.paving && paving !== "herringbone" ? patio.paving : paving;
      patio.tone ??= tone;
      if (patio.made.length === 0) patio.made.push(...made, words);
    } else {
      made.push(words);
      this.addThing({ kind: "thing", element: "patio", paving, tone }, { ...this.marks[at], words: "patio" }, at);
    }
  }

  /** "A patio of dark slate", "path, gravel": nothing of its own stands between. */
  private isSaidOf(item: NamedItem, at: number): boolean {
    return this.marks.slice(item.at + 1, at).every((mark) => {
      if (isCue(mark, "of", "with", "a", "the", "some", "ask", "old")) return true;
      if (mark.term.kind === "cue") return mark.words === "in" || mark.words === "from" || mark.words === "on";
      return ["word", "noun", "colour", "material", "comma", "unknown", "size", "course", "style"].includes(
        mark.term.kind,
      );
    });
  }

  /** Whether the next noun of this phrase is a thing, and of the kind asked for. */
  private leadsTo(at: number, fits: (term: Thing) => boolean): boolean {
    for (let i = at + 1; i < Math.min(this.marks.length, at + 8); i++) {
      const { term } = this.marks[i];
      if (term.kind === "thing") return fits(term);
      const joins = isCue(this.marks[i], "and") && this.marks[i + 1]?.term.kind === "material";
      const adjective = ["word", "colour", "material", "unknown", "size", "count", "style", "course"].includes(
        term.kind,
      );
      if (!adjective && !joins && !isCue(this.marks[i], "of", "fresh", "a", "old")) return false;
    }
    return false;
  }

  private addThing(term: Thing, mark: Mark, at: number): void {
    const { before, last } = this;
    if (isChairAtTable(term, mark, last)) return;
    const planted = term.species !== undefined || ["beds", "border", "meadow", "hedge"].includes(term.element ?? "");
    const item = createItem(term, mark.words, at);
    item.count = before.count;
    item.measure = { ...before.measure };
    item.paving = before.paving && !term.paving && isPathLike(term) ? before.paving : term.paving;
    if (isPathLike(term) || term.mulch) item.tone = before.tone ?? term.tone;
    if (isPathLike(term) || term.mulch || term.element === "gravel") item.made = before.made;
    item.course = before.course;
    item.fresh = before.fresh || term.fresh;
    item.place = this.placeAhead;
    if (planted) {
      item.flowers = [...before.flowers];
      this.flowers.push(...before.flowers, ...(term.flower && before.flowers.length > 0 ? [term.flower] : []));
    }
    if (last?.at === at - 1 && last.term.species && !last.term.element && isPlantedWith(term))
      this.plantWith(item, last);
    else if (last?.at === at - 1 && last.term.element === "tree" && term.element === "hedge")
      this.plantWith(item, last);
    if (last && isPlantedWith(last.term) && term.species && !term.element && this.isFilledWith(last, at))
      last.of = item;
    else this.last = this.merge(item);
  }

  /** "A border of lavender". */
  private isFilledWith(item: NamedItem, at: number): boolean {
    const between = this.marks.slice(item.at + 1, at);
    return (
      between.some((mark) => isCue(mark, "of")) &&
      between.every(({ term }) => term.kind !== "thing" && term.kind !== "comma")
    );
  }

  /** "Lavender border": one thing, not two. */
  private plantWith(item: NamedItem, plant: NamedItem): void {
    item.of = plant;
    item.count ??= plant.count;
    item.measure = { ...plant.measure, ...item.measure };
    item.place ??= plant.place;
    this.items.splice(this.items.indexOf(plant), 1);
  }

  /** A thing named again is the same thing, unless it stands elsewhere. */
  private merge(item: NamedItem): NamedItem {
    const same = this.items.find(
      ({ term, place, of }) =>
        term.element === item.term.element &&
        term.species?.[0] === item.term.species?.[0] &&
        of?.term.species?.[0] === item.of?.term.species?.[0] &&
        (!term.object || !item.term.object || term.object === item.term.object) &&
        (!place || !item.place || place === item.place),
    );
    if (!same) {
      this.items.push(item);
      return item;
    }
    // "A vegetable garden with 4 raised beds": the words that were counted.
    if (item.count && !same.count) same.words = item.words;
    same.count ??= item.count;
    same.term = { ...same.term, object: same.term.object ?? item.term.object };
    same.measure = { ...item.measure, ...same.measure };
    same.paving ??= item.paving;
    same.tone ??= item.tone;
    same.course ??= item.course;
    same.place ??= item.place;
    same.fresh ||= item.fresh;
    same.at = item.at;
    return same;
  }

  /** A place is said of the thing before it, or, where a clause begins with it, of the things after it. */
  private stand(place: Place, at: number): void {
    const { last } = this;
    if (!last || (this.opensClause(at) && this.leadsOn(at))) {
      this.placeAhead = place;
      return;
    }
    if (last.place) return;
    last.place = place;
    // "Lavender and roses along the fence": plants of one list stand together.
    const list = this.items.slice(0, Math.max(0, this.items.indexOf(last))).reverse();
    for (const item of list) {
      if (item.place || !isPlanted(last) || !isPlanted(item) || !this.areListed(item, last)) return;
      item.place = place;
    }
  }

  private areListed(first: NamedItem, second: NamedItem): boolean {
    return this.marks
      .slice(first.at + 1, second.at)
      .every(
        (mark) => mark.term.kind !== "stop" && (mark.term.kind !== "cue" || isCue(mark, "and", "a", "some", "or")),
      );
  }

  /** Whether nothing stands between the last comma, "and" or wish and this place. */
  private opensClause(at: number): boolean {
    for (let i = at - 1; i >= 0; i--) {
      const mark = this.marks[i];
      const { kind } = mark.term;
      if (kind === "comma" || kind === "stop" || isCue(mark, "and", "ask", "but", "or")) return true;
      if (kind === "thing" || kind === "undrawable" || kind === "material") return false;
      if (kind === "noun" || kind === "unknown") return false;
    }
    return true;
  }

  /** Whether a thing follows before the clause ends. */
  private leadsOn(at: number): boolean {
    for (const mark of this.marks.slice(at + 1)) {
      const { kind } = mark.term;
      if (kind === "thing" && !mark.reference && mark.mood === "asked") return true;
      if (kind === "comma" || kind === "stop" || isCue(mark, "and", "but", "with")) return false;
    }
    return false;
  }
}

function createItem(term: Thing, words: string, at: number): NamedItem {
  return { term, words, measure: {}, made: [], flowers: [], at };
}

function nothingBefore(): Before {
  return { measure: {}, made: [], flowers: [] };
}

function isPathLike(term: Thing): boolean {
  return term.element === "patio" || term.element === "path";
}

function isPaved(item: NamedItem): boolean {
  return isPathLike(item.term);
}

function isPlanted({ term }: NamedItem): boolean {
  return (
    term.species !== undefined ||
    term.element === "beds" ||
    term.element === "border" ||
    term.element === "meadow" ||
    term.element === "tree"
  );
}

function isPlantedWith(term: Thing): boolean {
  return (
    ["hedge", "border", "beds", "raised-bed", "planters", "meadow", "screen"].includes(term.element ?? "") &&
    !term.species
  );
}

/** A table's chairs come with it. */
function isChairAtTable(term: Thing, { words }: Mark, last: NamedItem | undefined): boolean {
  return term.element === "seating" && /^(?:chairs?|seats?)$/.test(words) && last?.term.element === "dining";
}
