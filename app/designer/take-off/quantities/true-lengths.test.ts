import { expect, test } from "vitest";
import { readFixture } from "#tests/fixture-yards/read-fixture.ts";
import { findUprightObjects } from "../../photo/upright/find-upright-objects.ts";
import { viewYard } from "../../plan/ground/view-yard.ts";
import { Camera } from "../../stage/camera.ts";
import { findKnowableLengths } from "./find-lengths.ts";
import type { KnowableLength } from "./plan-geometry.ts";
import { errorOnceMeasured } from "./take-off.ts";

// "from-above" is the photo whose tilt is not understood: one length does not carry far.
test.each(["pale-concrete", "narrow-side", "street-front", "from-above"])(
  "%s: lengths are as true as they are said to be",
  (name) => {
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
    const ratios = lengths.map((length) => ({
      what: length.id,
      ratio: trueLength(trueCamera, length) / length.metres,
    }));
    expect(ratios.length).toBeGreaterThan(0);
    for (const { ratio } of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(scaleUncertainty);
    // A door, a few pixels wide, is measured to set the scale, not ordered by the plan.
    const planned = ratios.filter(({ what }) => what !== "door");
    for (const known of ratios)
      for (const { ratio } of planned)
        expect(Math.abs(ratio / known.ratio - 1)).toBeLessThan(errorOnceMeasured(scaleUncertainty, known.what));
  },
);

/** Meters between the marks in the photo, as its camera sees them. */
function trueLength(camera: Camera, { fromInPhoto, toInPhoto }: KnowableLength): number {
  const groundOf = ([u, v]: readonly [number, number]) =>
    camera.groundAt(u * camera.width, v * camera.height, [0, 0, 0]);
  const [toX, toZ] = groundOf(toInPhoto);
  const [fromX, fromZ] = fromInPhoto ? groundOf(fromInPhoto) : [0, 0];
  return Math.hypot(toX - fromX, toZ - fromZ);
}
