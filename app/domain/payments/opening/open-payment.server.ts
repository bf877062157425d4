import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import type { OpenPayment, PaymentProvider } from "#app/providers/payments/contract.ts";
import { paymentProvider } from "../gateway/payment-provider.server.ts";
import { syncOrder } from "../settling/sync-order.server.ts";
import { type NotForSale, type NoYard, openPlace, type PlaceToPay } from "./open-place.server.ts";

export type OpenedPayment = ({ ok: true } & OpenPayment) | { ok: false; reason: "already-paid" | NotForSale } | NoYard;

/**
 * Or returns the existing one; safe to call from many tabs at once. Another payment is opened only when the stored one
 * can never be paid, and an open hosted page is closed first: there is never more than one place to pay. @throws
 * PaymentProviderError
 */
export async function openPayment(
  request: DesignRequestRow,
  provider: PaymentProvider = paymentProvider,
): Promise<OpenedPayment> {
  const answer = await openPlace(request, ownPage(provider));
  if (answer.ok) return { ok: true, ...answer.opened };
  if (answer.reason === "no-yard") return answer;
  return { ok: false, reason: answer.reason === "under-way" ? "already-paid" : answer.reason };
}

function ownPage(provider: PaymentProvider): PlaceToPay<OpenPayment> {
  return {
    column: "paymentIntentId",
    idOf: ({ paymentId }) => paymentId,
    async clear(seen) {
      if (!(await closeOtherPage(seen, provider))) return { ok: false, reason: "already-paid" };
      const stored = seen.paymentIntentId;
      return { open: stored ? await provider.resumePayment(stored) : undefined };
    },
    open: (order) => provider.openPayment(order),
    abandon: ({ paymentId }) => provider.cancelPayment(paymentId),
  };
}

async function closeOtherPage(request: DesignRequestRow, provider: PaymentProvider): Promise<boolean> {
  const { hostedCheckoutId } = request;
  if (!hostedCheckoutId) return true;
  if ((await provider.closeHostedCheckout(hostedCheckoutId)) === "closed") return true;
  const { settlement } = await syncOrder(request, provider);
  return !settlement?.ok;
}
