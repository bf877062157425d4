import { linearFromHex } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { glaze, paintBetween } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";

const dark = linearFromHex("#39452b");
const light = linearFromHex("#74825a");
const flower = linearFromHex("#a98aa6");
/** Meters: at most one head of flowers per place. */
const pitch = 0.009;
/** Maximum share of places in flower, and how much of a place its head hides. */
const fullest = 0.5;
const hides = 0.8;
const deepest = 0.12;

export function createThyme(): GroundMaterial {
  return (x, z, footprint, out) => {
    const drift = fractalNoise(x * 1.7, z * 1.7, 3, 181);
    const seen = clamp(pitch / footprint - 0.4, 0, 1);
    const grain = (hash2(x / footprint, z / footprint, 6) - 0.5) * 0.7 * (1 - seen);
    const shoots = seen * (1.1 * (noise(x * 85, z * 60, 97) - 0.5) + 1.1 * (noise(x * 210, z * 140, 98) - 0.5));
    const t = clamp(noise(x * 4.5, z * 4.5, 93) + 0.5 * (drift - 0.5), 0, 1);
    paintBetween(out, dark, light, t, Math.max(deepest, 0.88 + shoots + grain));
    const share = fullest * smoothstep(0.34, 0.74, drift);
    if (share === 0) return;
    const lot = hash2(Math.floor(x / pitch), Math.floor(z / pitch), 182);
    glaze(out, flower, 0.75 + lot, hides * lerp(share, lot < share ? 1 : 0, seen));
  };
}
