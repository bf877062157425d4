import type { Eye } from "./eye.ts";

/**
 * Height of something that stands on the ground, in heights of the eye: 1 reaches up to the horizon. Exact for a tilted
 * camera; its roll counts as a shift of the column. `lift` moves the horizon down by that many rows, for trying others.
 */
export function heightInEyes(eye: Eye, height: number, x: number, foot: number, head: number, lift = 0): number {
  const horizon = eye.horizonAt(x) + lift;
  const tilt = (height / 2 - horizon) / eye.focal;
  const dropOf = (row: number) => {
    const down = (row - height / 2) / eye.focal;
    return (tilt + down) / Math.max(0.05, 1 - tilt * down);
  };
  return 1 - dropOf(head) / Math.max(1e-4, dropOf(foot));
}
