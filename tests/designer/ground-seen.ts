import type { Camera } from "#app/designer/stage/camera.ts";

/**
 * Camera.groundAt for a made-up yard, which is asked for ground, kind and paving of a pixel one after the other: it works
 * out each pixel once. The answer holds until the next question; x and z mean something where depth is above 0 only.
 */
export function groundSeenBy(camera: Camera): (u: number, v: number) => readonly [x: number, z: number, depth: number] {
  const seen: [number, number, number] = [0, 0, -1];
  let [lastU, lastV] = [Number.NaN, Number.NaN];
  return (u, v) => {
    if (u !== lastU || v !== lastV) camera.groundAt(u, v, seen);
    lastU = u;
    lastV = v;
    return seen;
  };
}
