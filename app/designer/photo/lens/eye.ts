import type { Horizon } from "./horizon.ts";

/** The camera in pixels of the small picture. */
export interface Eye {
  focal: number;
  /** Deviation of the horizon's row. */
  horizonError: number;
  horizonAt(x: number): number;
  /** Radians by which something upright leans at a pixel; positive: its foot is further right than its head. */
  leanAt(x: number, y: number): number;
  /** How far below the horizon a pixel is, as tangent of the angle: eye height over distance for ground, negative above. */
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
