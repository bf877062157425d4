import { clamp } from "../../numeric/scalar.ts";
import { squaredDistanceToSegment } from "../../numeric/segment.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { supposeDoor } from "./suppose-door.ts";
import { likely, type Yard, type YardDoor } from "./yard.ts";

/** A door, a gate in a wall or a garage. */
export interface Door extends YardDoor {
  middle: PlanPoint;
}

/** What stands round the yard, as far as the plan has to heed it. Metres and radians. */
export interface Surroundings {
  /** Where the ground ends at what stands behind it, from the left of the picture to the right. */
  edge: readonly PlanPoint[];
  /** For each point of the edge x over z: the direction in which the viewer sees it. */
  slopes: Float64Array;
  /** For each point of the edge whether a house stands there. */
  house: readonly boolean[];
  /** How house or fence run against the picture's plane: straight lines of the plan run along it. */
  axis: number;
  doors: readonly Door[];
  /** Upright lines are those of a fence of palings: they tell nothing of windows. */
  palings: boolean;
  /** A house stands at the far side: the viewer stands in front of it, in the street or drive. */
  houseAhead: boolean;
}

/** Thresholds of this file are by eye, on photos of yards and what was drawn into them. */
const columns = 96;
/** Heights in metres at which palings show upright lines. */
const palingHeights = [0.5, 1, 1.5, 2];
/**
 * Metres above the ground at which a house is looked for, and how many of them have to show one: a shrub may stand before it,
 * and a neighbour's house looks over the fence at the greatest only.
 */
const houseHeights = [0.6, 1, 1.5, 2.4];
const leastHeights = 2;
/**
 * Share of the edge from which on a house stands ahead. Of 135 labelled yards 99 show one; this finds 96 of them, and six more
 * (garden walls and sheds as a rule). With a door that had been found as its proof it was 25.
 */
const leastHouse = 0.1;
/** Columns to either side of which most have to agree. */
const houseReach = 3;
const leastUprights = 0.015;
/** Metres: doors farther away belong to the neighbours. */
const farthestDoor = 18;
/** Share of the edge with upright lines above which it is a fence of palings: no window can be told. */
const palingShare = 0.35;
const steepestAxis = 0.7;
/** Of the edge that tells its direction: metres to either side, away, and apart two of its points must be across the view. */
const axisReach = 7;
const axisDepth = 15;
const leastRun = 1;
/** Fewest slopes that have a say, and how far the middle half of them may spread. */
const fewestSlopes = 12;
const widestSpread = 1;

interface Contact {
  point: PlanPoint;
  /** Density of upright lines where a fence would be. */
  uprights: number;
  house: boolean;
}

/** Reads house and direction of the far edge off the photo's doors and upright lines and the ground's outline. */
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

/** Each point moved to the median distance of its neighbourhood: pots and gaps in the outline vanish. */
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

/** Theil and Sen's median slope of the edge, 0 where the edge has no one direction. */
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

/** The value below which a share of the values lie, which it sorts; there must be one at least. */
function quantileOf(values: number[], share: number): number {
  const value = values.sort((a, b) => a - b)[Math.floor(values.length * share)];
  if (value === undefined) throw new Error("No values, no quantile");
  return value;
}

/** Metres from a point to the nearest door, 99 without any. */
export function distanceToDoors(doors: readonly Door[], x: number, z: number): number {
  let least = 99 ** 2;
  for (const { from, to } of doors) least = Math.min(least, squaredDistanceToSegment(from, to, x, z));
  return Math.sqrt(least);
}

/** Metres before a garage door that a car takes: its length and the way in. */
const carLength = 5.5;

/** Metres from a point to the nearest place before a garage door where a car stands or drives in, 99 without any. */
export function distanceToParking(doors: readonly Door[], x: number, z: number): number {
  let least = 99;
  for (const { kind, from, to } of doors) {
    if (kind !== "garage-door") continue;
    const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [alongX, alongZ] = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
    const along = (x - from[0]) * alongX + (z - from[1]) * alongZ;
    // From the door's line to the side of the viewer.
    const sign = from[0] * alongZ - from[1] * alongX > 0 ? -1 : 1;
    const out = sign * ((x - from[0]) * alongZ - (z - from[1]) * alongX);
    least = Math.min(least, Math.hypot(Math.max(-along, 0, along - width), Math.max(-out, 0, out - carLength)));
  }
  return least;
}

/** Metres from a point to the house that stands behind it as the viewer looks; Infinity where none does. */
export function distanceToHouseBehind({ edge, slopes, house }: Surroundings, x: number, z: number): number {
  const behind = nearestSlope(slopes, x / z);
  const houseZ = edge[behind]?.[1] ?? 0;
  return house[behind] && houseZ > z ? houseZ - z : Number.POSITIVE_INFINITY;
}

/** Index of the slope nearest to one. */
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

/** Whether the edge nearest to a point is a house. */
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

/** Metres from a point to the nearest wall of a house; Infinity where none is seen. */
export function distanceToHouse({ edge, house }: Surroundings, x: number, z: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [atX, atZ]] of edge.entries()) if (house[i]) least = Math.min(least, Math.hypot(atX - x, atZ - z));
  return least;
}
