import { type DesignRequestRow, findPurchase } from "#app/domain/orders/request/find-design-request.server.ts";
import type { HostedCheckout, PaymentProvider } from "#app/providers/payments/contract.ts";
import { orUnavailable, type Unavailable } from "../gateway/or-unavailable.ts";
import { paymentProvider } from "../gateway/payment-provider.server.ts";
import { syncOrder } from "../settling/sync-order.server.ts";
import { type NotForSale, type NoYard, openPlace, type PlaceToPay } from "./open-place.server.ts";
import { paymentReturnUrls } from "./payment-return-urls.server.ts";

export type OpenedCheckout =
  | { ok: true; url: string }
  /** under-way: an earlier attempt is still being processed, so a second one could charge twice. */
  | {
      ok: false;
      reason: "not-found" | "already-paid" | "under-way" | NotForSale | "no-hosted-page";
    }
  | NoYard
  | Unavailable;

/**
 * The way to pay without JavaScript. The payment of our own page is closed first, so that there is never more than one
 * place to pay.
 */
export async function openHostedCheckout(
  order: { requestId: string | number; userId: number },
  provider: PaymentProvider = paymentProvider,
): Promise<OpenedCheckout> {
  const request = findPurchase(order.requestId, order.userId);
  if (!request) return { ok: false, reason: "not-found" };
  // A server-rendered form needs no script, and so no other page.
  if (provider.cardForm === "server-rendered") return { ok: false, reason: "no-hosted-page" };
  return orUnavailable(openPage(request, provider));
}

async function openPage(request: DesignRequestRow, provider: PaymentProvider): Promise<OpenedCheckout> {
  const answer = await openPlace(request, providersPage(provider, paymentReturnUrls(request.id)));
  return answer.ok ? { ok: true, url: answer.opened.url } : answer;
}

/** A page that lost against another tab is not closed: the idempotency key makes the next round open the same one. */
function providersPage(
  provider: PaymentProvider,
  urls: ReturnType<typeof paymentReturnUrls>,
): PlaceToPay<HostedCheckout> {
  return {
    column: "hostedCheckoutId",
    idOf: ({ checkoutId }) => checkoutId,
    async clear(seen) {
      const stored = seen.hostedCheckoutId ? await provider.readHostedCheckout(seen.hostedCheckoutId) : undefined;
      if (stored?.state === "open") return { open: stored };
      if (stored?.state === "complete" || !(await endOwnPayment(seen, provider))) {
        const { settlement } = await syncOrder(seen, provider);
        if (settlement?.ok) return { ok: false, reason: "already-paid" };
        const mayStillCharge = stored?.state !== "complete" || settlement?.reason === "processing";
        if (mayStillCharge) return { ok: false, reason: "under-way" };
      }
      return { open: undefined };
    },
    open: (order) => provider.openHostedCheckout(order, urls),
  };
}

async function endOwnPayment(request: DesignRequestRow, provider: PaymentProvider): Promise<boolean> {
  const { paymentIntentId } = request;
  return !paymentIntentId || (await provider.cancelPayment(paymentIntentId)) === "canceled";
}
