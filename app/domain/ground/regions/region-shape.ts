import { distanceTransform } from "#app/designer/numeric/distance-transform.ts";
import type { GroundRegions } from "./ground-regions.ts";

export interface RegionShape {
  cells: number;
  heart: readonly [x: number, y: number];
  radius: number;
  middle: readonly [x: number, y: number];
  width: number;
  height: number;
}

/** Undefined where the region has no cells left. */
export function shapeOf({ width, labels }: GroundRegions, number: number): RegionShape | undefined {
  const cells: number[] = [];
  labels.forEach((label, cell) => void (label === number && cells.push(cell)));
  if (cells.length === 0) return undefined;
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const box = { left: lowest(columns), top: lowest(rows), width: spread(columns), height: spread(rows) };
  return {
    cells: cells.length,
    ...findHeart(columns, rows, box),
    middle: [mean(columns) + 0.5, mean(rows) + 0.5],
    width: box.width,
    height: box.height,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function lowest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b));
}

function spread(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b)) - lowest(values) + 1;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function findHeart(
  columns: readonly number[],
  rows: readonly number[],
  box: Box,
): Pick<RegionShape, "heart" | "radius"> {
  const side = Math.max(box.width, box.height) + 2;
  const places = columns.map((column, i) => ((rows[i] ?? 0) - box.top + 1) * side + column - box.left + 1);
  const outside = new Uint8Array(side * side).fill(1);
  for (const place of places) outside[place] = 0;
  const distances = distanceTransform(outside, side);
  let [best, radius] = [0, 0];
  places.forEach((place, i) => {
    const distance = distances[place] ?? 0;
    if (distance > radius) [best, radius] = [i, distance];
  });
  return { heart: [(columns[best] ?? 0) + 0.5, (rows[best] ?? 0) + 0.5], radius };
}
