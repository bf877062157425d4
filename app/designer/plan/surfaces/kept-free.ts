import { rememberCells, sampleField } from "../ground/ground-grid.ts";
import { distanceToDoors, distanceToParking, type Surroundings } from "../ground/surroundings.ts";
import { doorClearance, footClearance, type Terrain } from "../ground/terrain.ts";

/** Meters that beds keep from driveways and pools. By eye. */
export const offDrive = 0.3;

const known = new WeakMap<Surroundings, (x: number, z: number) => number>();

/**
 * Meters by which the middle of a cell is too near to a door, car, drive or foot for a bed; negative if allowed. Cached per
 * yard, because ten layouts need the same.
 */
export function tooNearForBeds(terrain: Terrain): (x: number, z: number) => number {
  const found = known.get(terrain.surroundings) ?? rememberCells((x, z) => nearness(terrain, x, z));
  known.set(terrain.surroundings, found);
  return found;
}

function nearness({ grid, surroundings }: Terrain, x: number, z: number): number {
  return Math.max(
    doorClearance - distanceToDoors(surroundings.doors, x, z),
    offDrive - distanceToParking(surroundings.doors, x, z),
    offDrive - sampleField(grid.toDrive, x, z),
    footClearance - sampleField(grid.toFoot, x, z),
  );
}
