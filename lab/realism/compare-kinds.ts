import { labFromBytes } from "../../app/designer/numeric/color.ts";
import type { Raster } from "../../app/designer/numeric/raster.ts";
import { groundKinds, type Scene } from "../../app/designer/photo/scene/scene.ts";
import { type DrawnKind, drawnKinds } from "../../app/designer/render/look/drawn-kind.ts";
import { contrastScales } from "./patch-features.ts";

/** A picture, the photo it was drawn into, and what is drawn where. */
export interface DrawnPicture {
  photo: Raster;
  scene: Scene;
  picture: Raster;
  changed: Uint8Array;
  kinds: Uint8Array;
}

/** Medians of one kind: luma in bytes, chroma of CIE L*a*b*; local contrast (luma) by {@link contrastScales}. */
export interface KindLook {
  pixels: number;
  luma: number;
  chroma: number;
  contrast: number[];
}

export interface KindComparison {
  kind: DrawnKind;
  photo: KindLook;
  drawn: KindLook;
}

/** Pixels of a kind on both sides, as share of the picture, below which they are not compared. */
const leastShare = 0.004;
/** Of 255: how surely the reader takes a pixel for leaves. */
export const surelyLeaves = 178;

/** Of the same kind, where both are visible. */
export function compareKinds(drawn: DrawnPicture): KindComparison[] {
  const photoKinds = kindsOfPhoto(drawn);
  return drawnKinds.flatMap((kind, k) => {
    if (kind === "photo") return [];
    const photo = lookOf(drawn.photo, photoKinds, k);
    const own = lookOf(drawn.picture, drawn.kinds, k);
    const least = leastShare * photoKinds.length;
    return photo.pixels < least || own.pixels < least ? [] : [{ kind, photo, drawn: own }];
  });
}

/** 1 where the photo's leaves stay. */
export function keptFoliage({ scene, changed }: Pick<DrawnPicture, "scene" | "changed">): Uint8Array {
  const { width, height, leafage } = scene;
  return Uint8Array.from({ length: width * height }, (_, i) => {
    return changed[i] === 0 && atCell(leafage, i, width, height) >= surelyLeaves ? 1 : 0;
  });
}

/** Leaves that stay, and the old ground. Indices into `drawnKinds`. */
function kindsOfPhoto(drawn: DrawnPicture): Uint8Array {
  const { width, height, groundKinds: kinds } = drawn.scene;
  const leaves = keptFoliage(drawn);
  return leaves.map((isLeaf, i) => {
    if (isLeaf) return drawnKinds.indexOf("foliage");
    return Math.max(0, (drawnKinds as readonly string[]).indexOf(groundKinds[atCell(kinds, i, width, height)] ?? ""));
  });
}

interface Grid {
  width: number;
  height: number;
  values: Uint8Array;
}

function atCell(grid: Grid, i: number, width: number, height: number): number {
  const row = Math.floor((Math.floor(i / width) * grid.height) / height);
  return grid.values[row * grid.width + Math.floor(((i % width) * grid.width) / width)] ?? 0;
}

function lookOf({ width, height, data }: Raster, kinds: Uint8Array, kind: number): KindLook {
  const lumas: number[] = [];
  const chromas: number[] = [];
  const plane = new Float32Array(width * height);
  for (let i = 0; i < kinds.length; i++) {
    const [red, green, blue] = [data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0];
    plane[i] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    if (kinds[i] !== kind) continue;
    lumas.push(plane[i] ?? 0);
    const [, a, b] = labFromBytes(red, green, blue);
    chromas.push(Math.hypot(a, b));
  }
  const contrast = contrastScales.map((scale) => contrastOf(plane, width, kinds, kind, scale));
  return { pixels: lumas.length, luma: median(lumas), chroma: median(chromas), contrast };
}

/** In blocks of `scale` pixels that are entirely of the kind. */
function contrastOf(plane: Float32Array, width: number, kinds: Uint8Array, kind: number, scale: number): number {
  let [total, blocks] = [0, 0];
  for (let top = 0; (top + scale) * width <= plane.length; top += scale) {
    for (let left = 0; left + scale <= width; left += scale) {
      const spread = blockSpread(plane, width, kinds, kind, left, top, scale);
      if (Number.isNaN(spread)) continue;
      total += spread;
      blocks++;
    }
  }
  return blocks > 0 ? total / blocks : Number.NaN;
}

function blockSpread(
  plane: Float32Array,
  width: number,
  kinds: Uint8Array,
  kind: number,
  left: number,
  top: number,
  side: number,
): number {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + side; y++) {
    for (let i = y * width + left; i < y * width + left + side; i++) {
      if (kinds[i] !== kind) return Number.NaN;
      const value = plane[i] ?? 0;
      sum += value;
      squares += value * value;
    }
  }
  const count = side * side;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? Number.NaN;
}
