import { linearFromHex } from "../../numeric/color.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { type LaidAppearance, type LaidPiece, paintLaidPiece } from "../making/laid-piece.ts";
import type { Relief } from "../making/relief.ts";
import { type StonePalette, stonePalettes } from "../making/stone-palettes.ts";

const brickWidth = 0.105;

export function createHerringbone(palette: StonePalette, relief: Relief): GroundMaterial {
  const look: LaidAppearance = {
    tones: stonePalettes[palette],
    joint: linearFromHex("#6b6054"),
    jointWidth: 0.01,
    bevel: 0.008,
    contrast: 0.28,
  };
  const piece: LaidPiece = { column: 0, row: 0, toEdge: 0, edgeX: 0, edgeZ: 0 };
  return (x, z, footprint, out) => {
    const u = ((x + z) * Math.SQRT1_2) / brickWidth;
    const v = ((z - x) * Math.SQRT1_2) / brickWidth;
    const cellU = Math.floor(u);
    const cellV = Math.floor(v);
    // The pattern repeats every four cells along the diagonal: two halves of a horizontal brick, two of a vertical one.
    const phase = (((cellU - cellV) % 4) + 4) % 4;
    const lying = phase < 2;
    piece.column = phase === 1 ? cellU - 1 : cellU;
    piece.row = phase === 2 ? cellV - 1 : cellV;
    const inU = u - piece.column;
    const inV = v - piece.row;
    const lengthU = lying ? 2 : 1;
    const lengthV = lying ? 1 : 2;
    const toU = Math.min(inU, lengthU - inU) * brickWidth;
    const toV = Math.min(inV, lengthV - inV) * brickWidth;
    piece.toEdge = Math.min(toU, toV);
    const side = toU < toV ? Math.sign(inU - lengthU / 2) : Math.sign(inV - lengthV / 2);
    piece.edgeX = (toU < toV ? side : -side) * Math.SQRT1_2;
    piece.edgeZ = side * Math.SQRT1_2;
    paintLaidPiece(piece, look, relief, x, z, footprint, out);
  };
}
