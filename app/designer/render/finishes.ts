import { fractalNoise, fractalNoise3, noise, noise3 } from "../numeric/noise.ts";
import { hash2 } from "../numeric/random.ts";
import { smoothstep } from "../numeric/scalar.ts";
import type { Triangle } from "./geometry.ts";

/** One sample of a triangle: where it lies (metres), its unit normal, its colour; a finish changes the last two. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  normal: [number, number, number];
  colour: [number, number, number];
}

/** Gives the sample the look of the triangle's material. */
export function applyFinish(triangle: Triangle, point: SurfacePoint): void {
  if (triangle.finish === "stone") roughenStone(point);
  else if (triangle.finish === "wood") tint(point, woodGrain(point, triangle.grain ?? "y"));
  else if (triangle.finish === "concrete") tint(point, concreteSpeckle(point));
  else if (triangle.finish === "birch-bark") tint(point, birchBark(point));
  else if (triangle.finish === "bark") tint(point, 0.6 + 0.8 * noise(point.x * 70 + point.z * 50, point.y * 9, 6));
}

function tint(point: SurfacePoint, factor: number): void {
  for (let c = 0; c < 3; c++) point.colour[c] *= factor;
}

/** Broad streaks, fine fibres and a slow change from board to board, all drawn out along the grain. */
function woodGrain(point: SurfacePoint, grain: "x" | "y" | "z"): number {
  const broad = 0.16 * (fibre(point, grain, 1.5, 14) - 0.5);
  const middle = 0.2 * (fibre(point, grain, 3, 55) - 0.5);
  return 1 + broad + middle + 0.22 * (fibre(point, grain, 6, 210) - 0.5);
}

function fibre({ x, y, z }: SurfacePoint, grain: "x" | "y" | "z", along: number, across: number): number {
  const flat = x * (grain === "x" ? along : across) + y * (grain === "y" ? along : across);
  return noise(flat, z * (grain === "z" ? along : across) + 7, across);
}

/** White paper with short dark dashes across, and dark rags near the foot. */
function birchBark({ x, y, z }: SurfacePoint): number {
  const dash = smoothstep(0.7, 0.8, noise((x + z) * 24 + fractalNoise(y * 3, x, 2, 15) * 9, y * 46, 12));
  const rag = smoothstep(0.5, 0.75, fractalNoise((x - z) * 22, y * 7, 3, 14)) * smoothstep(0.9, 0, y);
  return (0.86 + 0.2 * noise((x + z) * 30, y * 16, 13)) * (1 - 0.6 * dash) * (1 - 0.55 * rag);
}

function concreteSpeckle({ x, y, z }: SurfacePoint): number {
  const cloud = fractalNoise(x * 12 + y * 5, z * 12 + y * 7, 3, 4);
  return 0.88 + 0.24 * cloud + 0.08 * (hash2(x * 400, z * 400 + y * 300) - 0.5);
}

/** Mottled, faintly layered stone with a bumpy surface and some lichen. */
function roughenStone(point: SurfacePoint): void {
  const { x, y, z, normal, colour } = point;
  const mottle = fractalNoise3(x * 7, y * 7, z * 7, 4, 3);
  const grit = 0.18 * (noise3(x * 70, y * 70, z * 70, 9) - 0.5) + 0.14 * (noise3(x * 190, y * 190, z * 190, 10) - 0.5);
  const layers = 0.22 * (fractalNoise3(x * 3, y * 14, z * 3, 3, 21) - 0.5);
  const lichen = smoothstep(0.62, 0.75, noise3(x * 9 + 4, y * 9, z * 9, 33)) * 0.16;
  const shade = 0.6 + 0.52 * mottle + grit + layers;
  colour[0] *= shade * (1 + lichen);
  colour[1] *= shade * (1 + lichen * 0.95);
  colour[2] *= shade * (0.96 + 0.08 * mottle) * (1 - lichen * 0.2);
  const here = fractalNoise3(x * 12, y * 12, z * 12, 3, 8);
  normal[0] += (fractalNoise3(x * 12 + 0.5, y * 12, z * 12, 3, 8) - here) * 1.7;
  normal[1] += (fractalNoise3(x * 12, y * 12 + 0.5, z * 12, 3, 8) - here) * 1.7;
  normal[2] += (fractalNoise3(x * 12, y * 12, z * 12 + 0.5, 3, 8) - here) * 1.7;
  const length = Math.hypot(normal[0], normal[1], normal[2]) || 1;
  for (let c = 0; c < 3; c++) normal[c] /= length;
}
