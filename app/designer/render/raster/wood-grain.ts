import { noise } from "../../numeric/noise.ts";
import { hash2 } from "../../numeric/random.ts";
import { indices3 } from "../../numeric/read-at.ts";
import { clamp, norm, smoothstep } from "../../numeric/scalar.ts";
import type { SurfacePoint } from "./surface-point.ts";

/** Meters of board per possible knot. */
const knotSpacing = 0.45;

export function paintWood(point: SurfacePoint, lot: number): void {
  const { color, footprint } = point;
  const [u, v, w] = point.grain;
  const across = v + w * 0.83;
  const fine = clamp(0.006 / footprint - 0.4, 0, 1);
  const middle = clamp(0.02 / footprint - 0.4, 0, 1);
  let shade = 0.8 + 0.36 * lot + 0.16 * (noise(u * 1.3, across * 14, 14) - 0.5);
  if (middle > 0) shade += middle * 0.2 * (noise(u * 2.6, across * 60, 55) - 0.5);
  if (fine > 0) shade += fine * 0.2 * (noise(u * 7, across * 220, 56) - 0.5);
  shade *= 1 - 0.45 * knotAt(u, across) * middle;
  if (point.endGrain) shade *= 0.72;
  shade *= 1 + 0.1 * point.edge;
  const grey = 0.22 * smoothstep(0.35, 0.8, noise(u * 0.9 + 5, across * 5, 57));
  const mean = (color[0] + color[1] + color[2]) / 3;
  for (const c of indices3) color[c] = (color[c] + (mean - color[c]) * grey) * shade;
}

function knotAt(u: number, across: number): number {
  const cell = Math.floor(u / knotSpacing);
  const row = Math.floor(across / 0.1);
  const lot = hash2(cell, row, 71);
  if (lot > 0.33) return 0;
  const du = u / knotSpacing - cell - 0.3 - lot;
  const dv = across / 0.1 - row - 0.5;
  return smoothstep(1, 0.3, norm(du * knotSpacing, dv * 0.06) / 0.012);
}
