import type { PlanPoint } from "../parts/plan-point.ts";
import { cellSize, cellX, cellZ, type GroundGrid, gridSide, isPavedGround } from "./ground-grid.ts";

/** Connected paving that stays: points 10 cm apart. */
export type PavedPiece = readonly PlanPoint[];

/** Minimum length in meters of paving that leads somewhere, and maximum width if it leads to no door. */
export const shortest = 2;
const widest = 2.2;
const stride = 2;
/** Square meters that a point stands for. */
const areaOfPoint = (stride * cellSize) ** 2;

/** Cached per yard, because ten compositions need them. */
const pieces = new WeakMap<Uint8Array, readonly PavedPiece[]>();

export function piecesOf(grid: GroundGrid): readonly PavedPiece[] {
  const found = pieces.get(grid.paved) ?? findPieces(grid);
  pieces.set(grid.paved, found);
  return found;
}

/** A walk, as opposed to a terrace. */
export function isStrip(piece: PavedPiece): boolean {
  const length = lengthOf(piece);
  return length >= shortest && areaOf(piece) / length < widest;
}

export function areaOf(piece: PavedPiece): number {
  return piece.length * areaOfPoint;
}

function findPieces(grid: GroundGrid): PavedPiece[] {
  const found: PavedPiece[] = [];
  const seen = new Set<number>();
  for (let row = 0; row < gridSide; row += stride)
    for (let column = 0; column < gridSide; column += stride) {
      const piece: PlanPoint[] = [];
      const waiting = [[column, row] as const];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [atColumn, atRow] = next;
        const [x, z] = [cellX(atColumn), cellZ(atRow)];
        if (seen.has(atRow * gridSide + atColumn) || !isPavedGround(grid, x, z)) continue;
        seen.add(atRow * gridSide + atColumn);
        piece.push([x, z]);
        waiting.push([atColumn - stride, atRow], [atColumn + stride, atRow]);
        waiting.push([atColumn, atRow - stride], [atColumn, atRow + stride]);
      }
      if (piece.length > 0) found.push(piece);
    }
  return found;
}

/** The two points that are farthest apart. */
export function endsOf(piece: PavedPiece): readonly [PlanPoint, PlanPoint] {
  const end = farthestFrom(piece[0] ?? [0, 0], piece);
  return [end, farthestFrom(end, piece)];
}

export function lengthOf(piece: PavedPiece): number {
  const [[x, z], [endX, endZ]] = endsOf(piece);
  return Math.hypot(endX - x, endZ - z);
}

function farthestFrom([x, z]: PlanPoint, piece: PavedPiece): PlanPoint {
  let most = -1;
  let farthest: PlanPoint = [x, z];
  for (const point of piece) {
    const away = Math.hypot(point[0] - x, point[1] - z);
    if (away > most) [most, farthest] = [away, point];
  }
  return farthest;
}
