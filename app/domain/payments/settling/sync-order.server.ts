import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentProvider, PaymentReading, TaxInAmount } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { type Settlement, settlePayment } from "./settle-payment.server.ts";

export interface TracedReading {
  reading: PaymentReading;
  checkoutId: string | undefined;
}

export interface OrderSync {
  /** The best result of its payments. Undefined when none was opened. */
  settlement: Settlement | undefined;
  reading: PaymentReading | undefined;
}

/**
 * Asks the provider about every payment opened for the order. The page, the return URL and the reconciler all use it,
 * so an order ends in the same state whichever is first. @throws PaymentProviderError
 */
export async function syncOrder(request: DesignRequestRow, provider: PaymentProvider): Promise<OrderSync> {
  const { paymentIntentId } = request;
  const page = await readPageOf(request, provider);
  const own = paymentIntentId ? await provider.readPayment(paymentIntentId) : undefined;
  const onPage = page && page.paymentId !== paymentIntentId ? await readPaidOn(page, provider) : undefined;

  let best: OrderSync = { settlement: undefined, reading: undefined };
  for (const reading of [own, onPage]) {
    if (!reading) continue;
    const checkoutId = reading === onPage ? page?.checkoutId : undefined;
    const settlement = await whenWritable(() => settlePayment(request.id, reading, checkoutId));
    if (weight(settlement) > weight(best.settlement)) best = { settlement, reading };
  }
  return best;
}

/** One that is claimed to be this order's. Undefined when the provider does not know it. */
export async function tracePayment(
  request: DesignRequestRow,
  paymentId: string,
  provider: PaymentProvider,
): Promise<TracedReading | undefined> {
  const reading = await provider.readPayment(paymentId);
  if (!reading) return undefined;
  if (paymentId === request.paymentIntentId) return { reading, checkoutId: undefined };
  const page = await readPageOf(request, provider);
  if (page?.paymentId !== paymentId) return { reading, checkoutId: undefined };
  return { reading: { ...reading, tax: page.tax }, checkoutId: page.checkoutId };
}

async function readPaidOn({ paymentId, tax }: { paymentId: string; tax?: TaxInAmount }, provider: PaymentProvider) {
  const reading = await provider.readPayment(paymentId);
  return reading && { ...reading, tax };
}

async function readPageOf({ hostedCheckoutId }: DesignRequestRow, provider: PaymentProvider) {
  const page = hostedCheckoutId ? await provider.readHostedCheckout(hostedCheckoutId) : undefined;
  return page?.paymentId ? { ...page, paymentId: page.paymentId } : undefined;
}

/** By importance to the customer: paid, under way, a payment that does not match, nothing happened. */
function weight(settlement: Settlement | undefined): number {
  if (!settlement) return 0;
  if (settlement.ok) return settlement.outcome === "settled" ? 6 : 5;
  if (settlement.reason === "processing") return 4;
  if (settlement.reason === "canceled") return 1;
  return settlement.reason === "not-paid" ? 2 : 3;
}
