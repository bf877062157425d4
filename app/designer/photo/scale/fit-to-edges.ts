import type { Eye } from "../lens/eye.ts";
import { isUpright } from "../lens/upright-lines.ts";
import type { LineSegment } from "../pixels/line-segments.ts";
import type { Side } from "./mark.ts";

export interface Outline {
  left: Side;
  right: Side;
}

/** Mean probability in a rectangle of the small picture's pixels. */
export type MeanIn = (left: number, top: number, right: number, bottom: number) => number;

/** Search range of an end: map cells, and share of the thing's size. */
const reach = { cells: 1.5, share: 0.3 };
const mostTried = 6;
/** Minimum share of a side covered by edges; pixels within which edges are on one line. */
const leastCover = 0.3;
const oneLine = 1.2;
/** Maximum sine of the slope of a head or foot edge. */
const steepest = 0.5;
/** Width of the frame around an outline, as a share of its size, where the thing should not be. */
const frame = 0.4;
const edgeWeight = 0.45;

interface End {
  off: number;
  cover: number;
}

/** The map gives approximate ends, edges exact ones. `cell` is in pixels. */
export function fitToEdges(
  { left, right }: Outline,
  segments: readonly LineSegment[],
  eye: Eye,
  cell: number,
  meanIn: MeanIn,
  peak: number,
): Outline {
  const upright = segments.filter((segment) => isUpright(segment, eye));
  const level = segments.filter(({ dy }) => dy < steepest);
  const wide = right.x - left.x;
  const tall = (left.foot - left.head + right.foot - right.head) / 2;
  const [across, along] = [reach.cells * cell + reach.share * wide, reach.cells * cell + reach.share * tall];
  const lefts = findSides(left, upright, across);
  const rights = findSides(right, upright, across);
  const heads = findEnds(left, right, "head", level, along);
  const feet = findEnds(left, right, "foot", level, along);
  let best: { score: number; outline: Outline } | undefined;
  for (const a of lefts)
    for (const b of rights)
      for (const head of heads)
        for (const foot of feet) {
          const outline = {
            left: { x: left.x + a.off, head: left.head + head.off, foot: left.foot + foot.off },
            right: { x: right.x + b.off, head: right.head + head.off, foot: right.foot + foot.off },
          };
          const contrast = contrastOf(outline, meanIn) / peak;
          const edged = (a.cover + b.cover + head.cover + foot.cover) / 4;
          const score = contrast + edgeWeight * edged;
          if (!best || score > best.score) best = { score, outline };
        }
  return best?.outline ?? { left, right };
}

function contrastOf({ left, right }: Outline, meanIn: MeanIn): number {
  const [head, foot] = [(left.head + right.head) / 2, (left.foot + right.foot) / 2];
  const [wide, tall] = [right.x - left.x, foot - head];
  if (wide <= 1 || tall <= 1) return -1;
  const [dx, dy] = [frame * wide, frame * tall];
  const inside = meanIn(left.x, head, right.x, foot);
  const all = meanIn(left.x - dx, head - dy, right.x + dx, foot + dy);
  const [area, whole] = [wide * tall, (wide + 2 * dx) * (tall + 2 * dy)];
  return inside - (all * whole - inside * area) / (whole - area);
}

function findSides({ x, head, foot }: Side, upright: readonly LineSegment[], most: number): End[] {
  const near = upright.flatMap(({ x: at, y, dx, dy, length }) => {
    const [from, to] = [y - (dy * length) / 2, y + (dy * length) / 2];
    const cover = Math.min(to, foot) - Math.max(from, head);
    const off = at + ((head + foot) / 2 - y) * (dx / dy) - x;
    return cover > 0 && Math.abs(off) <= most ? [{ off, cover }] : [];
  });
  return joinEnds(near, foot - head);
}

function findEnds(left: Side, right: Side, end: "head" | "foot", level: readonly LineSegment[], most: number): End[] {
  const wide = right.x - left.x;
  const near = level.flatMap(({ x, y, dx, dy, length }) => {
    const run = Math.abs(dx) * length;
    const cover = Math.min(x + run / 2, right.x) - Math.max(x - run / 2, left.x);
    const middle = Math.min(right.x, Math.max(left.x, x));
    const row = left[end] + ((right[end] - left[end]) * (middle - left.x)) / wide;
    const off = y + ((middle - x) * dy) / dx - row;
    return cover > 0 && Math.abs(off) <= most ? [{ off, cover }] : [];
  });
  return joinEnds(near, wide);
}

/** Merges edges on one line, keeps those with enough cover, and adds the map's own end without edges. */
function joinEnds(near: readonly End[], length: number): End[] {
  const lines = near.map(({ off }) => {
    const line = near.filter((other) => Math.abs(other.off - off) <= oneLine);
    const total = line.reduce((sum, { cover }) => sum + cover, 0);
    return { off: line.reduce((sum, own) => sum + own.off * own.cover, 0) / total, cover: Math.min(1, total / length) };
  });
  const edged = lines.filter(({ cover }) => cover >= leastCover).sort((a, b) => b.cover - a.cover || a.off - b.off);
  const apart = edged.filter(({ off }, k) => edged.slice(0, k).every((other) => Math.abs(other.off - off) > oneLine));
  return [{ off: 0, cover: 0 }, ...apart.slice(0, mostTried)];
}
