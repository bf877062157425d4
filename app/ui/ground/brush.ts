import type { GroundCells } from "#app/providers/images/ground-cells.ts";

/** A place on the picture, in cells from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** The mask with a stroke of a round brush drawn from one spot to another. @param radius in cells */
export function drawStroke(mask: GroundCells, from: Spot, to: Spot, radius: number, value: number): GroundCells {
  const cells = mask.cells.slice();
  const lowest = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius));
  const highest = Math.min(mask.height - 1, Math.ceil(Math.max(from.y, to.y) + radius));
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - radius));
  const right = Math.min(mask.width - 1, Math.ceil(Math.max(from.x, to.x) + radius));
  for (let y = lowest; y <= highest; y++)
    for (let x = left; x <= right; x++)
      if (distanceToLine({ x: x + 0.5, y: y + 0.5 }, from, to) <= radius) cells[y * mask.width + x] = value;
  return { ...mask, cells };
}

function distanceToLine(spot: Spot, from: Spot, to: Spot): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across * across + down * down;
  const along = length === 0 ? 0 : ((spot.x - from.x) * across + (spot.y - from.y) * down) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(spot.x - from.x - share * across, spot.y - from.y - share * down);
}
