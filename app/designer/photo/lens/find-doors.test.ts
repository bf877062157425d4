import { describe, expect, it } from "vitest";
import { seeTruth } from "#tests/fixture-yards/seen-truth.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { fixtureYard } from "#tests/fixture-yards/yards.ts";
import { Camera } from "../../stage/camera.ts";
import { readGround } from "../ground/read-ground.ts";
import { shrinkPhoto } from "../pixels/small-picture.ts";
import { markOfDoorway } from "../scale/mark-of-doorway.ts";
import { checkScale } from "../scale/scale-check.ts";
import { type Doorway, findDoors } from "./find-doors.ts";
import { heightInEyes } from "./height-in-eyes.ts";

function look(name: string) {
  const yard = fixtureYard(name);
  const shot = takePhoto({ ...yard, width: 288, height: 216 });
  const picture = shrinkPhoto(shot.photo);
  const found = readGround(picture, seeTruth(shot), 0.75, false);
  return { yard, picture, found, doors: findDoors(picture, found) };
}

describe("findDoors", () => {
  it.each(["street-front", "door-aslant"])("finds the doors of %s where they are, as high as they are", (name) => {
    const { yard, picture, found, doors } = look(name);
    const { focalShare, horizon, eyeHeight, roll } = yard.camera;
    const { width, height } = picture;
    const camera = new Camera(width, height, horizon * height, focalShare * width, eyeHeight, roll);
    const scale = checkScale(found, doors.map(markOfDoorway), false);
    const lift = (scale.horizonRow - found.horizon.row) * height;
    const heightOf = ({ left: { x, foot, head } }: Doorway) =>
      scale.eyeHeight * heightInEyes(found.eye, height, x, foot, head, lift);
    const truths = yard.doors ?? [];
    expect(truths.length).toBeGreaterThan(0);
    expect(doors).toHaveLength(truths.length);
    for (const truth of truths) {
      const [u] = camera.project(truth.x, 0, truth.z, [0, 0, 0]);
      const door = doors.find(({ left, right }) => left.x < u && right.x > u);
      if (!door) throw new Error(`No door was found at column ${u}.`);
      expect(Math.abs((door.left.x + door.right.x) / 2 - u)).toBeLessThan(3);
      expect(heightOf(door)).toBeGreaterThan(0.9 * truth.heights[0]);
      expect(heightOf(door)).toBeLessThan(1.1 * truth.heights[1]);
    }
  });

  it("finds none among windows", () => {
    expect(look("windows-aslant").doors).toEqual([]);
  });
});
