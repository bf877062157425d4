import type { FollowUp } from "#app/domain/orders/pictures/follow-up.ts";

/** Why a follow-up failed; it may be requested again. */
export function failureWords({ kind, refusedBy, change }: FollowUp): string {
  if (refusedBy === "designer") {
    return `The designer found nothing in “${change}” that it can draw. Your change is still included: please say it otherwise.`;
  }
  const what = kind === "change" ? "this change" : "another picture";
  if (refusedBy === "service") {
    return `The picture service did not make ${what}: its own rules forbid something in the wish, the change or the photo. You may ask again.`;
  }
  return `We could not make ${what}. You may ask again.`;
}
