import { labelComponents } from "../pixels/mask-clean-up.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Largest thing, as share of the picture. */
const largest = 0.06;
/** What begins higher up than this share of the height is no thing on the ground. */
const lowestTop = 0.02;
/** Mean share of leaves above which it is a plant: the ground between plants is all rims. */
const mostLeaves = 0.5;
/** Rim that a thing keeps, as shares of the picture's width, and at least in pixels. */
const rim = { side: 0.004, leastSide: 1, below: 0.008, leastBelow: 2 };

/**
 * Takes the contact of what stands on the ground out of the ground: people, pots, furniture and cars keep a rim, wider
 * below, where their feet and the darkest of their shadow are. `other` is level too but not in the mask: no thing. `leaves`
 * is how likely each pixel is a shrub, 0..1.
 */
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
  const isThing = components.map(({ value, area, top }, k) => {
    if (value !== 0 || leafy[k] > mostLeaves * area) return false;
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
