import { data, href, redirect, redirectDocument } from "react-router";
import { buyerSchema } from "#app/domain/invoices/buyer-schema.ts";
import { chooseBuyer } from "#app/domain/invoices/choose-buyer.server.ts";
import { restartDraft } from "#app/domain/orders/draft/restart-draft.server.ts";
import { insistOnYard } from "#app/domain/orders/ground/yard-gate.server.ts";
import { localitySchema, wishSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { answerWishQuestions } from "#app/domain/orders/wish/answer-wish-questions.server.ts";
import { chooseLocality } from "#app/domain/orders/wish/choose-locality.server.ts";
import { chooseScope } from "#app/domain/orders/wish/choose-scope.server.ts";
import { rewordWish } from "#app/domain/orders/wish/reword-wish.server.ts";
import { readAnswers } from "#app/domain/orders/wish/wish-answers.ts";
import { takeSuggestion } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { chooseTaxPlace } from "#app/domain/payments/choose-tax-place.server.ts";
import { taxPlaceSchema } from "#app/domain/payments/tax-place-schema.ts";
import { recordConsent } from "#app/domain/payments/withdrawal/consent.server.ts";
import { unreadLocalityWords } from "#app/domain/plans/locality-words.ts";
import { scopeChoices } from "#app/domain/plans/scope-choices.ts";
import { untoldFacingWords } from "#app/domain/plans/told-facing.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { buyerFormId } from "#app/ui/invoice/buyer-fold.tsx";
import { taxPlaceFormId } from "#app/ui/payment/tax-place-form.tsx";
import { localityFormId } from "#app/ui/wish/locality-form.tsx";
import { wishFormId } from "#app/ui/wish/order-wish.tsx";
import type { Posted } from "../posted/posted.ts";
import { failedTry, type PaymentAnswer } from "./pay-for-order.ts";
import { failures, notAYard, underWay } from "./payment-words.ts";

export type ChangeAnswer = PaymentAnswer | ReturnType<typeof refuseForm>;

/** Returns to the page, where the payment is open now, or reports why it is not. */
export async function confirmYard({ owned }: Posted): Promise<ChangeAnswer> {
  const kept = insistOnYard(owned);
  if (!kept.ok && kept.reason === "not-found") throw data(null, { status: 404 });
  if (!kept.ok) return failedTry(notAYard);
  return redirect(href("/payment/:requestId", owned), 303);
}

/** Returns to the page, which now shows how to pay; without the tick it asks again. */
export async function agreeToBegin({ owned, form }: Posted): Promise<ChangeAnswer> {
  if (form.get("consent") === null) return failedTry(failures["not-agreed"]);
  recordConsent(owned);
  return redirect(href("/payment/:requestId", owned), 303);
}

/** Where the customer is, which the tax depends on. */
export async function answerTaxPlace({ owned, form }: Posted): Promise<ChangeAnswer> {
  const submission = parseForm(form, taxPlaceSchema);
  if (submission.status !== "success") return refuseForm(taxPlaceFormId, submission);
  const chosen = await chooseTaxPlace(owned, submission.value);
  // When it was paid meanwhile the page leads on to the results.
  if (chosen.ok || chosen.reason === "already-paid") return redirect(href("/payment/:requestId", owned), 303);
  if (chosen.reason === "not-found") throw data(null, { status: 404 });
  const { status, message } = taxRefusals[chosen.reason];
  return refuseForm(taxPlaceFormId, submission, status, { formErrors: [message] });
}

const taxRefusals = {
  "under-way": underWay,
  "unknown-place": {
    status: 422,
    message: "We cannot calculate the tax for this place. Please check the postal code.",
  },
  unavailable: {
    status: 503,
    message: "The tax could not be calculated just now. Nothing was charged, and your order is kept: please try again.",
  },
};

/** Back to the form, which has everything but the photo. */
export async function startWithAnotherPhoto({ owned }: Posted): Promise<ChangeAnswer> {
  if (!(await restartDraft(owned))) throw data(null, { status: 404 });
  return redirectDocument("/#transform", 303);
}

/** Rewords the wish, or replaces something that cannot be drawn. */
export async function answerReword({ request, owned, form }: Posted): Promise<ChangeAnswer> {
  const swapped = form.get("swap");
  if (swapped)
    form.set("prompt", await takeSuggestion(String(form.get("prompt") ?? "").slice(0, lettersKept), String(swapped)));
  const submission = parseForm(form, wishSchema);
  if (submission.status !== "success") return refuseForm(wishFormId, submission);
  const reworded = await rewordWish(owned, submission.value.prompt);
  if (reworded.ok)
    return redirect(`${href("/payment/:requestId", { requestId: String(reworded.requestId) })}#wish`, 303);
  if (reworded.reason === "not-found") throw data(null, { status: 404 });
  // Paid meanwhile, in another tab.
  return redirectWithToast(
    request,
    href("/results/:requestId", { requestId: String(reworded.requestId) }),
    paidAlready,
  );
}

/** What the wish leaves open. */
export async function answerQuestions({ request, owned, form }: Posted): Promise<ChangeAnswer> {
  const answered = answerWishQuestions(owned, readAnswers(form));
  if (answered === "not-found") throw data(null, { status: 404 });
  if (answered === "already-paid") return redirectWithToast(request, href("/results/:requestId", owned), paidAlready);
  return redirect(`${href("/payment/:requestId", owned)}#wish`, 303);
}

/** Another share of the yard that may change. */
export async function answerScope({ request, owned, form }: Posted): Promise<ChangeAnswer> {
  const choice = scopeChoices.find(({ scope }) => scope === form.get("scope"));
  if (!choice) throw data(null, { status: 400 });
  const chosen = chooseScope(owned, choice.scope);
  if (chosen === "not-found") throw data(null, { status: 404 });
  if (chosen === "already-paid") return redirectWithToast(request, href("/results/:requestId", owned), paidAlready);
  return redirect(`${href("/payment/:requestId", owned)}#wish`, 303);
}

/** Where the yard is; what is not understood changes nothing. */
export async function answerLocality({ request, owned, form }: Posted): Promise<ChangeAnswer> {
  const submission = parseForm(form, localitySchema);
  if (submission.status !== "success") return refuseForm(localityFormId, submission);
  const { locality, ...told } = submission.value;
  const chosen = chooseLocality(owned, locality, told);
  if (chosen === "not-found") throw data(null, { status: 404 });
  if (chosen === "already-paid") return redirectWithToast(request, href("/results/:requestId", owned), paidAlready);
  if (chosen === "chosen") return redirect(`${href("/payment/:requestId", owned)}#wish`, 303);
  const field = chosen in untoldFacingWords ? "sun" : "locality";
  const words = { ...unreadLocalityWords, ...untoldFacingWords }[chosen];
  return refuseForm(localityFormId, submission, 422, { fieldErrors: { [field]: [words] } });
}

/** Whom the invoice is made out to. */
export async function answerBuyer({ request, owned, form }: Posted): Promise<ChangeAnswer> {
  const submission = parseForm(form, buyerSchema);
  if (submission.status !== "success") return refuseForm(buyerFormId, submission);
  return afterChoosing(request, owned, chooseBuyer(owned, submission.value));
}

export async function removeBuyer({ request, owned }: Posted): Promise<ChangeAnswer> {
  return afterChoosing(request, owned, chooseBuyer(owned, null));
}

async function afterChoosing(request: Request, owned: Posted["owned"], chosen: ReturnType<typeof chooseBuyer>) {
  if (chosen === "not-found") throw data(null, { status: 404 });
  const results = href("/results/:requestId", owned);
  if (chosen === "already-paid") return redirectWithToast(request, results, paidBefore);
  return redirect(href("/payment/:requestId", owned), 303);
}

const paidBefore = { title: "Paid already", description: "The invoice of this order has been issued." };

/** The part of a far too long wish that is searched for the replaced words. */
const lettersKept = 2_000;

const paidAlready = {
  title: "Paid already",
  description: "The pictures of this order are being made. Its wish cannot be changed any more.",
};
