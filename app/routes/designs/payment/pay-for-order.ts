import { data, redirect, redirectDocument } from "react-router";
import { openHostedCheckout } from "#app/domain/payments/opening/open-hosted-checkout.server.ts";
import { payByCard } from "#app/domain/payments/pay-by-card.server.ts";
import { limits, tooMany } from "#app/http/limits/limits.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import type { CardTry } from "#app/ui/payment/card-form.tsx";
import { failures, noYardWords, refusalWords, underWay, unexpected, type Words } from "./payment-words.ts";

/** What was posted about one's own order. */
export interface Posted {
  request: Request;
  owned: { requestId: string; userId: number };
  typed: (name: string) => string;
}

export type PaymentAnswer = Response | ReturnType<typeof failedTry>;

/** By the card form of the page. */
export async function chargeCard({ request, owned, typed }: Posted): Promise<PaymentAnswer> {
  const { requestId, userId } = owned;
  const refusal = tooMany(limits.cardTries(owned), "Too many cards were tried. Nothing was charged.");
  if (refusal)
    return failedTry(
      { status: 429, title: "Payment failed", message: refusal.message },
      {},
      typed("expiry").slice(0, 9),
    );
  const card = { number: typed("number"), expiry: typed("expiry"), cvc: typed("cvc") };
  const paid = await payByCard({ requestId, userId, card });
  if (paid.ok) {
    if (paid.outcome === "needs-authentication") return redirectDocument(paid.url, 303);
    return redirectWithToast(request, `/results/${paid.requestId}`, { title: "Payment successful" });
  }
  if (paid.reason === "not-found") throw data(null, { status: 404 });
  if (paid.reason === "no-yard") return failedTry(noYardWords(paid.subject));
  const words = paid.reason === "refused" ? refusalWords(paid.message) : failures[paid.reason];
  return failedTry(words, paid.reason === "refused" ? paid.fields : {}, card.expiry.slice(0, 9));
}

/** 303 to the payment company's own page for this order, opened for the occasion. */
export async function leadToHostedPage({ owned }: Posted): Promise<PaymentAnswer> {
  const { requestId, userId } = owned;
  const checkout = await openHostedCheckout({ requestId, userId });
  if (checkout.ok) return redirectDocument(checkout.url, 303);
  if (checkout.reason === "not-found") throw data(null, { status: 404 });
  // Paid meanwhile, in another tab: the page finds out and leads on.
  if (checkout.reason === "already-paid") return redirect(`/payment/${requestId}?returned=success`, 303);
  if (checkout.reason === "no-yard") return failedTry(noYardWords(checkout.subject));
  if (checkout.reason === "no-designer") return failedTry(failures["no-designer"]);
  return failedTry(checkout.reason === "under-way" ? underWay : unexpected);
}

export function failedTry({ status, title, message }: Words, fields: CardTry["fields"] = {}, expiry = "") {
  return data({ attempt: crypto.randomUUID(), title, message, fields, expiry }, { status });
}
