/** "Unclear": two careful readers would disagree. */
export const attitudes = ["want", "keep", "refuse", "tell", "problem", "mood", "unclear"] as const;
export type Attitude = (typeof attitudes)[number];

/** What is wrong with a yard, as a problem names it. */
export const troubles = [
  ...["standing-water", "mud", "erosion", "steep", "uneven", "dry", "hot", "too-shady", "windy", "poor-soil"],
  ...["overlooked", "bare-fence", "eyesore", "bins-in-view", "noise", "smell", "dark-at-night"],
  ...["no-grass", "weeds", "overgrown", "dying-plants", "roots", "litter", "pests", "deer", "dog-digs", "trampled"],
  ...[
    "too-much-mowing",
    "too-much-work",
    "too-small",
    "no-space",
    "hard-to-reach",
    "slippery",
    "unsafe",
    "worn-out",
    "dull",
  ],
] as const;
export type Trouble = (typeof troubles)[number];

/** From its anchor. Parts of the yard ("back", "left", "corner", "middle") are anchors of "at". */
export const relations = [
  ...["at", "by", "along", "around", "between", "behind", "in-front-of", "opposite", "facing", "left-of", "right-of"],
  ...["under", "over", "on", "in", "from", "to", "away-from", "where"],
] as const;
export type Relation = (typeof relations)[number];

/** Offsets in UTF-16 units; the second is exclusive. */
export type Span = readonly [start: number, end: number];

export interface MarkedWish {
  id: string;
  voice: string;
  text: string;
  clauses: readonly MarkedClause[];
  notes?: string;
}

export interface MarkedClause {
  span: Span;
  attitude: Attitude;
  /** Of a problem its trouble; of a mood a mood or style of the designer, or a plain word. */
  about?: string;
  things: readonly MarkedThing[];
  /** Of a clause without a thing. */
  places: readonly MarkedPlace[];
  /** "If there is room". */
  conditions: readonly Span[];
  /** "Because the dog digs". */
  reasons: readonly Span[];
}

export interface MarkedThing {
  span: Span;
  /** A plain noun, as in the lexicon if it has one: "fire-pit". */
  name: string;
  count?: { least: number; most: number };
  size?: MarkedSize;
  colors?: readonly string[];
  shape?: string;
  /** What it is made of or planted with. */
  of?: string;
  /** Compared with something existing or requested: "bigger", "a-third". */
  relative?: string;
  /** The thing that is removed for it. */
  replaces?: string;
  places: readonly MarkedPlace[];
  /** Index of the thing in its clause that it is a part of: the chairs of a table. */
  belongsTo?: number;
}

export interface MarkedPlace {
  span: Span;
  relation: Relation;
  /** One noun; of "between" the two or more. */
  anchors: readonly string[];
}

/** Meters and square meters; a single length is the width. */
export interface MarkedSize {
  width?: number;
  depth?: number;
  height?: number;
  area?: number;
}
