import { invasiveNotGrown } from "../../plants/parts/invasive-not-grown.ts";
import type { Invasiveness } from "../../plants/parts/species.ts";
import { keyOf, plainSpelling } from "./spelling.ts";

interface NamedPlant {
  plant: Invasiveness;
  isOneWord: boolean;
}

const plantOf = new Map(
  invasiveNotGrown.flatMap(([names, plant]) =>
    names.split(", ").map((name): [string, NamedPlant] => {
      const words = name.split(" ");
      return [keyOf(words), { plant, isOneWord: words.length === 1 }];
    }),
  ),
);

/**
 * The invasive plant that a customer's name means and that the catalog lacks. Other words may come with the name, as in "dwarf burning bush"
 * or "Bradford pear tree", but not with a name of one word: a sunshine mimosa and a trailing lantana are other plants.
 */
export function findInvasive(named: string): Invasiveness | undefined {
  const words = named.split(/[\s-]+/).map(plainSpelling);
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const found = plantOf.get(keyOf(words.slice(from, to)));
      const isWhole = from === 0 && to === words.length;
      if (found && (isWhole || !found.isOneWord)) return found.plant;
    }
  return undefined;
}
