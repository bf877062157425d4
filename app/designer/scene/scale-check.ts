import { clamp } from "../numeric/scalar.ts";
import type { GroundReading } from "./read-ground.ts";

/** Metres. */
const usualEye = 1.6;
const usualFence = 1.75;

export interface Scale {
  /** Metres from the ground to the lens. */
  eyeHeight: number;
  /** How wrong lengths on the ground may be, as share. */
  uncertainty: number;
}

/**
 * Eye height, checked against the fence, and how far lengths may be off: by the eye height itself, by the horizon (a row
 * too high or low counts the more, the less far below it the ground lies) and by the focal length.
 */
export function checkScale(found: GroundReading, focalKnown: boolean): Scale {
  const { flat, eye, kinds, horizon } = found;
  const drops: number[] = [];
  for (let i = 0; i < flat.length; i += 5) {
    if (flat[i]) drops.push(Math.floor(i / kinds.width) - eye.horizonAt(i % kinds.width));
  }
  drops.sort((a, b) => a - b);
  const middle = Math.max(0.04 * kinds.height, drops[drops.length >> 1] ?? 0);
  const byHorizon = (horizon.rowError * kinds.height) / middle;
  const { eyeHeight, error } = checkEyeHeight(fenceRatio(found));
  // Who looks steeply down may stand on a balcony.
  const byTilt = eyeHeight === usualEye && horizon.row < 0.27 ? 0.35 : 0;
  return { eyeHeight, uncertainty: clamp(Math.hypot(error, byHorizon, byTilt, focalKnown ? 0.03 : 0.1), 0.12, 0.6) };
}

/** The fence's height in eye heights says how high the eye was: from an upper window the fence is low. */
function checkEyeHeight(ratio: number | undefined): { eyeHeight: number; error: number } {
  if (ratio === undefined) return { eyeHeight: usualEye, error: 0.16 };
  const height = ratio * usualEye;
  if (height > 1.4 && height < 2.1) return { eyeHeight: usualEye, error: 0.1 };
  const eyeHeight = usualFence / ratio;
  if (height < 0.9 && eyeHeight < 7) return { eyeHeight, error: 0.25 };
  // A wall may be higher than any fence, a fence somewhat lower than most: no ground for another eye height.
  return { eyeHeight: usualEye, error: 0.2 };
}

/**
 * Median height of the fence over the eye height: over the columns where a region full of upright lines stands on the
 * ground. Undefined where too few columns agree.
 */
function fenceRatio({ flat, eye, regions, uprights, kinds: { width, height } }: GroundReading): number | undefined {
  const density = new Float32Array(regions.count);
  const area = new Float32Array(regions.count);
  uprights.forEach((value, i) => {
    density[regions.labels[i]] += value;
    area[regions.labels[i]]++;
  });
  const ratios: number[] = [];
  for (let x = 0; x < width; x++) {
    const foot = footOf(flat, x, width, height);
    if (foot < 4) continue;
    const region = regions.labels[(foot - 3) * width + x];
    if (density[region] < 0.02 * area[region] || area[region] < 0.01 * flat.length) continue;
    let top = foot - 3;
    while (top > 0 && regions.labels[(top - 1) * width + x] === region) top--;
    const horizon = eye.horizonAt(x);
    if (top > 0.02 * height && foot - horizon > 0.03 * height) ratios.push((foot - top) / (foot - horizon));
  }
  if (ratios.length < 0.15 * width) return undefined;
  ratios.sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.floor(share * (ratios.length - 1))];
  return at(0.75) - at(0.25) < 0.35 * at(0.5) ? at(0.5) : undefined;
}

/** Row above which the ground of a column ends. */
function footOf(flat: Uint8Array, x: number, width: number, height: number): number {
  for (let y = 0; y < height; y++) if (flat[y * width + x]) return y;
  return 0;
}
