/** Meters, `angle` in radians about the vertical, `size` a scale. */
export interface ObjectSite {
  x: number;
  z: number;
  angle: number;
  size: number;
  /** Hex; defaults to the object's own color. */
  color?: string;
  /** Meters, for objects built to measure (a pergola, a fence); default to the kind's own extent. */
  width?: number;
  depth?: number;
  height?: number;
  /** Species growing in a vegetable bed, the tallest last; there is a default choice. */
  crops?: readonly string[];
}
