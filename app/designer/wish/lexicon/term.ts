import type { ObjectName } from "../../objects/catalog.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import { drawnAs } from "./drawn-as.ts";
import type { Color, Element, Material, PavingKind, Place, Shape, Spot, Style, ToneWord } from "./garden-words.ts";

/** A thing of the garden that can be drawn. */
export interface Thing {
  kind: "thing";
  element?: Element;
  /** What was named, where the element only stands in for it: a gazebo. */
  named?: Element;
  /** What is planted; the first is the thing itself, others stand in beside it. */
  species?: readonly SpeciesName[];
  /** What is drawn instead, with its article, when it is not quite the thing that was named: "a birch". */
  as?: string;
  /** Which of the objects that the element can be. */
  object?: ObjectName;
  paving?: PavingKind;
  tone?: ToneWord;
  flower?: FlowerColor;
  /** The style that the thing hints at, when no style is named. */
  hint?: Style;
  mulch?: true;
  /** Beds of shrubs at large, "among" other plants where those are asked for with them. */
  shrubs?: "only" | "among";
  /** Always a newly laid lawn. */
  fresh?: true;
  /** Only an adjective before a noun: "evergreen vines". */
  adjective?: true;
  /** Asked for and cannot be drawn. */
  undrawn?: true;
}

/** Words that steer how the words after (or before) them are meant. */
export type Cue =
  | "ask"
  | "move"
  | "refuse"
  | "remove"
  | "keep"
  | "state"
  | "back-keep"
  | "back-remove"
  | "back-state"
  /** "Roses bore me". */
  | "back-dislike"
  | "alter"
  /** "About the plum I haven't decided": how it is meant is open. */
  | "unsure"
  | "and"
  | "or"
  | "but"
  /** "Everything but the tree": what comes after is meant the other way round. */
  | "exception"
  | "everything"
  /** "Because", "so that we": what follows tells why. */
  | "reason"
  | "with"
  | "edged-with"
  | "of"
  | "for"
  | "a"
  | "some"
  | "the"
  | "old"
  | "fresh"
  | "place"
  | "way";

/** Which side of a thing an adjective is about, and its share of the usual size. */
export interface Extent {
  side: "all" | "across" | "height" | "depth" | "length";
  share: number;
}

/** What a word or phrase of the lexicon means. */
export type Term =
  | Thing
  | { kind: "undrawable"; named?: Element }
  | { kind: "house" }
  | {
      kind: "material";
      paving?: PavingKind;
      /** What a thing that is no paving is made of. */
      material?: Material;
      tone?: ToneWord;
      /** Says nothing on its own: "wooden". */
      weak?: true;
      /** What it is where nothing else is made of it. */
      builds?: Element;
    }
  | { kind: "color"; color: Color; tone?: ToneWord; flower?: FlowerColor }
  | { kind: "style"; style: Style }
  | { kind: "spot"; place?: Place; spot?: Spot /** Needs no preposition. */; sure?: true }
  /** "row": as many as the line takes. */
  | { kind: "count"; count: number | "row" }
  /** How it runs, or looks from above. */
  | { kind: "shape"; shape: Shape }
  /** "Less lawn", "a bigger patio". */
  | { kind: "amount"; amount: "less" | "more" }
  | { kind: "cue"; cue: Cue }
  /** Ordinary words: adjectives, adverbs and verbs; nouns, which may be what a clause is about. */
  | { kind: "word"; extent?: Extent }
  | { kind: "noun" };

/** Phrases, comma-separated, in the spelling of either side of the Atlantic, singular or plural, and what they mean. */
export type Row = readonly [phrases: string, meaning: Term];

export function cue(name: Cue): Term {
  return { kind: "cue", cue: name };
}

export function element(name: Element, more: Omit<Thing, "kind" | "element"> = {}): Thing {
  return { kind: "thing", element: name, ...more };
}

/** A thing that `drawn-as.ts` says how to draw, if at all. */
export function named(name: Element, more: Omit<Thing, "kind" | "element"> = {}): Term {
  const drawn = drawnAs(name);
  if (!drawn) return { kind: "undrawable", named: name };
  return { kind: "thing", element: drawn, ...(drawn !== name && { named: name }), ...more };
}

/** A plant that is drawn as what it is. */
export function plant(...species: SpeciesName[]): Thing {
  return { kind: "thing", species };
}

/** A plant that is drawn as the nearest one there is. */
export function plantAs(as: string, species: SpeciesName, flower?: FlowerColor): Thing {
  return { kind: "thing", species: [species], as, flower };
}

export function tree(species: SpeciesName, as?: string): Thing {
  return { kind: "thing", element: "tree", species: [species], as };
}
