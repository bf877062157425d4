import { isSmall } from "../ground/ground-box.ts";
import { createField, type GridField, rememberCells, sampleField } from "../ground/ground-grid.ts";
import { distanceToDoors, distanceToParking, type Surroundings } from "../ground/surroundings.ts";
import { doorClearance, footClearance, type Terrain } from "../ground/terrain.ts";
import { edgeOfOutline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { findWalks } from "./find-walks.ts";
import type { Patio } from "./patio.ts";
import { createRibbon, createRibbonPosition, locateOnRibbon } from "./ribbon.ts";
import type { WaterFeature } from "./water-feature.ts";

/** Meters that beds keep from where cars park and pools. */
export const offDrive = 0.3;
/** Meters of a walk, and of the ground that it keeps: leaves lean over its edges. */
const walkWidth = 0.9;
const walkKeeps = 1.1;
/** Meters around where a walk starts: people turn there. */
const atStart = 0.9;
/** Meters: minimum width, else half the side; depth. */
const opening = { least: 1.2, deep: 1, deepInSmall: 0.5 };

const known = new WeakMap<Surroundings, (x: number, z: number) => number>();

/**
 * Meters by which a cell is too near to a door, car, drive, foot or walk; negative if allowed. All but the walks is
 * cached per yard, because ten layouts need the same.
 */
export function tooNearForBeds(terrain: Terrain): (x: number, z: number) => number {
  const { unplanted, surroundings } = terrain;
  const found = known.get(surroundings) ?? rememberCells((x, z) => nearness(terrain, x, z));
  known.set(surroundings, found);
  return unplanted ? (x, z) => Math.max(found(x, z), -sampleField(unplanted, x, z)) : found;
}

function nearness({ grid, surroundings }: Terrain, x: number, z: number): number {
  return Math.max(
    doorClearance - distanceToDoors(surroundings.doors, x, z),
    offDrive - distanceToParking(surroundings.doors, x, z),
    footClearance - sampleField(grid.toFoot, x, z),
  );
}

/** Everything laid and placed afterwards leaves walks and the patio's open side free. */
export function withWalks(
  terrain: Terrain,
  patio: Patio | undefined,
  toPath: GridField | undefined,
  water: readonly WaterFeature[],
): Terrain {
  const toPatio = patio ? edgeOfOutline(patio) : () => 9;
  const toWater = water.map(edgeOfOutline);
  const lines = findWalks(terrain, {
    // On small ground a patio is a step from the viewer, and a walk to it would take the planting.
    hasPatio: patio !== undefined && !patio.virtual && !isSmall(terrain.box),
    isPatio: (x, z) => toPatio(x, z) < 0,
    isPath: (x, z) => toPath !== undefined && sampleField(toPath, x, z) < 0,
    isWater: (x, z) => toWater.some((edge) => edge(x, z) < walkWidth / 2),
  });
  const ribbons = lines.map((points) => createRibbon(points, walkKeeps));
  const starts = lines.flatMap((points) => points.slice(0, 1));
  const toOpening = patio && !patio.virtual ? openSideOf(terrain, patio, toPatio) : () => 9;
  const position = createRibbonPosition();
  const walks = createField(terrain.grid, (x, z) => {
    let off = 9;
    for (const ribbon of ribbons) off = Math.min(off, locateOnRibbon(ribbon, x, z, position).off - walkKeeps / 2);
    for (const [startX, startZ] of starts) off = Math.min(off, Math.hypot(x - startX, z - startZ) - atStart);
    return off;
  });
  const unplanted = createField(terrain.grid, (x, z) => Math.min(toOpening(x, z), sampleField(walks, x, z)));
  return { ...terrain, walks, unplanted };
}

/** People step out onto the patio there. */
function openSideOf(
  { surroundings, box }: Terrain,
  patio: Patio,
  toPatio: (x: number, z: number) => number,
): (x: number, z: number) => number {
  const [toX, toZ] = houseFrom(surroundings, patio);
  const [dx, dz] = [toX - patio.x, toZ - patio.z];
  const away = Math.hypot(dx, dz);
  if (away === 0) return () => 9;
  const [alongX, alongZ] = [dx / away, dz / away];
  let edge = 0;
  while (toPatio(patio.x + alongX * edge, patio.z + alongZ * edge) < 0) edge += 0.05;
  const deep = isSmall(box) ? opening.deepInSmall : opening.deep;
  const half = Math.max(opening.least, Math.min(patio.halfWidth, patio.halfDepth)) / 2;
  return (x, z) => {
    const along = (x - patio.x) * alongX + (z - patio.z) * alongZ;
    const across = Math.abs((x - patio.x) * alongZ - (z - patio.z) * alongX);
    return Math.max(across - half, along - edge - deep, -along);
  };
}

/** The door in the photo, else the nearest point of the house ahead, else the house behind the viewer. */
function houseFrom({ doors, edge, house, houseAhead }: Surroundings, { x, z }: Patio): PlanPoint {
  if (!houseAhead) return [0, 0];
  const shown = doors.filter(({ kind, isSupposed }) => kind === "door" && !isSupposed).map(({ middle }) => middle);
  const points = shown.length > 0 ? shown : edge.filter((_, i) => house[i]);
  const [nearest] = points.toSorted(
    (one, other) => Math.hypot(one[0] - x, one[1] - z) - Math.hypot(other[0] - x, other[1] - z),
  );
  return nearest ?? [0, 0];
}
