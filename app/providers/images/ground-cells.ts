/** A coarse grid over a whole picture, row by row. Safe in the browser. */
export interface GroundCells {
  width: number;
  height: number;
  /** Each one of the four below. */
  cells: Uint8Array;
}

export const cellAsRead = 0;
export const cellKept = 1;
export const cellRedesigned = 2;
/** Kept, and nothing is drawn over it: a person or an animal. */
export const cellPerson = 3;

/** What a cell may show: neither ground nor built, built, or ground. Plain "ground" is of unknown kind. */
export const cellKinds = [
  "none",
  "built",
  "ground",
  "lawn",
  "soil",
  "bed",
  "gravel",
  "paving",
  "driveway",
  "street",
  "pool",
  "steps",
] as const;
export type CellKind = (typeof cellKinds)[number];

export interface KindCells {
  width: number;
  height: number;
  /** Indices into {@link cellKinds}. */
  kinds: Uint8Array;
}

/** A point as shares of width and height, and what else the piece may be. */
export interface DoubtedSpot {
  at: readonly [u: number, v: number];
  maybe: CellKind;
}
