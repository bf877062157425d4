import type { SmallView } from "./small-view.ts";

/** Cost of a pixel, and limit of the cost of color difference (CIE76). */
const stepCost = 2;
const mostDifference = 30;

export const backdropSeed = 255; // things count from 1
const maxCost = 1 << 20;

/** Shortest paths of color changes, written into `seeds` (0: unassigned). */
export function growThings(view: SmallView, seeds: Uint8Array): void {
  const { width, height, ground } = view;
  const cost = new Int32Array(seeds.length).fill(maxCost);
  const queue = new BucketQueue();
  for (let i = 0; i < seeds.length; i++) {
    if (seeds[i] === 0) continue;
    cost[i] = 0;
    queue.push(i, 0);
  }
  for (let i = queue.pop(); i >= 0; i = queue.pop()) {
    if (queue.level !== cost[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x > 0) visit(i, i - 1);
    if (x < width - 1) visit(i, i + 1);
    if (y > 0) visit(i, i - width);
    if (y < height - 1) visit(i, i + width);
  }

  function visit(from: number, to: number): void {
    if (ground[to]) return;
    const reached = cost[from] + stepCost + colorDifference(view.lab, from, to);
    if (reached >= cost[to]) return;
    cost[to] = reached;
    seeds[to] = seeds[from];
    queue.push(to, reached);
  }
}

function colorDifference(lab: Float32Array, i: number, k: number): number {
  const l = lab[i * 3] - lab[k * 3];
  const a = lab[i * 3 + 1] - lab[k * 3 + 1];
  const b = lab[i * 3 + 2] - lab[k * 3 + 2];
  return Math.round(Math.min(mostDifference, Math.sqrt(l * l + a * a + b * b)));
}

/** A priority queue for small integer costs that never decrease (Dial, 1969). */
class BucketQueue {
  level = 0;
  private readonly buckets: number[][] = [];

  push(item: number, cost: number): void {
    const bucket = this.buckets[cost];
    if (bucket) bucket.push(item);
    else this.buckets[cost] = [item];
  }

  /** The next item, or -1. */
  pop(): number {
    for (; this.level < this.buckets.length; this.level++) {
      const item = this.buckets[this.level]?.pop();
      if (item !== undefined) return item;
    }
    return -1;
  }
}
