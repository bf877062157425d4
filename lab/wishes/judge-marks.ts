import { readWish } from "#app/designer/wish/read-wish.ts";
import type { Wish, WishItem } from "#app/designer/wish/typed/wish.ts";
import {
  isColored,
  isKept,
  isMadeOf,
  isOfSize,
  isRefused,
  isShaped,
  mentions,
  namesOf,
} from "#tests/designer/wishes/labelled/judge-wish.ts";
import { thingsOf } from "#tests/designer/wishes/labelled/label-nouns.ts";
import type { Attitude, MarkedClause, MarkedPlace, MarkedThing, MarkedWish } from "./marked-wish.ts";
import { moodsOfTrouble } from "./moods-of-trouble.ts";
import { isAt, typedPlaces } from "./typed-places.ts";

/**
 * "right": as meant, or reported as not drawable. "wrong": with another attitude, as a mere fact, or at another thing.
 * "reported": as not used. "lost": neither in the typed wish nor in its interpretation.
 */
export type Outcome = "right" | "wrong" | "reported" | "lost";

export interface Judged {
  what: "want" | "keep" | "refuse" | "place" | "count" | "size" | "color" | "shape" | "of" | "mood" | "problem";
  /** In the wish's words, for the list of failures. */
  said: string;
  outcome: Outcome;
  /** No typed wish can express the place. */
  untyped?: boolean;
}

export interface JudgedMarks {
  marked: MarkedWish;
  wish: Wish;
  judged: readonly Judged[];
  /** Read as requested, though only mentioned, kept, refused or part of a problem. */
  drawnAllTheSame: readonly string[];
  /** In the typed wish, but not marked. */
  added: readonly string[];
}

/** Compares everything that is marked with what was read. */
export function judgeMarks(marked: MarkedWish): JudgedMarks {
  const wish = readWish(marked.text);
  const judge = new Judge(marked, wish);
  for (const clause of marked.clauses) judge.judgeWanted(clause);
  for (const clause of marked.clauses) judge.judgeRest(clause);
  const drawnAllTheSame = judge.takeThingsOf(["tell", "keep", "refuse", "problem", "mood"]);
  judge.takeThingsOf(["unclear"]);
  const added = [...judge.free].map(({ thing, named }) => named ?? thing);
  return { marked, wish, judged: judge.judged, drawnAllTheSame, added };
}

class Judge {
  readonly judged: Judged[] = [];
  readonly free: Set<WishItem>;
  private readonly items: readonly WishItem[];
  private readonly reported: readonly string[];
  private readonly marked: MarkedWish;
  private readonly wish: Wish;

  constructor(marked: MarkedWish, wish: Wish) {
    this.marked = marked;
    this.wish = wish;
    this.items = [...wish.items, ...wish.undrawn];
    this.free = new Set(this.items);
    this.reported = [...wish.told, ...wish.notUnderstood];
  }

  judgeWanted({ attitude, things }: MarkedClause): void {
    if (attitude !== "want") return;
    for (const thing of things) {
      const item = this.takeItem(thing);
      const outcome = item ? "right" : this.withoutItem(thing);
      this.add("want", this.wordsOf(thing), outcome);
      this.judgeAttributes(thing, item);
      for (const place of thing.places) this.judgePlace(place, thing, item);
    }
  }

  judgeRest({ attitude, things, about, span }: MarkedClause): void {
    for (const thing of things) {
      if (attitude === "keep") this.add("keep", this.wordsOf(thing), this.isMet(thing, isKept));
      if (attitude === "refuse") this.add("refuse", this.wordsOf(thing), this.isMet(thing, isLeftOut));
    }
    const said = this.marked.text.slice(...span);
    if (attitude === "mood") {
      const isMet = this.wish.style === about || [...this.wish.moods].some((mood) => mood === about);
      this.add("mood", said, isMet ? "right" : this.isReported(said) ? "reported" : "lost");
    }
    if (attitude === "problem") {
      const isAsked = this.wish.questions.some(({ id }) => id === about);
      const isMet = isAsked || moodsOfTrouble(about).some((mood) => this.wish.moods.includes(mood));
      this.add("problem", said, isMet ? "right" : this.isReported(said) ? "reported" : "lost");
    }
  }

  /** Removes items of unrequested things from the free ones, and names them. */
  takeThingsOf(attitudes: readonly Attitude[]): string[] {
    return this.marked.clauses
      .filter(({ attitude }) => attitudes.includes(attitude))
      .flatMap(({ things }) => things)
      .flatMap((thing) => {
        const taken = this.candidates(thing).filter((item) => this.free.delete(item));
        return taken.length > 0 ? [this.wordsOf(thing)] : [];
      });
  }

  /** The best fitting one; one that another mark has taken was mentioned twice, or is "it". */
  private takeItem(thing: MarkedThing): WishItem | undefined {
    const faults = (item: WishItem) =>
      Number(!this.free.has(item)) * 10 +
      attributesOf(thing, item).filter(({ isRight }) => !isRight).length +
      thing.places.filter((place) => !isAt(typedPlaces(place), item)).length;
    const [best] = this.candidates(thing).sort((a, b) => faults(a) - faults(b));
    if (best) this.free.delete(best);
    return best;
  }

  private candidates(thing: MarkedThing): WishItem[] {
    const words = this.wordsOf(thing).toLowerCase().replace(/\s+/g, "-");
    const known = [...thingsOf(thing.name), ...thingsOf(words)];
    // A chess table is a table, but a date tree is not any tree.
    const general = thing.name.replace(/^.*-/, "").replace(/^(?:tree|plant|deck)$/, "");
    const names = known.length > 0 ? known : [...thingsOf(general)];
    if (/^(?:chair|stool|seat)$/.test(thing.name) && thing.belongsTo !== undefined) names.push("dining", "bistro-set");
    return this.items.filter((item) => namesOf(item).some((name) => names.includes(name)));
  }

  private withoutItem(thing: MarkedThing): Outcome {
    const named = { thing: thing.name, words: this.wordsOf(thing) };
    const { notDrawn, notUnderstood, understood, keeps, told, moods } = this.wish;
    if ([...moods].some((mood) => mood === thing.name)) return "right";
    if (
      mentions(
        notDrawn.filter((words) => !removal.test(words)),
        named,
      )
    )
      return "right";
    if (mentions(notUnderstood, named)) return "reported";
    return mentions([...understood, ...notDrawn, ...keeps, ...told], named) ? "wrong" : "lost";
  }

  private judgeAttributes(thing: MarkedThing, item: WishItem | undefined): void {
    for (const { what, said, isRight, isOther } of attributesOf(thing, item)) {
      const isReported = mentions(this.reported, { thing: said, words: "" });
      const outcome = isRight ? "right" : isOther ? "wrong" : isReported ? "reported" : "lost";
      this.add(what, `${this.wordsOf(thing)}: ${said}`, outcome);
    }
  }

  private judgePlace(place: MarkedPlace, thing: MarkedThing, item: WishItem | undefined): void {
    const typed = typedPlaces(place);
    const said = this.marked.text.slice(...place.span);
    const anchors = { thing: place.anchors.join(" "), words: "" };
    const isNamed = [item?.anchor, item?.fromAnchor, item?.toAnchor, item?.whereInWords].some(
      (name) => name && mentions([name], anchors),
    );
    const isRight = item !== undefined && (isNamed || isAt(typed, item));
    const isReported = mentions([...this.reported, ...this.wish.notDrawn], anchors) || this.isReported(said);
    const isMoved = thing.places.length === 1 && (item?.place ?? item?.spot) !== undefined;
    const isElsewhere = this.items.some((other) => other !== item && isAt(typed, other));
    const outcome = isRight ? "right" : isMoved ? "wrong" : isReported ? "reported" : isElsewhere ? "wrong" : "lost";
    this.judged.push({ what: "place", said, outcome, untyped: typed.length === 0 });
  }

  private isMet(thing: MarkedThing, isSo: (noun: string, wish: Wish) => boolean): Outcome {
    const words = this.wordsOf(thing);
    if (isSo(thing.name, this.wish) || isSo(words.toLowerCase().replace(/\s+/g, "-"), this.wish)) return "right";
    const named = { thing: thing.name, words };
    const { understood, keeps, told, notDrawn, notUnderstood } = this.wish;
    if (this.candidates(thing).length > 0 || mentions([...understood, ...keeps, ...told, ...notDrawn], named))
      return "wrong";
    return mentions(notUnderstood, named) ? "reported" : "lost";
  }

  private isReported(said: string): boolean {
    const content = said.split(/[^\p{L}]+/u).filter((word) => word.length > 3 && !common.test(word));
    return content.length > 0 && mentions(this.reported, { thing: content.join(" "), words: "" });
  }

  private wordsOf({ span }: MarkedThing): string {
    return this.marked.text.slice(...span);
  }

  private add(what: Judged["what"], said: string, outcome: Outcome): void {
    this.judged.push({ what, said, outcome });
  }
}

/** Words that two texts share by chance. */
const common =
  /^(?:with|that|this|from|they|then|there|when|where|have|just|like|what|into|over|every|everything|only|very)$/i;

/** Removals are reported as not drawn, like requests that cannot be drawn. */
const removal =
  /^(?:remove|removing|replace|get rid|rid of|rip|take|tear|cut|clear|pull|dig|kill|demo|no|without|lose|ditch)\b/i;

function isLeftOut(noun: string, wish: Wish): boolean {
  return isRefused(noun, { ...wish, notDrawn: wish.notDrawn.filter((words) => removal.test(words)) });
}

type Attribute = "count" | "size" | "color" | "shape" | "of";

interface JudgedAttribute {
  what: Attribute;
  said: string;
  isRight: boolean;
  /** Read with another value. */
  isOther: boolean;
}

function attributesOf({ count, size, colors, shape, of }: MarkedThing, item: WishItem | undefined): JudgedAttribute[] {
  const judged: JudgedAttribute[] = [];
  const add = (what: Attribute, said: string, isRight: boolean, read: unknown) =>
    judged.push({ what, said, isRight, isOther: !isRight && read !== undefined });
  const number = item?.seats ?? item?.count;
  // "One bench" is a bench.
  const isCount = (least: number, most: number) => (number ?? 1) >= least && (number ?? 1) <= most;
  if (count) add("count", `${count.least}`, isCount(count.least, count.most), number);
  if (size) add("size", JSON.stringify(size), isOfSize(size, item?.size), item?.size);
  for (const color of colors ?? []) add("color", color, item !== undefined && isColored(color, item), item?.colors);
  if (shape) add("shape", shape, item !== undefined && isShaped(shape, item), item?.shape);
  if (of) add("of", of, item !== undefined && isMadeOf(of, item), item?.material ?? item?.of);
  return judged;
}
