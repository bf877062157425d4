import { ramp } from "../../../numeric/scalar.ts";
import type { Candidate } from "../seen/candidate.ts";

/**
 * Mean meters from planting to its bed's edge: 0.2 is a strip of one kind; at 0.7 (a border of 1.4 m) a tall, a low and an
 * edging kind fit behind each other at the catalog's spacings.
 */
const inside = { strip: 0.2, layers: 0.7 };

/** Whether beds are deep enough for plants of several heights. */
export function scorePlantingDepth({ ground }: Candidate): number {
  const beds = ground.filter(({ kind }) => kind === "bed");
  if (beds.length === 0) return 0;
  const mean = beds.reduce((sum, { toBed }) => sum - Math.min(0, toBed), 0) / beds.length;
  return ramp(mean, inside.strip, inside.layers);
}
