import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { groundKinds, type Scene } from "../scene/scene.ts";

// Chosen by eye on photos of posts, poles and signs.
/** Least contrast of a post with both sides, in bytes, and cells from its middle to its sides. */
const contrast = 14;
const sides = [2, 3] as const;
/** Least height in cells, and longest gap in a run. */
const leastCells = 14;
const mostGap = 4;
const mostLean = 0.03;
/** Share of the tallest post below which a run is a twig. */
const shortest = 0.4;
/** Rows that a foot may end above the ground that the reader sees. */
const footReach = 16;

/**
 * Posts, poles and signs that the reader overlooks: thin upright runs that are darker or lighter than what is on both sides
 * and that end on the ground.
 * @returns the cells of each
 */
export function findPosts([red, green, blue]: readonly Float32Array[], { scene }: { scene: Scene }): Int32Array[] {
  const { width, height } = scene.likeliest;
  const gray = red.map((value, i) => 0.3 * value + 0.6 * floatAt(green, i) + 0.1 * floatAt(blue, i));
  const used = new Uint8Array(gray.length);
  const posts: Int32Array[] = [];
  for (let y = height - 1; y > 0; y--)
    for (let x = sides[1]; x < width - sides[1]; x++) {
      if (byteAt(used, y * width + x) || ridge(gray, width, x, y) === 0 || !isOverGround(scene, x, y)) continue;
      const run = followUp(gray, width, x, y);
      for (const cell of run) for (const off of [-1, 0, 1]) used[cell + off] = 1;
      if (run.length >= leastCells && isStraight(run, width) && !isGround(scene, run[run.length >> 1]))
        posts.push(widen(run, width));
    }
  const tallest = posts.reduce((most, { length }) => Math.max(most, length), 0);
  return posts.filter(({ length }) => length > tallest * shortest);
}

function isOverGround(scene: Scene, x: number, y: number): boolean {
  const { width, height } = scene.likeliest;
  for (let row = y; row <= Math.min(height - 1, y + footReach); row++)
    if (isGround(scene, row * width + x)) return true;
  return false;
}

function isGround({ groundKinds: { values } }: Scene, cell: number): boolean {
  const kind = groundKinds[byteAt(values, cell)] ?? "none";
  return kind !== "none" && kind !== "street";
}

/** Difference from the nearer of both sides where a cell is lighter, or darker, than both; 0 elsewhere. */
function ridge(gray: Float32Array, width: number, x: number, y: number): number {
  const i = y * width + x;
  for (const side of sides) {
    const left = floatAt(gray, i) - floatAt(gray, i - side);
    const right = floatAt(gray, i) - floatAt(gray, i + side);
    if (left * right > 0 && Math.min(Math.abs(left), Math.abs(right)) > contrast) return left;
  }
  return 0;
}

/** Bark and paint may be darker than the sky and lighter than the hedge: only that it is thin matters. */
function followUp(gray: Float32Array, width: number, column: number, row: number): number[] {
  const run: number[] = [];
  let [x, gap] = [column, 0];
  for (let y = row; y >= 0 && gap <= mostGap; y--) {
    const next = [x, x - 1, x + 1].find(
      (at) => at >= sides[1] && at < width - sides[1] && ridge(gray, width, at, y) !== 0,
    );
    gap = next === undefined ? gap + 1 : 0;
    x = next ?? x;
    run.push(y * width + x);
  }
  return run.slice(0, run.length - gap);
}

/** Twigs and trunks lean more than posts do. */
function isStraight(run: readonly number[], width: number): boolean {
  const columns = run.map((cell) => cell % width);
  return Math.max(...columns) - Math.min(...columns) <= 2 + run.length * mostLean;
}

function widen(run: readonly number[], width: number): Int32Array {
  return Int32Array.from(run.flatMap((cell) => (cell % width > 0 ? [cell - 1, cell, cell + 1] : [cell, cell + 1])));
}
