import type { GroundKind } from "../../photo/scene/scene.ts";
import type { Spot } from "../../wish/lexicon/garden-words.ts";
import type { Disc } from "../parts/footprint.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { type GridField, type GroundGrid, metersToPoints, openSpanAt } from "./ground-grid.ts";
import { type Door, distanceToDoors, isNearHouse, type Surroundings } from "./surroundings.ts";
import type { Yard } from "./yard.ts";

/** Spots outside the photo are missing. */
export type ShownSpots = ReadonlyMap<Spot, readonly Disc[]>;

/** Meters between probes of kept ground, and the range they cover. */
const probes = { step: 0.25, near: 0.4, far: 16, aside: 9 };
/** Meters of height at which every window has glass, and from a door; density of a frame's upright lines. */
const windows = { heights: [1.2, 1.6], offDoor: 0.9, uprights: 0.02 };

export function findSpots(yard: Yard, surroundings: Surroundings, grid: GroundGrid): ShownSpots {
  const { doors, houseAhead } = surroundings;
  const isGate = ({ middle: [x, z] }: Door) => !houseAhead && !isNearHouse(surroundings, x, z);
  const plain = doors.filter(({ kind }) => kind === "door");
  const houseDoors = plain.filter((door) => !isGate(door)).map(discOf);
  const shown: [Spot, readonly Disc[]][] = [
    ["front-door", houseDoors],
    ["back-door", houseDoors],
    ["by-gate", plain.filter(isGate).map(discOf)],
    ["by-garage", doors.filter(({ kind }) => kind === "garage-door").map(discOf)],
    ["in-front-of-window", findWindows(yard, surroundings)],
    ["along-drive", findKept(yard, "driveway")],
    ["by-street", findStreet(yard, surroundings, grid)],
    ["by-pool", findKept(yard, "pool")],
    ["by-steps", findKept(yard, "steps")],
  ];
  return new Map(shown.filter(([, discs]) => discs.length > 0));
}

export function isSupposed(spot: Spot | undefined, { doors }: Surroundings): boolean {
  return (spot === "front-door" || spot === "back-door") && doors.some((door) => door.isSupposed);
}

/** Infinity without any discs. */
export function distanceToDiscs(discs: readonly Disc[], x: number, z: number): number {
  return Math.min(...discs.map((disc) => Math.hypot(disc.x - x, disc.z - z) - disc.radius));
}

/** Meters from a drive's discs, which are coarse, within which the ground next to kept ground is next to the drive. */
const atDrive = 0.6;

/** Cached per yard, because ten compositions need it. */
const driveDistances = new WeakMap<GridField, GridField>();

/** Meters to the drive that the photo shows; 9 where the street or steps, which the grid treats like it, are nearer. */
export function distancesToDrive({ spots, grid }: { spots: ShownSpots; grid: GroundGrid }): GridField | undefined {
  const discs = spots.get("along-drive");
  if (!discs) return undefined;
  const known = driveDistances.get(grid.toDrive);
  if (known) return known;
  const toDiscs = metersToPoints(discs.map(({ x, z }): PlanPoint => [x, z]));
  const found = grid.toDrive.map((off, cell) => ((toDiscs[cell] ?? 9) > off + atDrive ? 9 : off));
  driveDistances.set(grid.toDrive, found);
  return found;
}

function discOf({ from, to, middle: [x, z] }: Door): Disc {
  return { x, z, radius: Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 };
}

function findWindows(yard: Yard, { edge, house, doors, palings }: Surroundings): Disc[] {
  if (palings) return [];
  const { camera } = yard;
  const hasFrame = ([x, z]: PlanPoint) =>
    windows.heights.every((height) => {
      const [u, v] = camera.project(x, height, z, [0, 0, 0]);
      return yard.uprightsAt(u, v) > windows.uprights;
    });
  return edge
    .filter((point, i) => house[i] && distanceToDoors(doors, ...point) > windows.offDoor && hasFrame(point))
    .map(([x, z]) => ({ x, z, radius: 0 }));
}

/** In a front yard seen from the street, it is where the viewer is, outside the picture. */
function findStreet(yard: Yard, { houseAhead }: Surroundings, grid: GroundGrid): Disc[] {
  const seen = findKept(yard, "street");
  if (seen.length > 0 || !houseAhead) return seen;
  const z = grid.nearZ;
  const [left, right] = openSpanAt(grid, z + probes.near);
  return Array.from({ length: Math.ceil((right - left) / probes.step) }, (_, i) => {
    return { x: left + i * probes.step, z, radius: probes.near };
  });
}

function findKept({ camera, kindAt }: Yard, kind: GroundKind): Disc[] {
  const { step, near, far, aside } = probes;
  const discs: Disc[] = [];
  for (let z = near; z < far; z += step)
    for (let x = -aside; x < aside; x += step) {
      const [u, v, depth] = camera.project(x, 0, z, [0, 0, 0]);
      if (camera.isInPicture(u, v, depth) && kindAt(u, v) === kind) discs.push({ x, z, radius: step / 2 });
    }
  return discs;
}
