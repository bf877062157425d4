import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3, integerAt } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";
import { Filling } from "./filling.ts";
import { type Gap, type Piece, zones } from "./gap.ts";

// Chosen by eye on takings-away in photos of yards.
/** Margin around the gap from which examples come, relative to its longer side, and limits in pixels. */
const margin = { share: 1.5, least: 48, most: 420 };
/** The coarsest level's longest side of a gap, and shortest side of the piece. */
const coarsest = { gap: 12, piece: 20 };

/**
 * Fills a gap by example, in place: coarse to fine, each pixel takes the color of the place whose surroundings look most like
 * its own. Deterministic. Sources: Wexler, Shechtman and Irani, "Space-Time Completion of Video" (2007); Barnes and others,
 * "PatchMatch" (2009).
 * @param most mean difference of the filled surroundings from their examples, in bytes, up to which it is convincing
 * @returns whether it was; otherwise the photo is left alone
 */
export function fillByExample(photo: Raster, gap: Gap, most: number): boolean {
  const box = boxOf(gap.mask, photo.width, photo.height);
  if (!box) return true;
  const levels = [cutOut(photo, gap, box)];
  let longest = box.longest;
  for (let level = levels[0]; level && longest > coarsest.gap; longest /= 2) {
    if (Math.min(level.width, level.height) < coarsest.piece * 2) break;
    level = halve(level);
    levels.push(level);
  }
  let filling: Filling | undefined;
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k];
    if (!level) return false;
    const finer = new Filling(level, k);
    if (!finer.hasExamples) return false;
    finer.start(filling);
    finer.settle();
    filling = finer;
  }
  if (!filling || filling.difference() > most) return false;
  putBack(photo, gap, box, filling);
  return true;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  longest: number;
}

function boxOf(mask: Uint8Array, width: number, height: number): Box | undefined {
  const [first, last] = [mask.indexOf(1), mask.lastIndexOf(1)];
  if (first < 0) return undefined;
  let [left, right] = [width, 0];
  for (let i = first; i <= last; i++) {
    if (byteAt(mask, i) === 0) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
  }
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width)];
  const longest = Math.max(right - left, bottom - top) + 1;
  const spare = clamp(Math.round(longest * margin.share), margin.least, margin.most);
  const box = { left: Math.max(0, left - spare), top: Math.max(0, top - spare) };
  return {
    ...box,
    width: Math.min(width, right + spare + 1) - box.left,
    height: Math.min(height, bottom + spare + 1) - box.top,
    longest,
  };
}

function cutOut(photo: Raster, gap: Gap, { left, top, width, height }: Box): Piece {
  const color = new Float32Array(width * height * 3);
  const mask = new Uint8Array(width * height);
  const zone = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const from = (y + top) * photo.width + x + left;
      for (const c of indices3) color[i * 3 + c] = byteAt(photo.data, from * 3 + c);
      mask[i] = byteAt(gap.mask, from);
      zone[i] = byteAt(gap.zone, from);
    }
  return { width, height, color, mask, zone };
}

/** Half the size; a pixel of which any part is to be filled is, and takes the zone of its first part that is. */
function halve(fine: Piece): Piece {
  const [width, height] = [fine.width >> 1, fine.height >> 1];
  const color = new Float32Array(width * height * 3);
  const mask = new Uint8Array(width * height);
  const zone = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const first = 2 * y * fine.width + 2 * x;
      const parts = [first, first + 1, first + fine.width, first + fine.width + 1];
      const filled = parts.find((part) => byteAt(fine.mask, part) === 1);
      mask[i] = filled === undefined ? 0 : 1;
      const own = byteAt(fine.zone, filled ?? first);
      zone[i] = filled !== undefined || parts.every((part) => byteAt(fine.zone, part) === own) ? own : zones.none;
      for (const c of indices3)
        color[i * 3 + c] = parts.reduce((sum, part) => sum + floatAt(fine.color, part * 3 + c) / 4, 0);
    }
  return { width, height, color, mask, zone };
}

function putBack(photo: Raster, gap: Gap, { left, top, width }: Box, { targets, piece }: Filling): void {
  for (let k = 0; k < targets.length; k++) {
    const i = integerAt(targets, k);
    const to = (Math.floor(i / width) + top) * photo.width + (i % width) + left;
    if (byteAt(gap.mask, to) === 0) continue;
    for (const c of indices3) photo.data[to * 3 + c] = clamp(Math.round(floatAt(piece.color, i * 3 + c)), 0, 255);
  }
}
