import { isSpecies, type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import type { PlantRole } from "../plants/parts/species.ts";
import type { Wish, WishItem } from "../wish/typed/wish.ts";
import type { PlantPlacement, StandIn } from "./parts/plan.ts";

/** Roles of replacements where the named plant is not of that role. */
const roles: Partial<Record<WishItem["thing"], PlantRole>> = { hedge: "hedge", meadow: "meadow" };

/** What is planted instead of each invasive plant that the wish names and the catalog lacks; empty if none had room. */
export function findStandIns({ items }: Pick<Wish, "items">, plants: readonly PlantPlacement[]): StandIn[] {
  const planted = new Set(plants.map(({ species }) => species));
  const asked = new Set(items.flatMap(({ thing, of }) => [thing, of]));
  const standIns = items.flatMap((item): StandIn[] => {
    const species = item.invasive && standInOf(item, planted, asked);
    return item.invasive && species ? [{ species, asked: item.invasive }] : [];
  });
  return standIns.filter((one, at) => standIns.findIndex((other) => other.asked === one.asked) === at);
}

function standInOf(
  { thing, of }: WishItem,
  planted: ReadonlySet<SpeciesName>,
  asked: ReadonlySet<WishItem["thing"] | undefined>,
): SpeciesName | undefined {
  const role = roles[thing];
  const ofRole = [...planted].filter((name) => speciesCatalog[name].role === role);
  const own = [of, thing].find(
    (name): name is SpeciesName => name !== undefined && isSpecies(name) && planted.has(name),
  );
  // A burning bush hedge becomes beech or yew; spirea elsewhere in the garden does not replace it.
  return role === "hedge" ? (ofRole.find((name) => !asked.has(name)) ?? ofRole[0]) : (own ?? ofRole[0]);
}
