import { type LinearRgb, linearFromByte } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";

const surelyGround = 230;
const green = { overRed: 1.05, overBlue: 1.25, lawnShare: 0.1 };
/** Luminance of a gray card, the default without ground. */
const middleGray = 0.18;

/** Linear. */
export function luminancePlane(photo: Raster): Float32Array {
  const plane = new Float32Array(photo.width * photo.height);
  for (let i = 0; i < plane.length; i++) plane[i] = luminanceAt(photo, i);
  return plane;
}

/** ITU-R BT.709, whose primaries sRGB uses. */
function luminanceAt(photo: Raster, i: number): number {
  return (
    0.2126 * linearFromByte[photo.data[i * 3]] +
    0.7152 * linearFromByte[photo.data[i * 3 + 1]] +
    0.0722 * linearFromByte[photo.data[i * 3 + 2]]
  );
}

export interface GroundColor {
  greenShare: number;
  lushness: number;
  luminance: number;
  lawnColor?: LinearRgb;
}

/** Color of the certain ground; neutral defaults without ground. */
export function readGroundColor(photo: Raster, ground: Uint8Array): GroundColor {
  let count = 0;
  let greenCount = 0;
  let lushness = 0;
  let luminance = 0;
  const greens = [0, 0, 0];
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] < surelyGround) continue;
    const [red8, green8, blue8] = [photo.data[i * 3], photo.data[i * 3 + 1], photo.data[i * 3 + 2]];
    const r = linearFromByte[red8];
    const g = linearFromByte[green8];
    const b = linearFromByte[blue8];
    count++;
    luminance += 0.2126 * r + 0.7152 * g + 0.0722 * b;
    lushness += (green8 - Math.max(red8, blue8)) / (green8 + 1);
    if (g <= r * green.overRed || g <= b * green.overBlue) continue;
    greenCount++;
    greens[0] += r;
    greens[1] += g;
    greens[2] += b;
  }
  if (count === 0) return { greenShare: 0, lushness: 0, luminance: middleGray };
  const greenShare = greenCount / count;
  return {
    greenShare,
    lushness: lushness / count,
    luminance: luminance / count,
    lawnColor:
      greenShare > green.lawnShare
        ? [greens[0] / greenCount, greens[1] / greenCount, greens[2] / greenCount]
        : undefined,
  };
}
