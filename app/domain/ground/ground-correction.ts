import { cellAsRead, cellKept, cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";
import type { StoredGround, StoredGroundCorrection } from "#db/stored-json.ts";

/** What its owner says about the ground of a photo: stored in runs, worked on in cells. Safe in the browser. */

/** The cells in runs of letters, as they are stored and sent. */
export type EncodedGround = StoredGround;
export type EncodedCorrection = StoredGroundCorrection;

/** What the owner of a photo said about its ground. */
export interface OwnerCorrection {
  /** Share of the height above which everything stays, where the cells say nothing else. */
  keepAbove: number | null;
  cells: GroundCells;
}

/** Less ground than this share of the picture is nothing to design on. */
export const groundShareAtLeast = 0.03;

/** By the value of a cell. */
const letters = "akr";

export function encodeGround({ width, height, cells }: GroundCells): EncodedGround {
  let runs = "";
  for (let start = 0, end = 1; start < cells.length; end++) {
    if (end < cells.length && cells[end] === cells[start]) continue;
    runs += `${end - start}${letters.charAt(cells[start] ?? cellAsRead)}`;
    start = end;
  }
  return { width, height, runs };
}

/** @returns undefined when the runs are malformed or do not fill the grid exactly */
export function decodeGround({ width, height, runs }: EncodedGround): GroundCells | undefined {
  if (!/^(?:[1-9][0-9]{0,5}[akr])+$/.test(runs)) return undefined;
  const cells = new Uint8Array(width * height);
  let at = 0;
  for (const [run] of runs.matchAll(/\d+[akr]/g)) {
    const end = at + Number.parseInt(run, 10);
    if (end > cells.length) return undefined;
    cells.fill(letters.indexOf(run.slice(-1)), at, end);
    at = end;
  }
  return at === cells.length ? { width, height, cells } : undefined;
}

/** Nothing said yet. */
export function noCorrection({ width, height }: GroundCells): OwnerCorrection {
  return { keepAbove: null, cells: { width, height, cells: new Uint8Array(width * height) } };
}

export function saysNothing({ keepAbove, cells }: OwnerCorrection): boolean {
  return keepAbove === null && cells.cells.every((cell) => cell === cellAsRead);
}

export function encodeCorrection({ keepAbove, cells }: OwnerCorrection): EncodedCorrection {
  return { version: 1, keepAbove, ...encodeGround(cells) };
}

/** @returns what was said, or that nothing was where there is nothing that fits the reading */
export function decodeCorrection(stored: EncodedCorrection | null, reading: GroundCells): OwnerCorrection {
  if (!stored || stored.width !== reading.width || stored.height !== reading.height) {
    return noCorrection(reading);
  }
  const cells = decodeGround(stored);
  return cells ? { keepAbove: stored.keepAbove, cells } : noCorrection(reading);
}

/** The correction as one grid: what it leaves open stays "as read". */
export function mergeCorrection({ keepAbove, cells: mask }: OwnerCorrection): GroundCells {
  const cells = mask.cells.map((cell, i) => (cell === cellAsRead && isAbove(keepAbove, mask, i) ? cellKept : cell));
  return { ...mask, cells };
}

/** What will be redesigned: the reading where nothing was said, the customer's word elsewhere. */
export function correctedGround(reading: GroundCells, correction: OwnerCorrection): GroundCells {
  const said = mergeCorrection(correction).cells;
  return { ...reading, cells: said.map((word, i) => (word === cellAsRead ? (reading.cells[i] ?? word) : word)) };
}

/**
 * Another line above which everything stays, or none. Everything is meant: what was given above it before is taken
 * back; what is given afterwards counts again.
 */
export function withLine({ cells: mask }: OwnerCorrection, keepAbove: number | null): OwnerCorrection {
  const cells = mask.cells.map((cell, i) =>
    cell === cellRedesigned && isAbove(keepAbove, mask, i) ? cellAsRead : cell,
  );
  return { keepAbove, cells: { ...mask, cells } };
}

/** Share of the picture that will be redesigned, 0..1. */
export function groundShare({ cells }: GroundCells): number {
  let count = 0;
  for (const cell of cells) if (cell === cellRedesigned) count++;
  return count / cells.length;
}

function isAbove(line: number | null, { width, height }: GroundCells, i: number): boolean {
  return line !== null && (Math.floor(i / width) + 0.5) / height < line;
}
