import type { GroundReading } from "../ground/read-ground.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";

/** One column in which a fence stands on the ground: rows of its foot and its top. */
export interface FenceColumn {
  x: number;
  foot: number;
  top: number;
}

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Columns that are measured. */
const most = 24;
/** Rows between ground and fence that are neither surely. */
const seam = 12;
/** A fence is no higher up and no lower in height than these, shares of the height. */
const highestTop = 0.02;
const leastHeight = 0.03;
/** Shares of the picture's width: of one piece of fence, and of all of it. */
const leastPart = 0.12;
const leastWhole = 0.15;

/** Columns of what may be a fence, evenly chosen from all; empty where there are too few to tell. */
export function findFence({ boundary, walls, kinds: { width, height } }: GroundReading): FenceColumn[] {
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
