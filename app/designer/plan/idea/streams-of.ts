import { createStreams, type RandomStreams } from "../../numeric/random.ts";
import type { Idea } from "./idea.ts";

/** Depend on composition and seed only, not on the wish. */
export function streamsOf({ turn }: Idea, seed: number): RandomStreams {
  return createStreams(seed * 977 + turn * 131 + 13);
}
