import type { Yard } from "#app/designer/plan/ground/yard.ts";
import { Camera } from "#app/designer/stage/camera.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { type MadeUpDoor, standWall } from "#tests/designer/made-up-wall.ts";

/** Wide, at eye height, looking down: all of a small yard is in the picture. */
const camera = new Camera(320, 240, 20, 150);
/** Metres from the viewer at which the yard begins. */
const nearest = 1.6;

/**
 * Made-up small yards for tests, with walls at the far side and the flanks, and at the near side the paving the viewer
 * stands on: 6 to 20 square meters, a side strip, a shallow front yard with its door, and one that goes round a corner.
 */
export const smallYards = {
  "6 m2": drawRectangle(2.4, 2.5),
  "9 m2": drawRectangle(3, 3),
  "12 m2": drawRectangle(3, 4),
  "16 m2": drawRectangle(4, 4),
  "20 m2": drawRectangle(5, 4),
  strip: drawRectangle(1.6, 8),
  shallow: drawRectangle(6, 2.5, 1.2),
  L: drawSmallYard((x, z) => x > -2 && x < 2.5 && z < nearest + (x < 0 ? 2 : 5.2)),
};

export type SmallYardName = keyof typeof smallYards;

function drawRectangle(width: number, depth: number, doorAt?: number): Yard {
  const door = doorAt === undefined ? undefined : { x: doorAt, z: nearest + depth, half: 0.5 };
  return drawSmallYard((x, z) => Math.abs(x) < width / 2 && z < nearest + depth, door);
}

function drawSmallYard(inside: (x: number, z: number) => boolean, door?: MadeUpDoor): Yard {
  const at = groundSeenBy(camera);
  const groundAt = (u: number, v: number) => {
    const [x, z, depth] = at(u, v);
    return depth > 0 && inside(x, z) ? 1 : 0;
  };
  return {
    camera,
    groundAt,
    ...standWall(camera, groundAt, door),
    kindAt: (u, v) => (groundAt(u, v) > 0 ? "lawn" : "none"),
    pavingAt: (u, v) => (groundAt(u, v) > 0 && at(u, v)[1] < nearest ? 1 : 0),
    doors: door ? [{ kind: "door", from: [door.x - door.half, door.z], to: [door.x + door.half, door.z] }] : [],
    greenShare: 0.4,
    lushness: 0.05,
  };
}
