import { and, eq } from "drizzle-orm";
import { isOpen, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import {
  type DesignRequestRow,
  findDesignRequest,
  readOrder,
} from "#app/domain/orders/request/find-design-request.server.ts";
import { orUnavailable } from "#app/domain/payments/gateway/or-unavailable.ts";
import { paymentProvider } from "#app/domain/payments/gateway/payment-provider.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { type AppDatabase, db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isPending, isRequested } from "#db/partial-indexes.ts";
import { followUps, refunds } from "#db/schema.ts";
import type { DeletionRefusal } from "./deletion-refusals.ts";
import { eraseOrder } from "./erase-order.server.ts";
import { removeFiles } from "./remove-files.server.ts";

export type DeletedOrder = { ok: true } | { ok: false; reason: DeletionRefusal | "not-found" };

export async function deleteOwnOrder(
  owned: { requestId: string | number; userId: number },
  provider: PaymentProvider = paymentProvider,
): Promise<DeletedOrder> {
  const order = findDesignRequest(owned.requestId, owned.userId);
  return order ? deleteOrder(order, provider) : { ok: false, reason: "not-found" };
}

/**
 * Where the order could still be paid, its checkout is closed first: money for an order that no longer exists would be
 * lost. `isWanted` is checked again within the transaction: it may have been paid meanwhile.
 */
export async function deleteOrder(
  order: DesignRequestRow,
  provider: PaymentProvider = paymentProvider,
  isWanted: (order: DesignRequestRow) => boolean = () => true,
  now = Date.now(),
): Promise<DeletedOrder> {
  const refusal = findReasonToKeep(db, order);
  if (refusal) return { ok: false, reason: refusal };
  const closed = isUnpaid(order) ? await orUnavailable(closePlaces(order, provider)) : { ok: true as const };
  if (!closed.ok) return closed;
  const erased = await whenWritable(() =>
    inTransaction((tx) => {
      const seen = readOrder(tx, order.id);
      if (!seen || !isWanted(seen)) return { ok: false, reason: "not-found" } as const;
      if (isReopened(order, seen)) return { ok: false, reason: "payment-under-way" } as const;
      const reason = findReasonToKeep(tx, seen);
      return reason ? ({ ok: false, reason } as const) : ({ ok: true, files: eraseOrder(tx, seen, now) } as const);
    }),
  );
  if (!erased.ok) return erased;
  await removeFiles(erased.files);
  return { ok: true };
}

/** Why an order cannot be deleted yet. */
export function findReasonToKeep(tx: Transaction | AppDatabase, order: DesignRequestRow): DeletionRefusal | undefined {
  if (order.status === "processing" || (order.status === "pending" && !isOpen(order))) return "being-made";
  const asked = and(isRequested, eq(followUps.requestId, order.id));
  if (tx.select({ id: followUps.id }).from(followUps).where(asked).get()) return "being-made";
  if (order.dispute === "open") return "disputed";
  const pending = and(isPending, eq(refunds.requestId, order.id));
  if (tx.select({ id: refunds.id }).from(refunds).where(pending).get()) return "refund-pending";
}

async function closePlaces(
  { hostedCheckoutId, paymentIntentId }: DesignRequestRow,
  provider: PaymentProvider,
): Promise<{ ok: true } | { ok: false; reason: "payment-under-way" }> {
  const onPage = hostedCheckoutId ? await provider.closeHostedCheckout(hostedCheckoutId) : "closed";
  const inForm = paymentIntentId ? await provider.cancelPayment(paymentIntentId) : "canceled";
  return onPage === "too-late" || inForm === "too-late" ? { ok: false, reason: "payment-under-way" } : { ok: true };
}

function isReopened(before: DesignRequestRow, now: DesignRequestRow): boolean {
  if (!isUnpaid(now)) return false;
  return before.paymentIntentId !== now.paymentIntentId || before.hostedCheckoutId !== now.hostedCheckoutId;
}
