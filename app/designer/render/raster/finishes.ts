import { fractalNoise, fractalNoise3, noise, noise3 } from "../../numeric/noise.ts";
import { dim, glaze } from "../../numeric/paint.ts";
import { indices3 } from "../../numeric/read-at.ts";
import { clamp, norm, smoothstep } from "../../numeric/scalar.ts";
import type { Finish, Triangle } from "../../stage/geometry.ts";
import { wearEdges } from "./block-edges.ts";
import type { SurfacePoint } from "./surface-point.ts";
import { paintWood } from "./wood-grain.ts";

export function applyFinish(triangle: Triangle, point: SurfacePoint): void {
  const { block, finish } = triangle;
  if (finish === "water" || finish === "glow") return;
  if (block) wearEdges(block, point);
  else {
    point.grain[0] = point.y;
    point.grain[1] = point.x;
    point.grain[2] = point.z;
    point.edge = 0;
    point.endGrain = false;
  }
  finishes[finish]?.(point, block?.lot ?? 0.5);
  if (finish !== "ember" && finish !== "washed") soilFoot(point);
}

/** Share of the sky that a finish reflects. */
export function glossOf(finish: Finish): number {
  return gloss[finish] ?? 0;
}

const gloss: Partial<Record<Finish, number>> = {
  glass: 0.8,
  metal: 0.28,
  paint: 0.07,
  clay: 0.03,
  wood: 0.02,
  rust: 0.02,
};

const finishes: Partial<Record<Finish, (point: SurfacePoint, lot: number) => void>> = {
  paint: paintPaint,
  wood: paintWood,
  bark: (point) => tint(point, 0.6 + 0.8 * noise(point.x * 70 + point.z * 50, point.y * 9, 6)),
  "birch-bark": paintBirch,
  stone: roughenStone,
  concrete: paintConcrete,
  washed: paintConcrete,
  clay: paintClay,
  soil: paintSoil,
  metal: (point) => tint(point, 0.94 + 0.12 * noise3(point.x * 9, point.y * 9, point.z * 9, 5)),
  rust: paintRust,
  cloth: paintCloth,
  ember: paintEmber,
};

function tint(point: SurfacePoint, factor: number): void {
  dim(point.color, factor);
}

/** How much of a texture of `size` meters a sample can show, 0..1. */
function seen(size: number, point: SurfacePoint): number {
  return clamp(size / point.footprint - 0.5, 0, 1);
}

const earthTone = [0.075, 0.058, 0.036] as const;

function soilFoot(point: SurfacePoint): void {
  const { x, y, z, color } = point;
  if (y > 0.16) return;
  const ragged = 0.07 + 0.1 * noise(x * 14 + z * 9, z * 14 - x * 6, 61);
  const dirt = 0.42 * smoothstep(ragged, 0, y);
  glaze(color, earthTone, 1, dirt);
}

function paintBirch(point: SurfacePoint): void {
  const { x, y, z } = point;
  const dash = smoothstep(0.7, 0.8, noise((x + z) * 24 + fractalNoise(y * 3, x, 2, 15) * 9, y * 46, 12));
  const rag = smoothstep(0.5, 0.75, fractalNoise((x - z) * 22, y * 7, 3, 14)) * smoothstep(0.9, 0, y);
  tint(point, (0.86 + 0.2 * noise((x + z) * 30, y * 16, 13)) * (1 - 0.6 * dash) * (1 - 0.55 * rag));
}

function paintPaint(point: SurfacePoint, lot: number): void {
  const brush =
    seen(0.02, point) * 0.05 * (noise(point.grain[0] * 4, point.grain[1] * 90 + point.grain[2] * 60, 8) - 0.5);
  tint(point, 0.97 + 0.05 * lot + brush - 0.06 * point.edge);
}

/** Cast stone: clouds, rain streaks, pores, paler worn edges. */
function paintConcrete(point: SurfacePoint, lot: number): void {
  const { x, y, z, normal } = point;
  const cloud = fractalNoise3(x * 6, y * 6, z * 6, 3, 4);
  const runs = Math.abs(normal[1]) < 0.5 ? 0.14 * (noise(x * 23 + z * 31, y * 1.7, 12) - 0.5) : 0;
  const pores = seen(0.006, point) * 0.14 * (noise3(x * 170, y * 170, z * 170, 5) - 0.5);
  tint(point, 0.84 + 0.22 * cloud + 0.08 * lot + runs + pores + 0.07 * point.edge);
}

function paintClay(point: SurfacePoint): void {
  const { x, y, z, color } = point;
  const cloud = fractalNoise3(x * 8, y * 8, z * 8, 3, 14);
  const bloom = 0.3 * smoothstep(0.52, 0.75, fractalNoise3(x * 5 + 3, y * 9, z * 5, 3, 15));
  for (const c of indices3) color[c] = color[c] * (0.8 + 0.34 * cloud) * (1 - bloom) + 0.42 * bloom;
}

function paintSoil(point: SurfacePoint): void {
  const { x, y, z } = point;
  const clods = fractalNoise3(x * 28, y * 28, z * 28, 3, 6);
  const crumbs = seen(0.008, point) * (noise3(x * 120, y * 120, z * 120, 7) - 0.5);
  tint(point, Math.max(0.2, 0.45 + 1.1 * clods + 0.7 * crumbs));
}

function paintRust(point: SurfacePoint): void {
  const { x, y, z, color } = point;
  const cloud = fractalNoise3(x * 9, y * 5, z * 9, 4, 24);
  const runs = noise(x * 40 + z * 37, y * 2.3, 25);
  const shade = 0.62 + 0.5 * cloud + 0.22 * (runs - 0.5);
  color[0] *= shade;
  color[1] *= shade * (0.78 + 0.4 * cloud);
  color[2] *= shade * (0.7 + 0.45 * cloud);
}

function paintCloth(point: SurfacePoint): void {
  const [u, v, w] = point.grain;
  const weave = seen(0.004, point) * 0.1 * (noise(u * 300, v * 300 + w * 290, 9) - 0.5);
  const folds = 0.1 * (fractalNoise3(u * 5, v * 5, w * 5, 2, 10) - 0.5);
  tint(point, 1 + weave + folds - 0.14 * point.edge * point.edge);
}

/** Charcoal under ash, glowing in its cracks; more of a fire is not visible by day. */
function paintEmber(point: SurfacePoint): void {
  const { x, y, z, color } = point;
  const crack = smoothstep(0.06, 0.01, Math.abs(fractalNoise3(x * 26, y * 26, z * 26, 3, 40) - 0.5));
  const burning = noise3(x * 12, y * 12, z * 12, 41);
  const heat = crack * smoothstep(0.46, 0.7, burning);
  const ash = 0.012 + 0.16 * (1 - burning) ** 2 * noise3(x * 60, y * 60, z * 60, 42);
  for (const c of indices3) color[c] = ash * (1 - heat) + color[c] * heat;
}

/** Pale ragged crusts, mostly where rain falls; moss near the ground. */
function growLichen({ x, y, z, normal, color }: SurfacePoint): void {
  const patch = noise3(x * 9 + 4, y * 9, z * 9, 33) + 0.3 * (noise3(x * 45, y * 45, z * 45, 34) - 0.5);
  const crust = smoothstep(0.62, 0.7, patch) * (0.12 + 0.22 * Math.max(0, normal[1]));
  const green =
    y < 0.3 ? 0.3 * smoothstep(0.55, 0.75, noise3(x * 6 + 9, y * 6, z * 6, 35)) * smoothstep(0.3, 0.02, y) : 0;
  glaze(color, lichenTone, 1, crust);
  glaze(color, mossTone, 1, green);
}

const lichenTone = [0.43, 0.43, 0.35] as const;
const mossTone = [0.085, 0.105, 0.035] as const;

function roughenStone(point: SurfacePoint, lot: number): void {
  const { x, y, z, normal, color } = point;
  const mottle = clamp(0.5 + 1.5 * (fractalNoise3(x * 10, y * 10, z * 10, 4, 3) - 0.5), 0, 1);
  const grit =
    seen(0.014, point) * 0.3 * (noise3(x * 70, y * 70, z * 70, 9) - 0.5) +
    seen(0.005, point) * 0.26 * (noise3(x * 190, y * 190, z * 190, 10) - 0.5);
  const layers = 0.22 * (fractalNoise3(x * 3, y * 14, z * 3, 3, 21) - 0.5);
  const vein = smoothstep(0.035, 0, Math.abs(fractalNoise3(x * 4 + 7, y * 6, z * 4, 2, 22) - 0.5)) * 0.22;
  const shade = 0.6 + 0.38 * mottle + grit + layers + 0.2 * lot + 0.1 * point.edge - vein;
  color[0] *= shade;
  color[1] *= shade;
  color[2] *= shade * (0.94 + 0.12 * mottle);
  growLichen(point);
  roughen(point, 17, 2, 0.9 * seen(0.03, point));
  // Small facets where it broke.
  roughen(point, 47, 1, 0.8 * seen(0.012, point));
  const length = norm(normal[0], normal[1], normal[2]) || 1;
  for (const c of indices3) normal[c] /= length;
}

/** `pitch` is dents per meter. */
function roughen({ x, y, z, normal }: SurfacePoint, pitch: number, octaves: number, strength: number): void {
  if (strength === 0) return;
  const here = fractalNoise3(x * pitch, y * pitch, z * pitch, octaves, 8);
  normal[0] += (fractalNoise3(x * pitch + 0.5, y * pitch, z * pitch, octaves, 8) - here) * strength;
  normal[1] += (fractalNoise3(x * pitch, y * pitch + 0.5, z * pitch, octaves, 8) - here) * strength;
  normal[2] += (fractalNoise3(x * pitch, y * pitch, z * pitch + 0.5, octaves, 8) - here) * strength;
}
