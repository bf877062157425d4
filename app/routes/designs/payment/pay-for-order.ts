import { data, href, redirect, redirectDocument } from "react-router";
import { type CardFields, cardSchema } from "#app/domain/payments/card-schema.ts";
import { openHostedCheckout } from "#app/domain/payments/opening/open-hosted-checkout.server.ts";
import { payByCard } from "#app/domain/payments/pay-by-card.server.ts";
import { limits, tooMany } from "#app/http/limits/limits.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { cardFormId } from "#app/ui/payment/card-form.tsx";
import type { Posted } from "../posted/posted.ts";
import { failures, noYardWords, refusalWords, underWay, unexpected, type Words } from "./payment-words.ts";

export type PaymentAnswer = Response | ReturnType<typeof failedTry>;

export async function chargeCard({ request, owned, form }: Posted): Promise<PaymentAnswer> {
  const { requestId, userId } = owned;
  const submission = parseForm(form, cardSchema);
  if (submission.status !== "success") return failedTry(unexpected, submission);
  const refusal = tooMany(limits.cardTries(owned), "Too many cards were tried. Nothing was charged.");
  if (refusal) return failedTry({ status: 429, title: "Payment failed", message: refusal.message }, submission);
  const paid = await payByCard({ requestId, userId, card: submission.value });
  if (paid.ok) {
    if (paid.outcome === "needs-authentication") return redirectDocument(paid.url, 303);
    return redirectWithToast(request, href("/results/:requestId", { requestId: String(paid.requestId) }), {
      title: "Payment successful",
    });
  }
  if (paid.reason === "not-found") throw data(null, { status: 404 });
  if (paid.reason === "no-yard") return failedTry(noYardWords(paid.subject), submission);
  if (paid.reason !== "refused") return failedTry(failures[paid.reason], submission);
  return failedTry(refusalWords(paid.message), submission, paid.fields);
}

/** 303 to a new page of the payment company for this order. */
export async function redirectToHostedPage({ owned }: Posted): Promise<PaymentAnswer> {
  const { requestId, userId } = owned;
  const checkout = await openHostedCheckout({ requestId, userId });
  if (checkout.ok) return redirectDocument(checkout.url, 303);
  if (checkout.reason === "not-found") throw data(null, { status: 404 });
  // Paid meanwhile in another tab: the page detects that and redirects.
  if (checkout.reason === "already-paid")
    return redirect(`${href("/payment/:requestId", { requestId })}?returned=success`, 303);
  if (checkout.reason === "no-yard") return failedTry(noYardWords(checkout.subject));
  if (checkout.reason === "under-way") return failedTry(underWay);
  return failedTry(checkout.reason === "no-hosted-page" ? unexpected : failures[checkout.reason]);
}

/** The page again, with the reason in a toast and above the card form. Of the card only the expiry is returned. */
export function failedTry(
  { status, title, message }: Words,
  submission = parseForm(new FormData(), cardSchema),
  fields: Partial<Record<keyof CardFields, string>> = {},
) {
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, [problem]]));
  const result = submission.reply({ formErrors: [message], fieldErrors, hideFields: ["number", "cvc"] });
  return data({ formId: cardFormId, result, title, message }, { status });
}
