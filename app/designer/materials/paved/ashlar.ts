import { linearFromHex } from "../../numeric/color.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { type LaidAppearance, type LaidPiece, paintLaidPiece } from "../making/laid-piece.ts";
import type { Relief } from "../making/relief.ts";
import { type StonePalette, stonePalettes } from "../making/stone-palettes.ts";

type ModuleStone = readonly [x: number, z: number, width: number, depth: number];

/** One module of cut flagstones in four sizes: x, z, width, depth in units of 0.3 m; the module is 6 by 6 units. */
const moduleStones: readonly [ModuleStone, ...ModuleStone[]] = [
  [0, 0, 3, 2],
  [3, 0, 2, 2],
  [5, 0, 1, 1],
  [5, 1, 1, 2],
  [0, 2, 2, 2],
  [2, 2, 1, 1],
  [2, 3, 1, 2],
  [3, 2, 2, 3],
  [5, 3, 1, 1],
  [0, 4, 2, 1],
  [0, 5, 3, 1],
  [3, 5, 2, 1],
  [5, 4, 1, 2],
];
const moduleSize = 6;
const unit = 0.3;
const stoneByUnit = indexModule();

/** "Random ashlar". */
export function createAshlar(palette: StonePalette, relief: Relief): GroundMaterial {
  const look: LaidAppearance = {
    tones: stonePalettes[palette],
    joint: linearFromHex("#766d5e"),
    jointWidth: 0.012,
    bevel: 0.01,
    contrast: 0.28,
  };
  const piece: LaidPiece = { column: 0, row: 0, toEdge: 0, edgeX: 0, edgeZ: 0 };
  return (x, z, footprint, out) => {
    const moduleX = Math.floor(x / unit / moduleSize);
    const moduleZ = Math.floor(z / unit / moduleSize);
    const inX = x / unit - moduleX * moduleSize;
    const inZ = z / unit - moduleZ * moduleSize;
    const [left, near, width, depth] = stoneAt(inX, inZ);
    const toX = Math.min(inX - left, left + width - inX) * unit;
    const toZ = Math.min(inZ - near, near + depth - inZ) * unit;
    piece.column = moduleX * moduleSize + left;
    piece.row = moduleZ * moduleSize + near;
    piece.toEdge = Math.min(toX, toZ);
    piece.edgeX = toX < toZ ? Math.sign(inX - left - width / 2) : 0;
    piece.edgeZ = toX < toZ ? 0 : Math.sign(inZ - near - depth / 2);
    paintLaidPiece(piece, look, relief, x, z, footprint, out);
  };
}

function stoneAt(inX: number, inZ: number): ModuleStone {
  const unitAt = Math.min(5, Math.floor(inZ)) * moduleSize + Math.min(5, Math.floor(inX));
  return stoneByUnit[unitAt] ?? moduleStones[0];
}

function indexModule(): readonly ModuleStone[] {
  const index = new Array<ModuleStone>(moduleSize * moduleSize).fill(moduleStones[0]);
  for (const stone of moduleStones) {
    const [left, near, width, depth] = stone;
    for (let z = near; z < near + depth; z++) index.fill(stone, z * moduleSize + left, z * moduleSize + left + width);
  }
  return index;
}
