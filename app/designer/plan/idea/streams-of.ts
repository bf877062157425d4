import { createStreams, type RandomStreams } from "../../numeric/random.ts";
import type { Idea } from "./idea.ts";

/** Where an idea's chance comes from, by the name of what it is for; composition and seed give it, whatever the wish says. */
export function streamsOf({ turn }: Idea, seed: number): RandomStreams {
  return createStreams(seed * 977 + turn * 131 + 13);
}
