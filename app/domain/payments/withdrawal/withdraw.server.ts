import { and, eq, gt } from "drizzle-orm";
import { alertOperator } from "#app/domain/letters/alert-operator.server.ts";
import { requestWithdrawalLetter } from "#app/domain/letters/pending-letters.server.ts";
import { isGiftUsed } from "#app/domain/orders/gifts/gift-codes.server.ts";
import { countProgress, loseOutstandingPictures } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { type DesignRequestRow, readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { withdrawalCause } from "#app/domain/orders/request/refund-cause.ts";
import { requestRefund } from "#app/domain/orders/request/refunds.server.ts";
import { readRequestId } from "#app/domain/orders/request/request-id.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { users, withdrawals } from "#db/schema.ts";
import { endOfWithdrawal } from "./withdrawal-period.ts";
import type { WithdrawalStatement } from "./withdrawal-schema.ts";

type Outcome = (typeof withdrawals.$inferInsert)["outcome"];

const repeatedMs = 3_600_000;

/**
 * Records the statement, and ends and refunds the order where the right still exists; its letter goes to the order's own
 * address. Returns nothing, so that no caller can report whether there is such an order. Safe to run twice.
 */
export function withdraw(statement: WithdrawalStatement, now = Date.now()): void {
  const isUnknown = inTransaction((tx) => {
    const order = findStatedOrder(tx, statement);
    if (!order) return recordUnknown(tx, statement, now);
    const outcome = decideOutcome(tx, order, now);
    const { changes } = tx
      .insert(withdrawals)
      .values({ ...asTyped(statement), requestId: order.id, outcome, createdAt: now })
      .onConflictDoNothing()
      .run();
    if (changes === 0) return false;
    requestWithdrawalLetter(tx, order);
    if (outcome === "accepted") endOrder(tx, order);
    return false;
  });
  if (isUnknown) alertOperator("withdrawal", "No paid order has the number and the address that were given.");
}

/** By its number, and by the address of its letters or of its owner. */
function findStatedOrder(tx: Transaction, { order, email }: WithdrawalStatement): DesignRequestRow | undefined {
  const id = readRequestId(order.replace(/\D+/g, ""));
  const request = id === undefined ? undefined : readOrder(tx, id);
  if (!request?.paidAt) return undefined;
  const owner = tx.select({ email: users.email }).from(users).where(eq(users.id, request.userId)).get();
  const isSame = (address: string | null | undefined) => address?.toLowerCase() === email.toLowerCase();
  return isSame(request.deliveryEmail) || isSame(owner?.email) ? request : undefined;
}

/** Without the customer's consent to lose it, the right outlasts the delivery. */
function decideOutcome(tx: Transaction, order: DesignRequestRow, now: number): Outcome {
  if (order.paidAt === null || endOfWithdrawal(order.paidAt) < now) return "late";
  if (order.giftPackageId !== null) return isGiftUsed(tx, order.id) ? "delivered" : "accepted";
  const isDelivered = countProgress(tx, order).made > 0;
  return order.consentedAt !== null && isDelivered ? "delivered" : "accepted";
}

function endOrder(tx: Transaction, order: DesignRequestRow): void {
  loseOutstandingPictures(tx, order.id);
  requestRefund(tx, { requestId: order.id, cause: withdrawalCause, amountCents: order.paidAmountCents });
}

/** False when it was sent twice. */
function recordUnknown(tx: Transaction, statement: WithdrawalStatement, now: number): boolean {
  const typed = asTyped(statement);
  const recent = and(gt(withdrawals.createdAt, now - repeatedMs), eq(withdrawals.email, typed.email));
  const earlier = tx.select().from(withdrawals).where(recent).all();
  if (earlier.some(({ orderTyped }) => orderTyped === typed.orderTyped)) return false;
  tx.insert(withdrawals)
    .values({ ...typed, outcome: "unknown", createdAt: now })
    .run();
  return true;
}

function asTyped({ name, order, email }: WithdrawalStatement) {
  return { name, orderTyped: order, email };
}
