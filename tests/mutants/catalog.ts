import { blogMutants } from "./blog.ts";
import { cachedPageMutants } from "./cached-pages.ts";
import { pictureMutants } from "./designer-picture.ts";
import { planMutants } from "./designer-plan.ts";
import { deskMutants } from "./desk.ts";
import { generationMutants } from "./generation.ts";
import { jobMutants } from "./jobs.ts";
import { mediaMutants } from "./media.ts";
import type { Mutant } from "./mutant.ts";
import { orderMutants } from "./orders.ts";
import { pageMutants } from "./page-rules.ts";
import { paymentMutants } from "./payments.ts";
import { programMutants } from "./programs.ts";
import { providerMutants } from "./providers.ts";
import { shopMutants } from "./shop.ts";
import { webMutants } from "./web.ts";

/** All hand-made faults; docs/mutants.md says how to add one. */
export const mutants: readonly Mutant[] = [
  ...programMutants,
  ...webMutants,
  ...orderMutants,
  ...mediaMutants,
  ...paymentMutants,
  ...jobMutants,
  ...cachedPageMutants,
  ...generationMutants,
  ...blogMutants,
  ...deskMutants,
  ...pageMutants,
  ...providerMutants,
  ...planMutants,
  ...pictureMutants,
  ...shopMutants,
];
