import { describe, expect, it } from "vitest";
import type { FixtureYard } from "#tests/fixture-yards/fixture-yard.ts";
import { underClouds, underSun } from "#tests/fixture-yards/other-light.ts";
import { seeTruth } from "#tests/fixture-yards/seen-truth.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { fixtureYard } from "#tests/fixture-yards/yards.ts";
import { readGround } from "../ground/read-ground.ts";
import { shrinkPhoto } from "../pixels/small-picture.ts";
import { gatherMarks } from "../scale/gather-marks.ts";
import { checkScale } from "../scale/scale-check.ts";
import { findSun } from "./find-sun.ts";

/** Suns whose shadows match the photo: of a trunk and a fence on the lawn, of a person on bare soil. */
const visible = [
  { name: "fenced-lawn", azimuth: 0 },
  { name: "fenced-lawn", azimuth: -130 },
  { name: "bare-soil", azimuth: 130 },
];

describe("findSun on fixture yards", () => {
  it.each(visible)("$name, sun at $azimuth degrees: is found where its shadows show it", ({ name, azimuth }) => {
    const sun = find(underSun(fixtureYard(name), azimuth));
    expect(degreesBetween(sun.azimuth, azimuth)).toBeLessThanOrEqual(35);
    expect(sun.certainty).toBeGreaterThan(0.5);
    expect(sun.elevation).toBeGreaterThan(0.3);
    expect(sun.elevation).toBeLessThan(1.2);
  });

  it("assumes the sun behind the camera without shadow evidence", () => {
    const { azimuth } = find(underSun(fixtureYard("fenced-lawn"), 180));
    expect(degreesBetween(azimuth, 180)).toBeLessThanOrEqual(35);
  });

  it("is uncertain under clouds", () => {
    expect(find(underClouds(fixtureYard("fenced-lawn"))).certainty).toBeLessThan(0.2);
  });
});

function find(yard: FixtureYard) {
  const shot = takePhoto({ ...yard, width: 320, height: 240 });
  const picture = shrinkPhoto(shot.photo);
  const seen = seeTruth(shot);
  const found = readGround(picture, seen, yard.camera.focalShare, false);
  const { eyeHeight, horizonRow } = checkScale(found, gatherMarks(picture, found, seen), false);
  const lens = { focalShare: yard.camera.focalShare, roll: found.horizon.roll, eyeHeight };
  return findSun({ picture, kinds: found.kinds, sky: found.sky, lens, horizonRow, confidence: 1 });
}

function degreesBetween(radians: number, degrees: number): number {
  return Math.abs((((((radians * 180) / Math.PI - degrees + 540) % 360) + 360) % 360) - 180);
}
