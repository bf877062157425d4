import { byteAt, floatAt } from "../../../numeric/read-at.ts";
import { clamp } from "../../../numeric/scalar.ts";
import type { Swatch } from "./rectify.ts";

/** Directions tried, and the parts of a swatch in which each is, since a wire sags and may end. */
const directions = 24;
const partsPerSide = 2;
/**
 * Mean logarithm of the light along a line, relative to its surroundings: at least, and in standard deviations of all
 * lines of that direction, because blades make streaks.
 */
const leastContrast = 0.17;
const leastDeviations = 4;
/** Length below which a line says nothing, as a share of the part's side. */
const leastLength = 0.4;
const clipped = 0.8;

/**
 * Wires, cables, posts and edges: their texels are all a little darker or lighter, while grass evens out. A Radon
 * transform.
 */
export function markLines({ light, texels }: Swatch, marks: Uint8Array): void {
  const side = Math.floor(texels / partsPerSide);
  for (let top = 0; top + side <= texels; top += side) {
    for (let left = 0; left + side <= texels; left += side) markPart(light, texels, { left, top, side }, marks);
  }
}

interface Part {
  left: number;
  top: number;
  side: number;
}

function markPart(light: Float32Array, texels: number, { left, top, side }: Part, marks: Uint8Array): void {
  const own = new Float32Array(side * side);
  for (let i = 0; i < own.length; i++) {
    const at = (top + Math.floor(i / side)) * texels + left + (i % side);
    own[i] = clamp(Math.log(floatAt(light, at)), -clipped, clipped);
  }
  const sums = new Float32Array(4 * side);
  const counts = new Float32Array(4 * side);
  for (let direction = 0; direction < directions; direction++) {
    const angle = (direction * Math.PI) / directions;
    const [acrossX, acrossY] = [Math.cos(angle), Math.sin(angle)];
    sums.fill(0);
    counts.fill(0);
    for (let row = 0, i = 0; row < side; row++) {
      // Above 0 on every row and column; truncation then rounds.
      let place = row * acrossY + 2 * side + 0.5;
      for (let column = 0; column < side; column++, i++, place += acrossX) {
        const bin = place | 0;
        sums[bin] = floatAt(sums, bin) + floatAt(own, i);
        counts[bin] = floatAt(counts, bin) + 1;
      }
    }
    const lines = findLines(sums, counts, leastLength * side);
    if (!lines.includes(1)) continue;
    for (let i = 0; i < own.length; i++) {
      const [column, row] = [i % side, Math.floor(i / side)];
      const bin = (column * acrossX + row * acrossY + 2 * side + 0.5) | 0;
      if (byteAt(lines, bin) === 1) marks[(top + row) * texels + left + column] = 1;
    }
  }
}

/** With their neighbors. */
function findLines(sums: Float32Array, counts: Float32Array, leastCount: number): Uint8Array {
  const means = sums.map((sum, bin) => (floatAt(counts, bin) < leastCount ? 0 : sum / floatAt(counts, bin)));
  let [sum, squares, bins] = [0, 0, 0];
  for (const mean of means) {
    if (mean === 0) continue;
    sum += mean;
    squares += mean * mean;
    bins++;
  }
  const usual = sum / Math.max(1, bins);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, bins) - usual * usual));
  const limit = Math.max(leastContrast, leastDeviations * deviation);
  const lines = new Uint8Array(means.length);
  means.forEach((mean, bin) => {
    if (mean !== 0 && Math.abs(mean - usual) > limit) lines.fill(1, bin - 1, bin + 2);
  });
  return lines;
}
