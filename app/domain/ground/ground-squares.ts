import { cellKept, cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";

/** The ground as squares to tick, for correcting it without JavaScript. Safe in the browser. */

/** A square with less ground than this share of it counts as kept. */
const leastShare = 0.03;

export interface SquareGrid {
  columns: number;
  rows: number;
}

/** About square, and on a phone each large enough for a finger. */
export function squareGrid({ width, height }: { width: number; height: number }): SquareGrid {
  const columns = width >= height ? 10 : 8;
  return { columns, rows: Math.min(14, Math.max(3, Math.round((columns * height) / width))) };
}

/** Per square, row by row: whether something in it will be redesigned. */
export function squaresOf(mask: GroundCells): boolean[] {
  const { columns, rows } = squareGrid(mask);
  const squares = Array.from({ length: columns * rows }, () => ({ cells: 0, redesigned: 0 }));
  mask.cells.forEach((cell, i) => {
    const square = squares[squareAt(mask, i)];
    if (!square) return;
    square.cells++;
    if (cell === cellRedesigned) square.redesigned++;
  });
  return squares.map(({ cells, redesigned }) => redesigned >= leastShare * cells);
}

/**
 * A square whose tick was taken away is kept whole, one that was ticked is redesigned whole; the others keep what they
 * have, cell by cell.
 * @param before the ticks as they were shown
 */
export function tickSquares(mask: GroundCells, before: readonly boolean[], after: readonly boolean[]): GroundCells {
  const cells = mask.cells.map((cell, i) => {
    const square = squareAt(mask, i);
    if (before[square] === after[square]) return cell;
    return after[square] ? cellRedesigned : cellKept;
  });
  return { ...mask, cells };
}

/** The square in which cell `i` lies. */
export function squareAt(mask: { width: number; height: number }, i: number): number {
  const { columns, rows } = squareGrid(mask);
  const column = Math.floor((((i % mask.width) + 0.5) * columns) / mask.width);
  const row = Math.floor(((Math.floor(i / mask.width) + 0.5) * rows) / mask.height);
  return row * columns + column;
}
