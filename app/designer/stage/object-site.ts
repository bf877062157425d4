/** Where one object stands: metres, turned by `angle` radians about the vertical, scaled by `size`. */
export interface ObjectSite {
  x: number;
  z: number;
  angle: number;
  size: number;
  /** Hex; each object has a colour of its own otherwise. */
  colour?: string;
  /** Metres, for objects that are built to measure (a pergola, a fence); the kind's own extent otherwise. */
  width?: number;
  depth?: number;
  height?: number;
  /** Names of the species that grow in it, the tallest last; for beds of vegetables, which have a usual choice otherwise. */
  crops?: readonly string[];
}
