import { listUnsuited } from "../../locality/plants-there.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import type { Sun } from "../../plants/facts/plant-facts.ts";
import type { Wish } from "../../wish/typed/wish.ts";

/**
 * Species that are poisonous when chewed, or have spines at the height of children and dogs. Source: RHS, "Potentially
 * harmful garden plants"; ASPCA, "Toxic and non-toxic plants". Weakly poisonous ones, which most gardens have, are left in.
 */
const harmful: readonly SpeciesName[] = [
  "agapanthus",
  "agave",
  "allium",
  "azalea",
  "bleeding-heart",
  "barberry",
  "box-hedge",
  "boxwood",
  "daffodil",
  "delphinium",
  "elephant-ear",
  "false-indigo",
  "foxglove",
  "english-holly",
  "english-laurel",
  "holly",
  "holly-bush",
  "hydrangea",
  "iris",
  "laurel",
  "laurel-hedge",
  "privet-hedge",
  "rhododendron",
  "siberian-iris",
  "tulip",
  "yew-hedge",
  "yucca",
];

/** Species the customer names are planted anyway. */
export function wantsHarmless({ moods }: Pick<Wish, "moods">): boolean {
  return moods.includes("dogs") || moods.includes("kids");
}

/** What the customer avoids, and what could harm. */
export function listAvoided(wish: Wish): Wish["avoided"] {
  return wantsHarmless(wish) ? [...wish.avoided, ...harmful] : wish.avoided;
}

/** What the designer does not choose itself: that, and what does not live there. */
export function listUnwanted(wish: Wish, sun?: Sun): Wish["avoided"] {
  return wish.locality ? [...listAvoided(wish), ...listUnsuited(wish.locality, sun)] : listAvoided(wish);
}
