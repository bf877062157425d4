import { readStoredPlan } from "#app/domain/plans/read-stored-plan.ts";
import type { designImages, designRequests } from "#db/schema.ts";

const otherSeed = 1_000_003;

/** A picture that is not of the customer's yard is drawn again with another one, and so is what is made of that. */
export function seedOf({ seed }: Pick<typeof designRequests.$inferSelect, "seed">, isRedrawn: boolean): number {
  return isRedrawn ? (seed + otherSeed) % 2 ** 31 : seed;
}

/**
 * Follow-ups and moments keep it. Plans from before ranking do not record it: variation 1 had the first composition, and so on.
 * Undefined for a picture model's picture.
 */
export function compositionOf({
  plan,
  variationNumber,
}: Pick<typeof designImages.$inferSelect, "plan" | "variationNumber">): number | undefined {
  const { composition, geometry } = readStoredPlan(plan);
  return composition ?? (geometry && variationNumber - 1);
}
