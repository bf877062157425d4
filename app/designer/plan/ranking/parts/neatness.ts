import { ramp } from "../../../numeric/scalar.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Number of species a small garden bears, and the number at which it looks like a collection. */
const kinds = { calm: 9, restless: 20 };
/** Share of the open ground within this distance of a bed: narrow leftovers between beds look like scraps. */
const scrap = { within: 0.3, none: 0.12, many: 0.45 };

/** Source: coherence (Kaplan, The Experience of Nature, 1989). */
export function scoreNeatness({ ground, plan }: Candidate): number {
  const used = new Set(plan.plants.map(({ species }) => species)).size;
  const open = ground.filter(({ kind }) => kind === "base");
  const scraps = open.filter(({ toBed }) => toBed < scrap.within).length / Math.max(1, open.length);
  return (1 - ramp(used, kinds.calm, kinds.restless) + 1 - ramp(scraps, scrap.none, scrap.many)) / 2;
}
