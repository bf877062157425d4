import { createRandom } from "#app/designer/numeric/random.ts";
import { lerp } from "#app/designer/numeric/scalar.ts";
import type { GroundKind } from "#app/designer/photo/scene/scene.ts";
import type { Yard } from "#app/designer/plan/ground/yard.ts";
import { Camera } from "#app/designer/stage/camera.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { type MadeUpDoor, standWall } from "#tests/designer/made-up-wall.ts";

/** What stands in a random yard, told beside it so that tests can look. Metres. */
export interface RandomYard {
  yard: Yard;
  isGround(x: number, z: number): boolean;
  /** In the far wall. */
  door?: MadeUpDoor;
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
  const doorX = random() < 0.5 ? lerp(left + 1, right - 1, random()) : undefined;
  const door = doorX === undefined ? undefined : { x: doorX, z: wallZ(doorX), half: 0.55 };
  const driveFrom = random() < 0.25 ? right - 1.6 : undefined;
  const paving = random() < 0.3 ? { x: lerp(-1, 1, random()), z: back * 0.55, radius: 1.3 } : undefined;
  const stands = (x: number, z: number) =>
    x < left || x > right || z > wallZ(x) || (shed !== undefined && Math.hypot(x - shed.x, z - shed.z) < shed.radius);
  const isGround = (x: number, z: number) => !stands(x, z) && (driveFrom === undefined || x < driveFrom);
  const at = groundSeenBy(camera);
  const groundAt = (u: number, v: number) => {
    const [x, z, depth] = at(u, v);
    return depth > 0 && isGround(x, z) ? 1 : 0;
  };
  const onWall = (x: number): [number, number] => [x, wallZ(x)];
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
    ...standWall(camera, groundAt, door),
    doors: door ? [{ kind: "door", from: onWall(door.x - door.half), to: onWall(door.x + door.half) }] : [],
    greenShare: random(),
    lushness: random() * 0.2,
    paving: paving && pavingOf(camera, paving),
  };
  return { yard, isGround, door, driveFrom };
}

function pavingOf(camera: Camera, { x, z }: { x: number; z: number }) {
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  return { share: 0.16, centreU: u / camera.width, centreV: v / camera.height };
}
