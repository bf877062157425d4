import { labelComponents } from "#app/designer/photo/pixels/mask-clean-up.ts";

/** Cells of one sort, 0 for those that belong to no piece; a piece is a connected area of one sort. */
export interface SortedCells {
  width: number;
  height: number;
  sorts: Uint8Array;
}

interface PieceRules {
  /** Whether a piece of this sort and so many cells is too little to stand alone. */
  isTooSmall: (sort: number, cells: number) => boolean;
  /** Whether a piece of one sort may become part of one of another. */
  mayJoin: (sort: number, other: number) => boolean;
  piecesAtMost: number;
}

/** What is too small becomes part of the neighbour that it has the longest border with, or no piece where none may take it. */
export function mergePieces(grid: SortedCells, { isTooSmall, mayJoin, piecesAtMost }: PieceRules): SortedCells {
  const sorts = grid.sorts.slice();
  const merged = { ...grid, sorts };
  for (;;) {
    const pieces = listPieces(merged).sort((a, b) => a.cells.length - b.cells.length);
    const small = pieces.filter(({ sort, cells }) => isTooSmall(sort, cells.length));
    const toGo = small.length > 0 ? small : pieces.slice(0, Math.max(0, Math.min(1, pieces.length - piecesAtMost)));
    if (toGo.length === 0) return merged;
    for (const { sort, cells } of toGo) {
      const taker = longestBorder(merged, cells, (other) => other !== sort && mayJoin(sort, other));
      for (const cell of cells) sorts[cell] = taker;
    }
  }
}

/** A connected area of one sort: its cells in rising order. */
export interface Piece {
  sort: number;
  cells: number[];
}

export function listPieces({ sorts, width, height }: SortedCells): Piece[] {
  const { labels, components } = labelComponents(sorts, width, height);
  const pieces = components.map(({ value }): Piece => ({ sort: value, cells: [] }));
  labels.forEach((label, cell) => void pieces[label]?.cells.push(cell));
  return pieces.filter(({ sort }) => sort > 0);
}

/** The sort, among those that may, that borders most on these cells; 0 for none. */
function longestBorder(
  { sorts, width }: SortedCells,
  cells: readonly number[],
  may: (sort: number) => boolean,
): number {
  const lengths = new Map<number, number>();
  for (const cell of cells) {
    for (const next of sidesOf(cell, width)) {
      const sort = sorts[next];
      if (sort && may(sort)) lengths.set(sort, (lengths.get(sort) ?? 0) + 1);
    }
  }
  const [longest] = [...lengths].sort(([a, lengthA], [b, lengthB]) => lengthB - lengthA || a - b);
  return longest?.[0] ?? 0;
}

/** The cells at its four sides; above and below the picture there are none of that number. */
function sidesOf(cell: number, width: number): number[] {
  const column = cell % width;
  const besides = [column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1];
  return [...besides, cell - width, cell + width];
}
