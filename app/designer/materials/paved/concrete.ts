import { fractalNoise, noise } from "../../numeric/noise.ts";
import { paint } from "../../numeric/paint.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { jointCoverage } from "../making/laid-piece.ts";
import { meanTone, type StonePalette, stonePalettes } from "../making/stone-palettes.ts";
import { stainAt } from "../making/wear.ts";

const fieldSize = 1.8;

export function createConcrete(palette: StonePalette): GroundMaterial {
  const tone = meanTone(stonePalettes[palette]);
  return (x, z, footprint, out) => {
    const grain =
      0.9 +
      0.2 * fractalNoise(x * 1.8, z * 1.8, 5, 61) +
      clamp(0.02 / footprint, 0, 1) * 0.12 * (noise(x * 150, z * 150, 3) - 0.5);
    const toJoint = Math.min(
      Math.abs(x - Math.round(x / fieldSize) * fieldSize),
      Math.abs(z - Math.round(z / fieldSize) * fieldSize),
    );
    const shade = grain * stainAt(x, z) * (1 - 0.55 * jointCoverage(toJoint, 0.008, footprint));
    paint(out, tone, shade);
  };
}
