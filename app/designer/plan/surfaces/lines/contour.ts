import { cellSize, type GroundGrid, gridSide, leftX, nearestZ } from "../../ground/ground-grid.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import { calmLine } from "./calm-line.ts";

/** Cells between samples: a contour is smoothed afterwards. */
const stride = 3;
/** Points to either side over which a contour is averaged, which removes the steps of cells. */
const calm = 3;

/** A crossing of the contour with an edge of the sampling lattice. */
interface Crossing {
  point: PlanPoint;
  next: number[];
}

/**
 * The lines around the open ground on which a field has the value `level`, in meters: marching squares. Closed ones begin
 * and end at the same point.
 */
export function traceContour(
  { bounds }: GroundGrid,
  valueAt: (x: number, z: number) => number,
  level: number,
): PlanPoint[][] {
  const columns = Math.floor((bounds.lastColumn - bounds.firstColumn) / stride) + 1;
  const rows = Math.floor((bounds.lastRow - bounds.firstRow) / stride) + 1;
  if (columns < 2 || rows < 2) return [];
  const pointOf = (column: number, row: number): PlanPoint => [
    leftX + (bounds.firstColumn + column * stride + 0.5) * cellSize,
    nearestZ + (bounds.firstRow + row * stride + 0.5) * cellSize,
  ];
  const values = Float64Array.from({ length: columns * rows }, (_, i) => {
    return valueAt(...pointOf(i % columns, Math.floor(i / columns))) - level;
  });
  const crossings = new Map<number, Crossing>();
  // The lattice's edge from a corner to the right has an even key, the one away from the viewer an odd one.
  const crossingAt = (column: number, row: number, isAway: boolean): number | undefined => {
    const from = values[row * columns + column] ?? 0;
    const to = values[(row + (isAway ? 1 : 0)) * columns + column + (isAway ? 0 : 1)] ?? 0;
    if (from < 0 === to < 0) return undefined;
    const key = 2 * (row * gridSide + column) + (isAway ? 1 : 0);
    if (crossings.has(key)) return key;
    const share = from / (from - to);
    const [x, z] = pointOf(column, row);
    const step = stride * cellSize * share;
    crossings.set(key, { point: isAway ? [x, z + step] : [x + step, z], next: [] });
    return key;
  };
  const link = (one: number, other: number) => {
    crossings.get(one)?.next.push(other);
    crossings.get(other)?.next.push(one);
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const [near, left, far, right] = [
        crossingAt(column, row, false),
        crossingAt(column, row, true),
        crossingAt(column, row + 1, false),
        crossingAt(column + 1, row, true),
      ];
      const cut = [near, left, far, right].filter((key) => key !== undefined);
      const [one, other, third, fourth] = cut;
      if (one !== undefined && other !== undefined) link(one, other);
      if (third !== undefined && fourth !== undefined) link(third, fourth);
    }
  return chain(crossings).map((line) => calmLine(line, calm));
}

function chain(crossings: ReadonlyMap<number, Crossing>): PlanPoint[][] {
  const lines: PlanPoint[][] = [];
  const seen = new Set<number>();
  const follow = (start: number) => {
    const line: PlanPoint[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      seen.add(key);
      const crossing = crossings.get(key);
      if (!crossing) break;
      line.push(crossing.point);
      key = crossing.next.find((next) => !seen.has(next));
    }
    if (line.length > 1) lines.push(line);
  };
  for (const [key, { next }] of crossings) if (next.length === 1 && !seen.has(key)) follow(key);
  for (const key of crossings.keys()) if (!seen.has(key)) follow(key);
  return lines;
}
