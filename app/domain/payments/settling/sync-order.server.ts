import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentProvider, PaymentReading } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { type Settlement, settlePayment } from "./settle-payment.server.ts";

/** A payment as the provider tells it, and the hosted page of this order that it was made on. */
export interface TracedReading {
  reading: PaymentReading;
  checkoutId: string | undefined;
}

export interface OrderSync {
  /** What became of the order: the best of its payments. Undefined when none was opened. */
  settlement: Settlement | undefined;
  reading: PaymentReading | undefined;
}

/**
 * Asks the provider about every payment opened for an order, and settles what it says. The page, the return address and
 * the reconciler all come here, so an order ends in the same state whoever asks first.
 * @throws PaymentProviderError
 */
export async function syncOrder(request: DesignRequestRow, provider: PaymentProvider): Promise<OrderSync> {
  const { paymentIntentId } = request;
  const page = await readPageOf(request, provider);
  const own = paymentIntentId ? await provider.readPayment(paymentIntentId) : undefined;
  const onPage = page && page.paymentId !== paymentIntentId ? await provider.readPayment(page.paymentId) : undefined;

  let best: OrderSync = { settlement: undefined, reading: undefined };
  for (const reading of [own, onPage]) {
    if (!reading) continue;
    const checkoutId = reading === onPage ? page?.checkoutId : undefined;
    const settlement = await whenWritable(() => settlePayment(request.id, reading, checkoutId));
    if (weight(settlement) > weight(best.settlement)) best = { settlement, reading };
  }
  return best;
}

/** Reads one payment, somebody says of this order. Undefined when the provider does not know it. */
export async function tracePayment(
  request: DesignRequestRow,
  paymentId: string,
  provider: PaymentProvider,
): Promise<TracedReading | undefined> {
  const reading = await provider.readPayment(paymentId);
  if (!reading) return undefined;
  if (paymentId === request.paymentIntentId) return { reading, checkoutId: undefined };
  const page = await readPageOf(request, provider);
  return { reading, checkoutId: page?.paymentId === paymentId ? page.checkoutId : undefined };
}

async function readPageOf({ hostedCheckoutId }: DesignRequestRow, provider: PaymentProvider) {
  const page = hostedCheckoutId ? await provider.readHostedCheckout(hostedCheckoutId) : undefined;
  return page?.paymentId ? { checkoutId: page.checkoutId, paymentId: page.paymentId } : undefined;
}

/** What the customer has to know first: paid, then under way, then money that does not match, then nothing happened. */
function weight(settlement: Settlement | undefined): number {
  if (!settlement) return 0;
  if (settlement.ok) return settlement.outcome === "settled" ? 6 : 5;
  if (settlement.reason === "processing") return 4;
  if (settlement.reason === "canceled") return 1;
  return settlement.reason === "not-paid" ? 2 : 3;
}
