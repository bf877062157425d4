import type { NotPaid } from "#app/domain/payments/payment-review.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LookAgain } from "#app/ui/look-again.tsx";

/** In the place of the ways to pay, where there are none now. */
export function PaymentState({ state }: { state: NotPaid["state"] }) {
  if (state === "processing")
    return (
      <>
        <LookAgain />
        <p role="status">Your payment is being processed. This page moves on by itself when it is done.</p>
      </>
    );
  if (state === "no-designer") return <Alert>{stateWords["no-designer"]}</Alert>;
  if (state === "not-verified") return <Alert>{stateWords["not-verified"]}</Alert>;
  return null;
}

export const stateWords = {
  "no-designer":
    "Our designer cannot draw at the moment, so we take no payments. Nothing was charged. Your order is kept: please come back later.",
  "not-verified": "Your payment was processed, but we couldn't verify it. Please contact support.",
};
