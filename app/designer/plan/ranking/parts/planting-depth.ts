import { ramp } from "../../../numeric/scalar.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Mean meters from planting to its bed's edge: in a border of 1.4 m (0.7) three heights fit behind each other. */
const inside = { strip: 0.2, layers: 0.7 };

export function scorePlantingDepth({ ground }: Candidate): number {
  const beds = ground.filter(({ kind }) => kind === "bed");
  if (beds.length === 0) return 0;
  const mean = beds.reduce((sum, { toBed }) => sum - Math.min(0, toBed), 0) / beds.length;
  return ramp(mean, inside.strip, inside.layers);
}
