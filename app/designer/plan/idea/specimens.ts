import type { SpeciesName } from "../../plants/catalog.ts";
import type { WishItem } from "../../wish/typed/wish.ts";

/** Plants that are seen one by one, and not in drifts. */
const solitary: ReadonlySet<string> = new Set<SpeciesName>(["agave", "yucca"]);

/** Whether an item asks for some such plants by number and leaves their place open: they are spread over the ground. */
export function areSpecimens({
  thing,
  count,
  place,
  spot,
  inRow,
}: Omit<WishItem, "thing"> & { thing: string }): boolean {
  return solitary.has(thing) && count !== undefined && !place && !spot && !inRow;
}
