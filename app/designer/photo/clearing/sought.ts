/** Something in the photo that shall be taken away, as far as its looks tell it. Lengths in meters. */
export interface Sought {
  look: Look;
  height: Range;
  width: Range;
  across?: "left" | "middle" | "right";
  depth?: "near" | "far";
  isLarge: boolean;
  /** All that look so, and not the one that does best. */
  isMany: boolean;
  /** Whether the ground around it is drawn anew, which covers a rough outline. */
  onNewGround?: boolean;
}

export type Range = readonly [least: number, most: number];

/** A post is thin and upright; a thing is whatever stands on the ground and is no plant. What is marked was marked by hand. */
export type Look = "plant" | "thing" | "post" | "marked";

/** Something that stands in the photo, on the cells of the scene's maps. */
export interface StandingPiece {
  look: Look;
  cells: Int32Array;
  left: number;
  right: number;
  top: number;
  /** The row of its foot. */
  bottom: number;
  height: number;
  width: number;
  /** Share of its outline that is an edge in the photo. */
  edge: number;
  /** Share of its foot that stands on ground. */
  onGround: number;
  /** Low, with new ground on all sides, so that only ground is behind it. */
  isAmidGround?: boolean;
}
