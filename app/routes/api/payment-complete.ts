import { z } from "zod";
import { type CompletedPayment, completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import { readJson } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/payment-complete";

const bodySchema = z.object({ paymentIntentId: z.string().min(1).max(255) });

type Refusal = Extract<CompletedPayment, { ok: false }>["reason"];

const unverified = {
  status: 400,
  message: "Your payment was processed, but we couldn't verify it. Please contact support.",
};
const refusals: Record<Refusal, { status: number; message: string }> = {
  "not-found": { status: 404, message: "Design not found" },
  // One answer for all of these, so that it does not reveal which payments exist.
  "unknown-payment": unverified,
  "other-request": unverified,
  "other-payment": unverified,
  "wrong-amount": unverified,
  "wrong-currency": unverified,
  "not-paid": { status: 402, message: "The payment has not gone through" },
  canceled: { status: 402, message: "The payment was canceled" },
  refunded: { status: 409, message: "This payment was refunded" },
  processing: { status: 202, message: "The payment is still being processed" },
  unavailable: { status: 503, message: "We couldn't reach the payment company. Please try again in a moment." },
};

/** POST /api/designs/{requestId}/payment-complete: a hint from the page, which the server checks at the provider. */
export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireApiUser(request);
  if (request.method !== "POST") return wrongMethod();
  const body = bodySchema.safeParse(await readJson(request));
  if (!body.success) return apiError(400, "Please send paymentIntentId");

  const { requestId } = params;
  const completed = await completePayment({ requestId, userId: user.id, paymentId: body.data.paymentIntentId });
  if (!completed.ok) return apiError(refusals[completed.reason].status, refusals[completed.reason].message);
  return apiAnswer({ status: completed.status, requestId: completed.requestId });
}

export function loader() {
  return wrongMethod();
}

function wrongMethod() {
  return apiError(405, "Payments are reported with POST", {}, { Allow: "POST" });
}
