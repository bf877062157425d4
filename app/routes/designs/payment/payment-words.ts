import type { SubjectNote } from "#app/domain/orders/ground/yard-gate.server.ts";
import type { CardPayment } from "#app/domain/payments/pay-by-card.server.ts";
import { stateWords } from "#app/ui/payment/payment-state.tsx";

type Failure = Exclude<Extract<CardPayment, { ok: false }>["reason"], "not-found" | "refused" | "no-yard">;

/** Status and message of a failed payment attempt. */
export interface Words {
  status: number;
  title: string;
  message: string;
}

export const unexpected: Words = {
  status: 503,
  title: "Payment error",
  message: "An unexpected error occurred during payment.",
};
export const underWay: Words = {
  status: 409,
  title: "Payment under way",
  message: "An earlier try is still being processed, so no second one was begun. Please look again in a minute.",
};
export const failures: Record<Failure, Words> = {
  "not-verified": {
    status: 409,
    title: "Payment verification failed",
    message: stateWords["not-verified"],
  },
  "no-designer": {
    status: 503,
    title: "No pictures just now",
    message: stateWords["no-designer"],
  },
  "nothing-to-draw": {
    status: 409,
    title: "Nothing to draw",
    message: "On this photo we can draw nothing of what you asked for. Nothing was charged.",
  },
  "coupon-gone": {
    status: 409,
    title: "Coupon no longer valid",
    message: "The coupon has expired or was used up meanwhile. Nothing was charged. Remove it to pay the full price.",
  },
  "not-agreed": {
    status: 422,
    title: "Not agreed yet",
    message: "Please tick that we may begin at once. Nothing was charged.",
  },
  "no-tax-place": {
    status: 409,
    title: "Your country is needed",
    message: "Please say where you are: the tax depends on it. Nothing was charged.",
  },
  free: { status: 409, title: "Nothing to pay", message: "This order costs nothing: it needs no card." },
  "no-card-form": unexpected,
  unavailable: unexpected,
};

export const notAYard: Words = {
  status: 409,
  title: "Not a yard?",
  message: "We cannot find enough ground in this picture to design on. Nothing was charged.",
};

export function noYardWords({ words }: SubjectNote): Words {
  return { ...notAYard, message: `${words} Nothing was charged.` };
}

export function refusalWords(message: string): Words {
  return { status: 402, title: "Payment failed", message: message || "There was an error processing your payment" };
}
