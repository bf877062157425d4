import type { Style } from "../../../wish/typed/garden-words.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Deductions for what the customer did not name. By eye, on pairs of pictures. */
const unrequested = { ground: 0.7, style: 0.4 };
const statements: ReadonlySet<Style> = new Set(["tropical", "japanese", "xeriscape"]);

/** Source: what was not named was changed in a quarter of the tries. */
export function scoreUntouched({ wish, layout }: Candidate): number {
  const { base } = layout.idea.paving;
  const isGreen = base === "keep" || base === "lawn";
  const dry = wish.moods.has("drought") || wish.moods.has("no-mowing") || wish.style === "xeriscape";
  const isNamed = wish.gravelGround || wish.asked.has("gravel") || wish.asked.has("mulch") || wish.refused.has("lawn");
  const ground = isGreen || isNamed || dry ? 0 : unrequested.ground;
  const style = wish.style === undefined && !dry && statements.has(layout.idea.style) ? unrequested.style : 0;
  return Math.max(0, 1 - ground - style);
}
