import { lerp } from "../../numeric/scalar.ts";
import type { Share } from "../parts/composition.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { cellX, cellZ, type GroundGrid, gridSide } from "./ground-grid.ts";

/** The near edge is square to the view, the far edge along house or fence. Meters. */
export interface GroundBox {
  middleX: number;
  halfWidth: number;
  nearZ: number;
  depth: number;
  /** Slope of the far edge: how fast it recedes toward the right. */
  slope: number;
  area: number;
}

/**
 * Square meters, meters across and deep, up to which places cannot be chosen freely: five plans with freely placed
 * parts were two or three different gardens (plan-distance.ts).
 */
const smallArea = 38;
const narrow = 2.8;
const shallow = 3;

/** Share of the ground left out at either side: corners of a wedge, and separate patches. */
const outside = 0.03;

/** Around nearly all of the ground. */
export function measureBox(grid: GroundGrid, depth: number, axis: number): GroundBox {
  const [left, right] = findSides(grid, depth);
  return {
    middleX: (left + right) / 2,
    halfWidth: Math.max(0.1, (right - left) / 2 / (1 - 2 * outside)),
    nearZ: grid.nearZ,
    depth,
    slope: Math.tan(axis),
    area: grid.area,
  };
}

function findSides({ open, bounds, nearZ }: GroundGrid, depth: number): [left: number, right: number] {
  const cells = new Uint32Array(gridSide);
  let total = 0;
  for (let row = bounds.firstRow; row <= bounds.lastRow && cellZ(row) < nearZ + depth; row++)
    for (let column = bounds.firstColumn; column <= bounds.lastColumn; column++) {
      if (open[row * gridSide + column] !== 1) continue;
      cells[column] = (cells[column] ?? 0) + 1;
      total++;
    }
  const columnAt = (share: number) => {
    let left = total * share;
    return cells.findIndex((count) => {
      left -= count;
      return left < 0;
    });
  };
  return [cellX(columnAt(outside)), cellX(columnAt(1 - outside))];
}

export function isSmall({ area, halfWidth, depth }: GroundBox): boolean {
  return area < smallArea || 2 * halfWidth < narrow || depth < shallow;
}

/** The point at `share` of the box; `mirror` -1 flips it. */
export function pointInBox(box: GroundBox, [across, depth]: Share, mirror: number): PlanPoint {
  const aside = across * mirror * box.halfWidth;
  return [box.middleX + aside, box.nearZ + depth * box.depth + lerp(0, box.slope * aside, depth)];
}
