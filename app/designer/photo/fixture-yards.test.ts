import { describe, expect, it } from "vitest";
import type { FixturePhoto } from "#tests/fixture-yards/fixture-yard.ts";
import { seeTruth } from "#tests/fixture-yards/seen-truth.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { flatClasses, truthClasses } from "#tests/fixture-yards/truth-classes.ts";
import { fixtureYard } from "#tests/fixture-yards/yards.ts";
import { median } from "../numeric/median.ts";
import { Camera } from "../stage/camera.ts";
import { readScene } from "./read-scene.ts";
import { groundKinds, type Scene } from "./scene/scene.ts";

/** Yards by day, seen right: what is made of that is as they were built. */
const plain = [
  "fenced-lawn",
  "front-drive",
  "street-front",
  "pool-patio",
  "bare-soil",
  "furnished-patio",
  "narrow-side",
  "pale-concrete",
  "hedged-lawn",
  "door-aslant",
];

describe("readScene on fixture yards", () => {
  it.each(plain)("%s: mask, kinds, horizon, roll and scale are as they were built", (name) => {
    const { scene, photo, truth } = read(name);
    expect(overlapOf(scene, truth.ground)).toBeGreaterThan(0.95);
    expect(rightKinds(scene, truth.classes)).toBeGreaterThan(0.93);
    expect(Math.abs(scene.horizonV - truth.horizonV) / photo.height).toBeLessThan(0.06);
    expect(Math.abs(scene.lens.roll - truth.roll)).toBeLessThan(0.02);
    const offScale = Math.abs(Math.log(scaleError({ scene, truth, photo, name })));
    expect(offScale).toBeLessThan(Math.min(0.16, scene.lens.scaleUncertainty));
    expect(scene.confidence).toMatchObject({ unsure: false, doubts: [] });
  });

  it("doubts the scale of a steep view without anything to go by, and says a range that holds the truth", () => {
    const fromAbove = read("from-above");
    const trueOverSaid = 1 / scaleError(fromAbove);
    expect(fromAbove.scene.confidence).toMatchObject({ unsure: true, doubts: expect.arrayContaining(["scale"]) });
    expect(Math.abs(trueOverSaid - 1)).toBeLessThan(fromAbove.scene.lens.scaleUncertainty);
  });

  it("finds no door among palings", () => {
    expect(read("fenced-lawn").scene.doors).toEqual([]);
  });

  it("doubts snow, night and what is no yard, and takes pale concrete for neither", () => {
    expect(read("snow").scene.confidence).toMatchObject({ unsure: true, doubts: ["snow"] });
    expect(read("night").scene.confidence).toMatchObject({ unsure: true, doubts: ["night"] });
    expect(read("pale-concrete").scene.confidence.doubts).toEqual([]);
  });

  it("paints no driveway and no street", () => {
    expect(paintedShare("street-front", ["driveway", "street"])).toBeLessThan(0.05);
    expect(paintedShare("front-drive", ["driveway"])).toBeLessThan(0.02);
  });

  it("keeps the furniture", () => {
    expect(paintedShare("furnished-patio", ["thing"])).toBeLessThan(0.05);
  });

  it("keeps a house's plinth and a fence's boards, whatever their colour", () => {
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

/**
 * How small the photo may be, against the yard's own size, before palings and furniture run together and it is read
 * otherwise than a large one; three quarters where nothing is said.
 */
const smallest: Readonly<Record<string, number>> = {
  "fenced-lawn": 1 / 2,
  "front-drive": 3 / 5,
  "pool-patio": 1 / 2,
  "bare-soil": 2 / 3,
  "narrow-side": 2 / 3,
  "pale-concrete": 1 / 2,
  "hedged-lawn": 2 / 3,
  "door-aslant": 1 / 2,
  snow: 1 / 2,
  night: 1 / 2,
  "low-hedges": 1 / 2,
  "plinth-house": 1 / 2,
};

const photos = new Map<string, FixturePhoto & { scene: Scene }>();

function read(name: string): FixturePhoto & { scene: Scene } {
  const yard = fixtureYard(name);
  const known = photos.get(name);
  if (known) return known;
  const size = smallest[name] ?? 3 / 4;
  const shot = takePhoto({ ...yard, width: Math.round(yard.width * size), height: Math.round(yard.height * size) });
  const result = { ...shot, scene: readScene(shot.photo, seeTruth(shot)) };
  photos.set(name, result);
  return result;
}

/** Intersection over union. */
function overlapOf({ ground }: Scene, truth: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < truth.length; i++) {
    const found = (ground[i] ?? 0) > 127;
    if (found && truth[i]) both++;
    if (found || truth[i]) either++;
  }
  return both / either;
}

function rightKinds({ groundKinds: map }: Scene, classes: Uint8Array): number {
  let right = 0;
  let flat = 0;
  for (const [i, truth] of classes.entries()) {
    if (truth >= flatClasses) continue;
    flat++;
    if (groundKinds[map.values[i] ?? -1] === truthClasses[truth]) right++;
  }
  return right / flat;
}

/** Median ratio of the metres a ground pixel is taken for to those it has. */
function scaleError({ scene, truth, photo }: FixturePhoto & { scene: Scene }): number {
  const { focalShare, eyeHeight, roll } = scene.lens;
  const focal = focalShare * Math.max(photo.width, photo.height);
  const camera = new Camera(photo.width, photo.height, scene.horizonV, focal, eyeHeight, roll);
  const ratios: number[] = [];
  for (let i = 0; i < truth.ground.length; i += 23) {
    const [, , depth] = camera.groundAt((i % photo.width) + 0.5, Math.floor(i / photo.width) + 0.5, [0, 0, 0]);
    if (truth.ground[i] && depth > 0) ratios.push(depth / focal / (truth.metresPerPixel[i] ?? 0));
  }
  return median(ratios);
}

/** Share of the pixels of these classes that would be painted over. */
function paintedShare(name: string, classes: readonly (typeof truthClasses)[number][]): number {
  const { scene, truth } = read(name);
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
