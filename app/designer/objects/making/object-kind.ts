import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { ObjectSite } from "../../stage/object-site.ts";

/** One kind of object in a yard: its label, size and construction. Meters. */
export interface ObjectKind {
  /** Singular label in a shopping list: "Adirondack chair". */
  label: string;
  /**
   * Extent at size 1: along its front, away from its front, and up. A site built to measure replaces these. A roof may
   * extend beyond its posts.
   */
  width: number;
  depth: number;
  height: number;
  /** Radius to keep free at size 1. */
  radius: number;
  shape: "round" | "rectangle";
  /** Sold by the piece, or by the meter of its width. */
  unit: "each" | "m";
  /** Builds it onto the stage, on the ground, its front toward -z at angle 0. */
  place(site: ObjectSite, stage: Stage, random: Random): void;
}
