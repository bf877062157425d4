import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import { seenKinds, seenMarks } from "../../reader/seen/seen-kinds.ts";
import { findPatches, type Patch, type ProbabilityMap, rowAt } from "../pixels/map-patches.ts";
import { fitToEdges, type MeanIn } from "./fit-to-edges.ts";
import type { Mark, MarkClues, Side } from "./mark.ts";
import { footOf, likelyToBeDrivenInto } from "./mark-foot.ts";
import { partDoors } from "./part-doors.ts";

/** Peaks with no and full confidence: the nets are hesitant about doors and boards, overconfident about windows. */
const peaks: Readonly<Record<Mark["kind"], readonly [from: number, to: number]>> = {
  door: [0.33, 0.7],
  "garage-door": [0.33, 0.7],
  window: [0.42, 0.85],
  "fence-panel": [0.33, 0.7],
  vehicle: [0.5, 0.95],
};
const mostConfidence = 0.95;
const leastConfidence = 0.12;
const leastHeight = 9; // pixels of the small picture
/** Pixels from the photo's border, which cuts off things of unknown height. */
const atBorder = 3;
/** Width over height of real things, also at an angle. */
const forms: Readonly<Record<Mark["kind"], readonly [least: number, most: number]>> = {
  door: [0.2, 1.2],
  "garage-door": [0.5, 4],
  window: [0.15, 4],
  "fence-panel": [0.2, 40],
  vehicle: [0.6, 4],
};

/** Patches of the reader's maps with ends refined to the photo's edges. Most certain first. */
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
    const patches = findPatches(map, peaks[kind][0]);
    const cellForm = (clues.width / seen.width / clues.height) * seen.height;
    const parts = kind === "garage-door" ? patches.flatMap((patch) => partDoors(patch, map, cellForm)) : patches;
    return parts.flatMap((patch) => describeMark(kind, patch, meanIn, clues) ?? []);
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
  const likely = mostConfidence * smoothstep(...peaks[kind], patch.peak);
  const confidence = kind === "garage-door" ? likely * likelyToBeDrivenInto({ left, right }, clues) : likely;
  if (tall < leastHeight || form < forms[kind][0] || form > forms[kind][1] || confidence < leastConfidence)
    return undefined;
  if (Math.min(left.head, right.head) < atBorder) return undefined;
  return { kind, left, right, confidence, foot: footOf({ left, right }, clues) };
}

/** From a summed-area table; outside the picture counts as 0. */
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
