import { tally } from "../../numeric/tally.ts";
import type { GroundReading } from "../ground/read-ground.ts";
import { isUpright } from "../lens/upright-lines.ts";

/** One column in which a fence, or a wall full of upright lines, stands on the ground: rows of its foot and its top. */
export interface FenceColumn {
  x: number;
  foot: number;
  top: number;
}

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** The region of what is not in the picture. */
const outside = -1;
/** Columns that are measured. */
const most = 24;
/** Pixels of upright lines per pixel. */
const palingDensity = 0.03;
/** Rows of what is both ground and fence between the two. */
const seam = 12;
/** A fence's region is no smaller than this share of the picture; it is no higher up and no lower in height than these, shares of the height. */
const leastArea = 0.01;
const highestTop = 0.02;
const leastHeight = 0.03;
/** Shares of the picture's width: of a fence's piece of one look, and of all of it. */
const leastPart = 0.12;
const leastWhole = 0.15;

/** Columns of what may be a fence, evenly chosen from all; empty where there are too few to tell. */
export function findFence(found: GroundReading): FenceColumn[] {
  const {
    flat,
    regions,
    kinds: { width, height },
  } = found;
  const isFence = findPalings(found);
  const columns: (FenceColumn & { region: number })[] = [];
  for (let x = 0; x < width; x++) {
    const foot = footOf(flat, x, width, height);
    const regionAt = (row: number) => regions.labels[row * width + x] ?? outside;
    const isFenceAt = (row: number) => isFence[regionAt(row)];
    // Between ground and fence lies a narrow region that is both.
    let top = foot;
    while (top > foot - seam && !isFenceAt(top)) top--;
    if (!isFenceAt(top)) continue;
    while (isFenceAt(top - 1) || isFenceAt(top - 2)) top--;
    if (top > highestTop * height && foot - top > leastHeight * height)
      columns.push({ x, foot, top, region: regionAt(top + 1) });
  }
  // A pot or a post is as upright, but narrow.
  const widths = tally(
    columns.map(({ region }) => region),
    regions.count,
  );
  const wide = columns.filter(({ region }) => (widths[region] ?? 0) > leastPart * width);
  if (wide.length < leastWhole * width) return [];
  return Array.from({ length: most }, (_, k) => Math.floor(((k + 0.5) / most) * wide.length)).flatMap(
    (at) => wide[at] ?? [],
  );
}

/** Per region whether it is full of upright lines. Also below the horizon, where fences are seen from above. */
function findPalings({ flat, segments, eye, regions, kinds: { width } }: GroundReading): boolean[] {
  const onLines: number[] = [];
  for (const segment of segments) {
    if (!isUpright(segment, eye)) continue;
    const { x, y, dx, dy, length } = segment;
    for (let step = 0.5 - length / 2; step < length / 2; step++)
      onLines.push(regions.labels[Math.round(y + dy * step) * width + Math.round(x + dx * step)] ?? outside);
  }
  const lines = tally(onLines, regions.count);
  const area = tally(regions.labels, regions.count);
  return Array.from(
    area,
    (size, region) => size > leastArea * flat.length && (lines[region] ?? 0) > palingDensity * size,
  );
}

/** Row above which the ground of a column ends. */
function footOf(flat: Uint8Array, x: number, width: number, height: number): number {
  for (let y = 0; y < height; y++) if (flat[y * width + x]) return y;
  return 0;
}
