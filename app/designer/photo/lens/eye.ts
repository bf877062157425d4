import type { Horizon } from "./horizon.ts";

/** The camera in pixels of the small picture. */
export interface Eye {
  focal: number;
  /** Rows (standard deviation). */
  horizonError: number;
  horizonAt(x: number): number;
  /** Radians by which an upright line leans at a pixel; positive: its foot is farther right than its head. */
  leanAt(x: number, y: number): number;
  /** Tangent of the angle below the horizon: eye height over distance on the ground, negative above. */
  dropAt(x: number, y: number): number;
}

export function createEye(horizon: Horizon, focalShare: number, width: number, height: number): Eye {
  const focal = focalShare * Math.max(width, height);
  const slope = Math.tan(horizon.roll);
  const middle = horizon.row * height;
  const convergence = ((0.5 - horizon.row) * height) / (focal * focal);
  const horizonAt = (x: number) => middle + (x - width / 2) * slope;
  return {
    focal,
    horizonError: horizon.rowError * height,
    horizonAt,
    leanAt: (x, y) => {
      const [off, down] = [x - width / 2, y - height / 2];
      return -horizon.roll - Math.atan((off * convergence) / (1 - down * convergence));
    },
    dropAt: (x, y) => (y - horizonAt(x)) / focal,
  };
}
