import { describe, expect, it } from "vitest";
import type { Raster } from "../../numeric/raster.ts";
import { measurePhoto } from "../pixels/photo-measures.ts";
import { judgeSubject, type SubjectEvidence } from "./judge-subject.ts";

function grey(width: number, height: number, valueAt: (x: number, y: number) => number): Raster {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return valueAt(pixel % width, Math.floor(pixel / width));
  });
  return { width, height, data };
}

const fence = (dark: number, light: number) => (x: number) => (x % 32 < 16 ? dark : light);
const ramp = (x: number) => (x * 255) / 640;
const sharpPhoto = grey(640, 480, fence(60, 200));
const evidence = (changes: Partial<SubjectEvidence> = {}): SubjectEvidence => ({
  measures: measurePhoto(sharpPhoto),
  groundShare: 0.4,
  certainGround: 0,
  certainSurroundings: 0,
  doubts: [],
  ...changes,
});
const measured = (photo: Raster) => judgeSubject(evidence({ measures: measurePhoto(photo) }));

describe("what is measured", () => {
  it("is nothing wrong with a sharp photo in daylight", () => {
    expect(measurePhoto(sharpPhoto)).toMatchObject({ longSide: 640, spread: 140, sharpness: 1 });
    expect(measured(sharpPhoto)).toBe("yard");
  });

  it.each([
    ["blank", grey(640, 480, () => 0)],
    ["blank", grey(1, 1, () => 255)],
    ["night", grey(640, 480, fence(10, 60))],
    ["blurred", grey(640, 480, ramp)],
    ["tiny", grey(96, 64, fence(60, 200))],
  ])("reports %s", (subject, photo) => {
    expect(measured(photo)).toBe(subject);
  });

  it("does not mistake a lamp in the dark for daylight", () => {
    expect(measured(grey(640, 480, (x) => (x < 40 ? 255 : x % 32)))).toBe("night");
  });
});

describe("what the reader saw", () => {
  const shows = (yard: number, others: Record<string, number>) => evidence({ shows: { yard, ...others } });

  it.each([
    ["aerial", shows(0.05, { aerial: 0.6, other: 0.35 })],
    ["other", shows(0.05, { submarine: 0.95 })],
    ["other", shows(0.05, {})],
    ["other", shows(0.2, { other: 0.7, aerial: 0.1 })],
    ["animal", shows(0.1, { animal: 0.8, other: 0.1 })],
    ["yard", shows(0.7, { other: 0.2, animal: 0.1 })],
    ["yard", shows(Number.NaN, { aerial: 0.7 })],
    ["people-in-front", shows(0.1, { person: 0.9 })],
    ["person", shows(0.01, { person: 0.99 })],
    ["person", { ...shows(0.1, { person: 0.9 }), groundShare: 0.05 }],
  ])("reports %s", (subject, seen) => {
    expect(judgeSubject(seen)).toBe(subject);
  });

  const surely = (certainGround: number, certainSurroundings: number, seen: SubjectEvidence) => ({
    ...seen,
    certainGround,
    certainSurroundings,
  });
  it.each([
    // A front yard with a statue of a dog, and one with pots.
    ["unsure", shows(0.49, { animal: 0.48, other: 0.03 })],
    ["unsure", shows(0.79, { animal: 0.2, other: 0.01 })],
    ["unsure", shows(0.31, { other: 0.37, document: 0.13, person: 0.12 })],
    // A fifth is certainly lawn, between a fence and trees: whatever else the whole looks like.
    ["unsure", surely(0.2, 0.03, shows(0.02, { animal: 0.7, other: 0.28 }))],
    ["unsure", surely(0.3, 0.2, shows(0.01, { screenshot: 0.99 }))],
    ["other", surely(0.19, 0.2, shows(0.01, { other: 0.99 }))],
    // Seen from above, with nothing around it.
    ["unsure", surely(0.2, 0, shows(0.05, { document: 0.65, other: 0.3 }))],
    ["unsure", surely(0.5, 0, shows(0, { other: 0.8, indoors: 0.2 }))],
    // A cloth, brown paper and a drawn field are grass and soil to the reader.
    ["other", surely(0.49, 0, shows(0.03, { other: 0.97 }))],
    ["document", surely(0.3, 0, shows(0.01, { document: 0.99 }))],
    ["aerial", surely(0.3, 0.02, shows(0.01, { aerial: 0.95, other: 0.04 }))],
    // The upper half of a yard: no ground, but no screen either.
    ["other", surely(0, 0.3, shows(0, { screenshot: 0.91, other: 0.09 }))],
    ["screenshot", surely(0, 0.29, shows(0, { screenshot: 0.91, other: 0.09 }))],
    ["aerial", surely(0, 0.3, shows(0, { aerial: 0.91, other: 0.09 }))],
    // An uncertain name.
    ["other", surely(0.1, 0, shows(0.02, { document: 0.54, person: 0.3 }))],
    ["people-in-front", shows(0.3, { person: 0.25, animal: 0.2, other: 0.25 })],
  ])("is %s: a yard is a yard, and a name is never a wrong one", (subject, seen) => {
    expect(judgeSubject(seen)).toBe(subject);
  });

  const dark = measurePhoto(grey(640, 480, fence(10, 60)));
  const blurred = measurePhoto(grey(640, 480, ramp));
  const tiny = measurePhoto(grey(96, 64, fence(60, 200)));
  it.each([
    ["night", dark, 0.01, { other: 0.99 }],
    ["document", dark, 0.01, { document: 0.9, other: 0.09 }],
    ["blurred", blurred, 0.4, { other: 0.6 }],
    ["too-blurred", blurred, 0.01, { other: 0.99 }],
    ["indoors", blurred, 0.01, { indoors: 0.8, other: 0.19 }],
    ["night", dark, 0.13, { animal: 0.55, other: 0.25 }],
    ["night", dark, 0.3, { animal: 0.7 }],
    ["aerial", dark, 0.01, { aerial: 0.63, other: 0.34 }],
    ["blurred", blurred, 0.26, { other: 0.73 }],
    ["tiny", tiny, 0.4, { screenshot: 0.6 }],
    ["screenshot", tiny, 0.1, { screenshot: 0.9 }],
  ])("reports %s for a picture with a quality problem", (subject, measures, yard, others) => {
    expect(judgeSubject({ ...shows(yard, others), measures })).toBe(subject);
  });
});

describe("what the scene doubts", () => {
  it.each([
    ["snow", ["clutter", "snow"]],
    ["yard", ["no-yard", "clutter"]],
  ])("reports %s", (subject, doubts) => {
    expect(judgeSubject(evidence({ doubts }))).toBe(subject);
  });
});
