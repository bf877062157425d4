import { labelComponents } from "#app/designer/photo/pixels/mask-clean-up.ts";

export interface SortedCells {
  width: number;
  height: number;
  sorts: Uint8Array;
}

interface PieceRules {
  isTooSmall: (sort: number, cells: number) => boolean;
  mayJoin: (sort: number, other: number) => boolean;
  piecesAtMost: number;
}

/** Merges a piece that is too small into the neighbor with the longest shared border, or removes it where none may take it. */
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

function sidesOf(cell: number, width: number): number[] {
  const column = cell % width;
  const besides = [column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1];
  return [...besides, cell - width, cell + width];
}
