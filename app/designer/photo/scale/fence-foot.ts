import type { GroundReading } from "../ground/read-ground.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";

export type FenceClues = Pick<GroundReading, "boundary" | "walls" | "kinds">;

/** A column of a fence that is on the ground: rows of its foot and top. */
export interface FenceColumn {
  x: number;
  foot: number;
  top: number;
}

const most = 24;
const seam = 12;
/** Shares of the height. */
const highestTop = 0.02;
const leastHeight = 0.03;
/** Shares of the picture's width: per piece, and in total. */
const leastPart = 0.12;
const leastWhole = 0.15;

/** Evenly spread; empty if there are too few. */
export function findFence({ boundary, walls, kinds: { width, height } }: FenceClues): FenceColumn[] {
  const { labels, components } = labelComponents(walls, width, height);
  const columns: FenceColumn[] = [];
  for (let x = 0; x < width; x++) {
    const foot = boundary[x] ?? height;
    const isFenceAt = (row: number) => row >= 0 && row < height && walls[row * width + x] === 1;
    let top = Math.min(foot, height - 1);
    while (top > foot - seam && top > 0 && !isFenceAt(top)) top--;
    if (!isFenceAt(top)) continue;
    const { left, right } = components[labels[top * width + x] ?? 0] ?? { left: 0, right: 0 };
    while (isFenceAt(top - 1) || isFenceAt(top - 2)) top--;
    // A pot or a post is as upright, but narrow.
    const isWide = right - left > leastPart * width;
    if (isWide && top > highestTop * height && foot - top > leastHeight * height) columns.push({ x, foot, top });
  }
  if (columns.length < leastWhole * width) return [];
  return Array.from({ length: most }, (_, k) => Math.floor(((k + 0.5) / most) * columns.length)).flatMap(
    (at) => columns[at] ?? [],
  );
}
