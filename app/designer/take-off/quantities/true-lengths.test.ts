import { expect, test } from "vitest";
import { readFixture } from "#tests/fixture-yards/read-fixture.ts";
import { findUprightObjects } from "../../photo/upright/find-upright-objects.ts";
import { viewYard } from "../../plan/ground/view-yard.ts";
import { Camera } from "../../stage/camera.ts";
import { findKnowableLengths } from "./find-lengths.ts";
import type { KnowableLength } from "./plan-geometry.ts";
import { knownScaleUncertainty } from "./take-off.ts";

test.each(["pale-concrete", "narrow-side"])("%s: lengths are as true as they are said to be", (name) => {
  const { photo, truth, scene } = readFixture(name);
  const longSide = Math.max(photo.width, photo.height);
  const trueCamera = new Camera(
    photo.width,
    photo.height,
    truth.horizonV,
    truth.focalShare * longSide,
    truth.eyeHeight,
    truth.roll,
  );
  const { focalShare, eyeHeight, roll, scaleUncertainty } = scene.lens;
  const camera = new Camera(photo.width, photo.height, scene.horizonV, focalShare * longSide, eyeHeight, roll);
  const lengths = findKnowableLengths(viewYard(scene, camera, findUprightObjects(photo, scene.ground, camera)));
  const ratios = lengths.map((length) => trueLength(trueCamera, length) / length.metres);
  const [first = 0] = ratios;
  expect(ratios.length).toBeGreaterThan(0);
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(scaleUncertainty);
  for (const ratio of ratios) expect(Math.abs(ratio / first - 1)).toBeLessThan(knownScaleUncertainty);
});

/** Meters between the marks in the photo, as its camera sees them. */
function trueLength(camera: Camera, { fromInPhoto, toInPhoto }: KnowableLength): number {
  const groundOf = ([u, v]: readonly [number, number]) =>
    camera.groundAt(u * camera.width, v * camera.height, [0, 0, 0]);
  const [toX, toZ] = groundOf(toInPhoto);
  const [fromX, fromZ] = fromInPhoto ? groundOf(fromInPhoto) : [0, 0];
  return Math.hypot(toX - fromX, toZ - fromZ);
}
