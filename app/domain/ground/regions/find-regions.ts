import {
  type CellKind,
  cellKinds,
  cellRedesigned,
  type GroundCells,
  type KindCells,
} from "#app/providers/images/ground-cells.ts";
import { type GroundRegion, type GroundRegions, readRegionsAtMost, regionShareAtLeast } from "./ground-regions.ts";
import { listPieces, mergePieces, type Piece, type SortedCells } from "./merge-pieces.ts";

/**
 * Connected pieces of one kind and fate, small ones merged, numbered from left to right and near to far. Without kinds
 * all ground is "ground".
 */
export function findRegions(ground: GroundCells, kinds?: KindCells): GroundRegions {
  const { width, height, cells } = ground;
  const leastShare = (sort: number) => (kinds && isOdd(sort) ? oddShareAtLeast : regionShareAtLeast);
  const pieces = listPieces(
    mergePieces(sortCells(ground, kinds), {
      isTooSmall: (sort, count) => count < leastShare(sort) * cells.length,
      mayJoin: (sort, other) => isRedesigned(sort) === isRedesigned(other) && kindOf(other) !== "ground",
      piecesAtMost: readRegionsAtMost,
    }),
  ).sort(byPlace(width, height));
  const labels = new Uint8Array(cells.length);
  pieces.forEach((piece, i) => {
    for (const cell of piece.cells) labels[cell] = i + 1;
  });
  const regions = pieces.map(({ sort, cells }): GroundRegion => {
    const kind = kindOf(sort);
    return kinds && isBehind(cells, kinds) ? { kind, byHouse: true } : { kind };
  });
  return { width, height, labels, regions };
}

/** Encodes kind and fate of each cell in one number; 0 for no ground. */
function sortCells({ width, height, cells }: GroundCells, kinds: KindCells | undefined): SortedCells {
  const isGround = (kind: CellKind) => kind !== "none" && kind !== "built";
  const sorts = cells.map((cell, i) => {
    const given = cell === cellRedesigned;
    const kind = cellKinds[kinds?.kinds[i] ?? 0] ?? "none";
    if (!isGround(kind)) return given ? sortOf("ground", true) : 0;
    return sortOf(kind, given);
  });
  return { width, height, sorts };
}

const sortOf = (kind: CellKind, given: boolean) => 2 * cellKinds.indexOf(kind) + (given ? 1 : 0);
const isRedesigned = (sort: number) => sort % 2 === 1;
const kindOf = (sort: number): CellKind => cellKinds[Math.floor(sort / 2)] ?? "ground";

/** Share of the picture from which ground without a kind, or kept lawn, is a region and not a blurred edge. Tuned by eye. */
const oddShareAtLeast = 0.03;
const mostlyRedesigned: readonly CellKind[] = ["lawn", "soil", "bed", "gravel"];

function isOdd(sort: number): boolean {
  return kindOf(sort) === "ground" || (!isRedesigned(sort) && mostlyRedesigned.includes(kindOf(sort)));
}

const sameColumn = 1 / 6;

function byPlace(width: number, height: number): (a: Piece, b: Piece) => number {
  const placeOf = ({ cells }: Piece) => {
    const x = cells.reduce((sum, cell) => sum + (cell % width), 0) / cells.length / width;
    const y = cells.reduce((sum, cell) => sum + Math.floor(cell / width), 0) / cells.length / height;
    return { column: Math.floor(x / sameColumn), nearness: y };
  };
  return (a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first.column - second.column || second.nearness - first.nearness;
  };
}

/** Share of the picture's height: what reaches this far up behind a region is a house, not a fence. Tuned by eye. */
const houseHeight = 0.12;
/** Share of the height that plants may cover between a region and the foot of the wall. */
const footGap = 0.04;

function isBehind(cells: readonly number[], { width, height, kinds }: KindCells): boolean {
  const tops = new Map<number, number>();
  // Cells rise, so the first of a column is its top.
  for (const cell of cells) if (!tops.has(cell % width)) tops.set(cell % width, Math.floor(cell / width));
  const built = cellKinds.indexOf("built");
  const [gap, rise] = [Math.ceil(footGap * height), Math.ceil(houseHeight * height)];
  const behind = [...tops].filter(([column, top]) => {
    const wall = Array.from({ length: rise }, (_, k) => kinds[(top - gap - 1 - k) * width + column]);
    return wall.every((kind) => kind === built);
  });
  return behind.length > tops.size / 2;
}
