import { cellAsRead, cellKept, cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";
import type { StoredGround, StoredGroundCorrection } from "#db/stored-json.ts";
import { decodeLabels, encodeLabels } from "./regions/encode-regions.ts";
import { decodeRuns, encodeRuns } from "./regions/runs.ts";

/** Stored in runs, processed in cells. Safe in the browser. */

export interface OwnerCorrection {
  cells: GroundCells;
  /** Region number per cell where the owner redrew the regions; undefined where they are as read. */
  labels?: Uint8Array;
}

export const groundShareAtLeast = 0.03;

const letters = "akrp";

export function encodeGround({ width, height, cells }: GroundCells): StoredGround {
  return { width, height, runs: encodeRuns(cells, letters) };
}

/** Undefined when the runs are malformed or do not fill the grid exactly. */
export function decodeGround({ width, height, runs }: StoredGround): GroundCells | undefined {
  const cells = decodeRuns(runs, letters, width * height);
  return cells && { width, height, cells };
}

export function noCorrection({ width, height }: GroundCells): OwnerCorrection {
  return { cells: { width, height, cells: new Uint8Array(width * height) } };
}

export function isEmptyCorrection({ cells, labels }: OwnerCorrection): boolean {
  return !labels && cells.cells.every((cell) => cell === cellAsRead);
}

export function encodeCorrection({ cells, labels }: OwnerCorrection): StoredGroundCorrection {
  return { version: 1, ...encodeGround(cells), ...(labels && { regions: encodeLabels(labels) }) };
}

/** No correction where the stored one does not fit the reading. */
export function decodeCorrection(stored: StoredGroundCorrection | null, reading: GroundCells): OwnerCorrection {
  if (!stored || stored.width !== reading.width || stored.height !== reading.height) {
    return noCorrection(reading);
  }
  const cells = decodeGround(stored);
  if (!cells) return noCorrection(reading);
  const labels = stored.regions === undefined ? undefined : decodeLabels(stored.regions, cells.cells.length);
  return { cells: keepAbove(cells, stored.keepAbove ?? 0), ...(labels && { labels }) };
}

function keepAbove(correction: GroundCells, line: number): GroundCells {
  const isAbove = (i: number) => (Math.floor(i / correction.width) + 0.5) / correction.height < line;
  return {
    ...correction,
    cells: correction.cells.map((cell, i) => (cell === cellAsRead && isAbove(i) ? cellKept : cell)),
  };
}

export function correctedGround(reading: GroundCells, { cells: correction }: OwnerCorrection): GroundCells {
  return {
    ...reading,
    cells: correction.cells.map((word, i) => (word === cellAsRead ? (reading.cells[i] ?? word) : word)),
  };
}

export function groundShare({ cells }: GroundCells): number {
  let count = 0;
  for (const cell of cells) if (cell === cellRedesigned) count++;
  return count / cells.length;
}
