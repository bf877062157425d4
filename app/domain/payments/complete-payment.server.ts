import { type DesignRequestRow, findPurchase } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { orUnavailable, type Unavailable } from "./gateway/or-unavailable.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { type Settlement, type SettlementRefusal, settlePayment } from "./settling/settle-payment.server.ts";
import { tracePayment } from "./settling/sync-order.server.ts";

export type CompletedPayment =
  | (Extract<Settlement, { ok: true }> & { requestId: number })
  | { ok: false; reason: SettlementRefusal | "unknown-payment" }
  | Unavailable;

/** A hint: the payment is read at the provider, and the result settled. */
export async function completePayment(
  hint: { requestId: string | number; userId: number; paymentId: string },
  provider: PaymentProvider = paymentProvider,
): Promise<CompletedPayment> {
  const request = findPurchase(hint.requestId, hint.userId);
  if (!request) return { ok: false, reason: "not-found" };
  return orUnavailable(settleHint(request, hint.paymentId, provider));
}

async function settleHint(
  request: DesignRequestRow,
  paymentId: string,
  provider: PaymentProvider,
): Promise<CompletedPayment> {
  const traced = await tracePayment(request, paymentId, provider);
  if (!traced) return { ok: false, reason: "unknown-payment" };
  const settlement = await whenWritable(() => settlePayment(request.id, traced.reading, traced.checkoutId));
  return settlement.ok ? { ...settlement, requestId: request.id } : settlement;
}
