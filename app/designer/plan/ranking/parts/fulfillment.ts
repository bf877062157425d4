import type { Style } from "../../../wish/typed/garden-words.ts";
import type { Lack } from "../../parts/no-room.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Deductions for a missing thing, and for one that differs from the request, for a wish of one thing. By eye. */
const lost = { missing: 1, otherwise: 0.5, mostOtherwise: 0.75 };
/** Deduction if the lawn is replaced by stone or gravel without a request. By eye, on pairs of pictures. */
const unrequestedGround = 0.35;

/** Deduction for a bold style that the customer did not name. By eye. */
const unrequestedStyle = 0.2;
const statements: ReadonlySet<Style> = new Set(["tropical", "japanese", "xeriscape"]);

/** How much of the wish is fulfilled, without large unrequested additions. Source: the customer pays for it. */
export function scoreFulfillment({ wish, plan, layout }: Candidate): number {
  const asked = Math.max(1, wish.statedThings.length);
  const things = [...new Set(plan.lacks.map(({ thing }) => thing))];
  const lacking = things.reduce((sum, thing) => sum + lostOf(plan.lacks.filter((lack) => lack.thing === thing)), 0);
  const { base } = layout.idea.paving;
  const isGreen = base === "keep" || base === "lawn";
  const said = wish.gravelGround || wish.asked.has("gravel") || wish.refused.has("lawn") || wish.style !== undefined;
  const dry = wish.moods.has("drought") || wish.moods.has("no-mowing");
  const ground = isGreen || said || dry ? 0 : unrequestedGround;
  const style = wish.style === undefined && !dry && statements.has(layout.idea.style) ? unrequestedStyle : 0;
  return Math.max(0, 1 - lacking / asked - ground - style);
}

/** Anything present is better than nothing: a path without a door at its end is a path. */
function lostOf(lacks: readonly Lack[]): number {
  if (lacks.some(({ isMissing }) => isMissing)) return lost.missing;
  return Math.min(lost.mostOtherwise, lacks.length * lost.otherwise);
}
