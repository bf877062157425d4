import { labelComponents } from "../pixels/mask-clean-up.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Largest thing, as share of the picture. */
const largest = 0.06;

/**
 * Takes the contact of what stands on the ground out of the ground: people, pots, furniture and cars keep a rim, wider
 * below, where their feet and the darkest of their shadow are. `other` is level too but not in the mask: no thing.
 */
export function protectThings(mask: Uint8Array, other: Uint8Array, width: number, height: number): Uint8Array {
  const ground = mask.map((inside, i) => (inside || other[i] ? 1 : 0));
  const { labels, components } = labelComponents(ground, width, height);
  const isThing = components.map(
    ({ value, area, top }) => value === 0 && area < largest * mask.length && top > 0.02 * height,
  );
  const side = Math.max(1, Math.round(width * 0.004));
  const below = Math.max(2, Math.round(width * 0.008));
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
