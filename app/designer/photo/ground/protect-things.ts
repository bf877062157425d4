import { labelComponents } from "../pixels/mask-clean-up.ts";

const largest = 0.06; // share of the picture
/** Share of the height; things that begin higher are not on the ground. */
const lowestTop = 0.02;
/** Mean leaf probability above which it is a plant, between which the ground is all borders. */
const mostLeaves = 0.5;
/** Cells up to which something between open and kept ground, as at the edge of a drive, is pixels of both. */
const mixed = 8;
/** Kept margin, as shares of the picture's width, and minimum in pixels. */
const rim = { side: 0.004, leastSide: 1, below: 0.008, leastBelow: 2 };

/** Things keep a margin of ground, wider below for feet and darkest shadow. `leaves` is the probability of shrubs. */
export function protectThings(
  mask: Uint8Array,
  other: Uint8Array,
  leaves: Float32Array,
  width: number,
  height: number,
): Uint8Array {
  const ground = mask.map((inside, i) => (inside || other[i] ? 1 : 0));
  const { labels, components } = labelComponents(ground, width, height);
  const leafy = new Float64Array(components.length);
  for (let i = 0; i < mask.length; i++) leafy[labels[i]] += leaves[i];
  const isAtSeam = findSeams(mask, other, labels, components.length, width);
  const isThing = components.map(({ value, area, top }, k) => {
    if (value !== 0 || leafy[k] > mostLeaves * area || (isAtSeam[k] && area <= mixed)) return false;
    return area < largest * mask.length && top > lowestTop * height;
  });
  const side = Math.max(rim.leastSide, Math.round(width * rim.side));
  const below = Math.max(rim.leastBelow, Math.round(width * rim.below));
  const out = mask.slice();
  for (let i = 0; i < mask.length; i++) {
    if (!isThing[labels[i]]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let v = Math.max(0, y - side); v <= Math.min(height - 1, y + below); v++) {
      for (let u = Math.max(0, x - side); u <= Math.min(width - 1, x + side); u++) out[v * width + u] = 0;
    }
  }
  return out;
}

/** Which pieces touch both open and kept ground. */
function findSeams(mask: Uint8Array, other: Uint8Array, labels: Int32Array, count: number, width: number): boolean[] {
  const [byOpen, byKept] = [new Uint8Array(count), new Uint8Array(count)];
  for (let i = width; i < mask.length - width; i++)
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      byOpen[labels[i]] |= mask[next];
      byKept[labels[i]] |= other[next] & ~mask[next];
    }
  return Array.from(byOpen, (open, k) => open + byKept[k] === 2);
}
