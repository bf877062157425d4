import { resizePlane } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import { refineMatte } from "../../photo/pixels/matte.ts";
import type { Scene } from "../../photo/scene/scene.ts";

/** Sum of the differences of three bytes up to which a pixel is as the sky of its row, and from which it is not. */
const alike = { surely: 45, hardly: 105 };

/**
 * Of each pixel, 0..1: what surely is the sky, and what above the horizon has the color of the sky in its row and is not built: gaps
 * between branches, and sky that the reader was not sure of.
 */
export function skyShare(photo: Raster, scene: Scene): Float32Array {
  const { width, height, data } = photo;
  const { groundKinds, built } = scene;
  const sure = refineMatte(photo, scene.sky, groundKinds.width, groundKinds.height);
  const shares = Float32Array.from(sure);
  for (let i = 0; i < shares.length; i++) shares[i] = floatAt(shares, i) / 255;
  const rows = skyOfRows(photo, sure);
  if (!rows) return shares;
  const walls = resizePlane(Float32Array.from(built.values), built.width, built.height, width, height);
  const last = Math.min(height, Math.floor(scene.horizonV));
  for (let y = 0, i = 0; y < last; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (byteAt(sure, i) === 255 || byteAt(scene.ground, i) > 0) continue;
      let difference = 0;
      for (const c of indices3) difference += Math.abs(byteAt(data, i * 3 + c) - floatAt(rows, y * 3 + c));
      const share = (1 - smoothstep(alike.surely, alike.hardly, difference)) * (1 - floatAt(walls, i) / 255);
      if (share > floatAt(shares, i)) shares[i] = share;
    }
  }
  return shares;
}

/** Mean color of the sky in each row, in the rows below its end that of the last one; undefined without any sky. */
function skyOfRows({ width, height, data }: Raster, sure: Uint8Array): Float32Array | undefined {
  const rows = new Float32Array(height * 3);
  let known = -1;
  for (let y = 0; y < height; y++) {
    const sum: [number, number, number] = [0, 0, 0];
    let n = 0;
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (byteAt(sure, i) < 250) continue;
      for (const c of indices3) sum[c] += byteAt(data, i * 3 + c);
      n++;
    }
    const isKnown = n > width / 50;
    if (known < 0 && !isKnown) continue;
    for (const c of indices3) rows[y * 3 + c] = isKnown ? sum[c] / n : floatAt(rows, known * 3 + c);
    if (isKnown) known = y;
  }
  return known < 0 ? undefined : rows;
}
