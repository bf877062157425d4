import { hash2 } from "#app/designer/numeric/random.ts";
import type { Raster } from "#app/designer/numeric/raster.ts";
import { type SeenPhoto, seenKinds } from "#app/designer/reader/seen/seen-kinds.ts";
import { seenSurely } from "#tests/fixture-yards/seen-truth.ts";

/** A drawn yard for tests: pale sky, a gray clapboard wall, and noisy lawn from 55 % of the height down. */
export function drawSyntheticYard(width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colorAt(x, y / height, y), (y * width + x) * 3);
  }
  return { width, height, data };
}

function colorAt(x: number, row: number, y: number): [number, number, number] {
  const speckle = Math.round((hash2(x, y, 4) - 0.5) * 50);
  if (row < 0.15) return [190, 215, 245];
  if (row < 0.55) {
    const board = y % 12 === 0 ? -40 : Math.round(speckle / 12);
    return [150 + board, 148 + board, 150 + board];
  }
  return [90 + speckle, 125 + speckle, 55 + Math.round(speckle / 2)];
}

/** What a reader sees in it that is right about every pixel. */
export function seenSyntheticYard(width: number, height: number): SeenPhoto {
  const kinds = Uint8Array.from({ length: width * height }, (_, i) => {
    const row = Math.floor(i / width) / height;
    return seenKinds.indexOf(row < 0.15 ? "sky" : row < 0.55 ? "building" : "lawn");
  });
  return seenSurely(width, height, kinds);
}
