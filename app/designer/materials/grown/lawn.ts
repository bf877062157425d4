import type { LinearRgb } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import { type PaintedRgb, paintBetween } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { indices3 } from "../../numeric/read-at.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { lawnPatch, readLawnPatch, warmGrass } from "./lawn-patches.ts";

const stripeWidth = 0.55;
const deepest = 0.12;
/** Meters between leaflets of clover. */
const leaflet = 0.016;
/** Red, green and blue of clover relative to the grass around it. */
const cloverTint: LinearRgb = [0.86, 0.95, 1.02];

export function createLawn(dark: LinearRgb, light: LinearRgb, striped = false): GroundMaterial {
  return (x, z, footprint, out) => {
    readLawnPatch(x, z);
    const tuft = noise(x * 22, z * 22, 95);
    const tuftDetail = clamp(0.09 / footprint - 0.5, 0, 1);
    let t = 0.5 + 0.5 * lawnPatch.tone + 0.45 * lawnPatch.tuft + 0.5 * (tuft - 0.5) * tuftDetail;
    if (striped) t += 0.13 * clamp(Math.sin(((x * 0.96 + z * 0.28) * Math.PI) / stripeWidth) * 4, -1, 1);
    t = clamp(t, 0, 1);
    const shade = bladeShade(x, z, footprint) * (0.86 + 0.28 * tuft * tuftDetail);
    paintBetween(out, dark, light, t, shade);
    warmGrass(out, lawnPatch);
    if (lawnPatch.clover > 0) growClover(x, z, footprint, shade, out);
  };
}

/** Clover hides the grass between its round leaflets, which are seen only near the eye. */
function growClover(x: number, z: number, footprint: number, shade: number, out: PaintedRgb): void {
  const detail = clamp((0.6 * leaflet) / footprint - 0.3, 0, 1);
  const bent = noise(x * 31, z * 31, 105);
  const round = noise(x / leaflet + bent, z / leaflet - bent, 103);
  const own = 1 + detail * ((0.5 + 0.9 * smoothstep(0.3, 0.75, round)) / shade - 1);
  for (const c of indices3) out[c] *= 1 + lawnPatch.clover * (cloverTint[c] * own - 1);
}

/** The mean of 1 in the distance. */
export function bladeShade(x: number, z: number, footprint: number): number {
  const coarse = clamp(0.022 / footprint - 0.3, 0, 1);
  const fine = clamp(0.012 / footprint - 0.3, 0, 1);
  let shade = 1 - 0.1 * clamp(0.012 / footprint - 0.6, 0, 1);
  if (coarse > 0) shade += 0.95 * (noise(x * 85, z * 60, 97) - 0.5) * coarse;
  if (fine > 0) shade += 1.05 * (noise(x * 210, z * 140, 98) - 0.5) * fine;
  if (coarse < 1) shade += (1 - coarse) * (hash2((x / footprint) * 1.1, (z / footprint) * 1.1, 6) - 0.5) * 0.8;
  return Math.max(deepest, shade);
}
