import { z } from "zod";
import type { SubjectNote } from "#app/domain/orders/ground/yard-gate.server.ts";
import { readRequestId } from "#app/domain/orders/request/request-id.ts";
import { openOrderPayment } from "#app/domain/payments/opening/open-order-payment.server.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import { readJson } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/create-payment-intent";

const bodySchema = z.object({
  designRequestId: z.union([z.number(), z.string()]).refine((id) => readRequestId(id) !== undefined),
  /** Cents, as the page showed them; compared with the order's, never used. */
  amount: z.int(),
});

const refusals = {
  "not-found": { status: 404, message: "Design not found" },
  "already-paid": { status: 409, message: "This design is paid already" },
  "no-designer": {
    status: 503,
    message: "Our designer cannot draw at the moment, so no payments are taken. Please try again later.",
  },
  "nothing-to-draw": { status: 409, message: "On this photo we can draw nothing of what was asked for" },
  "coupon-gone": { status: 400, message: "The coupon of this design can no longer be used. Please remove it" },
  "not-agreed": { status: 409, message: "The customer has to agree on the payment page that we begin at once" },
  "no-tax-place": { status: 409, message: "The customer has to name their country on the payment page" },
  free: { status: 400, message: "This design costs nothing: it needs no payment" },
  "wrong-amount": { status: 400, message: "The amount does not match the price of this design" },
  unavailable: { status: 503, message: "There was an error processing your payment" },
} as const;

/** POST /api/create-payment-intent: opens the one payment of an order, or answers with the one that is open. */
export async function action({ request }: Route.ActionArgs) {
  const user = await requireApiUser(request);
  if (request.method !== "POST") return wrongMethod();
  const body = bodySchema.safeParse(await readJson(request));
  if (!body.success) return apiError(400, "Please send designRequestId, and amount in whole cents");

  const { designRequestId, amount } = body.data;
  const opened = await openOrderPayment({ requestId: designRequestId, userId: user.id, amountCents: amount });
  if (!opened.ok && opened.reason === "no-yard") return apiError(409, noYardMessage(opened.subject));
  if (!opened.ok) return apiError(refusals[opened.reason].status, refusals[opened.reason].message);
  return apiAnswer({ clientSecret: opened.clientSecret, paymentIntentId: opened.paymentId });
}

function noYardMessage({ words, mayInsist }: SubjectNote): string {
  return mayInsist ? `${words} If it is your yard, please say so on its payment page.` : words;
}

export function loader() {
  return wrongMethod();
}

function wrongMethod() {
  return apiError(405, "Payments are opened with POST", {}, { Allow: "POST" });
}
