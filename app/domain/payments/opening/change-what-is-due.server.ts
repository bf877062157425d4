import { and, eq, isNull } from "drizzle-orm";
import { type DesignRequestRow, unpaidRequests } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";

/**
 * The price of an unpaid order, or the tax in it. Whatever is open at the provider is closed first: nobody can pay what was due
 * before. under-way: money may be on its way. @throws PaymentProviderError
 */
export async function changeWhatIsDue(
  order: DesignRequestRow,
  change: Partial<DesignRequestRow>,
  provider: PaymentProvider,
): Promise<{ ok: true } | { ok: false; reason: "under-way" }> {
  const { paymentIntentId: intent, hostedCheckoutId: page } = order;
  if (!(await closePlaces(order, provider))) return { ok: false, reason: "under-way" };
  const unchanged = and(
    eq(designRequests.id, order.id),
    intent ? eq(designRequests.paymentIntentId, intent) : isNull(designRequests.paymentIntentId),
    page ? eq(designRequests.hostedCheckoutId, page) : isNull(designRequests.hostedCheckoutId),
    unpaidRequests,
  );
  const set = () => db.update(designRequests).set(change).where(unchanged).run().changes === 1;
  return (await whenWritable(set)) ? { ok: true } : { ok: false, reason: "under-way" };
}

async function closePlaces({ paymentIntentId, hostedCheckoutId }: DesignRequestRow, provider: PaymentProvider) {
  if (hostedCheckoutId && (await provider.closeHostedCheckout(hostedCheckoutId)) !== "closed") return false;
  return !paymentIntentId || (await provider.cancelPayment(paymentIntentId)) === "canceled";
}
