import { linearFromHex } from "../../numeric/colour.ts";
import { fractalNoise } from "../../numeric/noise.ts";
import { glaze } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { createLawn } from "./lawn.ts";

const flower = linearFromHex("#a98aa6");
/** Metres: at most one head of flowers to a place. */
const pitch = 0.009;
/** Share of the places that flower where it flowers most, and how much of a place its head hides. */
const fullest = 0.5;
const hides = 0.8;

/** Creeping thyme: a grey-green mat, and drifts of small mauve heads on it. */
export function createThyme(): GroundMaterial {
  const mat = createLawn(linearFromHex("#39452b"), linearFromHex("#74825a"));
  return (x, z, footprint, out) => {
    mat(x, z, footprint, out);
    const share = fullest * smoothstep(0.34, 0.74, fractalNoise(x * 1.7, z * 1.7, 3, 181));
    if (share === 0) return;
    const seen = clamp(pitch / footprint - 0.4, 0, 1);
    const lot = hash2(Math.floor(x / pitch), Math.floor(z / pitch), 182);
    glaze(out, flower, 0.75 + lot, hides * lerp(share, lot < share ? 1 : 0, seen));
  };
}
