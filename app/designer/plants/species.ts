import type { LinearRgb } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import type { Stage } from "../render/geometry.ts";

/** Where one plant stands: metres, a factor of the usual size, and the tones of its flowers. */
export interface PlantSite {
  x: number;
  z: number;
  size: number;
  flowers: readonly LinearRgb[];
}

/** How to grow one kind of plant. Radius and height are metres at size 1: for spacing and for what it hides. */
export interface Species {
  radius: number;
  height: number;
  /** "tall" stands at the back of a bed, "low" in front, "edge" along its rim, "tree" alone. */
  role: "tall" | "low" | "edge" | "tree";
  grow(site: PlantSite, stage: Stage, random: Random): void;
}
