import type { LengthUnit, Mood, Place, Shape, Spot, Style } from "../lexicon/garden-words.ts";

/** A wish as somebody else than the designer has read it, as plain data; names are looked up in the lexicon. */
export interface InterpretedWish {
  asks: readonly HeardThing[];
  keeps: readonly HeardName[];
  refuses: readonly (HeardName & { /** It is there now, and goes. */ isThere: boolean })[];
  /** What is told of the yard, asking nothing. */
  told: readonly string[];
  /** What no redesign of a yard can do. */
  cannot: readonly string[];
  notUnderstood: readonly string[];
  style: Style | null;
  moods: readonly Mood[];
  /** The unit that sizes were typed in; null without one. */
  unit: LengthUnit | null;
}

export interface HeardName {
  /** The plain noun in the singular: "fire pit", "boxwood", "everything". */
  thing: string;
  /** The customer's own noun for it. */
  words: string;
}

export interface HeardThing extends HeardName {
  /** What a hedge, border or planter is planted with. */
  plantedWith: string | null;
  place: Place | null;
  spot: Spot | null;
  /** What a path leads from and to. */
  from: Spot | null;
  to: Spot | null;
  shape: Shape | null;
  material: string | null;
  colors: readonly string[];
  count: number | null;
  inRow: boolean;
  /** Metres. */
  size: { width: number | null; depth: number | null; height: number | null } | null;
  amount: "less" | "more" | null;
}
