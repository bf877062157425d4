import { clamp, lerp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/lexicon/garden-words.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { findTrees } from "./find-trees.ts";
import { type FreedPaving, type Freeing, freePaving, isFreed } from "./free-paving.ts";
import { type GroundBox, measureBox } from "./ground-box.ts";
import {
  createGroundGrid,
  type GridField,
  type GroundGrid,
  isOpenGround,
  openSpanAt,
  sampleField,
} from "./ground-grid.ts";
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

export interface Terrain {
  yard: Yard;
  grid: GroundGrid;
  surroundings: Surroundings;
  box: GroundBox;
  spots: ShownSpots;
  freed?: FreedPaving;
  /** The feet of the photo's trees. */
  trees: readonly PlanPoint[];
  /** Meters to the ground that stays free for walking, once patio, path and water are laid. */
  walks?: GridField;
  /** Meters to the walks and the patio's open side, where nothing is planted. */
  unplanted?: GridField;
  /** Points of what is already laid and must not be crossed: a pool. */
  taken?: readonly PlanPoint[];
}

/** With `removesPaving` the ground under existing paving is free as well, with `frees` that under one piece of it. */
export function readTerrain(yard: Yard, removesPaving: boolean, frees?: Freeing): Terrain {
  const surroundings = readSurroundings(yard);
  const asItIs = createGroundGrid(yard, () => removesPaving);
  const freed = frees && !removesPaving ? freePaving(asItIs, frees, surroundings) : undefined;
  const grid = freed ? createGroundGrid(yard, (x, z) => isFreed(freed, x, z)) : asItIs;
  const box = measureBox(grid, designDepth({ grid }), surroundings.axis);
  const spots = findSpots(yard, surroundings, grid);
  return { yard, grid, surroundings, box, spots, trees: findTrees(yard, grid.feet), ...(freed && { freed }) };
}

/** Meters kept free in front of doors, and next to driveways and pools. */
export const doorClearance = 1.2;
export const driveClearance = 0.5;
/** Meters between a hedge, fence or row and the drive or street that it is along. */
export const rowClearance = 0.15;
/** Meters that beds and objects keep from the foot of a trunk, post or leg that stays. */
export const footClearance = 0.35;
/** Meters from the near edge beyond which a design would be a thin line in the picture. */
const deepestDesign = 9;
/** Meters to either side of the view's middle that a design covers. */
const widestDesign = 7;
/** Meters beyond which beds would look like bare earth. */
export const farthestBed = 15;

/** As far as the photo shows it. */
export function shorterSide({ box, grid }: Terrain): number {
  return Math.min(2 * box.halfWidth, grid.farZ - grid.nearZ);
}

export function designDepth({ grid }: Pick<Terrain, "grid">): number {
  return Math.min(grid.farZ - grid.nearZ, deepestDesign);
}

/** Meters from every edge at which ground is open, and the share of such ground in a yard without edges. */
const wideOpen = { metres: 3.5, share: 0.55 };
const openStep = 0.5;

/** Whether most of the visible ground is far from any fence, hedge or house. */
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

/** The point at shares of the yard: `across` -1 left .. 1 right, `depth` 0 near .. 1 far. */
export function pointAt(terrain: Terrain, across: number, depth: number): PlanPoint {
  const z = terrain.grid.nearZ + depth * designDepth(terrain);
  const [left, right] = spanInView(terrain, z);
  return [lerp(left, right, 0.5 + across / 2), z];
}

/** Leftmost and rightmost open x that the picture shows at a distance, within the range of a design. */
export function spanInView({ grid }: Terrain, z: number): [number, number] {
  const [left, right] = openSpanAt(grid, z);
  const middle = clamp(0, left, right);
  return [Math.max(left, middle - widestDesign), Math.min(right, middle + widestDesign)];
}

export function isOutOfTheWay(terrain: Terrain, x: number, z: number, radius: number): boolean {
  return isOffWalks(terrain, x, z, radius) && isOffEntrances(terrain, x, z, radius);
}

export function isOffWalks({ walks }: Terrain, x: number, z: number, radius: number): boolean {
  return walks === undefined || sampleField(walks, x, z) > radius;
}

/** Whether a thing of this radius is out of the way of doors and cars. */
export function isOffEntrances(terrain: Terrain, x: number, z: number, radius: number): boolean {
  return isOffDoors(terrain, x, z, radius) && sampleField(terrain.grid.toDrive, x, z) > driveClearance + radius;
}

/** Whether a part of a row leaves walks, doors and cars free; along drive and street a row may be nearer than single things. */
export function mayBeInRow(terrain: Terrain, x: number, z: number, radius: number): boolean {
  const toDrive = sampleField(terrain.grid.toDrive, x, z);
  return isOffWalks(terrain, x, z, radius) && isOffDoors(terrain, x, z, radius) && toDrive > rowClearance + radius;
}

function isOffDoors({ surroundings: { doors } }: Terrain, x: number, z: number, radius: number): boolean {
  return distanceToDoors(doors, x, z) > doorClearance + radius && distanceToParking(doors, x, z) > radius;
}

export function isOffFeet({ grid }: Terrain, x: number, z: number, radius: number): boolean {
  return sampleField(grid.toFoot, x, z) > footClearance + radius;
}

/** Whether the photo shows the ground at a point. */
export function isInPicture({ yard: { camera } }: Terrain, x: number, z: number): boolean {
  const [u, v, depth] = camera.project(x, 0, z, [0, 0, 0]);
  return camera.isInPicture(u, v, depth);
}

export function shareOfPicture({ yard }: Terrain, x: number, z: number): [number, number] {
  const { camera } = yard;
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  return [u / camera.width, v / camera.height];
}

/** Left part of the picture's width (the right one is mirrored), and front and back of the yard's depth. */
const sides = { left: 0.36, front: 0.4, back: 0.6 };
/** Share of the depth that is near the house if the viewer is at it. */
const atViewersHouse = 0.3;
/** How far from the middle still counts as the middle, as share of width and depth. */
const middle = { across: 0.14, deep: 0.2 };
/**
 * Meters around a door and in front of a wall that are near the house, and from a fence or hedge that are along it;
 * meters by which a house is no fence.
 */
const nearDoor = 2.5;
const nearWall = 2;
const alongFence = 1.2;
const houseIsOff = 2;

/** About meters; 0 is in it. */
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
      // The callers that know the path, patio or tree handle those places.
      return 0;
  }
}

/** Meters from its place at which a thing is still there; in a small yard, share of its shorter side. */
const stillThere = { metres: 0.8, share: 0.1 };

export function isInPlace(terrain: Terrain, place: Place, x: number, z: number): boolean {
  const most = Math.min(stillThere.metres, stillThere.share * shorterSide(terrain));
  return distanceFromPlace(terrain, place, x, z) <= most;
}

export function meanDistanceFromPlace(terrain: Terrain, place: Place, points: readonly PlanPoint[]): number {
  return points.reduce((sum, [x, z]) => sum + distanceFromPlace(terrain, place, x, z), 0) / points.length;
}

function offHouse(surroundings: Surroundings, x: number, z: number): number {
  const offDoors = distanceToDoors(surroundings.doors, x, z) - nearDoor;
  return Math.max(0, Math.min(offDoors, distanceToHouse(surroundings, x, z) - nearWall));
}

function offFence({ grid, surroundings }: Terrain, x: number, z: number): number {
  const off = Math.max(0, sampleField(grid.toStructure, x, z) - alongFence);
  return off < houseIsOff && isNearHouse(surroundings, x, z) ? off + houseIsOff : off;
}
