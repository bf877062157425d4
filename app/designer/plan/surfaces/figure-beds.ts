import { isCrossedFrom, squaredDistanceToSegment } from "../../numeric/segment.ts";
import { type GroundBox, pointInBox } from "../ground/ground-box.ts";
import type { FigurePart, GardenFigure, Share } from "../parts/composition.ts";
import { type PlanPoint, sidesOf } from "../parts/plan-point.ts";
import type { LawnEdge } from "./lawn-shape.ts";

/** Meters, negative inside. If grass is wanted, its part stays open. */
export function figureBeds(
  { beds, green }: GardenFigure,
  box: GroundBox,
  mirror: number,
  withGrass: boolean,
): LawnEdge {
  const edges = beds.map((part) => edgeOf(part, box, mirror));
  const toGreen = withGrass ? edgeOf(green, box, mirror) : undefined;
  return (x, z) => {
    let edge = 9;
    for (const to of edges) edge = Math.min(edge, to(x, z));
    return toGreen ? Math.max(edge, -toGreen(x, z)) : edge;
  };
}

function edgeOf(part: FigurePart, box: GroundBox, mirror: number): LawnEdge {
  if ("middle" in part) {
    const [x, z] = pointInBox(box, part.middle, mirror);
    const [halfWidth, halfDepth] = [part.half[0] * box.halfWidth, part.half[1] * box.depth];
    return (px, pz) => (Math.hypot((px - x) / halfWidth, (pz - z) / halfDepth) - 1) * Math.min(halfWidth, halfDepth);
  }
  const corners = part.curved ? cutCorners(cutCorners(part.corners)) : part.corners;
  return toPolygon(corners.map((corner) => pointInBox(box, corner, mirror)));
}

/** Chaikin's algorithm: two points replace every corner. */
function cutCorners(corners: readonly Share[]): Share[] {
  return sidesOf(corners).flatMap(([[ax, az], [bx, bz]]): Share[] => [
    [0.75 * ax + 0.25 * bx, 0.75 * az + 0.25 * bz],
    [0.25 * ax + 0.75 * bx, 0.25 * az + 0.75 * bz],
  ]);
}

/** Inside is where a ray crosses an odd number of sides. */
function toPolygon(corners: readonly PlanPoint[]): LawnEdge {
  const sides = sidesOf(corners);
  return (x, z) => {
    let squared = Number.POSITIVE_INFINITY;
    let inside = false;
    for (const [from, to] of sides) {
      squared = Math.min(squared, squaredDistanceToSegment(to, from, x, z));
      if (isCrossedFrom(to, from, x, z)) inside = !inside;
    }
    return (inside ? -1 : 1) * Math.sqrt(squared);
  };
}
