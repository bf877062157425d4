/** A coarse grid over a whole picture, row by row: what happens to each cell's part of it. Safe in the browser. */
export interface GroundCells {
  width: number;
  height: number;
  /** Each one of the three below. */
  cells: Uint8Array;
}

/** As the provider reads it. */
export const cellAsRead = 0;
export const cellKept = 1;
export const cellRedesigned = 2;
