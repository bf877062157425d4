import type { LinearRgb } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";

/** Where a stem ends and what it bears there: `axis` is the stem's direction, a unit vector; `size` scales meters. */
export interface FlowerSite {
  at: Vec3;
  axis: Vec3;
  tone: LinearRgb;
  size: number;
}
