import type { StoredGround, StoredGroundCorrection } from "#db/stored-json.ts";

/** What happens to the parts of a photo, as a coarse grid: stored in runs, worked on in cells. Safe in the browser. */

export const cellAsRead = 0;
export const cellKept = 1;
export const cellRedesigned = 2;

/** Cells row by row, each one of the three above. */
export interface GroundMask {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** The same in runs of letters, as it is stored and sent. */
export type EncodedGround = StoredGround;
export type EncodedWishes = StoredGroundCorrection;

/** What the customer said. */
export interface GroundWishes {
  /** Share of the height above which everything stays, where the cells say nothing else. */
  keepAbove: number | null;
  cells: GroundMask;
}

/** Less ground than this share of the picture is nothing to design on. */
export const groundShareAtLeast = 0.03;

const letters = ["a", "k", "r"] as const;

export function encodeGround({ width, height, cells }: GroundMask): EncodedGround {
  let runs = "";
  for (let start = 0, end = 1; start < cells.length; end++) {
    if (end < cells.length && cells[end] === cells[start]) continue;
    runs += `${end - start}${letters[cells[start]!]}`;
    start = end;
  }
  return { width, height, runs };
}

/** @returns undefined when the runs are malformed or do not fill the grid exactly */
export function decodeGround({ width, height, runs }: EncodedGround): GroundMask | undefined {
  if (!/^(?:[1-9][0-9]{0,5}[akr])+$/.test(runs)) return undefined;
  const cells = new Uint8Array(width * height);
  let at = 0;
  for (const [, length, letter] of runs.matchAll(/(\d+)([akr])/g)) {
    const end = at + Number(length);
    if (end > cells.length) return undefined;
    cells.fill(letters.indexOf(letter as (typeof letters)[number]), at, end);
    at = end;
  }
  return at === cells.length ? { width, height, cells } : undefined;
}

/** Nothing said yet. */
export function noWishes({ width, height }: GroundMask): GroundWishes {
  return { keepAbove: null, cells: { width, height, cells: new Uint8Array(width * height) } };
}

export function saysNothing({ keepAbove, cells }: GroundWishes): boolean {
  return keepAbove === null && cells.cells.every((cell) => cell === cellAsRead);
}

export function encodeWishes({ keepAbove, cells }: GroundWishes): EncodedWishes {
  return { version: 1, keepAbove, ...encodeGround(cells) };
}

/** @returns what was said, or that nothing was where there is nothing that fits the reading */
export function decodeWishes(stored: EncodedWishes | null, reading: GroundMask): GroundWishes {
  const fits = stored?.version === 1 && stored.width === reading.width && stored.height === reading.height;
  const cells = fits ? decodeGround(stored) : undefined;
  return cells ? { keepAbove: stored!.keepAbove, cells } : noWishes(reading);
}

/** The wishes as one grid: what they leave open stays "as read". */
export function mergeWishes({ keepAbove, cells: mask }: GroundWishes): GroundMask {
  const cells = mask.cells.map((cell, i) => (cell === cellAsRead && isAbove(keepAbove, mask, i) ? cellKept : cell));
  return { ...mask, cells };
}

/** What will be redesigned: the reading where nothing was said, the customer's word elsewhere. */
export function correctedGround(reading: GroundMask, wishes: GroundWishes): GroundMask {
  const said = mergeWishes(wishes).cells;
  return { ...reading, cells: reading.cells.map((read, i) => (said[i] === cellAsRead ? read : said[i]!)) };
}

/**
 * Another line above which everything stays, or none. Everything is meant: what was given above it before is taken
 * back; what is given afterwards counts again.
 */
export function withLine({ cells: mask }: GroundWishes, keepAbove: number | null): GroundWishes {
  const cells = mask.cells.map((cell, i) =>
    cell === cellRedesigned && isAbove(keepAbove, mask, i) ? cellAsRead : cell,
  );
  return { keepAbove, cells: { ...mask, cells } };
}

/** Share of the picture that will be redesigned, 0..1. */
export function groundShare({ cells }: GroundMask): number {
  let count = 0;
  for (const cell of cells) if (cell === cellRedesigned) count++;
  return count / cells.length;
}

function isAbove(line: number | null, { width, height }: GroundMask, i: number): boolean {
  return line !== null && (Math.floor(i / width) + 0.5) / height < line;
}
