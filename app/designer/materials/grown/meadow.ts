import { linearFromHex, mixColor } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { glaze, type PaintedRgb, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, norm, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { nthTone, tones } from "../making/stone-palettes.ts";

const deep = linearFromHex("#3d4f24");
const green = linearFromHex("#71843f");
const straw = linearFromHex("#a39a62");
const flowers = tones("#f0ead8", "#e2c84a", "#c14a3c", "#8f7fc0");

/** Meters: at most one flower per place. */
const flowerPitch = 0.11;

export function createMeadow(): GroundMaterial {
  return (x, z, footprint, out) => {
    const tussock = fractalNoise(x * 5, z * 3.4, 3, 151);
    const dry = smoothstep(0.5, 0.75, fractalNoise(x * 0.9, z * 0.9, 3, 152));
    const blades = clamp(0.03 / footprint - 0.3, 0, 1);
    let t = clamp(0.5 + 1.3 * (tussock - 0.5), 0, 1);
    if (blades > 0)
      t = clamp(
        t + blades * (0.7 * (noise(x * 95, z * 40, 153) - 0.5) + 0.8 * (noise(x * 260, z * 110, 154) - 0.5)),
        0,
        1,
      );
    paint(out, mixColor(mixColor(deep, green, t), straw, dry * 0.5 * t));
    addFlower(x, z, footprint, out);
  };
}

function addFlower(x: number, z: number, footprint: number, out: PaintedRgb): void {
  const cellX = Math.floor(x / flowerPitch);
  const cellZ = Math.floor(z / flowerPitch);
  const drift = noise(x * 0.7 + 3, z * 0.7, 155);
  if (hash2(cellX, cellZ, 156) > 0.42 * smoothstep(0.35, 0.7, drift)) return;
  const kind = nthTone(flowers, Math.floor(noise(x * 0.45, z * 0.45 + 40, 157) * 7.99));
  const offX = x / flowerPitch - cellX - 0.2 - 0.6 * hash2(cellX, cellZ, 158);
  const offZ = z / flowerPitch - cellZ - 0.2 - 0.6 * hash2(cellX, cellZ, 159);
  const radius = Math.max(0.016, footprint * 0.6);
  const far = norm(offX, offZ) * flowerPitch;
  // A flower finer than a sample is widened to it and thinned accordingly.
  const share = smoothstep(radius, radius * 0.5, far) * Math.min(1, 0.016 / radius) ** 2;
  const brightness = 0.7 + 0.4 * hash2(cellX, cellZ, 160);
  glaze(out, kind, brightness, share);
}
