import { grows, isManifold, isStanding, lies, looksOf, never, standsToo } from "../lexicon/removable.ts";
import type { PhraseTerm } from "../text/find-phrases.ts";
import { describePlace } from "../typed/where-words.ts";
import type { Removal } from "../typed/wish.ts";
import type { Whereabouts } from "./places.ts";

/** What is kept or refused by its name. */
export interface NamedThing {
  term: PhraseTerm;
  /** The customer's words for it. */
  words: string;
  /** It is there now, and the verb says that it goes: "get rid of". */
  removes?: string;
  /** Where it is said to be, of something that goes. */
  where?: Whereabouts;
  /** "The big bush". */
  isLarge?: boolean;
  /** "No red flowers" does not do without flowers. */
  ofColor?: boolean;
}

/** What stands in the photo and shall be gone: "remove the bins", "the junk must go". */
export function findRemovals(refused: readonly NamedThing[]): Removal[] {
  return refused.filter(isRemoval).map(toRemoval);
}

export function isRemoval(named: NamedThing): boolean {
  if (!named.removes || never.test(named.words) || !isStanding(named.words)) return false;
  return cannotBeDrawnOver(named) || ["noun", "word", "unknown"].includes(named.term.kind);
}

/** What stands in the photo does not go where other ground is drawn. */
export function cannotBeDrawnOver({ term, removes, words }: NamedThing): boolean {
  if (!removes) return false;
  if (term.kind === "undrawable") return true;
  if (term.kind === "noun" || term.kind === "word") return standsToo.test(words);
  return term.kind === "thing" && (term.element === undefined || !lies.has(term.element) || grows.test(words));
}

function toRemoval({ term, words, where = {}, isLarge = false }: NamedThing): Removal {
  const told = [isLarge ? "big" : "", words, describePlace(where)].filter(Boolean).join(" ");
  const thing = term.kind === "thing" ? term.element : undefined;
  const { place, side, spot } = where;
  return { words: told, place, side, spot, thing, looks: looksOf(words), isLarge, isMany: isManifold(words) };
}
