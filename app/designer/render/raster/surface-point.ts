/** One sample of a triangle: where it lies (metres), its unit normal, its colour; a finish changes the last two. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  normal: [number, number, number];
  colour: [number, number, number];
  /** The point in its piece's own coordinates: along the grain, across, through; metres. */
  grain: [number, number, number];
  /** How near it is to an edge of its piece, 0..1. */
  edge: number;
  /** Whether it lies on the piece's sawn end. */
  endGrain: boolean;
  /** Metres covered by one sample: what is finer is left out. */
  footprint: number;
}
