import { designDepth, pointAt, spanInView, type Terrain } from "../ground/terrain.ts";
import type { Idea } from "../idea/idea.ts";
import { distanceToOutline, type Outline } from "../parts/outline.ts";
import { smoothMin } from "./smooth-min.ts";

/** Metres from the edge of the open middle of the garden, negative inside. */
export type LawnEdge = (x: number, z: number) => number;

/** Draws the figure that the composition leaves open: one simple curve or straight lines, sized to the yard. */
export function drawLawn(idea: Idea, terrain: Terrain): LawnEdge {
  const { composition, mirror } = idea;
  const { lawnShape, lawnSize, patioAcross } = composition;
  if (lawnShape === "open") return () => -9;
  if (lawnShape === "none") return () => 9;
  const side = Math.sign(patioAcross || 1) * mirror;
  const depth = designDepth(terrain);
  const [x, z] = pointAt(terrain, 0, 0.4);
  const [left, right] = spanInView(terrain, z);
  const halfWidth = Math.min(5.5, (right - left) / 2) * lawnSize;
  const halfDepth = (depth / 2) * lawnSize;
  const { axis } = terrain.surroundings;
  const figure =
    (outline: Outline): LawnEdge =>
    (px, pz) =>
      distanceToOutline(outline, px, pz);
  const round = (dx: number, dz: number, w: number, d: number): LawnEdge =>
    figure({ shape: "round", x: x + dx, z: z + dz, halfWidth: w, halfDepth: d, turn: axis });
  switch (lawnShape) {
    case "oval":
      return round(0, 0, halfWidth * 0.92, halfDepth * 0.98);
    case "circle": {
      const radius = Math.min(halfWidth, halfDepth) * 0.95;
      return round(-side * halfWidth * 0.15, -0.1 * depth, radius, radius);
    }
    case "rectangle":
      return figure({
        shape: "rectangle",
        x,
        z: z - 0.1 * depth,
        halfWidth: halfWidth * 0.95,
        halfDepth: halfDepth * 1.1,
        turn: axis,
      });
    case "diagonal":
      return figure({
        shape: "rectangle",
        x: x + side * 0.1 * halfWidth,
        z: z - 0.08 * depth,
        halfWidth: Math.max(halfWidth, halfDepth) * 1.25,
        halfDepth: Math.min(halfWidth, halfDepth) * 0.72,
        turn: axis + (Math.PI / 4) * side,
      });
    case "sweep": {
      const radius = 1.05 * Math.max(halfWidth, halfDepth * 1.1);
      return round(side * halfWidth * 0.42, -0.32 * depth, radius * 1.15, radius);
    }
    default: {
      const near = round(-side * halfWidth * 0.3, -0.2 * depth, halfWidth * 0.62, halfDepth * 0.62);
      const far = round(side * halfWidth * 0.35, 0.22 * depth, halfWidth * 0.5, halfDepth * 0.48);
      return (px, pz) => smoothMin(near(px, pz), far(px, pz), 0.5);
    }
  }
}
