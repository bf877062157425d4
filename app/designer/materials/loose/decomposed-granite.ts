import { linearFromHex } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Relief } from "../making/relief.ts";

const tone = linearFromHex("#b39c7b");
const grain = 0.006;

export function createDecomposedGranite(relief: Relief): GroundMaterial {
  return (x, z, footprint, out) => {
    const fine = clamp((2 * grain) / footprint - 0.4, 0, 1);
    const hollow = (fractalNoise(x * 2.1 + 0.1, z * 2.1, 2, 131) - fractalNoise(x * 2.1 - 0.1, z * 2.1, 2, 131)) * 0.5;
    let shade = (0.82 + 0.32 * fractalNoise(x * 0.8, z * 0.8, 4, 132)) * relief(hollow, hollow * 0.6);
    if (fine > 0) {
      shade += fine * 0.2 * (noise(x * 130, z * 130, 133) - 0.5);
      const lot = hash2(Math.floor(x / grain), Math.floor(z / grain), 134);
      if (lot > 0.86) shade *= 1 + fine * (lot > 0.93 ? 0.3 : -0.34);
    } else shade *= 1 + (hash2(x / footprint, z / footprint, 5) - 0.5) * 0.1;
    const warmth = noise(x * 1.7, z * 1.7, 135) - 0.5;
    out[0] = tone[0] * shade * (1 + 0.08 * warmth);
    out[1] = tone[1] * shade;
    out[2] = tone[2] * shade * (1 - 0.1 * warmth);
  };
}
