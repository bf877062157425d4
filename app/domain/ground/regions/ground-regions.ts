import type { CellKind } from "#app/providers/images/ground-cells.ts";

/** Connected pieces of a photo's ground, each redesigned or kept as a whole. Safe in the browser. */
export interface GroundRegions {
  width: number;
  height: number;
  /** Region number per cell, row by row; 0 for none. */
  labels: Uint8Array;
  /** By number, from 1. A region that was drawn over may have no cells left. */
  regions: readonly GroundRegion[];
}

export interface GroundRegion {
  kind: CellKind;
  byHouse?: boolean;
  /** What else it may be: only for the one doubted region. */
  maybe?: CellKind;
}

/** As many as a person can name, tap and remember. */
export const readRegionsAtMost = 9;
/** Including drawn ones: each has its own letter in the stored form. */
export const regionsAtMost = 25;
/** Share of the picture: on a phone 21 by 21 pixels, just enough for a number. */
export const regionShareAtLeast = 0.006;
