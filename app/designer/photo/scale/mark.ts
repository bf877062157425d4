import type { SeenMark, SeenPhoto } from "../../reader/seen/seen-kinds.ts";
import type { Eye } from "../lens/eye.ts";
import type { LineSegment } from "../pixels/line-segments.ts";

/** One upright side of a thing, in pixels of the small picture: column, and rows of its lower and upper end. */
export interface Side {
  x: number;
  foot: number;
  head: number;
}

/** Something of known size in the small picture. */
export interface Mark {
  kind: SeenMark | "vehicle";
  left: Side;
  right: Side;
  /** Probability. */
  confidence: number;
  /** What its lower end is on: the ground; a wall whose own foot is at these rows; or something else or unknown. */
  foot: { on: "ground" } | { on: "wall"; left: number; right: number } | { on: "unknown" };
}

export interface MarkClues {
  seen: SeenPhoto;
  segments: readonly LineSegment[];
  eye: Eye;
  width: number;
  height: number;
}
