import { isOpenGround } from "../ground/ground-grid.ts";
import { planDistance, sketchPlan } from "./plan-distance.ts";
import { scoreCandidate } from "./score-candidate.ts";
import { lookAt } from "./seen/candidate.ts";
import type { LaidOut } from "./seen/laid-out.ts";

/** Weight of being different from the designs before against the score, and the difference that is enough. */
const difference = { weight: 0.5, enough: 0.5 };
const oneGarden = 0.05; // two designs are one garden
/** Meters between samples of candidates: as coarse as possible without changing the ranking. */
const sketchStep = 0.4;

/**
 * Indices: fewest faults first, among them by score and difference from those before. A garden that was there before
 * comes after the others; variety never brings back a fault.
 */
export function rankCandidates(designs: readonly LaidOut[]): number[] {
  const left = designs.map((design, index) => ({
    index,
    ...scoreCandidate(lookAt(design)),
    sketch: sketch(design),
  }));
  const ranked: typeof left = [];
  while (left.length > 0) {
    const fewest = Math.min(...left.map(({ faults }) => faults));
    const worth = left.map(({ faults, score, sketch }) => {
      if (faults > fewest) return Number.NEGATIVE_INFINITY;
      const apart = Math.min(difference.enough, ...ranked.map((other) => planDistance(sketch, other.sketch)));
      return score + (difference.weight * apart) / difference.enough - (apart < oneGarden ? 1 + difference.weight : 0);
    });
    ranked.push(...left.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  return ranked.map(({ index }) => index);
}

function sketch({ plan, layout }: LaidOut) {
  const { grid } = layout.terrain;
  return sketchPlan(plan, (x, z) => isOpenGround(grid, x, z), sketchStep);
}
