import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { ObjectSite } from "../../stage/object-site.ts";

/** Meters. */
export interface ObjectKind {
  /** Singular label in a shopping list: "Adirondack chair". */
  label: string;
  /** At size 1; a site built to measure replaces these. A roof may extend beyond its posts. */
  width: number;
  depth: number;
  height: number;
  /** Radius to keep free at size 1. */
  radius: number;
  shape: "round" | "rectangle";
  /** Sold by the piece, or by the meter of its width. */
  unit: "each" | "m";
  /** Its front is toward -z at angle 0. */
  place(site: ObjectSite, stage: Stage, random: Random): void;
}
