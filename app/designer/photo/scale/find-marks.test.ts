import { describe, expect, it } from "vitest";
import { type Box, drawSeen } from "#tests/designer/draw-seen.ts";
import { type SeenKind, seenKinds } from "../../reader/seen/seen-kinds.ts";
import { createEye } from "../lens/eye.ts";
import type { LineSegment } from "../pixels/line-segments.ts";
import { findMarks } from "./find-marks.ts";
import type { Mark } from "./mark.ts";
import { likelihoodOf, measureMark } from "./mark-likelihood.ts";
import { sceneDoors } from "./scene-doors.ts";

const [width, height] = [448, 336];
const horizon = { row: 0.4, rowError: 0.03, roll: 0, rollSureness: 1 };
const eye = createEye(horizon, 0.75, width, height);
const wallFoot = 190;
/** 4.88 x 2.13 m, seen from a height of 1.68 m. */
const garage: Box = { kind: "garage-door", box: [100, 119, 262, wallFoot], whole: true };

/** A wall above the ground with these boxes, and edges along the sides of some. */
function look(boxes: readonly Box[], edged: readonly Box[] = boxes, before: SeenKind = "driveway"): Mark[] {
  const [above, below] = [seenKinds.indexOf("building"), seenKinds.indexOf(before)];
  const kinds = Uint8Array.from({ length: width * height }, (_, i) => (i < wallFoot * width ? above : below));
  const segments = edged.flatMap(({ box: [left, top, right, bottom] }): LineSegment[] => {
    const upright = (x: number) => ({ x, y: (top + bottom) / 2, dx: 0, dy: 1, length: bottom - top });
    const level = (y: number) => ({ x: (left + right) / 2, y, dx: 1, dy: 0, length: right - left });
    return [upright(left), upright(right), level(top), level(bottom)];
  });
  return findMarks({ seen: drawSeen({ width, height, boxes, kinds }), segments, eye, width, height });
}

const ends = ({ left, right }: Mark) => [left.x, (left.head + right.head) / 2, right.x, (left.foot + right.foot) / 2];
const furthest = (mark: Mark | undefined, { box }: Box) =>
  mark ? Math.max(...ends(mark).map((end, k) => Math.abs(end - (box[k] ?? 0)))) : Number.POSITIVE_INFINITY;

function findGarage(): Mark {
  const [mark] = look([garage]);
  if (!mark) throw new Error("The garage door was not found");
  return mark;
}

describe("findMarks", () => {
  it("finds a garage door where its edges are, on the ground", () => {
    const [mark, ...others] = look([garage]);
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ kind: "garage-door", foot: { on: "ground" } });
    expect(furthest(mark, garage)).toBeLessThan(0.5);
    expect(mark?.confidence).toBeGreaterThan(0.5);
  });

  it("is as exact as the map without edges", () => {
    const [mark] = look([garage], []);
    expect(furthest(mark, garage)).toBeLessThan(4);
  });

  it("distinguishes two adjacent doors, and a door above the ground from one on it", () => {
    const [left, right]: [Box, Box] = [
      { kind: "door", box: [100, 120, 130, wallFoot], whole: true },
      { kind: "door", box: [170, 100, 200, wallFoot - 20], whole: true },
    ];
    const marks = look([left, right]).sort((a, b) => a.left.x - b.left.x);
    expect(marks.map(({ kind, foot }) => [kind, foot.on])).toEqual([
      ["door", "ground"],
      ["door", "wall"],
    ]);
    expect(furthest(marks[0], left)).toBeLessThan(0.5);
    expect(furthest(marks[1], right)).toBeLessThan(0.5);
  });

  it("separates two garage doors that are one patch in the map", () => {
    const [left, right]: [Box, Box] = [
      { ...garage, box: [100, 119, 262, wallFoot] },
      { ...garage, box: [266, 119, 348, wallFoot] },
    ];
    const marks = look([left, right]).sort((a, b) => a.left.x - b.left.x);
    expect(marks.map(({ kind }) => kind)).toEqual(["garage-door", "garage-door"]);
    expect(furthest(marks[0], left)).toBeLessThan(2);
    expect(furthest(marks[1], right)).toBeLessThan(2);
  });

  it("rejects a garage door with a hedge or more wall in front of it", () => {
    for (const before of ["shrub", "building"] as const) expect(look([garage], [garage], before)).toEqual([]);
    for (const before of ["gravel", "paving", "lawn"] as const)
      expect(look([garage], [garage], before)).toHaveLength(1);
  });

  it("rejects marks cut off by the photo's border or too small to measure", () => {
    expect(look([{ ...garage, box: [100, 0, 262, 70] }])).toEqual([]);
    expect(look([{ ...garage, box: [100, 186, 106, wallFoot] }])).toEqual([]);
  });

  it("gives the plan only certain doors on the ground", () => {
    const mark = findGarage();
    const doubted: Mark = { ...mark, confidence: 0.3 };
    const raised: Mark = { ...mark, foot: { on: "wall", left: 200, right: 200 } };
    const doors = sceneDoors([mark, doubted, raised], { width, height });
    expect(doors.map(({ kind }) => kind)).toEqual(["garage-door"]);
    expect(doors[0]?.left[1]).toBeCloseTo(wallFoot / height, 2);
  });
});

describe("likelihoodOf", () => {
  const likeliest = (mark: Mark) => {
    const measured = measureMark(mark, eye, height, 0);
    const eyes = Array.from({ length: 60 }, (_, k) => 1.1 + 0.02 * k);
    const likelihoods = eyes.map((eyeHeight) => likelihoodOf(measured, eyeHeight));
    return { eye: eyes[likelihoods.indexOf(Math.max(...likelihoods))], likelihoods };
  };

  it("is greatest for the eye from which a thing has its usual size", () => {
    const { left, right } = findGarage();
    const eyes = measureMark(
      { kind: "garage-door", left, right, confidence: 1, foot: { on: "ground" } },
      eye,
      height,
      0,
    ).high;
    expect(eyes).toBeGreaterThan(1.2);
    expect(likeliest({ kind: "garage-door", left, right, confidence: 0.9, foot: { on: "ground" } }).eye).toBeCloseTo(
      2.13 / eyes,
      1,
    );
  });

  it("says nothing about the eye if the mark is certainly wrong", () => {
    const { likelihoods } = likeliest({ ...findGarage(), confidence: 0 });
    expect(new Set(likelihoods).size).toBe(1);
  });
});
