import type { Candidate } from "../seen/candidate.ts";

/** What unrequested ground costs. By eye, on pairs of pictures. */
const unrequested = 0.7;

/** Source: what was not named was changed in a quarter of the tries. */
export function scoreUntouched({ wish, layout }: Candidate): number {
  const { base } = layout.idea.paving;
  const isGreen = base === "keep" || base === "lawn";
  const dry = wish.moods.includes("drought") || wish.moods.includes("no-mowing") || wish.style === "xeriscape";
  const isNamed =
    wish.gravelGround || wish.asked.includes("gravel") || wish.asked.includes("mulch") || wish.refused.includes("lawn");
  return isGreen || isNamed || dry ? 1 : 1 - unrequested;
}
