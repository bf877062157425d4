import type { SpeciesName } from "#app/designer/plants/catalog.ts";
import type { FlowerColor } from "#app/designer/plants/parts/flower-palettes.ts";
import type { Element, Style } from "#app/designer/wish/lexicon/garden-words.ts";
import type { SurfaceWish, WishItem } from "#app/designer/wish/typed/wish.ts";

/** What a wish means. What is left out is expected to be empty; items are told by thing, place, count and size. */
export interface ExpectedWish {
  style?: Style;
  items?: readonly WishItem[];
  refused?: readonly Element[];
  kept?: readonly Element[];
  patio?: SurfaceWish;
  path?: SurfaceWish & { course?: "curved" | "straight" };
  flowers?: readonly FlowerColor[];
  avoided?: readonly (SpeciesName | string)[];
  removed?: readonly string[];
  notDrawn?: readonly string[];
  /** Told only where the sentence is about it. */
  notUnderstood?: readonly string[];
  remark?: string;
}

export const houseStays = "The house stays as it is.";
export const englishOnly = "The built-in designer understands English words only.";

/** Wishes as homeowners type them, with what they ask for: written down from the sentence, not from an answer. */
export type Sentence = readonly [wish: string, expected: ExpectedWish];
