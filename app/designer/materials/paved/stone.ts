import { fractalNoise, noise } from "../../numeric/noise.ts";
import { paintBetween } from "../../numeric/paint.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { nthTone, type StonePalette, stonePalettes } from "../making/stone-palettes.ts";

/** Unjointed, for single stepping stones. The tone varies between stones, never within one. */
export function createStone(palette: StonePalette): GroundMaterial {
  const tones = stonePalettes[palette];
  return (x, z, footprint, out) => {
    const place = noise(x * 0.8, z * 0.8, 3) * (tones.length - 1);
    const first = Math.floor(place);
    const blend = place - first;
    const fine = clamp(0.04 / footprint - 0.4, 0, 1);
    let shade = 0.82 + 0.32 * fractalNoise(x * 3.3, z * 3.3, 4, 15);
    if (fine > 0) shade += fine * (0.2 * (noise(x * 50, z * 50, 3) - 0.5) + 0.16 * (noise(x * 160, z * 160, 4) - 0.5));
    paintBetween(out, nthTone(tones, first), nthTone(tones, first + 1), blend, shade);
  };
}
