import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import { type SeenKind, type SeenPhoto, seenKinds, seenMarks } from "../../reader/seen/seen-kinds.ts";
import type { Eye } from "../lens/eye.ts";
import type { LineSegment } from "../pixels/line-segments.ts";
import { findPatches, type Patch, type ProbabilityMap, rowAt } from "../pixels/map-patches.ts";
import { fitToEdges, type MeanIn } from "./fit-to-edges.ts";
import type { Mark, Side } from "./mark.ts";

export interface MarkClues {
  seen: SeenPhoto;
  segments: readonly LineSegment[];
  eye: Eye;
  /** Pixels of the small picture. */
  width: number;
  height: number;
}

// By eye, on maps of yards that the net had not seen.
/**
 * What a peak of the map says: nothing up to the first probability, and from the second on as much as ever. The nets are
 * unsure of doors and boards, and sure too soon of windows.
 */
const peaks: Readonly<Record<Mark["kind"], readonly [from: number, to: number]>> = {
  door: [0.33, 0.7],
  "garage-door": [0.33, 0.7],
  window: [0.42, 0.85],
  "fence-panel": [0.33, 0.7],
  vehicle: [0.5, 0.95],
};
const mostConfidence = 0.95;
/** Marks below this are none. */
const leastConfidence = 0.12;
/** Pixels of the small picture: what is smaller cannot be measured. */
const leastHeight = 9;
/** A thing that the photo's border cuts off has no height; pixels. */
const atBorder = 3;
/** Width over height as things are built and stand aslant. */
const forms: Readonly<Record<Mark["kind"], readonly [least: number, most: number]>> = {
  door: [0.2, 1.2],
  "garage-door": [0.5, 4],
  window: [0.15, 4],
  "fence-panel": [0.2, 40],
  vehicle: [0.6, 4],
};

/**
 * Doors, garage doors, windows, fences and vehicles: the patches in which the learned reader sees them, their ends drawn
 * to the photo's own edges. The surest first.
 */
export function findMarks(clues: MarkClues): Mark[] {
  const { seen } = clues;
  const maps = [
    ...seenMarks.map((kind, k) => ({ kind, values: seen.marks[k] })),
    { kind: "vehicle" as const, values: seen.kinds[seenKinds.indexOf("vehicle")] },
  ];
  const marks = maps.flatMap(({ kind, values }) => {
    if (!values) return [];
    const map: ProbabilityMap = { width: seen.width, height: seen.height, values };
    const meanIn = meanOf(map, clues);
    return findPatches(map, peaks[kind][0]).flatMap((patch) => describeMark(kind, patch, meanIn, clues) ?? []);
  });
  return marks.sort((a, b) => b.confidence - a.confidence);
}

function describeMark(kind: Mark["kind"], patch: Patch, meanIn: MeanIn, clues: MarkClues): Mark | undefined {
  const { seen, width, height } = clues;
  const [cellWidth, cellHeight] = [width / seen.width, height / seen.height];
  const sideAt = (x: number): Side => ({
    x: x * cellWidth,
    foot: rowAt(patch.foot, x) * cellHeight,
    head: rowAt(patch.head, x) * cellHeight,
  });
  const rough = { left: sideAt(patch.left), right: sideAt(patch.right) };
  const cell = Math.max(cellWidth, cellHeight);
  const { left, right } = fitToEdges(rough, clues.segments, clues.eye, cell, meanIn, patch.peak);
  const tall = (left.foot - left.head + right.foot - right.head) / 2;
  const form = (right.x - left.x) / tall;
  const confidence = mostConfidence * smoothstep(...peaks[kind], patch.peak);
  if (tall < leastHeight || form < forms[kind][0] || form > forms[kind][1] || confidence < leastConfidence)
    return undefined;
  if (Math.min(left.head, right.head) < atBorder) return undefined;
  return { kind, left, right, confidence, foot: footOf({ left, right }, clues) };
}

/** Means over rectangles of pixels, by a table of sums; what lies outside the picture counts as nothing. */
function meanOf({ width, height, values }: ProbabilityMap, picture: { width: number; height: number }): MeanIn {
  const sums = new Float64Array((width + 1) * (height + 1));
  const sumTo = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] =
        (values[y * width + x] ?? 0) + sumTo(x, y + 1) + sumTo(x + 1, y) - sumTo(x, y);
  const within = (u: number, v: number) => {
    const [x, y] = [clamp(u, 0, width), clamp(v, 0, height)];
    const [column, row] = [Math.min(width - 1, Math.floor(x)), Math.min(height - 1, Math.floor(y))];
    const [above, below] = [0, 1].map((k) => lerp(sumTo(column, row + k), sumTo(column + 1, row + k), x - column));
    return lerp(above ?? 0, below ?? 0, y - row);
  };
  const [across, down] = [width / picture.width, height / picture.height];
  return (left, top, right, bottom) => {
    const [u, v, w, z] = [left * across, top * down, right * across, bottom * down];
    return (within(w, z) - within(u, z) - within(w, v) + within(u, v)) / ((w - u) * (z - v));
  };
}

const ground: readonly SeenKind[] = ["lawn", "soil", "gravel", "paving", "driveway", "street"];
const wall: readonly SeenKind[] = ["building", "wall"];
/**
 * Probability with which the ground, or the wall, goes on below; pixels below the foot that are asked first, steps down the
 * wall, pixels between wall and ground that may be neither (the map is soft), and how far down the ground begins, in shares
 * of the height, for a thing that stands on it.
 */
const below = { likely: 0.5, from: 1, step: 2, seam: 7, nearest: 3, share: 0.1 };
/** Shares of the width at which it is asked what a thing stands on, and how many of them agree at least. */
const places = [0.15, 0.32, 0.5, 0.68, 0.85];
const agreeing = 3;

function footOf({ left, right }: { left: Side; right: Side }, clues: MarkClues): Mark["foot"] {
  const rows = places.map((share) => {
    const [x, foot] = [left.x + share * (right.x - left.x), left.foot + share * (right.foot - left.foot)];
    return { share, foot, wallFoot: wallFootBelow(clues, x, foot) };
  });
  const found = rows.flatMap(({ share, foot, wallFoot }) =>
    wallFoot === undefined ? [] : [{ share, foot, wallFoot }],
  );
  if (found.length < agreeing) return { on: "unknown" };
  const drops = found.map(({ foot, wallFoot }) => wallFoot - foot).sort((a, b) => a - b);
  const drop = drops[drops.length >> 1] ?? 0;
  if (drop <= Math.max(below.nearest, below.share * (left.foot - left.head))) return { on: "ground" };
  return { on: "wall", left: left.foot + drop, right: right.foot + drop };
}

/** The row in which the wall at a pixel, going on below it, meets the ground; undefined where something stands before it. */
function wallFootBelow(clues: MarkClues, x: number, foot: number): number | undefined {
  let seam = 0;
  for (let y = foot + below.from; y < clues.height && seam <= below.seam; y += below.step) {
    if (shareAt(clues, ground, x, y) > below.likely) return y - seam - below.from;
    seam = shareAt(clues, wall, x, y) < below.likely ? seam + below.step : 0;
  }
  return undefined;
}

function shareAt({ seen, width, height }: MarkClues, kinds: readonly SeenKind[], x: number, y: number): number {
  const column = Math.min(seen.width - 1, Math.max(0, Math.floor((x * seen.width) / width)));
  const cell = Math.min(seen.height - 1, Math.floor((y * seen.height) / height)) * seen.width + column;
  return kinds.reduce((sum, kind) => sum + (seen.kinds[seenKinds.indexOf(kind)]?.[cell] ?? 0), 0);
}
