/** One sample of a triangle: position (meters), unit normal and color; a finish changes the last two. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  normal: [number, number, number];
  color: [number, number, number];
  /** Coordinates in its block: along the grain, across, through; meters. */
  grain: [number, number, number];
  /** 0..1, 1 at an edge of its block. */
  edge: number;
  endGrain: boolean;
  /** Meters covered by one sample; finer detail is omitted. */
  footprint: number;
}
