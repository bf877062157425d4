import { clamp } from "../../numeric/scalar.ts";
import type { Door } from "./surroundings.ts";
import type { Yard } from "./yard.ts";

/** Heights in meters at which a door's foot is searched, share of its peak from which it is door, and least probability. */
const search = { step: 0.05, highest: 2.2, share: 0.5, least: 0.25 };
/** A foot below this is on the ground: the door's map has cells of about 10 cm. */
const onGround = 0.14;
/** The highest threshold that is believed: above, what was read as door is a window. */
const highest = 1.1;
/** Shares of the door's width that are looked at; the median counts. */
const across = [0.3, 0.5, 0.7];

/** Meters of a door's foot above the ground before it, as far as the photo shows it; 0 where it is on the ground. */
export function thresholdOf(yard: Yard, { from, to }: Door): number {
  const feet = across
    .flatMap((share) => footAbove(yard, from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])) ?? [])
    .sort((one, other) => one - other);
  const foot = feet[feet.length >> 1] ?? 0;
  return foot < onGround || foot > highest ? 0 : foot;
}

function footAbove({ camera, doorAt }: Yard, x: number, z: number): number | undefined {
  const seen = Array.from({ length: Math.round(search.highest / search.step) }, (_, i) => {
    const height = i * search.step;
    const [u, v] = camera.project(x, height, z, [0, 0, 0]);
    return { height, share: doorAt(u, clamp(v, 0, camera.height - 1)) };
  });
  const peak = Math.max(...seen.map(({ share }) => share));
  if (peak < search.least) return undefined;
  return seen.find(({ share }) => share >= peak * search.share)?.height;
}
