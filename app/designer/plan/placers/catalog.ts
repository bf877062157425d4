import type { Placer } from "../site/site.ts";
import { placeArch } from "./edges/place-arch.ts";
import { placeBridge } from "./edges/place-bridge.ts";
import { placeFence } from "./edges/place-fence.ts";
import { placeGate } from "./edges/place-gate.ts";
import { placeHedge } from "./edges/place-hedge.ts";
import { placeRetainingWall } from "./edges/place-retaining-wall.ts";
import { placeScreen } from "./edges/place-screen.ts";
import { placeSteps } from "./edges/place-steps.ts";
import { freestandingPlacers } from "./freestanding/place-freestanding.ts";
import { placeBench } from "./furnishing/place-bench.ts";
import { placeBoulders } from "./furnishing/place-boulders.ts";
import { placeCoffeeTable } from "./furnishing/place-coffee-table.ts";
import { placeHammock } from "./furnishing/place-hammock.ts";
import { placeParasol } from "./furnishing/place-parasol.ts";
import { placePathLights } from "./furnishing/place-path-lights.ts";
import { placePergola } from "./furnishing/place-pergola.ts";
import { placePlanters } from "./furnishing/place-planters.ts";
import { placeShadeSail } from "./furnishing/place-shade-sail.ts";
import { placeStringLights } from "./furnishing/place-string-lights.ts";
import { placeLantern, placeWaterBowl } from "./planting/place-in-bed.ts";
import { placeRaisedBeds } from "./planting/place-raised-beds.ts";

/** Elements bound to the yard's edges or that need much sun get their ground before the trees. */
export const edgePlacers: readonly Placer[] = [
  placeFence,
  placeScreen,
  placeRetainingWall,
  placeHedge,
  placeRaisedBeds,
];

/** In order of priority. */
export const placers: readonly Placer[] = [
  placeBridge,
  placePergola,
  placeShadeSail,
  placeParasol,
  placeCoffeeTable,
  ...freestandingPlacers,
  placeSteps,
  placeGate,
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
