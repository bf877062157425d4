import { clamp } from "../../numeric/scalar.ts";
import { squaredDistanceToSegment } from "../../numeric/segment.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { supposeDoor } from "./suppose-door.ts";
import { likely, type Yard, type YardDoor } from "./yard.ts";

export interface Door extends YardDoor {
  middle: PlanPoint;
}

/** Meters and radians. */
export interface Surroundings {
  /** Where the ground ends at upright objects, from the left of the picture to the right. */
  edge: readonly PlanPoint[];
  /** For each point of the edge x over z: the direction in which the viewer sees it. */
  slopes: Float64Array;
  house: readonly boolean[];
  /** Angle of house or fence against the picture plane: straight lines of the plan follow it. */
  axis: number;
  doors: readonly Door[];
  /** Upright lines come from a picket fence and therefore do not indicate windows. */
  palings: boolean;
  /** The house is at the far side: the viewer is in front of it, in the street or drive. */
  houseAhead: boolean;
}

const columns = 96;
/** Heights in meters at which pickets show upright lines. */
const palingHeights = [0.5, 1, 1.5, 2];
/**
 * Meters of height where a house is searched, and how many must show one: a shrub may hide some, and a neighbor's house
 * is visible over the fence at the greatest only.
 */
const houseHeights = [0.6, 1, 1.5, 2.4];
const leastHeights = 2;
/** Share of the edge from which a house is ahead: finds 96 of 99 in 135 labeled yards, and six more (walls, sheds). */
const leastHouse = 0.1;
/** Columns to either side, most of which have to agree. */
const houseReach = 3;
const leastUprights = 0.015;
/** Meters; doors farther away belong to the neighbors. */
const farthestDoor = 18;
/** Share of the edge with upright lines above which it is a picket fence, and windows cannot be detected. */
const palingShare = 0.35;
const steepestAxis = 0.7;
/** Meters to either side, ahead, and at least between two points that determine the edge's direction. */
const axisReach = 7;
const axisDepth = 15;
const leastRun = 1;
/** Minimum number of slopes, and the maximum spread of their middle half. */
const fewestSlopes = 12;
const widestSpread = 1;

interface Contact {
  point: PlanPoint;
  uprights: number;
  house: boolean;
}

/** From doors, upright lines and the outline of the ground. */
export function readSurroundings(yard: Yard): Surroundings {
  const contacts = findContacts(yard);
  const edge = smoothEdge(contacts.map((contact) => contact.point));
  const withUprights = contacts.filter(({ uprights }) => uprights > leastUprights).length;
  const palings = withUprights > contacts.length * palingShare;
  const house = contacts.map((_, i) => {
    const round = contacts.slice(Math.max(0, i - houseReach), i + houseReach + 1);
    return round.filter((contact) => contact.house).length > round.length / 2;
  });
  const houseAhead = house.filter(Boolean).length > house.length * leastHouse;
  const isFound = yard.doors.some(({ kind }) => kind === "door");
  const supposed = houseAhead && !isFound ? supposeDoor(yard, edge, house) : undefined;
  const doors = [...yard.doors, ...(supposed ? [supposed] : [])].map(withMiddle);
  return {
    edge,
    slopes: Float64Array.from(edge, ([x, z]) => x / z),
    house,
    axis: findAxis(edge),
    doors: doors.filter(({ middle }) => middle[1] < farthestDoor),
    palings,
    houseAhead,
  };
}

function findContacts({ camera, groundAt, uprightsAt, houseAt }: Yard): Contact[] {
  const contacts: Contact[] = [];
  for (let column = 0; column < columns; column++) {
    const u = ((column + 0.5) / columns) * camera.width;
    let v = 0;
    while (v < camera.height && groundAt(u, v) <= likely) v += 2;
    const [x, z, depth] = camera.groundAt(u, v, [0, 0, 0]);
    if (v >= camera.height || depth <= 0) continue;
    const scale = camera.focalPixels / depth;
    const uprights = Math.max(...palingHeights.map((h) => uprightsAt(u, Math.max(0, v - h * scale))));
    const asHouse = houseHeights.filter((h) => v > h * scale && houseAt(u, v - h * scale) > likely);
    contacts.push({ point: [x, z], uprights, house: asHouse.length >= leastHeights });
  }
  return contacts;
}

function withMiddle(door: YardDoor): Door {
  const { from, to } = door;
  return { ...door, middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] };
}

/** The median of a neighborhood removes pots and gaps. */
function smoothEdge(edge: readonly PlanPoint[]): PlanPoint[] {
  const reach = 4;
  return edge.map(([x, z], i) => {
    const median = quantileOf(
      edge.slice(Math.max(0, i - reach), i + reach + 1).map((point) => point[1]),
      0.5,
    );
    return [(x * median) / z, median];
  });
}

/** Theil-Sen median slope; 0 without a single direction. */
function findAxis(edge: readonly PlanPoint[]): number {
  const near = edge.filter(([x, z]) => Math.abs(x) < axisReach && z < axisDepth);
  const slopes: number[] = [];
  const thinned = near.filter((_, i) => i % 2 === 0);
  for (const [i, [fromX, fromZ]] of thinned.entries())
    for (const [toX, toZ] of thinned.slice(i + 2)) {
      const dx = toX - fromX;
      if (dx > leastRun) slopes.push((toZ - fromZ) / dx);
    }
  if (slopes.length < fewestSlopes) return 0;
  const spread = quantileOf(slopes, 0.75) - quantileOf(slopes, 0.25);
  const angle = Math.atan(quantileOf(slopes, 0.5));
  return spread > widestSpread ? 0 : clamp(angle, -steepestAxis, steepestAxis);
}

/** Sorts `values` in place; there must be at least one. */
function quantileOf(values: number[], share: number): number {
  const value = values.sort((a, b) => a - b)[Math.floor(values.length * share)];
  if (value === undefined) throw new Error("No values, no quantile");
  return value;
}

export function distanceToDoors(doors: readonly Door[], x: number, z: number): number {
  let least = 99 ** 2;
  for (const { from, to } of doors) least = Math.min(least, squaredDistanceToSegment(from, to, x, z));
  return Math.sqrt(least);
}

/** Meters in front of a garage door that a car takes: its length and the way in. */
const carLength = 5.5;

/** Meters from a point to the nearest place where a car parks or drives in, 99 without any. */
export function distanceToParking(doors: readonly Door[], x: number, z: number): number {
  let least = 99;
  for (const { kind, from, to } of doors) {
    if (kind !== "garage-door") continue;
    const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [alongX, alongZ] = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
    const along = (x - from[0]) * alongX + (z - from[1]) * alongZ;
    const sign = from[0] * alongZ - from[1] * alongX > 0 ? -1 : 1;
    const out = sign * ((x - from[0]) * alongZ - (z - from[1]) * alongX);
    least = Math.min(least, Math.hypot(Math.max(-along, 0, along - width), Math.max(-out, 0, out - carLength)));
  }
  return least;
}

/** In the viewer's direction; Infinity if there is none. */
export function distanceToHouseBehind({ edge, slopes, house }: Surroundings, x: number, z: number): number {
  const behind = nearestSlope(slopes, x / z);
  const houseZ = edge[behind]?.[1] ?? 0;
  return house[behind] && houseZ > z ? houseZ - z : Number.POSITIVE_INFINITY;
}

export function nearestSlope(slopes: Float64Array, slope: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < slopes.length; i++) {
    const off = Math.abs((slopes[i] as number) - slope);
    if (off >= least) continue;
    least = off;
    nearest = i;
  }
  return nearest;
}

export function isNearHouse({ edge, house }: Surroundings, x: number, z: number): boolean {
  if (!house.includes(true)) return false;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < edge.length; i++) {
    const [atX, atZ] = edge[i] as PlanPoint;
    const off = (atX - x) ** 2 + (atZ - z) ** 2;
    if (off >= least) continue;
    least = off;
    nearest = i;
  }
  return house[nearest] === true;
}

/** Infinity if none is visible. */
export function distanceToHouse({ edge, house }: Surroundings, x: number, z: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [atX, atZ]] of edge.entries()) if (house[i]) least = Math.min(least, Math.hypot(atX - x, atZ - z));
  return least;
}
