import { cellKept, cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";

/** A square with a smaller share of ground counts as kept. */
const leastShare = 0.03;

export interface SquareGrid {
  columns: number;
  rows: number;
}

/** Roughly square cells, large enough for a finger on a phone. */
export function squareGrid({ width, height }: { width: number; height: number }): SquareGrid {
  const columns = width >= height ? 10 : 8;
  return { columns, rows: Math.min(14, Math.max(3, Math.round((columns * height) / width))) };
}

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
 * An unticked square is kept whole, a newly ticked one is redesigned whole; the others do not change. `before` is as
 * shown.
 */
export function tickSquares(mask: GroundCells, before: readonly boolean[], after: readonly boolean[]): GroundCells {
  const cells = mask.cells.map((cell, i) => {
    const square = squareAt(mask, i);
    if (before[square] === after[square]) return cell;
    return after[square] ? cellRedesigned : cellKept;
  });
  return { ...mask, cells };
}

export function squareAt(mask: { width: number; height: number }, i: number): number {
  const { columns, rows } = squareGrid(mask);
  const column = Math.floor((((i % mask.width) + 0.5) * columns) / mask.width);
  const row = Math.floor(((Math.floor(i / mask.width) + 0.5) * rows) / mask.height);
  return row * columns + column;
}
