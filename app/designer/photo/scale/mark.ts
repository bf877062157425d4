import type { SeenMark, SeenPhoto } from "../../reader/seen/seen-kinds.ts";
import type { Eye } from "../lens/eye.ts";
import type { LineSegment } from "../pixels/line-segments.ts";

/** One upright side of a thing, in pixels of the small picture: its column, and the rows of its lower and upper end. */
export interface Side {
  x: number;
  foot: number;
  head: number;
}

/** Something whose size is known, as it shows in the small picture. */
export interface Mark {
  kind: SeenMark | "vehicle";
  left: Side;
  right: Side;
  /** 0..1: how likely it is such a thing. */
  confidence: number;
  /** What its lower end stands on: the ground; a wall, whose own foot is at these rows; or something else, or nobody can tell. */
  foot: { on: "ground" } | { on: "wall"; left: number; right: number } | { on: "unknown" };
}

/** What marks are found from. */
export interface MarkClues {
  seen: SeenPhoto;
  segments: readonly LineSegment[];
  eye: Eye;
  /** Pixels of the small picture. */
  width: number;
  height: number;
}
