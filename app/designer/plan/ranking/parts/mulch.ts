import type { Candidate } from "../seen/candidate.ts";

/** 0 for planting in gravel. People who judged designs took it for unfinished. */
export function scoreMulch({ plan: { materials, plants } }: Candidate): number {
  return plants.length > 0 && materials.bed.startsWith("gravel") ? 0 : 1;
}
