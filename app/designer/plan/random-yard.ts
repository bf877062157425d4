import { createRandom } from "../numeric/random.ts";
import { lerp } from "../numeric/scalar.ts";
import { Camera } from "../render/camera.ts";
import type { GroundKind } from "../scene/scene.ts";
import type { Yard } from "./yard.ts";

/** What stands in a random yard, told beside it so that tests can look. Metres. */
export interface RandomYard {
  yard: Yard;
  isGround(x: number, z: number): boolean;
  /** Middle and half width of a door in the far wall. */
  door?: { x: number; z: number; half: number };
  /** Ground to the right of this x is a driveway. */
  driveFrom?: number;
}

/**
 * A made-up yard for tests: a slanting wall at the far side, side walls that need not be in the picture, perhaps a shed,
 * a door in the wall, a driveway along the right, or old paving in the middle.
 */
export function drawRandomYard(seed: number, roomy = false): RandomYard {
  const random = createRandom(seed * 71 + 5);
  const camera = new Camera(320, 240, lerp(70, 100, random()), lerp(210, 280, random()));
  const back = roomy ? lerp(5, 11, random()) : lerp(4.5, 8.5, random());
  const slope = lerp(-0.25, 0.25, random());
  const [narrow, wide] = roomy ? [2.2, 6] : [2, 4.2];
  const left = -lerp(narrow, wide, random());
  const right = lerp(narrow, wide, random());
  const wallZ = (x: number) => back + slope * x;
  const shed = random() < 0.3 ? { x: lerp(left, right, random()), z: back - 0.8, radius: 1.1 } : undefined;
  const door = random() < 0.5 ? createDoor(lerp(left + 1, right - 1, random()), wallZ) : undefined;
  const driveFrom = random() < 0.25 ? right - 1.6 : undefined;
  const paving = random() < 0.3 ? { x: lerp(-1, 1, random()), z: back * 0.55, radius: 1.3 } : undefined;
  const stands = (x: number, z: number) =>
    x < left || x > right || z > wallZ(x) || (shed !== undefined && Math.hypot(x - shed.x, z - shed.z) < shed.radius);
  const isGround = (x: number, z: number) => !stands(x, z) && (driveFrom === undefined || x < driveFrom);
  const at = (u: number, v: number) => camera.groundAt(u, v, [0, 0, 0]);
  const groundAt = (u: number, v: number) => {
    const [x, z, depth] = at(u, v);
    return depth > 0 && isGround(x, z) ? 1 : 0;
  };
  const yard: Yard = {
    camera,
    groundAt,
    kindAt: (u, v): GroundKind => {
      const [x, z, depth] = at(u, v);
      if (depth <= 0 || stands(x, z)) return "none";
      return driveFrom !== undefined && x >= driveFrom ? "driveway" : "lawn";
    },
    pavingAt: (u, v) => {
      const [x, z, depth] = at(u, v);
      return paving && depth > 0 && Math.hypot(x - paving.x, z - paving.z) < paving.radius ? 1 : 0;
    },
    standingAt: (u, v) => (groundAt(u, v) > 0 ? Number.POSITIVE_INFINITY : standingDistance(u, v)),
    uprightsAt: (u, v) => (door && showsDoor(camera, door, u, v) ? 0.05 : 0),
    builtAt: () => 0,
    greenShare: random(),
    lushness: random() * 0.2,
    paving: paving && pavingOf(camera, paving),
  };
  /** What is seen at a pixel stands where the ground of its column ends. */
  function standingDistance(u: number, v: number): number {
    for (let row = v; row < camera.height; row += 2) {
      if (groundAt(u, row) === 0) continue;
      return at(u, row)[1] * 1.01;
    }
    return 0.5;
  }
  return { yard, isGround, door, driveFrom };
}

function createDoor(x: number, wallZ: (x: number) => number) {
  return { x, z: wallZ(x), half: 0.55 };
}

function showsDoor(camera: Camera, door: { x: number; z: number; half: number }, u: number, v: number): boolean {
  const [left, foot] = camera.project(door.x - door.half, 0, door.z, [0, 0, 0]);
  const [right, head] = camera.project(door.x + door.half, 2.1, door.z, [0, 0, 0]);
  return u > left && u < right && v < foot && v > head;
}

function pavingOf(camera: Camera, { x, z }: { x: number; z: number }) {
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  return { share: 0.16, centreU: u / camera.width, centreV: v / camera.height };
}
