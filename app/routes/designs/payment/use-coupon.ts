import { data, href, redirect } from "react-router";
import { z } from "zod";
import { type AppliedCoupon, applyCoupon } from "#app/domain/payments/apply-coupon.server.ts";
import { settleFreeOrder } from "#app/domain/payments/settle-free-order.server.ts";
import { limits, tooMany } from "#app/http/limits/limits.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { couponFormId } from "#app/ui/payment/coupon-form.tsx";
import type { Posted } from "../posted/posted.ts";
import type { ChangeAnswer } from "./change-unpaid-order.ts";
import { failedTry } from "./pay-for-order.ts";
import { failures, noYardWords, underWay } from "./payment-words.ts";

const couponSchema = z.object({
  code: z.string().trim().min(1, "Please type the code").max(60, "This is no code of ours"),
});

const refusals: Record<
  Exclude<Extract<AppliedCoupon, { ok: false }>["reason"], "not-found" | "already-paid">,
  string
> = {
  unknown: "This is no code of ours. Please check it letter by letter.",
  expired: "This coupon has expired.",
  "used-up": "This coupon has been used up.",
  "used-before": "This coupon works once for an account, and yours has used it.",
  "other-currency": "This coupon is in another currency than this order.",
  "other-package": "This coupon is for another package than this order has.",
  "under-way": underWay.message,
  unavailable: "The payment could not be checked just now. Please try again in a moment.",
};

export async function enterCoupon({ owned, form }: Posted): Promise<ChangeAnswer> {
  const submission = parseForm(form, couponSchema);
  if (submission.status !== "success") return refuseForm(couponFormId, submission);
  const wait = tooMany(limits.couponTries(owned.userId), "Too many codes were tried.");
  const refuse = (status: number, words: string) =>
    refuseForm(couponFormId, submission, status, { fieldErrors: { code: [words] } });
  if (wait) return refuse(429, wait.message);
  const applied = await applyCoupon(owned, submission.value.code);
  return answerApplied(owned, applied, (words) => refuse(422, words));
}

export async function removeCoupon({ owned }: Posted): Promise<ChangeAnswer> {
  const removed = await applyCoupon(owned, undefined);
  return answerApplied(owned, removed, () => failedTry(underWay));
}

function answerApplied(
  owned: Posted["owned"],
  applied: AppliedCoupon,
  refuse: (words: string) => ChangeAnswer,
): ChangeAnswer {
  // When it was paid meanwhile the page leads on to the results.
  const reason = applied.ok ? "already-paid" : applied.reason;
  if (reason === "not-found") throw data(null, { status: 404 });
  return reason === "already-paid" ? redirect(href("/payment/:requestId", owned), 303) : refuse(refusals[reason]);
}

/** A coupon leaves nothing to pay. */
export async function takeFreeOrder({ request, owned }: Posted): Promise<ChangeAnswer> {
  const taken = await settleFreeOrder(owned);
  if (taken.ok) return redirectWithToast(request, href("/results/:requestId", owned), { title: "Order placed" });
  if (taken.reason === "not-found") throw data(null, { status: 404 });
  if (taken.reason === "no-yard") return failedTry(noYardWords(taken.subject));
  return failedTry(taken.reason === "not-free" ? failures["coupon-gone"] : failures[taken.reason]);
}
