import { type DesignRequestRow, findDesignRequest } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { orUnavailable, type Unavailable } from "../gateway/or-unavailable.ts";
import { isPayable } from "../gateway/payable.ts";
import { paymentProvider } from "../gateway/payment-provider.server.ts";
import { syncOrder } from "../settling/sync-order.server.ts";
import { describeOrder, readAgain, storeOpened } from "./open-payment.server.ts";
import { paymentReturnUrls } from "./payment-return-urls.server.ts";

export type OpenedCheckout =
  /** Where to send the customer. */
  | { ok: true; url: string }
  /** under-way: an earlier try is still being processed, a second one could charge twice. */
  | { ok: false; reason: "not-found" | "already-paid" | "under-way" | "no-hosted-page" }
  | Unavailable;

const mostRounds = 5;

/**
 * Opens the provider's own payment page for one's own order, or returns the one that is open: the way to pay without
 * JavaScript. The payment of our own page is ended first, so that there is never more than one place to pay.
 */
export async function openHostedCheckout(
  order: { requestId: string | number; userId: number },
  provider: PaymentProvider = paymentProvider,
): Promise<OpenedCheckout> {
  const request = findDesignRequest(order.requestId, order.userId);
  if (!request) return { ok: false, reason: "not-found" };
  // A form rendered by the server needs no script, so there is no need of another page.
  if (provider.cardForm === "server-rendered") return { ok: false, reason: "no-hosted-page" };
  return orUnavailable(openPage(request, provider));
}

async function openPage(request: DesignRequestRow, provider: PaymentProvider): Promise<OpenedCheckout> {
  const urls = paymentReturnUrls(request.id);
  let seen = request;
  for (let round = 0; round < mostRounds; round++) {
    if (!isPayable(seen)) return { ok: false, reason: "already-paid" };
    const stored = seen.hostedCheckoutId ? await provider.readHostedCheckout(seen.hostedCheckoutId) : undefined;
    if (stored?.state === "open") return { ok: true, url: stored.url };
    if (stored?.state === "complete" || !(await endOwnPayment(seen, provider))) {
      const { settlement } = await syncOrder(seen, provider);
      if (settlement?.ok) return { ok: false, reason: "already-paid" };
      if (stored?.state !== "complete" || settlement?.reason === "processing")
        return { ok: false, reason: "under-way" };
    }
    const step = `cs:${seen.hostedCheckoutId ?? "first"}`;
    const opened = await provider.openHostedCheckout(describeOrder(seen, step), urls);
    const now = storeOpened(seen, { hostedCheckoutId: opened.checkoutId }) ? undefined : readAgain(seen.id);
    if (!now || now.hostedCheckoutId === opened.checkoutId) return { ok: true, url: opened.url };
    seen = now;
  }
  throw new Error(`Other tabs kept opening payments for request ${request.id}`);
}

/** @returns false when it is paid, or about to be */
async function endOwnPayment(request: DesignRequestRow, provider: PaymentProvider): Promise<boolean> {
  const { paymentIntentId } = request;
  return !paymentIntentId || (await provider.cancelPayment(paymentIntentId)) === "canceled";
}
