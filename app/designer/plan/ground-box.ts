import { lerp } from "../numeric/scalar.ts";
import type { Share } from "./composition.ts";
import { type GroundGrid, openSpanAt } from "./ground-grid.ts";
import type { Point } from "./surroundings.ts";

/** The ground as a box: near edge square to the view, far edge along house or fence. Metres. */
export interface GroundBox {
  middleX: number;
  halfWidth: number;
  nearZ: number;
  depth: number;
  /** How fast the far edge runs away from the viewer to the right. */
  slope: number;
  /** Square metres of open ground. */
  area: number;
}

/** Below these a yard has no room for the free choice of places: square metres, metres across and deep. */
const smallArea = 22;
const narrow = 2.8;
const shallow = 3;

export function measureBox(grid: GroundGrid, depth: number, axis: number): GroundBox {
  const rows: [number, number][] = [];
  for (let z = grid.nearZ; z < grid.nearZ + depth; z += 0.1) {
    const [left, right] = openSpanAt(grid, z);
    if (right > left) rows.push([Math.max(left, -7), Math.min(right, 7)]);
  }
  // Most of the rows' ends, without the far corners of a wedge that opens wide.
  const lefts = rows.map(([left]) => left).sort((a, b) => a - b);
  const rights = rows.map(([, right]) => right).sort((a, b) => b - a);
  const at = Math.floor(rows.length / 4);
  const [left, right] = [lefts[at] ?? 0, rights[at] ?? 0];
  return {
    middleX: (left + right) / 2,
    halfWidth: Math.max(0.1, (right - left) / 2),
    nearZ: grid.nearZ,
    depth,
    slope: Math.tan(axis),
    area: grid.area,
  };
}

export function isSmall({ area, halfWidth, depth }: GroundBox): boolean {
  return area < smallArea || 2 * halfWidth < narrow || depth < shallow;
}

/** The plan's point at shares of the box, mirrored by -1. */
export function pointInBox(box: GroundBox, [across, depth]: Share, mirror: number): Point {
  const aside = across * mirror * box.halfWidth;
  return [box.middleX + aside, box.nearZ + depth * box.depth + lerp(0, box.slope * aside, depth)];
}
