import type { Placer } from "../site.ts";
import { placeArch } from "./place-arch.ts";
import { placeBench } from "./place-bench.ts";
import { placeBoulders } from "./place-boulders.ts";
import { placeFence } from "./place-fence.ts";
import { placeHammock } from "./place-hammock.ts";
import { placeHedge } from "./place-hedge.ts";
import { placeLantern, placeWaterBowl } from "./place-in-bed.ts";
import { placeParasol } from "./place-parasol.ts";
import { placePathLights } from "./place-path-lights.ts";
import { placePergola } from "./place-pergola.ts";
import { placePlanters } from "./place-planters.ts";
import { placeRaisedBeds } from "./place-raised-beds.ts";
import { placeRetainingWall } from "./place-retaining-wall.ts";
import { placeScreen } from "./place-screen.ts";
import { placeSteps } from "./place-steps.ts";
import { placeStringLights } from "./place-string-lights.ts";

/** What is bound to the yard's edges gets its ground before the trees. */
export const edgePlacers: readonly Placer[] = [placeFence, placeScreen, placeRetainingWall, placeHedge];

/** Who places the rest, in the order in which ground is given away: large and bound things first. */
export const placers: readonly Placer[] = [
  placePergola,
  placeParasol,
  placeRaisedBeds,
  placeSteps,
  placeHammock,
  placeArch,
  placeBench,
  placeStringLights,
  placeWaterBowl,
  placeLantern,
  placePlanters,
  placePathLights,
  placeBoulders,
];
