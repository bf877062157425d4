import { linearFromHex } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import { glaze, type PaintedRgb } from "../../numeric/paint.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";

const moss = linearFromHex("#4d5a2e");
const earth = linearFromHex("#5d4c38");

/** Share of moss in the joints at a spot, 0..1: it grows in damp patches. */
export function mossAt(x: number, z: number): number {
  return 0.75 * smoothstep(0.5, 0.72, noise(x * 1.1 + 20, z * 1.1, 301));
}

export function growMoss(color: PaintedRgb, share: number): void {
  glaze(color, moss, 1, share);
}

export function stainAt(x: number, z: number): number {
  const patch = noise(x * 0.55, z * 0.55, 311);
  const stain = smoothstep(0.74, 0.9, noise(x * 2.3 + 7, z * 2.3, 312));
  return 1.06 - 0.14 * smoothstep(0.35, 0.8, patch) - 0.16 * stain;
}

/** Earth carried onto paving by rain and feet, thickest at its rim. `inside` is meters from the rim; changes `color`. */
export function dirtyRim(color: PaintedRgb, inside: number, x: number, z: number): void {
  if (inside > 0.16) return;
  const reach = 0.03 + 0.13 * noise(x * 3.1, z * 3.1, 321);
  const share = 0.5 * smoothstep(reach, 0, inside) * (0.5 + noise(x * 40, z * 40, 322));
  glaze(color, earth, 0.9, clamp(share, 0, 0.7));
}
