import { linearFromHex } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Relief } from "../making/relief.ts";

const tone = linearFromHex("#594536");
/** Meters: a crumb, or the hole that one left. */
const crumb = 0.007;
/** Distance between the heights that give a clod's slope, and how steep clods are. */
const apart = 0.14;
const steep = 2.6;

export function createSoil(relief: Relief): GroundMaterial {
  return (x, z, footprint, out) => {
    const clods = clamp(0.05 / footprint - 0.4, 0, 1);
    const crumbs = clamp(0.012 / footprint - 0.4, 0, 1);
    let shade = 0.72 + 0.5 * fractalNoise(x * 1.3, z * 1.3, 3, 142);
    let leanX = 0;
    let leanZ = 0;
    if (clods > 0) {
      const here = fractalNoise(x * 26, z * 26, 3, 141);
      leanX = steep * (here - fractalNoise(x * 26 + apart, z * 26, 3, 141)) * clods;
      leanZ = steep * (here - fractalNoise(x * 26, z * 26 + apart, 3, 141)) * clods;
      // The tops of clods dry first.
      shade *= 1 + 0.9 * clods * (here - 0.5);
    }
    if (crumbs > 0) {
      shade *= 1 + crumbs * 0.5 * (noise(x * 150, z * 150, 143) - 0.5);
      const lot = hash2(Math.floor(x / crumb), Math.floor(z / crumb), 144);
      if (lot > 0.9) shade *= 1 + crumbs * (lot > 0.96 ? 0.45 : -0.4);
    }
    shade *= relief(leanX, leanZ);
    paint(out, tone, shade);
  };
}
