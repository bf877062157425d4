import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { ObjectSite } from "../../stage/object-site.ts";

/** One kind of thing that can stand in a yard: what it is called, how large it is and how it is built. Metres. */
export interface ObjectKind {
  /** As a shopping list calls one of it: "Adirondack chair". */
  label: string;
  /**
   * Extent at size 1: along its front, away from its front, and up. A site built to measure replaces these. A roof may
   * reach beyond its posts.
   */
  width: number;
  depth: number;
  height: number;
  /** Round the middle, to keep free at size 1. */
  radius: number;
  shape: "round" | "rectangle";
  /** What it is bought by: the piece, or the metre of its width. */
  unit: "each" | "m";
  /** Builds it onto the stage, standing on the ground, its front towards -z at angle 0. */
  place(site: ObjectSite, stage: Stage, random: Random): void;
}
