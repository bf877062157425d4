import type { CellKind } from "#app/providers/images/ground-cells.ts";

/** The pieces that a photo's ground consists of, each redesigned or kept as a whole. Safe in the browser. */
export interface GroundRegions {
  width: number;
  height: number;
  /** Number of its region per cell, row by row; 0 for none. */
  labels: Uint8Array;
  /** By number, from 1. One that another was drawn over may have no cells left. */
  regions: readonly GroundRegion[];
}

export interface GroundRegion {
  kind: CellKind;
  /** Along the foot of something higher than a fence. */
  byHouse?: boolean;
  /** What else it may be: the one region that the reading doubts. */
  maybe?: CellKind;
}

/** As many as one can name, tap and remember. */
export const readRegionsAtMost = 9;
/** Those that are drawn on top included: each has a letter of its own in what is stored. */
export const regionsAtMost = 25;
/** Share of the picture: on a phone 21 by 21 pixels, just enough for a number. */
export const regionShareAtLeast = 0.006;
