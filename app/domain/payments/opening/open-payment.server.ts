import { and, eq, inArray, isNull } from "drizzle-orm";
import { unpaidStatuses } from "#app/domain/orders/request/design-request.ts";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import type { OpenPayment, PaymentOrder, PaymentProvider } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { amountDueCents, isPayable } from "../gateway/payable.ts";
import { paymentProvider } from "../gateway/payment-provider.server.ts";
import { syncOrder } from "../settling/sync-order.server.ts";

export type OpenedPayment = ({ ok: true } & OpenPayment) | { ok: false; reason: "already-paid" };

/** How often we start again because another tab opened something else meanwhile. */
const mostRounds = 5;

/**
 * Opens the one live payment of an order, or returns the one it has; safe to call from many tabs at once. Another payment
 * is opened only when the provider says that the stored one can never be paid, and a hosted page opened earlier is closed
 * first: there is never more than one place to pay.
 * @throws PaymentProviderError
 */
export async function openPayment(
  request: DesignRequestRow,
  provider: PaymentProvider = paymentProvider,
): Promise<OpenedPayment> {
  let seen = request;
  for (let round = 0; round < mostRounds; round++) {
    if (!isPayable(seen)) return { ok: false, reason: "already-paid" };
    if (!(await closeOtherPage(seen, provider))) return { ok: false, reason: "already-paid" };

    const stored = seen.paymentIntentId;
    const resumed = stored ? await provider.resumePayment(stored) : undefined;
    const opened = resumed ?? (await provider.openPayment(describeOrder(seen, `pi:${stored ?? "first"}`)));
    if (storeOpened(seen, { paymentIntentId: opened.paymentId })) return { ok: true, ...opened };

    const now = readAgain(seen.id);
    if (now?.paymentIntentId === opened.paymentId && isPayable(now)) return { ok: true, ...opened };
    // Not the one that counts: the key made it the same for all tabs, unless the provider was in trouble between them.
    if (!resumed && now && isPayable(now)) await provider.cancelPayment(opened.paymentId);
    if (!now) return { ok: false, reason: "already-paid" };
    seen = now;
  }
  throw new Error(`Other tabs kept opening payments for request ${request.id}`);
}

/**
 * What the provider is told. The key is the same for every tab that starts from the same stored payment; the order's own
 * moment is in it, because numbers come again after a backup is restored and must not find the lost order's payment.
 */
export function describeOrder(request: DesignRequestRow, step: string): PaymentOrder {
  const amountCents = amountDueCents(request);
  return {
    requestId: request.id,
    userId: request.userId,
    amountCents,
    currency: "usd",
    description: `${request.package}, design request ${request.id}`,
    idempotencyKey: `${request.id}:${request.createdAt}:${amountCents}:${step}`,
  };
}

/** @returns false when somebody has opened something else, or paid, since the row was read */
export function storeOpened(
  seen: DesignRequestRow,
  opened: { paymentIntentId: string } | { hostedCheckoutId: string },
): boolean {
  const { paymentIntentId: intent, hostedCheckoutId: page } = seen;
  const unchanged = and(
    eq(designRequests.id, seen.id),
    intent ? eq(designRequests.paymentIntentId, intent) : isNull(designRequests.paymentIntentId),
    page ? eq(designRequests.hostedCheckoutId, page) : isNull(designRequests.hostedCheckoutId),
    inArray(designRequests.paymentStatus, unpaidStatuses),
  );
  const stored = { ...opened, paymentOpenedAt: Date.now() };
  return db.update(designRequests).set(stored).where(unchanged).run().changes === 1;
}

export function readAgain(requestId: number): DesignRequestRow | undefined {
  return db.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
}

/** @returns false when somebody has paid there, which is settled then */
async function closeOtherPage(request: DesignRequestRow, provider: PaymentProvider): Promise<boolean> {
  const { hostedCheckoutId } = request;
  if (!hostedCheckoutId) return true;
  if ((await provider.closeHostedCheckout(hostedCheckoutId)) === "closed") return true;
  const { settlement } = await syncOrder(request, provider);
  return !settlement?.ok;
}
