import type { Yard } from "#app/designer/plan/ground/yard.ts";
import type { Camera } from "#app/designer/stage/camera.ts";

/** A door in the wall of a made-up yard: the middle of its foot, and half its width. Metres. */
export interface MadeUpDoor {
  x: number;
  z: number;
  half: number;
}

/** What a made-up yard's photo shows off its ground: a wall along the far end of it, perhaps with a door in it. */
export function standWall(
  camera: Camera,
  groundAt: Yard["groundAt"],
  door: MadeUpDoor | undefined,
): Pick<Yard, "standingAt" | "uprightsAt" | "builtAt" | "houseAt" | "doorAt" | "leafageAt"> {
  return {
    standingAt: (u, v) => (groundAt(u, v) > 0 ? Number.POSITIVE_INFINITY : wallDistance(camera, groundAt, u, v)),
    uprightsAt: (u, v) => (door && showsDoor(camera, door, u, v) ? 0.05 : 0),
    builtAt: () => 0,
    // A wall with a door in it is a house's.
    houseAt: () => (door ? 1 : 0),
    doorAt: () => 0,
    leafageAt: () => 0,
  };
}

/** What is seen at a pixel stands where the ground of its column ends. */
function wallDistance(camera: Camera, groundAt: Yard["groundAt"], u: number, v: number): number {
  for (let row = v; row < camera.height; row += 2)
    if (groundAt(u, row) > 0) return camera.groundAt(u, row, [0, 0, 0])[1] * 1.01;
  return 0.5;
}

function showsDoor(camera: Camera, { x, z, half }: MadeUpDoor, u: number, v: number): boolean {
  const [left, foot] = camera.project(x - half, 0, z, [0, 0, 0]);
  const [right, head] = camera.project(x + half, 2.1, z, [0, 0, 0]);
  return u > left && u < right && v < foot && v > head;
}
