import type { Wish } from "./typed/wish.ts";

const bare =
  /\b(?:dirt|mud(?:dy)?|dust|bare (?:earth|ground|soil|spots?|patch\w*)|just (?:earth|soil)|(?:of|by|with|replace) the (?:soil|earth))\b/i;
const otherwise = /\b(?:dirt cheap|dirt (?:bikes?|road|track))\b/gi;

/** The wish with whether the customer says that the ground is bare: "lawn instead of the dirt". A lawn there is a new one. */
export function withBareGround(wish: Wish, text: string): Wish {
  if (!bare.test(text.replace(otherwise, ""))) return wish;
  return { ...wish, bareGround: true, freshLawn: wish.freshLawn || wish.asked.has("lawn") };
}
