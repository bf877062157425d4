import type { LinearRgb } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { paintBetween } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";

const stripeWidth = 0.55;
const deepest = 0.12;

/** Mown grass between a dark and a light green, in patches, tufts and blades; `striped` adds mower stripes. */
export function createLawn(dark: LinearRgb, light: LinearRgb, striped = false): GroundMaterial {
  return (x, z, footprint, out) => {
    const tuft = noise(x * 22, z * 22, 95);
    const tuftDetail = clamp(0.09 / footprint - 0.5, 0, 1);
    let t =
      0.5 +
      0.4 * (fractalNoise(x * 0.7, z * 0.7, 3, 91) - 0.5) +
      0.5 * (fractalNoise(x * 4.5, z * 4.5, 3, 93) - 0.5) +
      0.5 * (tuft - 0.5) * tuftDetail;
    if (striped) t += 0.13 * clamp(Math.sin(((x * 0.96 + z * 0.28) * Math.PI) / stripeWidth) * 4, -1, 1);
    t = clamp(t, 0, 1);
    const shade = bladeShade(x, z, footprint) * (0.84 + 0.28 * tuft * tuftDetail);
    paintBetween(out, dark, light, t, shade);
  };
}

function bladeShade(x: number, z: number, footprint: number): number {
  const coarse = clamp(0.022 / footprint - 0.3, 0, 1);
  const fine = clamp(0.012 / footprint - 0.3, 0, 1);
  let shade = 1 - 0.16 * clamp(0.012 / footprint - 0.6, 0, 1);
  if (coarse > 0) shade += 0.95 * (noise(x * 85, z * 60, 97) - 0.5) * coarse;
  if (fine > 0) shade += 1.05 * (noise(x * 210, z * 140, 98) - 0.5) * fine;
  if (coarse < 1) shade += (1 - coarse) * (hash2((x / footprint) * 1.1, (z / footprint) * 1.1, 6) - 0.5) * 0.8;
  return Math.max(deepest, shade);
}
