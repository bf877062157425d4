import { speciesCatalog } from "#app/designer/plants/catalog.ts";
import type { PlannedHome } from "./planned-home.ts";

/** Trees whose mature spread is more than a third of the yard's shorter side, unless the customer named them: "linden 9 of 4.1 m". */
export function findOversized({ plan, at, wish }: PlannedHome): string[] {
  const shorter = Math.min(at.right - at.left, at.depth);
  const named = new Set<string>([
    ...wish.plants,
    ...wish.items.flatMap(({ thing, of }) => [thing, of ?? ""]),
    wish.tree ?? "",
  ]);
  return plan.plants
    .filter(({ species }) => speciesCatalog[species].role === "tree" && !named.has(species))
    .filter(({ species }) => speciesCatalog[species].matureSpread > shorter / 3 + 0.01)
    .map(({ species }) => `${species} ${speciesCatalog[species].matureSpread} m across in ${shorter.toFixed(1)} m`);
}

/** Kinds that were planted and that the wish does not name. */
export function ownChoice({ plan, wish }: PlannedHome): Set<string> {
  const named = new Set<string>([
    ...wish.plants,
    ...wish.items.flatMap(({ thing, of }) => [thing, of ?? ""]),
    wish.tree ?? "",
  ]);
  return new Set(plan.plants.map(({ species }) => species as string).filter((species) => !named.has(species)));
}

/** What a plan's planting is, whatever its amounts: for telling palettes apart. */
export function paletteOf(home: PlannedHome): string {
  return [...ownChoice(home)].sort().join(" ");
}

/** Share of a column's spacing within which its next neighbor in a row stands. */
const farthestNeighbor = 1.6;

/** Columns of a row along the fence without a neighbor at their spacing: "cypress 4.1 m from the next". */
export function findUneven({ plan, wish }: PlannedHome): string[] {
  return wish.items.flatMap(({ thing, place, count }) => {
    const species = plan.plants.filter((plant) => plant.species === thing);
    const [first] = species;
    if (!first || place !== "along-fence" || count !== undefined || species.length < 4) return [];
    const { role, matureSpread, spacing, radius } = speciesCatalog[first.species];
    if (role !== "tree" || matureSpread > 2) return [];
    const most = farthestNeighbor * Math.max(spacing, 2 * radius);
    const apart = species.map(({ x, z }) =>
      Math.min(
        ...species
          .filter((other) => other.x !== x || other.z !== z)
          .map((other) => Math.hypot(other.x - x, other.z - z)),
      ),
    );
    const alone = apart.filter((distance) => distance > most).length;
    return alone > species.length / 4 ? [`${alone} of ${species.length} ${thing} stand alone`] : [];
  });
}

/** Trees that no one asked for and behind which the picture shows a house. */
export function findBeforeHouse({ at: { yard, houseAhead }, wish, plan }: PlannedHome): string[] {
  if (!houseAhead || wish.asked.includes("tree")) return [];
  const named = new Set<string>(wish.plants);
  return plan.plants
    .filter(({ species }) => speciesCatalog[species].role === "tree" && !named.has(species))
    .filter(({ x, z }) => {
      const [u, v] = yard.camera.project(x, 2, z, [0, 0, 0]);
      return yard.houseAt(u, v) > 0.5;
    })
    .map(({ species, x, z }) => `${species} at ${x.toFixed(1)} ${z.toFixed(1)}`);
}
