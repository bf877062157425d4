import { speciesCatalogue } from "../../plants/catalogue.ts";
import type { Disc } from "../parts/footprint.ts";
import { labelOf } from "../parts/no-room.ts";
import type { Plan } from "../parts/plan.ts";
import { type Concern, concernsObject, concernsPlant } from "./concern.ts";

/** Metres round what a change takes away or brings in which plants make room or fill the gap, as anybody expects. By eye. */
export const surroundings = 1.2;

/** What a change has moved besides what it is about: "the bench", "planting"; empty where it changed one thing. */
export function tellMoved(before: Plan, after: Plan, concern: Concern, near: readonly Disc[]): string[] {
  if (concern.all) return ["the whole garden"];
  const isNear = ({ x, z }: { x: number; z: number }) =>
    near.some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.radius + surroundings);
  const stands = new Set(after.objects.map((own) => JSON.stringify(own)));
  // Chairs that turn to a new fire have moved, too, though they belong to it.
  const named = { ...concern, furniture: false };
  const things = before.objects
    .filter((own) => own.object !== "edging-stone" && !stands.has(JSON.stringify(own)) && !concernsObject(named, own))
    .map(({ object }) => `the ${labelOf(object as never)}`);
  const plants = new Set<unknown>(after.plants);
  const gone = before.plants.filter((own) => !plants.has(own) && !isNear(own));
  const isTree = ({ species }: (typeof gone)[number]) => speciesCatalogue[species].role === "tree";
  const moved = gone.filter((own) => !concernsPlant(concern, own, isTree(own)));
  return [...new Set([...things, ...(moved.length > 0 ? ["planting farther off"] : [])])];
}
