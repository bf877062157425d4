import { clamp, lerp, norm } from "../../numeric/scalar.ts";
import type { GroundKind } from "../../photo/scene/scene.ts";
import { cellSize, isOpenGround, isPavedGround } from "../ground/ground-grid.ts";
import type { YardDoor } from "../ground/yard.ts";
import type { Disc } from "../parts/footprint.ts";
import { createSurfaceHit, type SurfaceHit } from "../parts/plan.ts";
import type { Layout } from "../surfaces/surfaces.ts";

const bucketSize = 0.5;
/** Density of upright lines that indicates a window or door. */
const openingUprights = 0.02;
/** Of six probes on a thing, how many may be hidden by objects in the photo before it looks pasted in. */
const mostHidden = 1;
/** The six probes: shares of its radius to the side, and of its height. */
const viewProbes = [
  [0, 0.55],
  [-0.85, 0.3],
  [0.85, 0.3],
  [-0.85, 0.65],
  [0.85, 0.65],
  [0, 0.95],
] as const;
/** Shares of a thing's height at which an opening behind it is searched. */
const openingProbes = [0.5, 0.75, 1];
/** Kinds of ground that lead to the house, and meters to either side of a door's sight that stay low. */
const waysIn: ReadonlySet<GroundKind> = new Set(["driveway", "steps"]);
const besideDoor = 0.25;
/** Meters of a door, from below, that may be hidden. */
const doorFoot = 0.6;
/** Area in front of the patio: shares of its half depth and half width. */
const beforePatio = { depth: 0.5, width: 0.9 };

const seen: [u: number, v: number, depth: number] = [0, 0, 0];

/** Meters. */
export class SiteMap {
  readonly layout: Layout;
  private readonly hit: SurfaceHit = createSurfaceHit();
  private readonly buckets = new Map<number, Disc[]>();

  constructor(layout: Layout) {
    this.layout = layout;
  }

  /** The result is overwritten by the next call. */
  surfaceAt(x: number, z: number): SurfaceHit {
    return this.layout.surfaceAt(x, z, this.hit);
  }

  isOpen(x: number, z: number): boolean {
    return isOpenGround(this.layout.terrain.grid, x, z);
  }

  isPaved(x: number, z: number): boolean {
    return isPavedGround(this.layout.terrain.grid, x, z);
  }

  /** Checks a little more than a point, because cells are coarser than pixels. */
  isOpenAround(x: number, z: number): boolean {
    const off = cellSize * 1.2;
    return this.isOpen(x - off, z) && this.isOpen(x + off, z) && this.isOpen(x, z - off) && this.isOpen(x, z + off);
  }

  /** Every bucket it overlaps, so that queries check only their own. */
  occupy(disc: Disc): void {
    const { firstColumn, lastColumn, firstRow, lastRow } = bucketsOf(disc.x, disc.z, disc.radius);
    for (let column = firstColumn; column <= lastColumn; column++)
      for (let row = firstRow; row <= lastRow; row++) {
        const bucket = this.buckets.get(bucketKey(column, row));
        if (bucket) bucket.push(disc);
        else this.buckets.set(bucketKey(column, row), [disc]);
      }
  }

  isFree(x: number, z: number, radius: number): boolean {
    const { firstColumn, lastColumn, firstRow, lastRow } = bucketsOf(x, z, radius);
    for (let column = firstColumn; column <= lastColumn; column++)
      for (let row = firstRow; row <= lastRow; row++)
        if (this.buckets.get(bucketKey(column, row))?.some((other) => touches(other, x, z, radius))) return false;
    return true;
  }

  /** Cut by objects in the photo, a thing looks pasted in. */
  isInView(x: number, z: number, height: number, radius: number): boolean {
    let hidden = 0;
    for (const [side, share] of viewProbes) if (this.isHidden(x + side * radius, height * share, z)) hidden++;
    return hidden <= mostHidden;
  }

  /** What is probably a door or window. */
  hidesOpening(x: number, z: number, height: number): boolean {
    const { yard, surroundings } = this.layout.terrain;
    if (surroundings.palings) return false;
    for (const share of openingProbes) {
      yard.camera.project(x, height * share, z, seen);
      if (yard.uprightsAt(seen[0], seen[1]) > openingUprights) return true;
    }
    return false;
  }

  /** Doors, gates and garages, and the steps or drive that lead there. */
  hidesWayIn(x: number, z: number, height: number): boolean {
    const { yard, surroundings } = this.layout.terrain;
    if (surroundings.doors.some((door) => isBefore(door, x, z))) return true;
    return openingProbes.some((share) => {
      yard.camera.project(x, height * share, z, seen);
      return waysIn.has(yard.kindAt(seen[0], seen[1]));
    });
  }

  /** More than its foot. */
  hidesDoor(x: number, z: number, height: number, radius: number): boolean {
    const { surroundings, yard } = this.layout.terrain;
    return surroundings.doors.some(({ from, to, middle: [, doorZ] }) => {
      if (z > doorZ) return false;
      const [one, other] = [from[0] / from[1], to[0] / to[1]];
      const beside = radius / z;
      if (x / z < Math.min(one, other) - beside || x / z > Math.max(one, other) + beside) return false;
      return height > lerp(yard.camera.eyeHeight, doorFoot, z / doorZ);
    });
  }

  /** Of a trunk or post that stays. */
  hidesFoot(x: number, z: number, height: number, radius: number): boolean {
    const { grid, yard } = this.layout.terrain;
    return grid.feet.some(([footX, footZ]) => {
      if (z > footZ || Math.abs(x / z - footX / footZ) > radius / z) return false;
      return height > yard.camera.eyeHeight * (1 - z / footZ);
    });
  }

  hidesPatio(x: number, z: number, radius: number): boolean {
    const { patio } = this.layout;
    if (!patio || z > patio.z - patio.halfDepth * beforePatio.depth) return false;
    return Math.abs(x / z - patio.x / patio.z) < (patio.halfWidth * beforePatio.width) / patio.z + radius / z;
  }

  /** At least `room` meters in front of the point. */
  isHidden(x: number, y: number, z: number, room = 0): boolean {
    const { yard } = this.layout.terrain;
    const { camera } = yard;
    camera.project(x, y, z, seen);
    const column = clamp(Math.floor(seen[0]), 0, camera.width - 1);
    const row = clamp(Math.floor(seen[1]), 0, camera.height - 1);
    return yard.standingAt(column, row) < z - room;
  }

  shareOfWidth(x: number, z: number): number {
    const { camera } = this.layout.terrain.yard;
    return camera.project(x, 0, z, seen)[0] / camera.width;
  }
}

function touches(other: Disc, x: number, z: number, radius: number): boolean {
  return norm(other.x - x, other.z - z) < other.radius + radius;
}

function isBefore({ from, to }: YardDoor, x: number, z: number): boolean {
  return (
    z < Math.min(from[1], to[1]) &&
    x / z > Math.min(from[0] / from[1], to[0] / to[1]) - besideDoor / z &&
    x / z < Math.max(from[0] / from[1], to[0] / to[1]) + besideDoor / z
  );
}

function bucketsOf(x: number, z: number, radius: number) {
  return {
    firstColumn: Math.floor((x - radius) / bucketSize),
    lastColumn: Math.floor((x + radius) / bucketSize),
    firstRow: Math.floor((z - radius) / bucketSize),
    lastRow: Math.floor((z + radius) / bucketSize),
  };
}

function bucketKey(column: number, row: number): number {
  return column * 4096 + row;
}
