import { type ReceivedEvent, receivePaymentEvent } from "#app/domain/payments/receive-payment-event.server.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { readRawBody } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/stripe";

const refusals: Record<Extract<ReceivedEvent, { ok: false }>["reason"], { status: number; message: string }> = {
  "forged-event": { status: 400, message: "The signature does not match" },
  "wrong-mode": { status: 400, message: "This shop's key is of the other mode (test or live)" },
  // Stripe retries for three days; the reconciler does not wait for it.
  unavailable: { status: 503, message: "The payment could not be read back" },
};

/**
 * POST /api/stripe/webhook: an event of the payment company. Its signature takes the place of a login and
 * of the origin check; it covers the raw body, which must therefore stay unparsed.
 */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return wrongMethod();
  const rawBody = await readRawBody(request);
  const received = await receivePaymentEvent({ rawBody, signature: request.headers.get("Stripe-Signature") });
  if (!received.ok) return apiError(refusals[received.reason].status, refusals[received.reason].message);
  return apiAnswer({ received: received.outcome });
}

export function loader() {
  return wrongMethod();
}

function wrongMethod() {
  return apiError(405, "Events are delivered with POST", {}, { Allow: "POST" });
}
