import { linearFromHex } from "../../numeric/colour.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { paint } from "../../numeric/paint.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Relief } from "../making/relief.ts";

const tone = linearFromHex("#5a4534");

/** Raked garden soil: clods that catch the light, crumbs, damp and dry patches. */
export function createSoil(relief: Relief): GroundMaterial {
  return (x, z, footprint, out) => {
    const clods = clamp(0.05 / footprint - 0.4, 0, 1);
    const crumbs = clamp(0.012 / footprint - 0.4, 0, 1);
    let leanX = 0;
    let leanZ = 0;
    if (clods > 0) {
      const here = fractalNoise(x * 22, z * 22, 3, 141);
      leanX = (here - fractalNoise(x * 22 + 0.3, z * 22, 3, 141)) * 3.4 * clods;
      leanZ = (here - fractalNoise(x * 22, z * 22 + 0.3, 3, 141)) * 3.4 * clods;
    }
    let shade = 0.72 + 0.5 * fractalNoise(x * 1.3, z * 1.3, 3, 142);
    if (crumbs > 0) shade *= 1 + crumbs * 0.7 * (noise(x * 130, z * 130, 143) - 0.5);
    shade *= relief(leanX, leanZ);
    paint(out, tone, shade);
  };
}
