import type { LinearRgb } from "../../numeric/color.ts";
import { mixColor } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import type { Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { cross, dot, normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape, Stage } from "../../stage/geometry.ts";

/** Normal and direction are unit vectors; half length and half width in meters. */
export function addLeaf(
  stage: Stage,
  center: Vec3,
  normal: Vec3,
  direction: Vec3,
  halfLength: number,
  halfWidth: number,
  color: LinearRgb,
  openness: number,
  shape: LeafShape,
  brightness: number,
): void {
  const side = normalize(cross(direction, normal));
  stage.addLeaf({
    center,
    // Upright on the blade, or its curve would reflect more light than there is.
    normal: cross(side, direction),
    along: [direction[0] * halfLength, direction[1] * halfLength, direction[2] * halfLength],
    across: [side[0] * halfWidth, side[1] * halfWidth, side[2] * halfWidth],
    color: [color[0] * brightness, color[1] * brightness, color[2] * brightness],
    openness,
    shape,
  });
}

export interface LeafDetail {
  count: number;
  scale: number;
}

interface Foliage {
  area: number;
  halfLength: number;
  halfWidth: number;
  cover: number;
  limit: number;
}

/**
 * Leaves never get narrower than 1.1 samples (two samples per pixel); fewer and larger ones cover the same. `area` is
 * in square meters, `cover` how often it is covered.
 */
export function leafDetail(
  stage: Stage,
  z: number,
  { area, halfLength, halfWidth, cover, limit }: Foliage,
): LeafDetail {
  const samples = samplesPerMetre(stage, z);
  let scale = clamp(1.1 / (halfWidth * samples), 1, 4);
  let count = (cover * area) / (halfLength * halfWidth * scale * scale * 2);
  if (count > limit) {
    scale *= Math.sqrt(count / limit);
    count = limit;
  }
  return { count: Math.round(count), scale };
}

/** Samples of the supersampled picture per meter; things nearer than 0.8 m count as 0.8 m away. */
export function samplesPerMetre(stage: Stage, z: number): number {
  return 2 * stage.pixelsPerMetre(Math.max(0.8, z));
}

/** Meters; colors run from the shaded inside to the tips. */
export interface Clump {
  center: Vec3;
  radii: Vec3;
  count: number;
  halfLength: number;
  halfWidth: number;
  inner: LinearRgb;
  outer: LinearRgb;
  accent?: LinearRgb;
  accentShare?: number;
  lump: number;
  smallLump: number;
  /** Below 1 the leaves crowd at the surface, at 1 they fill the volume. */
  shell: number;
  /** Variation of a leaf's normal, and how much leaves point upward. */
  stray: number;
  rise: number;
  /** Height below which leaves darken toward the ground; -Infinity for crowns in the air. */
  base: number;
  leastOpenness: number;
  shape?: LeafShape;
  /** Further shading by place, for crowns made of many clumps. */
  openness?: (x: number, y: number, z: number) => number;
}

export const defaultClump = {
  lump: 0.18,
  smallLump: 0.06,
  shell: 0.28,
  stray: 0.55,
  rise: 0.15,
  base: 0,
  leastOpenness: 0.1,
};

export function growClump(clump: Clump, stage: Stage, random: Random): void {
  const { center, radii, lump, smallLump, stray } = clump;
  const shift = random() * 100;
  for (let i = 0; i < clump.count; i++) {
    const d = randomDirection(random);
    const bulge =
      1 +
      lump * (noise(d[0] * 2.6 + shift + 9, d[1] * 2.6 + d[2] * 2.1 + shift) * 2 - 1) +
      smallLump * (noise(d[0] * 7 + shift, d[1] * 7 + d[2] * 6 + 30) * 2 - 1);
    const tip = random() ** clump.shell;
    // A few shoots stick out, or the outline would look cut with a compass.
    const sprig = random() < 0.035 ? 1 + 0.6 * smallLump * random() : 1;
    const reach = bulge * (0.62 + 0.38 * tip) * sprig;
    // On the ground it is as wide as its skirt; crowns in the air and in pots are round below.
    const skirt = d[1] < 0 && clump.base === 0 ? reach * (1 + 0.6 * d[1] * d[1]) : reach;
    const x = center[0] + d[0] * radii[0] * skirt;
    const y = center[1] + d[1] * radii[1] * reach;
    const z = center[2] + d[2] * radii[2] * skirt;
    if (y < 0.01) continue;
    const normal = normalize([
      d[0] + (random() - 0.5) * 2 * stray,
      d[1] + (random() - 0.5) * 2 * stray + 0.25,
      d[2] + (random() - 0.5) * 2 * stray,
    ]);
    const direction = leafDirection(d, normal, clump.rise, random);
    const crease = clamp(0.5 + ((bulge - 1) / (lump + smallLump + 0.001)) * 0.75 + 0.25 * tip, 0, 1);
    const low = Number.isFinite(clump.base) ? clamp((y - clump.base) / (radii[1] * 1.3), 0, 1) : 1;
    const open = (0.16 + 0.84 * tip * tip) * (0.42 + 0.58 * crease) * (0.34 + 0.66 * low);
    const openness =
      (clump.leastOpenness + (1 - clump.leastOpenness) * open) * (clump.openness ? clump.openness(x, y, z) : 1);
    const color =
      clump.accent && random() < (clump.accentShare ?? 0.15)
        ? clump.accent
        : mixColor(clump.inner, clump.outer, clamp(tip * 0.75 + (random() - 0.3) * 0.5, 0, 1));
    const size = 0.7 + 0.6 * random();
    const brightness = 0.72 + 0.56 * random();
    const { halfLength, halfWidth } = clump;
    addLeaf(
      stage,
      [x, y, z],
      normal,
      direction,
      halfLength * size,
      halfWidth * size,
      color,
      openness,
      clump.shape ?? "leaf",
      brightness,
    );
  }
}

export function randomDirection(random: Random): Vec3 {
  const y = random() * 2 - 1;
  const angle = random() * 6.283;
  const level = Math.sqrt(1 - y * y);
  return [level * Math.cos(angle), y, level * Math.sin(angle)];
}

/** Mostly outward. */
function leafDirection(outwards: Vec3, normal: Vec3, rise: number, random: Random): Vec3 {
  const aim = normalize([
    outwards[0] * 0.6 + (random() - 0.5) * 1.4,
    outwards[1] * 0.4 + rise + (random() - 0.5) * 1.1,
    outwards[2] * 0.6 + (random() - 0.5) * 1.4,
  ]);
  const off = dot(aim, normal);
  return normalize([aim[0] - normal[0] * off, aim[1] - normal[1] * off, aim[2] - normal[2] * off]);
}
