import { isOpenGround } from "../ground/ground-grid.ts";
import { planDistance, sketchPlan } from "./plan-distance.ts";
import { scoreCandidate } from "./score-candidate.ts";
import { lookAt } from "./seen/candidate.ts";
import type { LaidOut } from "./seen/laid-out.ts";

/** What being another garden than those before it is worth against the score, and what counts as another at least. By eye. */
const difference = { weight: 0.5, enough: 0.5 };
/** Metres between the points at which candidates are compared: as coarse as the same order comes of. */
const sketchStep = 0.4;

/** Indices of designs of one yard, the best first, then each by its worth and by how much it differs from those before it. */
export function rankCandidates(designs: readonly LaidOut[]): number[] {
  const left = designs.map((design, index) => ({
    index,
    score: scoreCandidate(lookAt(design)),
    sketch: sketch(design),
  }));
  const ranked: typeof left = [];
  while (left.length > 0) {
    const worth = left.map(({ score, sketch }) => {
      const apart = Math.min(difference.enough, ...ranked.map((other) => planDistance(sketch, other.sketch)));
      return score + (difference.weight * apart) / difference.enough;
    });
    ranked.push(...left.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  return ranked.map(({ index }) => index);
}

function sketch({ plan, layout }: LaidOut) {
  const { grid } = layout.terrain;
  return sketchPlan(plan, (x, z) => isOpenGround(grid, x, z), sketchStep);
}
