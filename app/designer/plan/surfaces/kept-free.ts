import { rememberCells, sampleField } from "../ground/ground-grid.ts";
import { distanceToDoors, distanceToParking, type Surroundings } from "../ground/surroundings.ts";
import { doorClearance, footClearance, type Terrain } from "../ground/terrain.ts";

/** Metres that beds keep off driveways and pools. By eye. */
export const offDrive = 0.3;

const known = new WeakMap<Surroundings, (x: number, z: number) => number>();

/**
 * Metres by which the middle of a cell is nearer to a door, a car, a drive or a foot than a bed may come; negative where it may
 * lie. Worked out once a yard: ten layouts of it ask the same.
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
