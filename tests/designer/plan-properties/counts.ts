import { isObjectFor } from "#app/designer/plan/site/objects-for-element.ts";
import { type SpeciesName, speciesCatalog } from "#app/designer/plants/catalog.ts";
import type { Element } from "#app/designer/wish/lexicon/garden-words.ts";
import type { PlannedHome } from "./planned-home.ts";

export interface CountAnswer {
  thing: string;
  answer: "right" | "said" | "wrong";
  words: string;
}

/** For all that a wish counts and that stands by itself whether so many are there. */
export function judgeCounts({ wish, plan }: PlannedHome): CountAnswer[] {
  const counted = [...new Set(wish.items.filter(({ count }) => count).map(({ thing }) => thing))];
  const answers = counted.flatMap((thing): CountAnswer[] => {
    const wanted = wish.items.filter((item) => item.thing === thing).reduce((sum, { count }) => sum + (count ?? 1), 0);
    const drawn = drawnOf(plan, thing);
    if (drawn === undefined) return [];
    const isReported = plan.lacks.some(
      (lack) => (lack.thing === thing || lack.thing === "sofa") && /\d|^\D+$/.test(lack.words),
    );
    const answer = drawn === wanted ? "right" : isReported ? "said" : "wrong";
    return [{ thing, answer, words: `${drawn} of ${wanted} ${thing}` }];
  });
  const chairs = plan.objects.reduce(
    (sum, { object }) => sum + ({ "dining-set": 6, "dining-chair": 1, "bistro-set": 2 }[object as string] ?? 0),
    0,
  );
  const seats = wish.items.flatMap((item) => (item.thing === "dining" && item.seats) || []);
  const tables = seats.map((wanted): CountAnswer => {
    const isReported = plan.lacks.some(({ thing }) => thing === "dining");
    return {
      thing: "chairs",
      answer: chairs === wanted ? "right" : isReported ? "said" : "wrong",
      words: `${chairs} of ${wanted} chairs`,
    };
  });
  return [...answers, ...tables];
}

function drawnOf({ objects, plants }: PlannedHome["plan"], thing: string): number | undefined {
  if (thing in speciesCatalog) {
    const { role } = speciesCatalog[thing as SpeciesName];
    return role === "climber" || role === "vegetable"
      ? undefined
      : plants.filter(({ species }) => species === thing).length;
  }
  if (thing === "tree") return plants.filter(({ species }) => speciesCatalog[species].role === "tree").length;
  if (["patio", "path", "beds", "border", "hedge", "lawn", "dining"].includes(thing)) return undefined;
  const isChair = (object: string) => object === "bench" || object === "block-bench";
  return objects.filter(
    ({ object }) => isObjectFor(thing as Element, object) && !(thing === "seating" && isChair(object)),
  ).length;
}
