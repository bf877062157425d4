import { isCue, isDescription, type Phrase } from "../text/find-phrases.ts";

/** Whether "the", "my" and the like stand before a noun, with nothing but adjectives between. */
export function definiteAt(phrases: readonly Phrase[], at: number): boolean {
  for (const phrase of phrases.slice(0, at).reverse()) {
    if (isCue(phrase, "the", "old")) return true;
    if (!isDescription(phrase)) return false;
  }
  return false;
}
