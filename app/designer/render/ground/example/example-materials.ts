import { bladeShade } from "../../../materials/grown/lawn.ts";
import { lawnPatch, readLawnPatch, warmGrass } from "../../../materials/grown/lawn-patches.ts";
import type { LinearRgb } from "../../../numeric/color.ts";
import { fractalNoise } from "../../../numeric/noise.ts";
import type { PaintedRgb } from "../../../numeric/paint.ts";
import { dim, paintBetween } from "../../../numeric/paint.ts";
import { hash2 } from "../../../numeric/random.ts";
import { indices3 } from "../../../numeric/read-at.ts";
import { clamp } from "../../../numeric/scalar.ts";
import type { GroundMaterial } from "../../../stage/geometry.ts";
import type { GroundExample } from "./ground-example.ts";

/** Meters between mower stripes, and their contrast. */
const stripe = { width: 0.55, strength: 0.1 };
/** How far the green varies between patches, as a share of what a lawn without an example does. */
const patches = 0.5;

/** With the texture of the photo's lawn. */
export function layExampleLawn(
  example: GroundExample,
  dark: LinearRgb,
  light: LinearRgb,
  striped = false,
): GroundMaterial {
  return (x, z, footprint, out) => {
    readLawnPatch(x, z);
    let t = 0.5 + patches * lawnPatch.tone;
    if (striped) t += stripe.strength * clamp(Math.sin(((x * 0.96 + z * 0.28) * Math.PI) / stripe.width) * 4, -1, 1);
    paintBetween(out, dark, light, clamp(t, 0, 1));
    warmGrass(out, lawnPatch, patches);
    layTexture(example, x, z, footprint, out);
    // Nearer than the piece was, the texture would be a smear without blades.
    const missing = Math.min(1, 0.4 * (example.resolution / footprint - 1.2));
    if (missing > 0) dim(out, 1 + missing * (bladeShade(x, z, footprint) - 1));
  };
}

/** With the texture of the photo's ground of that kind. */
export function layExample(example: GroundExample, material: GroundMaterial): GroundMaterial {
  const mean = meanOf(material);
  return (x, z, footprint, out) => {
    const drift = 0.9 + 0.2 * fractalNoise(x * 0.9, z * 0.9, 3, 71);
    for (const c of indices3) out[c] = mean[c] * drift;
    layTexture(example, x, z, footprint, out);
  };
}

const texture: [number, number, number] = [1, 0, 0];

function layTexture(example: GroundExample, x: number, z: number, footprint: number, out: PaintedRgb): void {
  example.at(x, z, footprint, texture);
  const [light, red, blue] = texture;
  const luminance = 0.2126 * out[0] + 0.7152 * out[1] + 0.0722 * out[2];
  // Red and blue vary relative to luminance; green preserves it.
  out[0] = Math.max(0, light * (out[0] + red * luminance));
  out[1] = Math.max(0, light * (out[1] - ((0.2126 * red + 0.0722 * blue) / 0.7152) * luminance));
  out[2] = Math.max(0, light * (out[2] + blue * luminance));
}

function meanOf(material: GroundMaterial): LinearRgb {
  const spots = 400;
  const mean: PaintedRgb = [0, 0, 0];
  const spot: PaintedRgb = [0, 0, 0];
  for (let i = 0; i < spots; i++) {
    material(hash2(i, 0, 411) * 3, hash2(i, 1, 411) * 3, 0.005, spot);
    for (const c of indices3) mean[c] += spot[c] / spots;
  }
  return mean;
}
