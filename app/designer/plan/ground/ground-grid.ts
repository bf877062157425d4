import { distanceTransform } from "../../numeric/distance-transform.ts";
import { boxBlur } from "../../numeric/filters.ts";
import { clamp, lerp } from "../../numeric/scalar.ts";
import { keptKinds } from "../../photo/scene/scene.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { dropSmallPatches } from "./drop-small-patches.ts";
import { findFeet } from "./find-feet.ts";
import { likely, type Yard } from "./yard.ts";

/** Cells per side, meters per cell, and the plan coordinates of the first cell's corner. */
export const gridSide = 560;
export const cellSize = 0.05;
export const leftX = -14;
export const nearestZ = 0.3;
/** Lower than "likely", so that nothing new is placed on the soft edge of paving that stays. */
const pavingStays = 0.4;
/** Square meters below which an upright object is a pot or a gnome and not an edge to plant along. */
const smallestStructure = 1.2;
/** Blur radius in cells that straightens the structures' edge, so that beds along it have calm outlines. */
const smoothing = 9;

/** Shares of the open ground before its depth starts and ends: ignores slivers next to objects. */
const depthShares = { near: 0.02, far: 0.93 };

/** Values over the grid, usually meters. */
export type GridField = Float32Array;

export interface GroundGrid {
  /** 1 where the ground is visible and has no paving that stays. */
  open: Uint8Array;
  paved: Uint8Array;
  /** With a margin of half a meter. */
  bounds: { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number };
  /** Meters to the nearest structure: exact, and smoothed for the outlines of beds. */
  toStructure: GridField;
  smoothToStructure: GridField;
  toDrive: GridField;
  /** Where trunks, posts and other narrow things that stay meet the ground, and meters to the nearest. */
  feet: readonly PlanPoint[];
  toFoot: GridField;
  /** Depth range of the open ground in meters, without thin slivers. */
  nearZ: number;
  farZ: number;
  area: number;
}

/** Where paving is removed the ground under it is open, too. */
export function createGroundGrid(yard: Yard, isRemoved: (x: number, z: number) => boolean): GroundGrid {
  const cells = classify(yard, isRemoved);
  const structure = dropSmallPatches(cells.blocked, gridSide, smallestStructure / cellSize ** 2);
  const toStructure = metersTo(structure);
  const blurred = boxBlur(toStructure, gridSide, gridSide, smoothing);
  const { nearZ, farZ } = findDepthRange(cells.open);
  const feet = findFeet(yard);
  return {
    open: cells.open,
    paved: cells.paved,
    bounds: findBounds(cells.open),
    toStructure,
    smoothToStructure: boxBlur(blurred, gridSide, gridSide, smoothing),
    toDrive: cells.drives > 0 ? metersTo(cells.drive) : new Float32Array(gridSide * gridSide).fill(99),
    feet,
    toFoot: metersToPoints(feet),
    nearZ,
    farZ,
    area: countMarks(cells.open) * cellSize ** 2,
  };
}

function classify(yard: Yard, isRemoved: (x: number, z: number) => boolean) {
  const layers = () => new Uint8Array(gridSide * gridSide);
  const [open, paved, blocked, drive] = [layers(), layers(), layers(), layers()];
  const { camera } = yard;
  const columns = Float64Array.from({ length: gridSide }, (_, column) => cellX(column));
  const [us, vs] = [new Float64Array(gridSide), new Float64Array(gridSide)];
  let drives = 0;
  for (let row = 0; row < gridSide; row++) {
    if (camera.projectRow(columns, cellZ(row), us, vs) <= 0) continue;
    for (let column = 0; column < gridSide; column++) {
      const [u, v] = [us[column] as number, vs[column] as number];
      if (!camera.isInPicture(u, v)) continue;
      const cell = row * gridSide + column;
      if (keptKinds.has(yard.kindAt(u, v))) {
        drive[cell] = 1;
        drives++;
      } else if (yard.groundAt(u, v) <= likely) blocked[cell] = 1;
      else if (yard.pavingAt(u, v) <= pavingStays || isRemoved(cellX(column), cellZ(row))) open[cell] = 1;
      else paved[cell] = 1;
    }
  }
  return { open, paved, blocked, drive, drives };
}

export function metersToPoints(points: readonly PlanPoint[]): GridField {
  const marked = new Uint8Array(gridSide * gridSide);
  for (const [x, z] of points) {
    const column = clamp(Math.floor((x - leftX) / cellSize), 0, gridSide - 1);
    marked[clamp(Math.floor((z - nearestZ) / cellSize), 0, gridSide - 1) * gridSide + column] = 1;
  }
  return points.length > 0 ? metersTo(marked) : new Float32Array(gridSide * gridSide).fill(99);
}

export function metersTo(marked: Uint8Array): GridField {
  const distances = distanceTransform(marked, gridSide);
  for (let cell = 0; cell < distances.length; cell++) distances[cell] = (distances[cell] as number) * cellSize;
  return distances;
}

/** Cells along the side of a block, which is sampled only at its corners if it is far from an edge. */
const blockSide = 3;
/** Meters from an edge beyond which precision does not matter: more than a block's diagonal, doubled for steep fields. */
const farFromEdge = 0.4;

/**
 * Meters from an edge, negative inside; 9 away from open ground. Far from the edge only every third cell is sampled and
 * the rest interpolated, which is three times as fast.
 */
export function createField(grid: GroundGrid, valueAt: (x: number, z: number) => number): GridField {
  const { firstRow, lastRow, firstColumn, lastColumn } = grid.bounds;
  const field = new Float32Array(gridSide * gridSide).fill(9);
  const blocks = Math.max(0, Math.ceil((lastColumn - firstColumn + 1) / blockSide));
  let near = new Float64Array(blocks + 1);
  let far = new Float64Array(blocks + 1);
  fillCorners(near, firstColumn, firstRow, valueAt);
  for (let row = firstRow; row <= lastRow; row += blockSide) {
    fillCorners(far, firstColumn, row + blockSide, valueAt);
    fillBlocks({ near, far, row, rows: Math.min(blockSide, lastRow - row + 1) }, grid, field, valueAt);
    [near, far] = [far, near];
  }
  return field;
}

function fillCorners(
  corners: Float64Array,
  firstColumn: number,
  row: number,
  valueAt: (x: number, z: number) => number,
): void {
  const z = cellZ(row);
  for (let block = 0; block < corners.length; block++)
    corners[block] = valueAt(cellX(firstColumn + block * blockSide), z);
}

/** May be called only at the middles of cells, as {@link createField} does. */
export function rememberCells(valueAt: (x: number, z: number) => number): (x: number, z: number) => number {
  // The corners of the last blocks are outside the grid.
  const side = gridSide + blockSide + 1;
  const known = new Float64Array(side * side).fill(Number.NaN);
  return (x, z) => {
    const cell = Math.round((z - nearestZ) / cellSize - 0.5) * side + Math.round((x - leftX) / cellSize - 0.5);
    const value = known[cell] as number;
    if (!Number.isNaN(value)) return value;
    const found = valueAt(x, z);
    known[cell] = found;
    return found;
  };
}

/** Values at the corners of blocks, nearer row first; `rows` within bounds. */
interface BlockRow {
  near: Float64Array;
  far: Float64Array;
  row: number;
  rows: number;
}

function fillBlocks(
  { near, far, row, rows }: BlockRow,
  { bounds: { firstColumn, lastColumn } }: GroundGrid,
  field: GridField,
  valueAt: (x: number, z: number) => number,
): void {
  for (let block = 0; block + 1 < near.length; block++) {
    const nearLeft = valueIn(near, block);
    const nearRight = valueIn(near, block + 1);
    const farLeft = valueIn(far, block);
    const farRight = valueIn(far, block + 1);
    const isFar =
      Math.min(nearLeft, nearRight, farLeft, farRight) > farFromEdge ||
      Math.max(nearLeft, nearRight, farLeft, farRight) < -farFromEdge;
    const column = firstColumn + block * blockSide;
    const columns = Math.min(blockSide, lastColumn - column + 1);
    for (let i = 0; i < rows; i++) {
      const left = lerp(nearLeft, farLeft, i / blockSide);
      const right = lerp(nearRight, farRight, i / blockSide);
      const at = (row + i) * gridSide + column;
      for (let j = 0; j < columns; j++)
        field[at + j] =
          isFar || (i === 0 && j === 0) ? lerp(left, right, j / blockSide) : valueAt(cellX(column + j), cellZ(row + i));
    }
  }
}

/** Bilinear; points outside take the value at the border. */
export function sampleField(field: GridField, x: number, z: number): number {
  const fx = (x - leftX) / cellSize - 0.5;
  const fz = (z - nearestZ) / cellSize - 0.5;
  const column = clamp(Math.floor(fx), 0, gridSide - 2);
  const row = clamp(Math.floor(fz), 0, gridSide - 2);
  const u = clamp(fx - column, 0, 1);
  const v = clamp(fz - row, 0, 1);
  const at = row * gridSide + column;
  const near = valueIn(field, at) * (1 - u) + valueIn(field, at + 1) * u;
  const far = valueIn(field, at + gridSide) * (1 - u) + valueIn(field, at + gridSide + 1) * u;
  return near * (1 - v) + far * v;
}

/** The caller guarantees that the index is in range. */
function valueIn(field: GridField | Float64Array, cell: number): number {
  return field[cell] as number;
}

export function isOpenGround(grid: GroundGrid, x: number, z: number): boolean {
  return isMarked(grid.open, x, z);
}

export function isPavedGround(grid: GroundGrid, x: number, z: number): boolean {
  return isMarked(grid.paved, x, z);
}

function isMarked(cells: Uint8Array, x: number, z: number): boolean {
  const column = Math.floor((x - leftX) / cellSize);
  const row = Math.floor((z - nearestZ) / cellSize);
  return column >= 0 && row >= 0 && column < gridSide && row < gridSide && cells[row * gridSide + column] === 1;
}

/** Leftmost and rightmost open x at a distance in meters; [0, 0] if there is none. */
export function openSpanAt(grid: GroundGrid, z: number): [left: number, right: number] {
  const row = clamp(Math.round((z - nearestZ) / cellSize), 0, gridSide - 1);
  const cells = grid.open.subarray(row * gridSide, (row + 1) * gridSide);
  const first = cells.indexOf(1);
  return first < 0 ? [0, 0] : [leftX + first * cellSize, leftX + cells.lastIndexOf(1) * cellSize];
}

export function cellX(column: number): number {
  return leftX + (column + 0.5) * cellSize;
}

export function cellZ(row: number): number {
  return nearestZ + (row + 0.5) * cellSize;
}

function findDepthRange(open: Uint8Array): { nearZ: number; farZ: number } {
  const total = countMarks(open);
  let nearZ = nearestZ;
  let farZ = nearestZ;
  let sum = 0;
  for (let row = 0; row < gridSide; row++) {
    sum += countMarks(open.subarray(row * gridSide, (row + 1) * gridSide));
    if (sum < total * depthShares.near) nearZ = nearestZ + row * cellSize;
    if (sum < total * depthShares.far) farZ = nearestZ + row * cellSize;
  }
  return { nearZ, farZ };
}

function countMarks(cells: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell++) sum += cells[cell] as number;
  return sum;
}

function findBounds(open: Uint8Array): GroundGrid["bounds"] {
  const spare = 10;
  const bounds = { firstRow: gridSide, lastRow: -1, firstColumn: gridSide, lastColumn: -1 };
  for (let row = 0; row < gridSide; row++) {
    const cells = open.subarray(row * gridSide, (row + 1) * gridSide);
    const first = cells.indexOf(1);
    if (first < 0) continue;
    bounds.firstRow = Math.min(bounds.firstRow, row);
    bounds.lastRow = row;
    bounds.firstColumn = Math.min(bounds.firstColumn, first);
    bounds.lastColumn = Math.max(bounds.lastColumn, cells.lastIndexOf(1));
  }
  return {
    firstRow: Math.max(0, bounds.firstRow - spare),
    lastRow: Math.min(gridSide - 1, bounds.lastRow + spare),
    firstColumn: Math.max(0, bounds.firstColumn - spare),
    lastColumn: Math.min(gridSide - 1, bounds.lastColumn + spare),
  };
}
