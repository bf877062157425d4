import { simplifyLine } from "./simplify-line.ts";

type Point = readonly [column: number, row: number];

/** A label per cell, rows from the viewer on. All labels below `firstRegion` count as outside. */
export interface LabelGrid {
  width: number;
  height: number;
  labels: Uint8Array;
  firstRegion: number;
}

/** 0 is outside. `left` is to the left when walking from its first point to its last. */
export interface BorderStretch {
  left: number;
  right: number;
  points: Point[];
}

/** A closed outline with its region to the left, so holes run clockwise. */
export interface RegionRing {
  label: number;
  stretches: BorderStretch[];
  /** Cells inside; negative for a hole. */
  cells: number;
}

const headings = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Outlines are split where three regions meet, and each stretch is simplified once for both sides, so that neighbors
 * fit without gaps or overlap. Points are in cells.
 */
export function traceRegions(grid: LabelGrid, tolerance: number): RegionRing[] {
  const rings: RegionRing[] = [];
  const started = new Uint8Array(grid.width * grid.height);
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++) {
      const label = labelAt(grid, column, row);
      if (label < grid.firstRegion || started[row * grid.width + column]) continue;
      if (labelAt(grid, column, row - 1) === label) continue;
      const corners = walkRound(grid, column, row, label, started);
      rings.push({ label, cells: signedArea(corners), stretches: partRing(grid, label, corners, tolerance) });
    }
  return rings;
}

function labelAt({ width, height, labels, firstRegion }: LabelGrid, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  const label = labels[row * width + column];
  return label < firstRegion ? 0 : label;
}

function sidesOf(grid: LabelGrid, column: number, row: number, heading: number): [left: number, right: number] {
  if (heading === 0) return [labelAt(grid, column, row), labelAt(grid, column, row - 1)];
  if (heading === 1) return [labelAt(grid, column - 1, row), labelAt(grid, column, row)];
  if (heading === 2) return [labelAt(grid, column - 1, row - 1), labelAt(grid, column - 1, row)];
  return [labelAt(grid, column, row - 1), labelAt(grid, column - 1, row - 1)];
}

/** From the lower left corner of a cell; the closing corner is not repeated. */
function walkRound(
  grid: LabelGrid,
  startColumn: number,
  startRow: number,
  label: number,
  started: Uint8Array,
): Point[] {
  const corners: Point[] = [];
  let column = startColumn;
  let row = startRow;
  let heading = 0;
  do {
    corners.push([column, row]);
    if (heading === 0) started[row * grid.width + column] = 1;
    column += headings[heading][0];
    row += headings[heading][1];
    // Left first, so that cells touching only at a corner are two regions.
    for (const turn of [1, 0, 3]) {
      const next = (heading + turn) % 4;
      const [left, right] = sidesOf(grid, column, row, next);
      if (left !== label || right === label) continue;
      heading = next;
      break;
    }
  } while (column !== startColumn || row !== startRow || heading !== 0);
  return corners;
}

function partRing(grid: LabelGrid, label: number, corners: readonly Point[], tolerance: number): BorderStretch[] {
  const meeting = corners.map(([column, row]) => isMeeting(grid, column, row));
  let start = meeting.indexOf(true);
  // An island: split at the same two corners whichever side it is walked from.
  if (start < 0) {
    start = lowestCorner(corners);
    meeting[start] = true;
    meeting[farthestCorner(corners, corners[start])] = true;
  }
  const stretches: BorderStretch[] = [];
  let points: Point[] = [corners[start]];
  for (let step = 1; step <= corners.length; step++) {
    const at = (start + step) % corners.length;
    points.push(corners[at]);
    if (!meeting[at]) continue;
    stretches.push({ left: label, right: rightOf(grid, points), points: simplifyEitherWay(points, tolerance) });
    points = [corners[at]];
  }
  return stretches;
}

/** More than two regions touch the corner, or two of them diagonally. */
function isMeeting(grid: LabelGrid, column: number, row: number): boolean {
  const a = labelAt(grid, column - 1, row - 1);
  const b = labelAt(grid, column, row - 1);
  const c = labelAt(grid, column, row);
  const d = labelAt(grid, column - 1, row);
  return Number(a !== b) + Number(b !== c) + Number(c !== d) + Number(d !== a) > 2;
}

function rightOf(grid: LabelGrid, [[column, row], [nextColumn, nextRow]]: readonly Point[]): number {
  const heading = headings.findIndex(([dc, dr]) => dc === nextColumn - column && dr === nextRow - row);
  return sidesOf(grid, column, row, heading)[1];
}

function simplifyEitherWay(points: Point[], tolerance: number): Point[] {
  const forward =
    comparePoints(points[0], points[points.length - 1]) || comparePoints(points[1], points[points.length - 2]);
  if (forward <= 0) return simplifyLine(points, tolerance);
  return simplifyLine(points.toReversed(), tolerance).reverse();
}

function comparePoints(a: Point, b: Point): number {
  return a[1] - b[1] || a[0] - b[0];
}

function lowestCorner(corners: readonly Point[]): number {
  let lowest = 0;
  for (let i = 1; i < corners.length; i++) if (comparePoints(corners[i], corners[lowest]) < 0) lowest = i;
  return lowest;
}

function farthestCorner(corners: readonly Point[], from: Point): number {
  let farthest = 0;
  let most = -1;
  for (let i = 0; i < corners.length; i++) {
    const distance = (corners[i][0] - from[0]) ** 2 + (corners[i][1] - from[1]) ** 2;
    if (distance < most || (distance === most && comparePoints(corners[i], corners[farthest]) > 0)) continue;
    most = distance;
    farthest = i;
  }
  return farthest;
}

/** Shoelace formula: positive when walked counterclockwise. */
function signedArea(corners: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < corners.length; i++) {
    const [x, y] = corners[i];
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}
