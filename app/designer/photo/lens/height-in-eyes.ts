import type { Eye } from "./eye.ts";

/**
 * 1 reaches the horizon. Exact for a tilted camera; roll counts as a column shift. `lift` lowers the horizon (rows).
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
