import type { WishItem } from "../../wish/typed/wish.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { type GridField, metersTo, metersToPoints } from "./ground-grid.ts";
import { isStrip, lengthOf, piecesOf, shortest } from "./paved-pieces.ts";
import { distancesToDrive, distanceToDiscs } from "./spots.ts";
import { distanceToDoors } from "./surroundings.ts";
import type { Terrain } from "./terrain.ts";

/** Meters within which paving reaches a requested end: steps and a threshold may be in between. */
const atEnd = 1.6;
/** Past all requested ends that the photo shows; without named ends to a door, or anywhere as a strip. */
export function isLedByPaving(terrain: Terrain, { from, to, spot }: Pick<WishItem, "from" | "to" | "spot">): boolean {
  const { spots, surroundings } = terrain;
  const found = piecesOf(terrain.grid);
  const goal = to ?? (from || spot?.startsWith("along") ? undefined : spot);
  const ends = [from, goal].flatMap((end) => ((end ? (spots.get(end) ?? []) : []).length > 0 && end ? [end] : []));
  return found.some((piece) => {
    const length = lengthOf(piece);
    if (length < shortest) return false;
    const isAt = (off: (x: number, z: number) => number) => piece.some(([x, z]) => off(x, z) < atEnd);
    if (ends.length > 0) return ends.every((end) => isAt((x, z) => distanceToDiscs(spots.get(end) ?? [], x, z)));
    if (from || goal) return false;
    return isStrip(piece) || isAt((x, z) => distanceToDoors(surroundings.doors, x, z));
  });
}

const walkDistances = new WeakMap<Uint8Array, GridField>();

/** Meters to the strips of paving that stay: walks, as opposed to terraces. */
export function distancesToWalks(terrain: Terrain): GridField | undefined {
  const { paved } = terrain.grid;
  const known = walkDistances.get(paved);
  if (known) return known;
  const strips = piecesOf(terrain.grid).filter(isStrip).flat();
  if (strips.length === 0) return undefined;
  const found = metersToPoints(strips);
  walkDistances.set(paved, found);
  return found;
}

/** Undefined if the walk already ends there, or there is none. */
export function endOfWalk(terrain: Terrain, [x, z]: PlanPoint): PlanPoint | undefined {
  const points = piecesOf(terrain.grid).filter(isStrip).flat();
  let nearest: PlanPoint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const off = Math.hypot(point[0] - x, point[1] - z);
    if (off < least) [least, nearest] = [off, point];
  }
  return least > atEnd ? nearest : undefined;
}

const distances = new WeakMap<Uint8Array, GridField>();

export function distancesToPaving(terrain: Terrain): GridField | undefined {
  const { paved } = terrain.grid;
  if (!paved.includes(1)) return undefined;
  const found = distances.get(paved) ?? metersTo(paved);
  distances.set(paved, found);
  return found;
}

const wayDistances = new WeakMap<Uint8Array, GridField>();

/** Meters to the walks that stay; without any, to all paving and the drive, which lead to the door then. */
export function distancesToWays(terrain: Terrain): GridField | undefined {
  const toWalk = distancesToWalks(terrain);
  const [toPaving, toDrive] = [distancesToPaving(terrain), distancesToDrive(terrain)];
  if (toWalk || !toPaving || !toDrive) return toWalk ?? toPaving ?? toDrive;
  const { paved } = terrain.grid;
  const found = wayDistances.get(paved) ?? toPaving.map((away, cell) => Math.min(away, toDrive[cell] ?? away));
  wayDistances.set(paved, found);
  return found;
}
