import { describe, expect, it } from "vitest";
import { findMisread, readFixture, scaleError } from "#tests/fixture-yards/read-fixture.ts";
import { truthClasses } from "#tests/fixture-yards/truth-classes.ts";

/** Daytime yards that are read correctly. For the others run `npm run proof -- fixture-yards`. */
const plain = [
  "fenced-lawn",
  "front-drive",
  "street-front",
  "pool-patio",
  "bare-soil",
  "furnished-patio",
  "pale-concrete",
];

describe("readScene on fixture yards", () => {
  it.each(plain)("%s: mask, kinds, horizon, roll and scale are as they were built", (name) => {
    expect(findMisread(readFixture(name))).toEqual([]);
  });

  it("reads a raised place from cars and fences below the horizon, with a doubt and a range that holds the truth", () => {
    const fromAbove = readFixture("from-above");
    const trueOverSaid = 1 / scaleError(fromAbove);
    expect(fromAbove.scene.lens.eyeHeight).toBeGreaterThan(2.8);
    expect(fromAbove.scene.confidence).toMatchObject({ unsure: true, doubts: expect.arrayContaining(["scale"]) });
    expect(Math.abs(trueOverSaid - 1)).toBeLessThan(fromAbove.scene.lens.scaleUncertainty);
  });

  it("finds no door among palings", () => {
    expect(readFixture("fenced-lawn").scene.doors).toEqual([]);
  });

  it("doubts snow, night and what is no yard, and takes pale concrete for neither", () => {
    expect(readFixture("snow").scene.confidence).toMatchObject({ unsure: true, doubts: ["snow"] });
    expect(readFixture("night").scene.confidence).toMatchObject({ unsure: true, doubts: ["night"] });
    expect(readFixture("pale-concrete").scene.confidence.doubts).toEqual([]);
  });

  it("paints no driveway and no street", () => {
    expect(paintedShare("street-front", ["driveway", "street"])).toBeLessThan(0.05);
    expect(paintedShare("front-drive", ["driveway"])).toBeLessThan(0.02);
  });

  it("keeps the furniture", () => {
    expect(paintedShare("furnished-patio", ["thing"])).toBeLessThan(0.05);
  });

  it("keeps a house's plinth and a fence's boards, whatever their color", () => {
    expect(paintedShare("plinth-house", ["house", "fence"])).toBeLessThan(0.01);
    expect(paintedShare("low-hedges", ["house", "fence"])).toBeLessThan(0.01);
  });

  it("leaves people, trunks, house and pool alone, with their feet", () => {
    expect(paintedShare("bare-soil", ["person", "trunk", "hedge"])).toBeLessThan(0.03);
    expect(paintedShare("pool-patio", ["pool"])).toBeLessThan(0.02);
    expect(paintedShare("front-drive", ["house", "garage-door", "car"])).toBeLessThan(0.02);
    expect(paintedShare("pale-concrete", ["house", "fence", "thing"])).toBeLessThan(0.06);
  });
});

function paintedShare(name: string, classes: readonly (typeof truthClasses)[number][]): number {
  const { scene, truth } = readFixture(name);
  let painted = 0;
  let count = 0;
  const counted = new Set(classes.map((each) => truthClasses.indexOf(each)));
  for (const [i, each] of truth.classes.entries()) {
    if (!counted.has(each)) continue;
    count++;
    if ((scene.ground[i] ?? 0) > 127) painted++;
  }
  return painted / count;
}
