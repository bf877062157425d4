import { linearFromHex } from "../numeric/colour.ts";
import { noise } from "../numeric/noise.ts";
import { hash2 } from "../numeric/random.ts";
import { lerp } from "../numeric/scalar.ts";
import type { GroundMaterial } from "../render/geometry.ts";
import { jointCoverage } from "./laid-piece.ts";

const boardWidth = 0.14;

/** Wooden boards across the view, of one colour (hex). */
export function createDeck(hex: string): GroundMaterial {
  const wood = linearFromHex(hex);
  return (x, z, footprint, out) => {
    const board = Math.floor(z / boardWidth);
    const inBoard = z - board * boardWidth;
    const gap = jointCoverage(Math.min(inBoard, boardWidth - inBoard), 0.008, footprint);
    const length = 2.4;
    const shifted = x + hash2(board, 7, 2) * length;
    const butt = jointCoverage(Math.abs(shifted - Math.round(shifted / length) * length), 0.006, footprint);
    const tone = 0.82 + 0.36 * hash2(board, Math.floor(shifted / length + 0.5), 3);
    const grain =
      0.86 + 0.28 * noise(x * 2.2 + board * 31, z * 70, 5) + 0.12 * (noise(x * 9 + board * 13, z * 220, 6) - 0.5);
    for (let i = 0; i < 3; i++) out[i] = lerp(wood[i] * tone * grain, 0.012, Math.max(gap, butt));
  };
}
