import { designDepth, pointAt, spanInView, type Terrain } from "../ground/terrain.ts";
import type { Idea } from "../idea/idea.ts";
import type { LawnShape } from "../parts/composition.ts";
import { edgeOfOutline } from "../parts/outline.ts";
import { smoothMin } from "./smooth-min.ts";

export type LawnEdge = (x: number, z: number) => number;

/** Middle, half extents, the patio's side (-1 left, 1 right), and the direction of its lines. */
interface LawnRoom {
  x: number;
  z: number;
  halfWidth: number;
  halfDepth: number;
  depth: number;
  side: number;
  axis: number;
}

/** One simple curve or straight lines, sized to the yard. */
export function drawLawn(idea: Idea, terrain: Terrain): LawnEdge {
  const { lawnShape, lawnSize, patioAcross } = idea.composition;
  if (lawnShape === "open") return () => -9;
  if (lawnShape === "none") return () => 9;
  const depth = designDepth(terrain);
  const [x, z] = pointAt(terrain, 0, 0.4);
  const [left, right] = spanInView(terrain, z);
  return drawFigure(lawnShape, {
    x,
    z,
    halfWidth: Math.min(5.5, (right - left) / 2) * lawnSize,
    halfDepth: (depth / 2) * lawnSize,
    depth,
    side: Math.sign(patioAcross || 1) * idea.mirror,
    axis: terrain.surroundings.axis,
  });
}

function drawFigure(shape: Exclude<LawnShape, "open" | "none">, room: LawnRoom): LawnEdge {
  const { halfWidth, halfDepth, depth, side } = room;
  switch (shape) {
    case "oval":
      return round(room, 0, 0, halfWidth * 0.92, halfDepth * 0.98);
    case "circle": {
      const radius = Math.min(halfWidth, halfDepth) * 0.95;
      return round(room, -side * halfWidth * 0.15, -0.1 * depth, radius, radius);
    }
    case "rectangle":
      return rectangle(room, 0, -0.1 * depth, halfWidth * 0.95, halfDepth * 1.1, 0);
    case "diagonal": {
      const [long, short] = [Math.max(halfWidth, halfDepth) * 1.25, Math.min(halfWidth, halfDepth) * 0.72];
      return rectangle(room, side * 0.1 * halfWidth, -0.08 * depth, long, short, (Math.PI / 4) * side);
    }
    case "sweep": {
      const radius = 1.05 * Math.max(halfWidth, halfDepth * 1.1);
      return round(room, side * halfWidth * 0.42, -0.32 * depth, radius * 1.15, radius);
    }
    case "two-circles": {
      const near = round(room, -side * halfWidth * 0.3, -0.2 * depth, halfWidth * 0.62, halfDepth * 0.62);
      const far = round(room, side * halfWidth * 0.35, 0.22 * depth, halfWidth * 0.5, halfDepth * 0.48);
      return (px, pz) => smoothMin(near(px, pz), far(px, pz), 0.5);
    }
  }
}

function round({ x, z, axis }: LawnRoom, dx: number, dz: number, halfWidth: number, halfDepth: number): LawnEdge {
  return edgeOfOutline({ shape: "round", x: x + dx, z: z + dz, halfWidth, halfDepth, turn: axis });
}

function rectangle(
  { x, z, axis }: LawnRoom,
  dx: number,
  dz: number,
  halfWidth: number,
  halfDepth: number,
  turn: number,
): LawnEdge {
  return edgeOfOutline({ shape: "rectangle", x: x + dx, z: z + dz, halfWidth, halfDepth, turn: axis + turn });
}
