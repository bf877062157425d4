import type { Moment } from "../../stage/moment.ts";
import type { PlantFacts } from "../facts/plant-facts.ts";
import type { PlantRole, Species } from "../parts/species.ts";

/** Factors on a plant's spread and height as drawn without a year. */
export interface Growth {
  spread: number;
  tall: number;
}

export const asDrawn: Growth = { spread: 1, tall: 1 };

type Year = NonNullable<Moment["year"]>;

/** Of plants without known sizes. */
const usual: Record<PlantRole, Record<Year, Growth>> = {
  tree: { 1: { spread: 0.35, tall: 0.5 }, 3: { spread: 0.55, tall: 0.65 }, 10: { spread: 1.2, tall: 1.2 } },
  tall: { 1: { spread: 0.5, tall: 0.55 }, 3: { spread: 0.8, tall: 0.85 }, 10: { spread: 1.15, tall: 1.1 } },
  low: { 1: { spread: 0.6, tall: 0.7 }, 3: asDrawn, 10: { spread: 1.1, tall: 1 } },
  edge: { 1: { spread: 0.6, tall: 0.7 }, 3: asDrawn, 10: { spread: 1.1, tall: 1 } },
  hedge: { 1: { spread: 1, tall: 0.5 }, 3: { spread: 1, tall: 0.8 }, 10: asDrawn },
  climber: { 1: { spread: 0.4, tall: 0.4 }, 3: { spread: 0.75, tall: 0.75 }, 10: asDrawn },
  meadow: { 1: asDrawn, 3: asDrawn, 10: asDrawn },
  vegetable: { 1: asDrawn, 3: asDrawn, 10: asDrawn },
};
/** Share of the way from planting to the third year that is grown in the first. */
const firstYear = 0.35;
/** However small a plant is sold, and however large it gets in a bed that was laid out for less. */
const least = 0.2;
const most = 2.2;

/** Clipped hedges and what climbs on something end where the plan says. */
export function growthAt(species: Species, size: PlantFacts["size"] | undefined, year: Year): Growth {
  const { role } = species;
  if (!size || role === "vegetable" || role === "meadow") return usual[role][year];
  const at = (of: "height" | "spread") => {
    const { planted, year3, year10 } = size;
    if (year === 1) return planted[of] + firstYear * (year3[of] - planted[of]);
    return (year === 3 ? year3 : year10)[of];
  };
  const limit = role === "hedge" || role === "climber" ? 1 : most;
  const within = (factor: number) => Math.min(limit, Math.max(least, factor));
  // A young hedge is a low row, planted so closely that it is one.
  const spread = role === "hedge" ? 1 : within(at("spread") / (2 * species.radius));
  return { spread, tall: within(at("height") / species.height) };
}
