import { linearFromHex } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, lerp, norm, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { jointCoverage } from "../making/laid-piece.ts";
import type { Relief } from "../making/relief.ts";

export const boardWidth = 0.14;
const boardLength = 2.4;
const joists = 0.48; // meters

/** Across the view, of one color (hex). */
export function createDeck(hex: string, relief: Relief): GroundMaterial {
  const wood = linearFromHex(hex);
  const mean = (wood[0] + wood[1] + wood[2]) / 3;
  return (x, z, footprint, out) => {
    const board = Math.floor(z / boardWidth);
    const inBoard = z - board * boardWidth;
    const toEdge = Math.min(inBoard, boardWidth - inBoard);
    const gap = jointCoverage(toEdge, 0.008, footprint);
    const shifted = x + Math.floor(hash2(board, 7, 2) * 5) * joists;
    const toButt = Math.abs(shifted - Math.round(shifted / boardLength) * boardLength);
    const butt = jointCoverage(toButt, 0.005, footprint);
    const lot = hash2(board, Math.floor(shifted / boardLength), 3);
    const fine = clamp(0.02 / footprint - 0.5, 0, 1);
    let grain = 0.88 + 0.24 * noise(x * 2.2 + board * 31, z * 70, 5);
    if (fine > 0) {
      const vein = noise(x * 5 + board * 13, z * 200 + 2.5 * noise(x * 1.7, board, 7), 6);
      grain += fine * (0.12 * (vein - 0.5) - 0.2 * smoothstep(0.66, 0.86, vein));
    }
    const rounding = smoothstep(0.016, 0.004, toEdge) * fine * (inBoard < boardWidth / 2 ? -0.7 : 0.7);
    let shade = (0.8 + 0.38 * lot) * grain * relief(0, rounding);
    if (fine > 0) shade *= 1 - 0.55 * fine * screwAt(shifted, inBoard);
    const grey = 0.22 * smoothstep(0.4, 0.75, noise(x * 0.8 + board * 3, z * 1.6, 171));
    const dark = Math.max(gap, butt);
    const weathered = (channel: number) => lerp(lerp(channel, mean, grey) * shade, 0.012, dark);
    out[0] = weathered(wood[0]);
    out[1] = weathered(wood[1]);
    out[2] = weathered(wood[2]);
  };
}

function screwAt(along: number, inBoard: number): number {
  const toJoist = along - Math.round(along / joists) * joists - 0.012;
  const toScrew = Math.min(Math.abs(inBoard - 0.03), Math.abs(inBoard - boardWidth + 0.03));
  return smoothstep(0.007, 0.0045, norm(toJoist, toScrew));
}
