import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { MeantClause } from "../clauses/clause.ts";
import { isKind, type Phrase } from "../text/find-phrases.ts";
import type { Style } from "../typed/garden-words.ts";
import { describeAfter } from "./describe.ts";
import { ItemList } from "./item-list.ts";
import { Mentions } from "./mentions.ts";
import { type Before, type NamedItem, nothingBefore } from "./named-item.ts";
import type { Whereabouts } from "./places.ts";

/** What is named to be kept, refused or told of. */
export interface Named {
  phrase: Phrase;
  /** With what was said before it: "the big oak" is "big oak". */
  words: string;
  clause: MeantClause;
  /** "No red flowers". */
  ofColor: boolean;
  /** Where it is said to be. */
  where?: Whereabouts;
  isLarge?: boolean;
}

export interface ReadThings {
  /** In the order of the words, with what cannot be drawn. */
  items: readonly NamedItem[];
  /** Colors that are said of flowers at large. */
  flowers: readonly FlowerColor[];
  styles: readonly Style[];
  kept: readonly Named[];
  refused: readonly Named[];
  /** Phrases that are said of something. */
  used: ReadonlySet<Phrase>;
  /** Places that there is no word for: "by the hose". */
  unplaced: readonly (readonly Phrase[])[];
}

/** What the reader of things remembers from one clause to the next. */
export abstract class ReadingState {
  readonly items = new ItemList();
  readonly flowers: FlowerColor[] = [];
  readonly styles: Style[] = [];
  readonly kept: Named[] = [];
  readonly refused: Named[] = [];
  readonly used = new Set<Phrase>();
  readonly unplaced: (readonly Phrase[])[] = [];
  protected readonly clauses: readonly MeantClause[];
  protected readonly mentions = new Mentions();
  protected clause!: MeantClause;
  protected before: Before = nothingBefore();
  /** The latest item of this clause, and of all. */
  protected last: NamedItem | undefined;
  protected latest: NamedItem | undefined;
  protected list = 0;
  /** Said before the things that stand there: "along the fence lavender". */
  protected ahead: Whereabouts = {};
  /** The patio of "a patio with a table, 4 x 5 m". */
  protected head: NamedItem | undefined;
  /** What came with something stands where that does. */
  protected holder: NamedItem | undefined;
  protected held: { item: NamedItem; holder: NamedItem }[] = [];
  /** The last place that was named: "there". */
  protected scene: Whereabouts = {};
  /** Where plants make room for others: "take out the yews under the window, put in ferns". */
  protected cleared: Whereabouts | undefined;
  /** What shall be hidden. */
  protected hides: { phrase: Phrase; where: Whereabouts } | undefined;
  protected firstOfSentence = 0;
  protected firstBefore = 0;
  protected isListed = false;
  /** Where in this clause the latest place ended. */
  protected placedTo = -1;

  constructor(clauses: readonly MeantClause[]) {
    this.clauses = clauses;
  }

  protected itemOfSentence(): NamedItem | undefined {
    return this.latest && this.latest.at >= this.firstOfSentence ? this.latest : undefined;
  }

  /** What was said before a noun that did not come is said of the thing before it, or of flowers at large. */
  protected endPhrase(): void {
    const { before, last } = this;
    this.before = nothingBefore();
    if (last) last.amount ??= before.amount;
    if (before.said.length === 0 && before.made.length === 0) return;
    this.flowers.push(...describeAfter(last, before));
    if (last || before.flowers.length > 0) for (const phrase of before.said) this.used.add(phrase);
  }

  protected hasMore(clauseAt: number): boolean {
    return this.clauses
      .slice(clauseAt + 1)
      .some(
        ({ sentence, phrases }) =>
          sentence === this.clause.sentence && phrases.some((one) => isKind(one, "thing", "undrawable")),
      );
  }
}
