import { clamp, lerp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/typed/garden-words.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { type GroundBox, measureBox } from "./ground-box.ts";
import { createGroundGrid, type GroundGrid, openSpanAt, sampleField } from "./ground-grid.ts";
import { distanceToDoors, isNearHouse, readSurroundings, type Surroundings } from "./surroundings.ts";
import type { Yard } from "./yard.ts";

/** The yard before anything is planned: photo, ground from above and what stands round it. */
export interface Terrain {
  yard: Yard;
  grid: GroundGrid;
  surroundings: Surroundings;
  box: GroundBox;
}

/** Reads the yard from above; with `removesPaving` the ground under existing paving is free as well. */
export function readTerrain(yard: Yard, removesPaving: boolean): Terrain {
  const grid = createGroundGrid(yard, removesPaving);
  const surroundings = readSurroundings(yard);
  return { yard, grid, surroundings, box: measureBox(grid, designDepth({ grid }), surroundings.axis) };
}

/** Metres kept free before doors, and beside driveways and pools. */
export const doorClearance = 1.2;
export const driveClearance = 0.5;
/** Farther from the near edge a design would be a thin line in the picture; metres. */
const deepestDesign = 9;
/** Beds and what grows in them end this far away, metres: beyond they would be bare earth. */
export const farthestBed = 15;

/** Metres of depth in which the design happens. */
export function designDepth({ grid }: Pick<Terrain, "grid">): number {
  return Math.min(grid.farZ - grid.nearZ, deepestDesign);
}

/** The plan's point at shares of the yard: `across` -1 left .. 1 right, `depth` 0 near .. 1 far. */
export function pointAt(terrain: Terrain, across: number, depth: number): PlanPoint {
  const z = terrain.grid.nearZ + depth * designDepth(terrain);
  const [left, right] = spanInView(terrain, z);
  return [lerp(left, right, 0.5 + across / 2), z];
}

/** Leftmost and rightmost open x that the picture shows at a distance, at most 7 m to either side. */
export function spanInView({ grid }: Terrain, z: number): [number, number] {
  const [left, right] = openSpanAt(grid, z);
  const middle = clamp(0, left, right);
  return [Math.max(left, middle - 7), Math.min(right, middle + 7)];
}

/** Whether a thing of a radius may stand here without being in the way of a door or a car. */
export function isOutOfTheWay({ grid, surroundings }: Terrain, x: number, z: number, radius: number): boolean {
  return (
    distanceToDoors(surroundings.doors, x, z) > doorClearance + radius &&
    sampleField(grid.toDrive, x, z) > driveClearance + radius
  );
}

/** Where a point of the ground shows, as shares of the picture's width and height. */
export function shareOfPicture({ yard }: Terrain, x: number, z: number): [number, number] {
  const { camera } = yard;
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  return [u / camera.width, v / camera.height];
}

/** How far a point is from a place the customer named, in metres or so; 0 is right there. */
export function distanceFromPlace(terrain: Terrain, place: Place, x: number, z: number): number {
  const { grid, surroundings } = terrain;
  const depth = designDepth(terrain);
  const share = shareOfPicture(terrain, x, z)[0];
  const [left, right] = spanInView(terrain, z);
  const width = Math.max(1, right - left);
  const fromLeft = Math.max(0, share - 0.36) * width;
  const fromRight = Math.max(0, 0.64 - share) * width;
  const fromBack = Math.max(0, grid.nearZ + 0.6 * depth - z);
  const fromFront = Math.max(0, z - grid.nearZ - 0.4 * depth);
  switch (place) {
    case "left":
      return fromLeft;
    case "right":
      return fromRight;
    case "middle":
      return (
        Math.max(0, Math.abs(share - 0.5) - 0.14) * width +
        Math.max(0, Math.abs((z - grid.nearZ) / depth - 0.5) - 0.2) * depth
      );
    case "back":
      return fromBack;
    case "front":
      return fromFront;
    case "corner":
      return fromBack + Math.min(fromLeft, fromRight);
    case "back-left":
      return fromBack + fromLeft;
    case "back-right":
      return fromBack + fromRight;
    case "front-left":
      return fromFront + fromLeft;
    case "front-right":
      return fromFront + fromRight;
    case "along-fence":
      return offFence(terrain, x, z);
    case "near-house":
      return surroundings.houseAhead ? Math.max(0, distanceToDoors(surroundings.doors, x, z) - 2.5) : fromFront;
    default:
      // Along the path, round the patio and round a tree are told by who knows where those lie.
      return 0;
  }
}

/** The same for a line: the mean of its points. */
export function meanDistanceFromPlace(terrain: Terrain, place: Place, points: readonly PlanPoint[]): number {
  return points.reduce((sum, [x, z]) => sum + distanceFromPlace(terrain, place, x, z), 0) / points.length;
}

/** Metres off the strip along the fence; a house is no fence. */
function offFence({ grid, surroundings }: Terrain, x: number, z: number): number {
  const off = Math.max(0, sampleField(grid.toStructure, x, z) - 1.2);
  return off < 2 && isNearHouse(surroundings, x, z) ? off + 2 : off;
}
