import { clamp } from "../../numeric/scalar.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** In log-odds: of a row up or down from one column to the next, and the most, which any jump costs. From a study of 48 yards. */
const slopeCost = 1.6;
const jumpCost = 40;
/** The most that one pixel's odds count. */
const mostOdds = 4;
/** What lying on an edge is worth, per unit of L* (of two rows above and below), at most, and against the odds. */
const edge = { perLightness: 0.12, most: 4, weight: 1.5 };

/**
 * One row per column: the ground begins there and reaches down to the border. Found by dynamic programming over the
 * columns: the rows below should have high log-odds of ground, the boundary should lie on an edge, run smoothly, and may
 * jump anywhere for a fixed price (the corner of a house). `height` means the column has no ground.
 */
export function traceGroundBoundary(picture: SmallPicture, odds: Float32Array): Int32Array {
  const { width, height } = picture;
  const rows = height + 1;
  const from = new Int16Array(width * rows);
  let cost = columnCost(picture, odds, 0);
  for (let x = 1; x < width; x++) {
    const step = cheapestStep(cost, from.subarray(x * rows, (x + 1) * rows));
    const own = columnCost(picture, odds, x);
    for (let y = 0; y < rows; y++) own[y] += step[y];
    cost = own;
  }
  let y = cost.indexOf(Math.min(...cost));
  const boundary = new Int32Array(width);
  for (let x = width - 1; x >= 0; x--) {
    boundary[x] = y;
    y = from[x * rows + y];
  }
  return boundary;
}

function columnCost(picture: SmallPicture, odds: Float32Array, x: number): Float32Array {
  const { width, height } = picture;
  const cost = new Float32Array(height + 1);
  let sum = 0;
  for (let y = height - 1; y >= 0; y--) {
    sum += clamp(odds[y * width + x], -mostOdds, mostOdds);
    cost[y] = -sum - edge.weight * edgeReward(picture, x, y);
  }
  return cost;
}

function edgeReward(picture: SmallPicture, x: number, y: number): number {
  const { width, height, lightness } = picture;
  if (y < 2 || y > height - 3) return 0;
  const i = y * width + x;
  const above = lightness[i - width] + lightness[i - 2 * width];
  const below = lightness[i + width] + lightness[i + 2 * width];
  return Math.min(edge.most, Math.abs(above - below) * edge.perLightness);
}

/** For every row the cheapest way to come from the column before; `from` gets the row it comes from. */
function cheapestStep(cost: Float32Array, from: Int16Array): Float32Array {
  const step = new Float32Array(cost);
  const last = cost.length - 1;
  let lowest = 0;
  for (let y = 0; y <= last; y++) {
    from[y] = y;
    if (cost[y] < cost[lowest]) lowest = y;
  }
  for (let y = 1; y <= last; y++) {
    if (step[y - 1] + slopeCost >= step[y]) continue;
    step[y] = step[y - 1] + slopeCost;
    from[y] = from[y - 1];
  }
  for (let y = last - 1; y >= 0; y--) {
    if (step[y + 1] + slopeCost >= step[y]) continue;
    step[y] = step[y + 1] + slopeCost;
    from[y] = from[y + 1];
  }
  for (let y = 0; y <= last; y++) {
    if (cost[lowest] + jumpCost >= step[y]) continue;
    step[y] = cost[lowest] + jumpCost;
    from[y] = lowest;
  }
  return step;
}
