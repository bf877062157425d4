import { norm } from "../../numeric/scalar.ts";
import type { PatioShape } from "./composition.ts";

/** Meters; `turn` is in radians about its middle. */
export interface Outline {
  shape: PatioShape;
  x: number;
  z: number;
  halfWidth: number;
  halfDepth: number;
  turn: number;
}

export function toOwnAxes({ x, z, turn }: Outline, px: number, pz: number): [number, number] {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return [(px - x) * cos + (pz - z) * sin, (pz - z) * cos - (px - x) * sin];
}

export function fromOwnAxes({ x, z, turn }: Outline, dx: number, dz: number): [number, number] {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return [x + dx * cos - dz * sin, z + dx * sin + dz * cos];
}

const lastTurn = { angle: 0, cos: 1, sin: 0 };

/** Negative inside; exact for rectangles and circles, approximate for the others. */
export function distanceToOutline(outline: Outline, px: number, pz: number): number {
  // Called for many points of the same outline: avoids a pair for each, and caches the last turn.
  if (outline.turn !== lastTurn.angle) {
    lastTurn.angle = outline.turn;
    lastTurn.cos = Math.cos(outline.turn);
    lastTurn.sin = Math.sin(outline.turn);
  }
  const { cos, sin } = lastTurn;
  const { shape, x, z, halfWidth, halfDepth } = outline;
  const dx = (px - x) * cos + (pz - z) * sin;
  return distanceInOwnAxes(shape, halfWidth, halfDepth, dx, (pz - z) * cos - (px - x) * sin);
}

/** Prepared once for callers that sample every cell of the ground. */
export function edgeOfOutline({
  shape,
  x,
  z,
  halfWidth,
  halfDepth,
  turn,
}: Outline): (px: number, pz: number) => number {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (px, pz) => {
    const dx = (px - x) * cos + (pz - z) * sin;
    return distanceInOwnAxes(shape, halfWidth, halfDepth, dx, (pz - z) * cos - (px - x) * sin);
  };
}

function distanceInOwnAxes(shape: PatioShape, w: number, d: number, dx: number, dz: number): number {
  switch (shape) {
    case "rectangle":
    case "diamond":
      return toRectangle(dx, dz, w, d);
    case "octagon":
      return Math.max(
        Math.abs(dx) - w,
        Math.abs(dz) - d,
        (Math.abs(dx) + Math.abs(dz) - (w + d) * Math.SQRT1_2) * Math.SQRT1_2,
      );
    case "half-round":
      // Flat at the back, round toward the viewer.
      return Math.max((norm(dx / w, (dz - d) / (2 * d)) - 1) * Math.min(w, 2 * d), dz - d);
    case "round":
      return (norm(dx / w, dz / d) - 1) * Math.min(w, d);
    default: {
      const angle = Math.atan2(dz / d, dx / w);
      const lobes = 0.1 * Math.sin(2 * angle + 0.9) + 0.06 * Math.sin(3 * angle + 0.4);
      return (norm(dx / w, dz / d) - 0.92 - lobes) * Math.min(w, d);
    }
  }
}

export function extentOf({
  halfWidth,
  halfDepth,
}: Pick<Outline, "halfWidth" | "halfDepth">): [width: number, depth: number] {
  return [halfWidth * 2, halfDepth * 2];
}

export function areaOfOutline({ shape, halfWidth, halfDepth }: Outline): number {
  const share = { rectangle: 1, diamond: 1, octagon: 0.83, "half-round": 0.785, round: 0.785, kidney: 0.69 }[shape];
  return 4 * halfWidth * halfDepth * share;
}

/** Meters along the edge, for a course of stones that follows it. */
export function alongOutline(outline: Outline, px: number, pz: number): number {
  const [dx, dz] = toOwnAxes(outline, px, pz);
  const { shape, halfWidth: w, halfDepth: d } = outline;
  if (shape === "rectangle" || shape === "diamond") return Math.abs(dx) - w > Math.abs(dz) - d ? dz : dx;
  if (shape === "octagon" && Math.max(Math.abs(dx) - w, Math.abs(dz) - d) > -0.25)
    return Math.abs(dx) - w > Math.abs(dz) - d ? dz : dx;
  if (shape === "half-round" && dz - d > -0.25) return dx;
  return Math.atan2(dz, dx) * Math.min(w, d);
}

function toRectangle(dx: number, dz: number, halfWidth: number, halfDepth: number): number {
  const x = Math.abs(dx) - halfWidth;
  const z = Math.abs(dz) - halfDepth;
  return Math.max(x, z) < 0 ? Math.max(x, z) : norm(Math.max(x, 0), Math.max(z, 0));
}
