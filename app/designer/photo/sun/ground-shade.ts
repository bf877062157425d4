import { boxBlur } from "../../numeric/filters.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { Eye } from "../lens/eye.ts";
import type { LabPlanes } from "../pixels/small-picture.ts";
import { type GroundKind, type GroundKindMap, groundKinds } from "../scene/scene.ts";

/** Grass, soil and beds blend into each other, especially in shade, so their brightness is judged together. */
const soft: ReadonlySet<GroundKind> = new Set(["lawn", "soil", "bed"]);
const groupOf = groundKinds.map((kind, k) => (soft.has(kind) ? 1 : k));
/** Share of the ground assumed lit, however much shadow there is. */
const litShare = 0.4;
/** Squared, per pixel: prevents the noisy hues of gray ground from explaining its shadows. */
const leastSpread = 4e-4;

/** Limits of darkness (natural logarithms); below the last, ground is lit. */
const lightest = -0.6;
const darkest = 1.2;
const stillLit = 0.15;
/** Meters from the camera. */
const nearestZ = 0.5;

export interface GroundShade {
  width: number;
  height: number;
  eye: Eye;
  eyeHeight: number; // meters
  kinds: GroundKindMap;
  /** Natural logarithm of luminance below lit ground; NaN outside the ground. */
  darkness: Float32Array;
  /** Natural logarithm of the luminance of lit ground. */
  litGround: number;
}

/**
 * Dry grass is lighter than green grass everywhere, so darkness that correlates with a change from green to red is not
 * shadow.
 */
export function readGroundShade(
  picture: LabPlanes,
  flat: Uint8Array,
  kinds: GroundKindMap,
  eye: Eye,
  eyeHeight: number,
): GroundShade {
  const { width, height } = picture;
  const lightness = blurInside(picture.lightness, flat, width, height);
  const greenRed = blurInside(picture.greenRed, flat, width, height);
  const darkness = new Float32Array(flat.length).fill(Number.NaN);
  const tint = new Float32Array(flat.length);
  for (let i = 0; i < flat.length; i++) {
    if (!flat[i]) continue;
    // L* + 16 is proportional to the cube root of luminance, as is a*, so their ratio is the same in sun and shade.
    tint[i] = greenRed[i] / (lightness[i] + 16);
    darkness[i] = -logLuminance(lightness[i]);
  }
  takeOffTint(darkness, tint, kinds);
  const lit = litLevel(darkness);
  let [sum, count] = [0, 0];
  for (let i = 0; i < darkness.length; i++) {
    darkness[i] = clamp(darkness[i] - lit, lightest, darkest);
    if (!(darkness[i] < stillLit)) continue;
    sum += logLuminance(lightness[i]);
    count++;
  }
  return { width, height, eye, eyeHeight, kinds, darkness, litGround: sum / Math.max(1, count) };
}

/** Natural logarithm of luminance from L*: CIE 1976 without the linear part near black. */
export function logLuminance(lightness: number): number {
  return 3 * Math.log((lightness + 16) / 116);
}

/** Index of the pixel that shows a plan point; -1 outside the picture. */
export function pixelAt({ width, height, eye, eyeHeight }: GroundShade, x: number, z: number): number {
  if (z < nearestZ) return -1;
  const u = Math.floor(width / 2 + (x / z) * eye.focal);
  const v = Math.floor(eye.horizonAt(u) + (eyeHeight / z) * eye.focal);
  return u >= 0 && u < width && v >= 0 && v < height ? v * width + u : -1;
}

/** Least squares per ground kind. */
function takeOffTint(darkness: Float32Array, tint: Float32Array, kinds: GroundKindMap): void {
  const sums = groundKinds.map(() => ({ count: 0, tint: 0, dark: 0, tints: 0, both: 0 }));
  for (let i = 0; i < darkness.length; i++) {
    if (Number.isNaN(darkness[i])) continue;
    const sum = sums[groupOf[kinds.values[i]]];
    sum.count++;
    sum.tint += tint[i];
    sum.dark += darkness[i];
    sum.tints += tint[i] ** 2;
    sum.both += tint[i] * darkness[i];
  }
  const fits = sums.map(({ count, tint: t, dark: d, tints, both }) => {
    const n = Math.max(1, count);
    const slope = (both - (t * d) / n) / (tints - (t * t) / n + leastSpread * n);
    return { slope, base: (d - slope * t) / n };
  });
  for (let i = 0; i < darkness.length; i++) {
    const { slope, base } = fits[groupOf[kinds.values[i]]];
    darkness[i] -= base + slope * tint[i];
  }
}

function litLevel(darkness: Float32Array): number {
  const some = darkness.filter((value, i) => i % 11 === 0 && !Number.isNaN(value)).sort();
  return some.length > 0 ? some[Math.floor(some.length * litShare)] : 0;
}

function blurInside(plane: Float32Array, inside: Uint8Array, width: number, height: number): Float32Array {
  const sums = boxBlur(
    plane.map((value, i) => value * inside[i]),
    width,
    height,
    1,
  );
  const counts = boxBlur(Float32Array.from(inside), width, height, 1);
  return sums.map((sum, i) => sum / Math.max(1e-3, counts[i]));
}
