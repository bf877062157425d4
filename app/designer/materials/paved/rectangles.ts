import { linearFromHex } from "../../numeric/color.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { type LaidAppearance, type LaidPiece, paintLaidPiece } from "../making/laid-piece.ts";
import type { Relief } from "../making/relief.ts";
import { type StonePalette, stonePalettes } from "../making/stone-palettes.ts";

/** Meters; `offset` is the shift of every other row as a share of the width. */
interface RectangleFormat {
  width: number;
  depth: number;
  offset: number;
  jointWidth: number;
  bevel: number;
  joint: string;
  contrast: number;
  cleft?: boolean;
}

const slab: RectangleFormat = {
  width: 0.9,
  depth: 0.6,
  offset: 0.5,
  jointWidth: 0.01,
  bevel: 0.008,
  joint: "#57534b",
  contrast: 0.2,
};
const paver: RectangleFormat = { ...slab, width: 0.6, depth: 0.4, jointWidth: 0.006 };
const slate: RectangleFormat = { ...slab, width: 0.6, depth: 0.3, offset: 0.38, contrast: 0.34, cleft: true };
const tile: RectangleFormat = { ...slab, width: 0.3, depth: 0.3, offset: 0, joint: "#8d8475", contrast: 0.26 };
const brick: RectangleFormat = {
  ...slab,
  width: 0.21,
  depth: 0.105,
  jointWidth: 0.008,
  bevel: 0.006,
  joint: "#7d7264",
};
const cobble: RectangleFormat = {
  ...slab,
  width: 0.12,
  depth: 0.12,
  jointWidth: 0.014,
  bevel: 0.02,
  joint: "#5d564a",
};
const soldier: RectangleFormat = { ...slab, width: 0.12, depth: 0.22, offset: 0, contrast: 0.3 };

const rectangleFormats = { paver, slate, slab, tile, brick, cobble, soldier };

/** In running or stack bond; follows the path if coordinates along it are given. */
export function createRectangles(
  format: keyof typeof rectangleFormats,
  palette: StonePalette,
  relief: Relief,
): GroundMaterial {
  const { width, depth, offset, joint, ...rest } = rectangleFormats[format];
  const look: LaidAppearance = { ...rest, tones: stonePalettes[palette], joint: linearFromHex(joint) };
  const piece: LaidPiece = { column: 0, row: 0, toEdge: 0, edgeX: 0, edgeZ: 0 };
  return (x, z, footprint, out, along, across) => {
    const u = along ?? x;
    const v = across ?? z;
    piece.row = Math.floor(v / depth);
    const shifted = u + (piece.row % 2 === 0 ? 0 : offset * width);
    piece.column = Math.floor(shifted / width);
    const inU = shifted - piece.column * width;
    const inV = v - piece.row * depth;
    const toU = Math.min(inU, width - inU);
    const toV = Math.min(inV, depth - inV);
    piece.toEdge = Math.min(toU, toV);
    piece.edgeX = toU < toV ? (inU < width / 2 ? -1 : 1) : 0;
    piece.edgeZ = toU < toV ? 0 : inV < depth / 2 ? -1 : 1;
    paintLaidPiece(piece, look, relief, u, v, footprint, out);
  };
}
