import { isManifold, isStanding, looksOf } from "./lexicon/removable.ts";
import type { NamedThing } from "./things/named-thing.ts";
import type { Element } from "./typed/garden-words.ts";
import { describePlace } from "./typed/where-words.ts";
import type { Removal } from "./typed/wish.ts";

/** What never goes: it is no part of the yard, or more than a photo can lose. */
const never =
  /(?:^|\b)(?:cars?|vehicles?|trucks?|people|persons?|house|home|garage|fences?|walls?|gates?|drive ?ways?|landscaping|landscape|shed|pool)$/;

/** What stands in the photo and shall be gone: "remove the bins", "the junk must go". */
export function findRemovals(refused: readonly NamedThing[]): Removal[] {
  return refused.filter(isRemoval).map(toRemoval);
}

export function isRemoval(named: NamedThing): boolean {
  if (!named.removes || never.test(named.words) || !isStanding(named.words)) return false;
  return cannotBeDrawnOver(named) || ["noun", "word", "unknown"].includes(named.term.kind);
}

/** What is ground, and drawn anew where it goes. All else stands before something that no photo shows. */
const lies: ReadonlySet<Element> = new Set([
  ...(["patio", "path", "paving", "deck", "rug", "driveway", "dry-creek", "stream"] as const),
  ...(["lawn", "play-lawn", "artificial-turf", "meadow", "beds", "border", "mulch", "gravel"] as const),
]);
/** Plants that go by the name of what they grow in: "the bushes" are no bed. */
const grows = /bush|shrub|plants?$|bloom/;
/** What is no thing of a garden and stands in photos all the same. */
const standsToo =
  /^(?:(?:old )?(?:tree )?stumps?|cars?|vehicles?|trucks?|boats?|people|persons?|toys?|landscaping|landscape)$/;

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
