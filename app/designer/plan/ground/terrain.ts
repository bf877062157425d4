import { clamp, lerp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/typed/garden-words.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { type GroundBox, measureBox } from "./ground-box.ts";
import { createGroundGrid, type GroundGrid, isOpenGround, openSpanAt, sampleField } from "./ground-grid.ts";
import { findSpots, type ShownSpots } from "./spots.ts";
import {
  distanceToDoors,
  distanceToHouse,
  distanceToParking,
  isNearHouse,
  readSurroundings,
  type Surroundings,
} from "./surroundings.ts";
import type { Yard } from "./yard.ts";

/** The yard before anything is planned: photo, ground from above and what stands round it. */
export interface Terrain {
  yard: Yard;
  grid: GroundGrid;
  surroundings: Surroundings;
  box: GroundBox;
  spots: ShownSpots;
  /** Points all over what is laid already, across which nothing else may lie: a pool. */
  taken?: readonly PlanPoint[];
}

/** Reads the yard from above; with `removesPaving` the ground under existing paving is free as well. */
export function readTerrain(yard: Yard, removesPaving: boolean): Terrain {
  const grid = createGroundGrid(yard, removesPaving);
  const surroundings = readSurroundings(yard);
  const box = measureBox(grid, designDepth({ grid }), surroundings.axis);
  return { yard, grid, surroundings, box, spots: findSpots(yard, surroundings, grid) };
}

/** Metres kept free before doors, and beside driveways and pools. By eye. */
export const doorClearance = 1.2;
export const driveClearance = 0.5;
/** Metres that beds and all that is placed keep from the foot of a trunk, a post or a leg that stays. By eye. */
export const footClearance = 0.35;
/** Farther from the near edge a design would be a thin line in the picture; metres, by eye. */
const deepestDesign = 9;
/** Metres to either side of the middle of the view in which a design happens. By eye. */
const widestDesign = 7;
/** Beds and what grows in them end this far away, metres: beyond they would be bare earth. By eye. */
export const farthestBed = 15;

/** The lesser of the yard's width and depth, as far as the photo shows it; metres. */
export function shorterSide({ box, grid }: Terrain): number {
  return Math.min(2 * box.halfWidth, grid.farZ - grid.nearZ);
}

/** Metres of depth in which the design happens. */
export function designDepth({ grid }: Pick<Terrain, "grid">): number {
  return Math.min(grid.farZ - grid.nearZ, deepestDesign);
}

/** Metres from every edge at which ground is out in the open, and the share of a yard's ground that is in one without edges. By eye. */
const wideOpen = { metres: 3.5, share: 0.55 };
/** Metres between the points at which that is looked at. */
const openStep = 0.5;

/** Whether most of the ground in view lies far from any fence, hedge or house. */
export function isWideOpen(terrain: Terrain): boolean {
  const { grid } = terrain;
  let [open, all] = [0, 0];
  for (let z = grid.nearZ; z < grid.nearZ + designDepth(terrain); z += openStep) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x < right; x += openStep) {
      if (!isOpenGround(grid, x, z)) continue;
      all++;
      if (sampleField(grid.smoothToStructure, x, z) > wideOpen.metres) open++;
    }
  }
  return open > wideOpen.share * all;
}

/** The plan's point at shares of the yard: `across` -1 left .. 1 right, `depth` 0 near .. 1 far. */
export function pointAt(terrain: Terrain, across: number, depth: number): PlanPoint {
  const z = terrain.grid.nearZ + depth * designDepth(terrain);
  const [left, right] = spanInView(terrain, z);
  return [lerp(left, right, 0.5 + across / 2), z];
}

/** Leftmost and rightmost open x that the picture shows at a distance, as far as a design goes. */
export function spanInView({ grid }: Terrain, z: number): [number, number] {
  const [left, right] = openSpanAt(grid, z);
  const middle = clamp(0, left, right);
  return [Math.max(left, middle - widestDesign), Math.min(right, middle + widestDesign)];
}

/** Whether a thing of a radius may stand here without being in the way of a door or a car. */
export function isOutOfTheWay({ grid, surroundings }: Terrain, x: number, z: number, radius: number): boolean {
  return (
    distanceToDoors(surroundings.doors, x, z) > doorClearance + radius &&
    distanceToParking(surroundings.doors, x, z) > radius &&
    sampleField(grid.toDrive, x, z) > driveClearance + radius
  );
}

/** Whether a thing of a radius leaves the feet of trunks and posts free that stay. */
export function isOffFeet({ grid }: Terrain, x: number, z: number, radius: number): boolean {
  return sampleField(grid.toFoot, x, z) > footClearance + radius;
}

/** Where a point of the ground shows, as shares of the picture's width and height. */
export function shareOfPicture({ yard }: Terrain, x: number, z: number): [number, number] {
  const { camera } = yard;
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  return [u / camera.width, v / camera.height];
}

/** Which part of the picture's width is its left (and, mirrored, its right), and of the yard's depth its front and its back. By eye. */
const sides = { left: 0.36, front: 0.4, back: 0.6 };
/** Share of the depth that is by the house where the viewer stands at it. By eye. */
const atViewersHouse = 0.3;
/** How far off the middle still is in the middle, as share of the width and of the depth. By eye. */
const middle = { across: 0.14, deep: 0.2 };
/** Metres round a door and before a wall that are near the house, and from fence or hedge that are along it; metres by which a house is no fence. By eye. */
const nearDoor = 2.5;
const nearWall = 2;
const alongFence = 1.2;
const houseIsOff = 2;

/** How far a point is from a place the customer named, in metres or so; 0 is right there. */
export function distanceFromPlace(terrain: Terrain, place: Place, x: number, z: number): number {
  const { grid, surroundings } = terrain;
  const depth = designDepth(terrain);
  const share = shareOfPicture(terrain, x, z)[0];
  const [left, right] = spanInView(terrain, z);
  const width = Math.max(1, right - left);
  const fromLeft = Math.max(0, share - sides.left) * width;
  const fromRight = Math.max(0, 1 - sides.left - share) * width;
  const fromBack = Math.max(0, grid.nearZ + sides.back * depth - z);
  const offNear = (share: number) => Math.max(0, z - grid.nearZ - share * depth);
  const fromFront = offNear(sides.front);
  switch (place) {
    case "left":
      return fromLeft;
    case "right":
      return fromRight;
    case "middle":
      return (
        Math.max(0, Math.abs(share - 0.5) - middle.across) * width +
        Math.max(0, Math.abs((z - grid.nearZ) / depth - 0.5) - middle.deep) * depth
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
      return surroundings.houseAhead ? offHouse(surroundings, x, z) : offNear(atViewersHouse);
    default:
      // Along the path, round the patio and round a tree are told by who knows where those lie.
      return 0;
  }
}

/** Metres off its place at which a thing still is there, and in a small yard the share of its shorter side. By eye. */
const stillThere = { metres: 0.8, share: 0.1 };

/** Whether a point is where the customer named. */
export function isInPlace(terrain: Terrain, place: Place, x: number, z: number): boolean {
  const most = Math.min(stillThere.metres, stillThere.share * shorterSide(terrain));
  return distanceFromPlace(terrain, place, x, z) <= most;
}

/** The same for a line: the mean of its points. */
export function meanDistanceFromPlace(terrain: Terrain, place: Place, points: readonly PlanPoint[]): number {
  return points.reduce((sum, [x, z]) => sum + distanceFromPlace(terrain, place, x, z), 0) / points.length;
}

/** Metres off what is near the house: round its doors, or before its walls. */
function offHouse(surroundings: Surroundings, x: number, z: number): number {
  const offDoors = distanceToDoors(surroundings.doors, x, z) - nearDoor;
  return Math.max(0, Math.min(offDoors, distanceToHouse(surroundings, x, z) - nearWall));
}

/** Metres off the strip along the fence; a house is no fence. */
function offFence({ grid, surroundings }: Terrain, x: number, z: number): number {
  const off = Math.max(0, sampleField(grid.toStructure, x, z) - alongFence);
  return off < houseIsOff && isNearHouse(surroundings, x, z) ? off + houseIsOff : off;
}
