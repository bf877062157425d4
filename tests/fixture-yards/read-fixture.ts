import { median } from "#app/designer/numeric/median.ts";
import { readScene } from "#app/designer/photo/read-scene.ts";
import { groundKinds, type Scene } from "#app/designer/photo/scene/scene.ts";
import { Camera } from "#app/designer/stage/camera.ts";
import type { FixturePhoto } from "./fixture-yard.ts";
import { seeTruth } from "./seen-truth.ts";
import { takePhoto } from "./take-photo.ts";
import { flatClasses, truthClasses } from "./truth-classes.ts";
import { fixtureYard } from "./yards.ts";

/** The photo of a fixture yard and what is made of it by a reader that sees all of it right. */
export type ReadFixture = FixturePhoto & { scene: Scene };

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

const readings = new Map<string, ReadFixture>();

/** Photographs and reads a fixture yard, once for all who ask for it. */
export function readFixture(name: string): ReadFixture {
  const yard = fixtureYard(name);
  const known = readings.get(name);
  if (known) return known;
  const size = smallest[name] ?? 3 / 4;
  const shot = takePhoto({ ...yard, width: Math.round(yard.width * size), height: Math.round(yard.height * size) });
  const result = { ...shot, scene: readScene(shot.photo, seeTruth(shot)) };
  readings.set(name, result);
  return result;
}

/** In what the reading is not as the yard was built, in words. */
export function findMisread({ scene, ...shot }: ReadFixture): string[] {
  const { photo, truth } = shot;
  const offScale = Math.abs(Math.log(scaleError({ scene, ...shot })));
  const isRight = {
    ground: overlapOf(scene, truth.ground) > 0.95,
    kinds: rightKinds(scene, truth.classes) > 0.93,
    horizon: Math.abs(scene.horizonV - truth.horizonV) / photo.height < 0.06,
    roll: Math.abs(scene.lens.roll - truth.roll) < 0.02,
    scale: offScale < Math.min(0.16, scene.lens.scaleUncertainty),
    confidence: !scene.confidence.unsure && scene.confidence.doubts.length === 0,
  };
  return Object.entries(isRight).flatMap(([what, right]) => (right ? [] : [what]));
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

/** Median ratio of the meters a ground pixel is taken for to those it has. */
export function scaleError({ scene, truth, photo }: ReadFixture): number {
  const { focalShare, eyeHeight, roll } = scene.lens;
  const focal = focalShare * Math.max(photo.width, photo.height);
  const camera = new Camera(photo.width, photo.height, scene.horizonV, focal, eyeHeight, roll);
  const ratios: number[] = [];
  for (let i = 0; i < truth.ground.length; i += 23) {
    const [, , depth] = camera.groundAt((i % photo.width) + 0.5, Math.floor(i / photo.width) + 0.5, [0, 0, 0]);
    if (truth.ground[i] && depth > 0) ratios.push(depth / focal / (truth.metersPerPixel[i] ?? 0));
  }
  return median(ratios);
}
