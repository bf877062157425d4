import type { MeantClause } from "./clauses/clause.ts";
import { isCue, isKind, type Phrase } from "./text/find-phrases.ts";

const repairs = /paint|stain|wash|repair|fix|seal|tidy|trim|prune|cut|mow|grade|level/;

/** "Paint the fence": what stands there now stays as it is. */
export function isRepair({ verb }: MeantClause): boolean {
  return isCue(verb, "alter") && repairs.test(verb?.words ?? "");
}

/** Whether a clause asks for a part of the house: "new windows", "paint the front door", "add a roof". */
export function changesHouse(clause: MeantClause): boolean {
  const { phrases, verb, attitude, removes } = clause;
  const noun = phrases.find((phrase) => isPartOfHouse(phrase));
  if (!noun || (attitude !== "want" && !removes)) return false;
  const before = phrases.slice(0, phrases.indexOf(noun));
  const isPlace = before.some((one) => isCue(one, "place", "way", "for"));
  const isOther = isKind(phrases[phrases.indexOf(noun) + 1], "thing", "undrawable", "noun");
  if (isPlace || isOther) return false;
  return isCue(verb, "alter", "remove") || before.some(({ words }) => /new$/.test(words)) || noun.term.kind === "house";
}

function isPartOfHouse({ term, words }: Phrase): boolean {
  return term.kind === "house" || (term.kind === "spot" && /house|home|garage|porch|door|window|kitchen/.test(words));
}
