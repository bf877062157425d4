import type { Alignment } from "./align.ts";

/** RGB bytes of photo and answer, and how surely each pixel is ground that may change (0..255), all of one size. */
export interface Restoration {
  width: number;
  height: number;
  photo: Uint8Array;
  answer: Uint8Array;
  ground: Uint8Array;
}

/**
 * The answer's ground is aligned to the photo, matched to its colors (by what both show outside the ground), and
 * blended over a soft seam inside its edge. Other pixels keep the photo's bytes.
 */
export function restoreOutside(
  { width, height, photo, answer, ground }: Restoration,
  alignment: Alignment,
): Uint8Array {
  const out = new Uint8Array(photo);
  const gain = colorGain({ width, height, photo, answer, ground }, alignment);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const share = seam(ground[i]!);
      if (share === 0) continue;
      const { u, v } = pointInAnswer(width, height, alignment, x, y);
      if (u < 0 || v < 0 || u > width - 1 || v > height - 1) continue;
      for (let c = 0; c < 3; c++) {
        const own = photo[i * 3 + c]!;
        const theirs = Math.min(255, sample(answer, width, height, u, v, c) * gain[c]!);
        out[i * 3 + c] = Math.round(own + (theirs - own) * share);
      }
    }
  }
  return out;
}

/** 0 surely not ground, 1 surely ground. */
function seam(ground: number): number {
  const t = Math.min(1, Math.max(0, (ground / 255 - 0.35) / 0.6));
  return t * t * (3 - 2 * t);
}

function pointInAnswer(width: number, height: number, { scale, dx, dy }: Alignment, x: number, y: number) {
  return { u: (x - width / 2) * scale + width / 2 + dx, v: (y - height / 2) * scale + height / 2 + dy };
}

function sample(rgb: Uint8Array, width: number, height: number, u: number, v: number, channel: number): number {
  const left = Math.floor(u);
  const top = Math.floor(v);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const across = u - left;
  const down = v - top;
  const at = (x: number, y: number) => rgb[(y * width + x) * 3 + channel]!;
  return (
    (at(left, top) * (1 - across) + at(right, top) * across) * (1 - down) +
    (at(left, bottom) * (1 - across) + at(right, bottom) * across) * down
  );
}

/** Per channel, photo over answer outside the ground; within 0.7 and 1.4. */
function colorGain({ width, height, photo, answer, ground }: Restoration, alignment: Alignment): number[] {
  const sums = { photo: [0, 0, 0], answer: [0, 0, 0] };
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const i = y * width + x;
      if (ground[i]! > 0) continue;
      const { u, v } = pointInAnswer(width, height, alignment, x, y);
      const at = Math.round(v) * width + Math.round(u);
      if (u < 0 || v < 0 || u > width - 1 || v > height - 1) continue;
      for (let c = 0; c < 3; c++) {
        sums.photo[c]! += photo[i * 3 + c]!;
        sums.answer[c]! += answer[at * 3 + c]!;
      }
    }
  }
  return sums.photo.map((own, c) => (sums.answer[c]! > 0 ? Math.min(1.4, Math.max(0.7, own / sums.answer[c]!)) : 1));
}
