import type { Style } from "../../../wish/typed/garden-words.ts";
import type { Lack } from "../../parts/no-room.ts";
import type { Candidate } from "../seen/candidate.ts";

/** What a thing that is missing, and one that is there otherwise than it was asked for, takes from a wish of one thing. By eye. */
const lost = { missing: 1, otherwise: 0.5, mostOtherwise: 0.75 };
/** What it takes that the lawn gives way to stone or gravel and nobody said so. By eye, on pairs of pictures. */
const unaskedGround = 0.35;

/** What a style takes that is a statement, where the customer names none. By eye. */
const unaskedStyle = 0.2;
const statements: ReadonlySet<Style> = new Set(["tropical", "japanese", "xeriscape"]);

/** How much of the wish is there, and nothing large beside it. Source: what the customer pays for. */
export function scoreHeeded({ wish, plan, layout }: Candidate): number {
  const asked = Math.max(1, wish.toldThings.length);
  const things = [...new Set(plan.lacks.map(({ thing }) => thing))];
  const lacking = things.reduce((sum, thing) => sum + lostOf(plan.lacks.filter((lack) => lack.thing === thing)), 0);
  const { base } = layout.idea.paving;
  const isGreen = base === "keep" || base === "lawn";
  const said = wish.gravelGround || wish.asked.has("gravel") || wish.refused.has("lawn") || wish.style !== undefined;
  const dry = wish.moods.has("drought") || wish.moods.has("no-mowing");
  const ground = isGreen || said || dry ? 0 : unaskedGround;
  const style = wish.style === undefined && !dry && statements.has(layout.idea.style) ? unaskedStyle : 0;
  return Math.max(0, 1 - lacking / asked - ground - style);
}

/** What is there, however otherwise, is worth more than nothing: a path with no door at its end is a path. */
function lostOf(lacks: readonly Lack[]): number {
  if (lacks.some(({ isMissing }) => isMissing)) return lost.missing;
  return Math.min(lost.mostOtherwise, lacks.length * lost.otherwise);
}
