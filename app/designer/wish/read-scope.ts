import type { Wish } from "./typed/wish.ts";

/** Words for redesigning the whole garden, whatever things are named with it. A vegetable garden is a thing in it. */
const anew =
  /\b(?:re-?design\w*|re-?d(?:o|one|oing)|make-? ?over|transform\w*|overhaul\w*|landscap\w*|renovat\w*|revamp\w*|re-?imagin\w*|spruc\w*|(?<!(?:vegetable|veggie|herb|rock|cactus|rain|flower|kitchen|rose|gravel|water) )garden with|garden (?:design|ideas?)|fill the rest|the rest (?:with|full of)|ideas?|(?:new|beautiful|pretty|lovely|lush|dream|nice|green|stunning|colou?rful) (?:garden|(?:back |front )?yard|backyard|outdoor space|look))\b/i;

/** Words for wanting nothing else. */
const nothingElse =
  /^\W*(?:(?:i|we)(?:'d| would)? (?:want|like|need) )?(?:just|only|simply)\b|\b(?:nothing (?:else|more)|that'?s (?:all|it)|leave (?:everything|all) else|leave the rest|(?:do not|don'?t) (?:change|touch) anything)\b/i;

/** How much of the garden a wish is about, as far as it states that. */
export function readScope(text: string, keeps: Wish["keeps"]): Wish["scope"] {
  if (anew.test(text)) return "anew";
  return keeps.includes("everything else") || nothingElse.test(text) ? "nothing-else" : undefined;
}
