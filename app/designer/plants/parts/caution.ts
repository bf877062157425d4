import type { Invasiveness, Species } from "./species.ts";

/** Two sentences; undefined for plants that are not invasive. */
export function cautionOf({ invasiveInUs }: Pick<Species, "invasiveInUs">): string | undefined {
  if (!invasiveInUs) return undefined;
  return `${statusOf(invasiveInUs)} Ask your local nursery for an alternative such as ${invasiveInUs.instead}.`;
}

/** `used` is drawn instead: "birchleaf spirea", "an olive tree". */
export function standInCaution(asked: Invasiveness, used: string): string {
  return `${statusOf(asked)} This design uses ${used} instead; ask your local nursery for it, or for another alternative such as ${asked.instead}.`;
}

function statusOf({ name, sale, where = "parts of the United States" }: Invasiveness): string {
  const law = sale ? `, and its sale is ${sale},` : "";
  return `${name} is invasive${law} in ${where}.`;
}
