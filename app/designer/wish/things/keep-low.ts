import { plant } from "../lexicon/term.ts";
import type { NamedItem } from "./named-item.ts";
import { sizeOf } from "./size-of.ts";

/** Metres: what stands for evergreens at large, cherry laurel, is drawn higher than this. */
const laurelFrom = 1.2;

/** "Evergreen shrubs under 3 ft" are box, where evergreens at large are cherry laurel. */
export function keepLow(item: NamedItem): NamedItem {
  const isAtLarge = item.term.species?.[0] === "laurel" && /^evergreen/.test(item.words);
  const height = sizeOf(item)?.height;
  if (!isAtLarge || height === undefined || height >= laurelFrom) return item;
  return { ...item, term: { ...plant("boxwood"), as: "boxwood" } };
}
