import { amountDueCents, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { findPurchase } from "#app/domain/orders/request/find-design-request.server.ts";
import type { OpenPayment, PaymentProvider } from "#app/providers/payments/contract.ts";
import { orUnavailable, type Unavailable } from "../gateway/or-unavailable.ts";
import { paymentProvider } from "../gateway/payment-provider.server.ts";
import { openPayment } from "./open-payment.server.ts";
import type { NotForSale, NoYard } from "./open-place.server.ts";

export type OpenedOrderPayment =
  | ({ ok: true } & OpenPayment)
  | { ok: false; reason: "not-found" | "already-paid" | NotForSale | "wrong-amount" }
  | NoYard
  | Unavailable;

/** `amountCents` is what the browser showed; compared, never used. */
export async function openOrderPayment(
  order: { requestId: string | number; userId: number; amountCents: number },
  provider: PaymentProvider = paymentProvider,
): Promise<OpenedOrderPayment> {
  const request = findPurchase(order.requestId, order.userId);
  if (!request) return { ok: false, reason: "not-found" };
  if (!isUnpaid(request)) return { ok: false, reason: "already-paid" };
  if (order.amountCents !== amountDueCents(request)) return { ok: false, reason: "wrong-amount" };
  return orUnavailable(openPayment(request, provider));
}
