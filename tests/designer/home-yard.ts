import { createRandom, type Random } from "#app/designer/numeric/random.ts";
import { lerp } from "#app/designer/numeric/scalar.ts";
import type { GroundKind } from "#app/designer/photo/scene/scene.ts";
import type { Yard, YardDoor } from "#app/designer/plan/ground/yard.ts";
import { Camera } from "#app/designer/stage/camera.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";

/** What stands round a made-up home's yard, told beside it so that checks can look without the plan's own reading. Metres. */
export interface HomeYard {
  name: string;
  yard: Yard;
  isGround(x: number, z: number): boolean;
  /** Metres from a point to the nearest fence that the picture shows; 99 where there is none. */
  toFence(x: number, z: number): number;
  /** Metres to the house ahead; 99 where the viewer stands at the house. */
  toHouse(x: number, z: number): number;
  /** Metres to the driveway, 99 without one. */
  toDrive(x: number, z: number): number;
  doors: readonly YardDoor[];
  houseAhead: boolean;
  left: number;
  right: number;
  depth: number;
}

/** Metres above the ground. */
const heights = { fence: 1.8, house: 5.5 };
/** How likely the reader takes a door to be one that it is not sure of: usual on photos of real yards. */
const hintOfDoor = 0.45;

/**
 * A made-up yard: behind a house with a fence at the far side (a gate in it, perhaps), or before a house with door,
 * windows and perhaps garage and drive. From 3 x 3 to 12 x 11 m.
 */
export function drawHomeYard(seed: number): HomeYard {
  const random = createRandom(seed * 53 + 17);
  const houseAhead = random() < 0.4;
  const camera = new Camera(320, 240, lerp(55, 95, random()), lerp(190, 270, random()), lerp(1.5, 1.8, random()));
  const nearest = 1.4;
  const back = nearest + lerp(3, 10, random());
  const slope = lerp(-0.2, 0.2, random());
  const left = -lerp(1.5, 6, random());
  const right = lerp(1.5, 6, random());
  const farAt = (x: number) => back + slope * x;
  const driveFrom = houseAhead && random() < 0.5 ? right - Math.min(2.6, (right - left) * 0.35) : undefined;
  const doors = doorsOf(
    random,
    houseAhead,
    left,
    driveFrom ?? right,
    driveFrom === undefined ? undefined : right,
    farAt,
  );
  const isYard = (x: number, z: number) => x > left && x < right && z < farAt(x);
  const isGround = (x: number, z: number) => isYard(x, z) && (driveFrom === undefined || x < driveFrom);
  const at = groundSeenBy(camera);
  const kindAt = (u: number, v: number): GroundKind => {
    const [x, z, depth] = at(u, v);
    if (depth <= 0 || !isYard(x, z)) return "none";
    return driveFrom !== undefined && x >= driveFrom ? "driveway" : "lawn";
  };
  const standing = standRound(camera, at, isYard, farAt, houseAhead, left, right, doors);
  const yard: Yard = {
    camera,
    groundAt: (u, v) => {
      const [x, z, depth] = at(u, v);
      return depth > 0 && isGround(x, z) ? 1 : 0;
    },
    kindAt,
    pavingAt: () => 0,
    leafageAt: () => 0,
    ...standing,
    // Of the doors of houses that real photos show the reader finds few: every other one is only hinted at.
    doors: doors.filter(({ kind }) => kind === "garage-door" || !houseAhead || seed % 4 < 2),
    greenShare: random(),
    lushness: random() * 0.2,
  };
  const slant = Math.hypot(1, slope);
  const toFar = (x: number, z: number) => Math.abs(farAt(x) - z) / slant;
  return {
    name: `home ${seed}`,
    yard,
    isGround,
    toFence: (x, z) => Math.min(houseAhead ? 99 : toFar(x, z), x - left, driveFrom === undefined ? right - x : 99),
    toHouse: (x, z) => (houseAhead ? toFar(x, z) : 99),
    toDrive: (x) => (driveFrom === undefined ? 99 : driveFrom - x),
    doors,
    houseAhead,
    left,
    right: driveFrom ?? right,
    depth: back - nearest,
  };
}

function doorsOf(
  random: Random,
  houseAhead: boolean,
  left: number,
  right: number,
  driveTo: number | undefined,
  farAt: (x: number) => number,
): YardDoor[] {
  const stand = (kind: YardDoor["kind"], x: number, half: number): YardDoor => ({
    kind,
    from: [x - half, farAt(x - half)],
    to: [x + half, farAt(x + half)],
  });
  const doors: YardDoor[] = [];
  if (random() < (houseAhead ? 0.9 : 0.35)) doors.push(stand("door", lerp(left + 0.8, right - 0.8, random()), 0.5));
  if (driveTo !== undefined)
    doors.push(stand("garage-door", (right + driveTo) / 2, Math.min(1.25, (driveTo - right) / 2)));
  return doors;
}

/** A point of a wall, meters. */
interface WallPoint {
  x: number;
  z: number;
  y: number;
  house: boolean;
}

/** Walls at the far side and the flanks: fences, and ahead perhaps a house with windows in two stories. */
function standRound(
  camera: Camera,
  groundAt: ReturnType<typeof groundSeenBy>,
  isYard: (x: number, z: number) => boolean,
  farAt: (x: number) => number,
  houseAhead: boolean,
  left: number,
  right: number,
  doors: readonly YardDoor[],
): Pick<Yard, "standingAt" | "uprightsAt" | "builtAt" | "houseAt" | "doorAt"> {
  /** Where a pixel's ray first meets a wall: its distance, the height there, and whether that is the house. */
  const meet = (u: number, v: number): WallPoint | undefined => {
    const [ax, az] = rayOf(camera, u, v);
    const ahead = { z: farAlong(farAt, ax, az), house: houseAhead };
    const flank = { z: ax === 0 ? Number.POSITIVE_INFINITY : ((ax < 0 ? left : right) / ax) * az, house: false };
    for (const { z, house } of flank.z < ahead.z ? [flank, ahead] : [ahead, flank]) {
      if (!Number.isFinite(z) || z <= 0) continue;
      const y = heightAt(camera, v, z);
      if (y < (house ? heights.house : heights.fence)) return { x: (ax / az) * z, z, y, house };
    }
    return undefined;
  };
  // What stands at a pixel is asked for its distance, its lines and whether it is built in turn.
  let last: { u: number; v: number; wall: WallPoint | undefined } | undefined;
  const hit = (u: number, v: number) => {
    if (last?.u !== u || last.v !== v) last = { u, v, wall: meet(u, v) };
    return last.wall;
  };
  const inDoor = (wall?: WallPoint) =>
    wall !== undefined && doors.some(({ from, to }) => wall.x > from[0] && wall.x < to[0] && wall.y < 2.1);
  return {
    standingAt: (u, v) => {
      const [x, z, depth] = groundAt(u, v);
      if (depth > 0 && isYard(x, z)) return Number.POSITIVE_INFINITY;
      return hit(u, v)?.z ?? Number.POSITIVE_INFINITY;
    },
    builtAt: (u, v) => (hit(u, v) ? 1 : 0),
    houseAt: (u, v) => (hit(u, v)?.house ? 1 : 0),
    doorAt: (u, v) => (inDoor(hit(u, v)) ? hintOfDoor : 0),
    uprightsAt: (u, v) => {
      const wall = hit(u, v);
      if (!wall?.house) return 0;
      const inWindow =
        Math.abs(((wall.x + 40) % 2.4) - 1.2) < 0.4 && ((wall.y > 1 && wall.y < 2.1) || (wall.y > 2.5 && wall.y < 4));
      return inDoor(wall) || inWindow ? 0.05 : 0;
    },
  };
}

/** The direction over the ground of a pixel's ray. */
function rayOf(camera: Camera, u: number, v: number): [x: number, z: number] {
  const across = (u - camera.centreU) / camera.focalPixels;
  const down = (v - camera.centreV) / camera.focalPixels;
  return [across, camera.cosTilt - down * camera.sinTilt];
}

function farAlong(farAt: (x: number) => number, ax: number, az: number): number {
  const slope = farAt(1) - farAt(0);
  return (farAt(0) * az) / (az - slope * ax);
}

/** Metres above the ground at which a pixel row's ray passes over a point of it: Camera.project, solved for the height. */
function heightAt(camera: Camera, v: number, z: number): number {
  const slope = (v - camera.centreV) / camera.focalPixels;
  const { sinTilt, cosTilt } = camera;
  return camera.eyeHeight + (z * (sinTilt + slope * cosTilt)) / (slope * sinTilt - cosTilt);
}
