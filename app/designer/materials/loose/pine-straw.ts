import { fractalNoise, noise } from "../../numeric/noise.ts";
import { dim, glaze, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { meanTone, stonePalettes, toneAt } from "../making/stone-palettes.ts";

/** Meters: approximate length and thickness of a bundle of longleaf needles. */
const needle = { long: 0.19, thick: 0.005 };
/** Share of occupied places in each layer. */
const layers = 12;
const taken = 0.3;
/** Radians between the directions of successive layers: the golden angle of half a turn never repeats. */
const turned = 1.2;
/** Footprints (meters) in which single needles are visible, and are lost. */
const seen = { from: 0.004, to: 0.024 };

export function createPineStraw(): GroundMaterial {
  const tones = stonePalettes["pine-straw"];
  const mean = meanTone(tones);
  return (x, z, footprint, out) => {
    const detail = clamp((seen.to - footprint) / (seen.to - seen.from), 0, 1);
    const drift = 0.84 + 0.32 * fractalNoise(x * 1.4, z * 1.4, 4, 151);
    paint(out, mean, 0.85);
    if (detail > 0) {
      glaze(out, mean, 0.3 + 0.25 * noise(x * 120, z * 120, 152), detail);
      for (let layer = 0; layer < layers; layer++) {
        const [lot, shade] = needleAt(x, z, layer);
        if (lot < taken) glaze(out, toneAt(tones, lot / taken), shade, detail);
      }
    }
    const speckle = 1 + (hash2(x / footprint, z / footprint, 5) - 0.5) * 0.5 * (1 - detail);
    dim(out, 1.15 * speckle * drift);
  };
}

/** A random number in [0, 1), and its brightness; rims are in shadow. */
function needleAt(x: number, z: number, layer: number): [lot: number, shade: number] {
  const angle = layer * turned;
  const bend = 6 * noise(x * 5, z * 5, 158 + layer);
  const across = (z * Math.cos(angle) - x * Math.sin(angle)) / needle.thick + bend;
  const row = Math.floor(across);
  const along = (x * Math.cos(angle) + z * Math.sin(angle)) / needle.long + hash2(row, layer, 163);
  const lot = hash2(row, Math.floor(along), 170 + layer);
  const toRim = Math.abs(across - row - 0.5) * 2;
  return [lot, (0.7 + 0.6 * hash2(row, Math.floor(along), 190 + layer)) * (1 - 0.55 * toRim * toRim)];
}
