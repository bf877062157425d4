import type { Wish } from "./typed/wish.ts";

/** Words of who wants the garden made anew, whatever things are named with it. */
const anew =
  /\b(?:re-?design\w*|re-?d(?:o|one|oing)|make-? ?over|transform\w*|overhaul\w*|landscap\w*|renovat\w*|revamp\w*|re-?imagin\w*|spruc\w*|garden (?:with|design|ideas?)|ideas?|(?:new|beautiful|pretty|lovely|lush|dream|nice|green|stunning|colou?rful) (?:garden|(?:back |front )?yard|backyard|outdoor space|look))\b/i;

/** Words of who wants nothing else. */
const nothingElse =
  /^\W*(?:(?:i|we)(?:'d| would)? (?:want|like|need) )?(?:just|only|simply)\b|\b(?:nothing (?:else|more)|that'?s (?:all|it)|leave (?:everything|all) else)\b/i;

/** How much of the garden a wish is about, as far as it says so. */
export function readScope(text: string, keeps: Wish["keeps"]): Wish["scope"] {
  if (anew.test(text)) return "anew";
  return keeps.includes("everything else") || nothingElse.test(text) ? "nothing-else" : undefined;
}
