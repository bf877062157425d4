import type { Species } from "./species.ts";

/** What a buyer must know of an invasive plant, in two sentences; undefined for all others. */
export function cautionOf({ invasiveInUs }: Pick<Species, "invasiveInUs">): string | undefined {
  if (!invasiveInUs) return undefined;
  const { name, sale, instead } = invasiveInUs;
  const law = sale ? `, and its sale is ${sale},` : "";
  return `${name} is invasive${law} in parts of the United States. Ask your local nursery for an alternative such as ${instead}.`;
}
