import { data, redirect, redirectDocument } from "react-router";
import { beginAgain } from "#app/domain/orders/draft/begin-again.server.ts";
import { insistOnYard } from "#app/domain/orders/ground/yard-gate.server.ts";
import { forgetKnownLength, saveKnownLength } from "#app/domain/orders/plans/save-known-length.server.ts";
import { takeSuggestion } from "#app/domain/orders/wish/read-back-wish.server.ts";
import { rewordWish } from "#app/domain/orders/wish/reword-wish.server.ts";
import { typedLength } from "#app/domain/plans/known-length.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import type { ScaleTry } from "#app/ui/scale/length-form.tsx";
import type { WishTry } from "#app/ui/wish/order-wish.tsx";
import { failedTry, type PaymentAnswer, type Posted } from "./pay-for-order.ts";
import { notAYard } from "./payment-words.ts";

export type ChangeAnswer = PaymentAnswer | ReturnType<typeof refuseLength> | ReturnType<typeof refuseWish>;

/** Back to the page, where the payment is open now: or says why it is not. */
export async function keepWord({ owned }: Posted): Promise<ChangeAnswer> {
  const kept = insistOnYard(owned);
  if (!kept.ok && kept.reason === "not-found") throw data(null, { status: 404 });
  if (!kept.ok) return failedTry(notAYard);
  return redirect(`/payment/${owned.requestId}`, 303);
}

/** Back to the form, where all but the photo stands already. */
export async function leadToForm({ owned }: Posted): Promise<ChangeAnswer> {
  if (!(await beginAgain(owned))) throw data(null, { status: 404 });
  return redirectDocument("/#transform", 303);
}

/** Other words for the wish, or something that can be drawn in the place of what cannot. */
export async function answerReword({ request, owned, typed }: Posted): Promise<ChangeAnswer> {
  const written = typed("prompt").slice(0, lettersKept);
  const wish = typed("swap") ? await takeSuggestion(written, typed("swap")) : written;
  const reworded = await rewordWish(owned, wish);
  if (reworded.ok) return redirect(`/payment/${reworded.requestId}#wish`, 303);
  if (reworded.reason === "not-found") throw data(null, { status: 404 });
  // Paid meanwhile, in another tab.
  if (reworded.reason === "already-paid")
    return redirectWithToast(request, `/results/${reworded.requestId}`, paidAlready);
  return refuseWish({ typedWish: wish, message: reworded.message });
}

/** What is handed back of a wish that is far too long. */
const lettersKept = 2_000;

const paidAlready = {
  title: "Paid already",
  description: "The pictures of this order are being made. Its wish cannot be changed any more.",
};

function refuseWish(lastTry: WishTry) {
  return data(lastTry, { status: 422 });
}

/** A length the owner knows, which corrects the scale. */
export async function answerLength({ request, owned, typed }: Posted): Promise<ChangeAnswer> {
  const saved = saveKnownLength(owned, typedLength(typed));
  if (!saved.ok && saved.reason === "not-found") throw data(null, { status: 404 });
  if (!saved.ok) return refuseLength(saved.lastTry);
  const toast = { title: "Scale corrected", description: `${saved.words} Pictures, plans and lists will keep to it.` };
  return redirectWithToast(request, `/payment/${owned.requestId}#scale`, toast);
}

/** The length is taken back. */
export async function answerForgotten({ request, owned }: Posted): Promise<ChangeAnswer> {
  if (!forgetKnownLength(owned)) throw data(null, { status: 404 });
  const toast = { title: "Scale as estimated", description: "Pictures, plans and lists will keep to it." };
  return redirectWithToast(request, `/payment/${owned.requestId}#scale`, toast);
}

function refuseLength(lastTry: ScaleTry) {
  return data(lastTry, { status: 422 });
}
