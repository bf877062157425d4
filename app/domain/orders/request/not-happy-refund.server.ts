import { eq } from "drizzle-orm";
import { type AppDatabase, db, inTransaction, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema.ts";
import { isPaid } from "./design-request.ts";
import { type DesignRequestRow, findDesignRequest, readOrder } from "./find-design-request.server.ts";
import { requestRefund } from "./refunds.server.ts";

const dayMs = 24 * 3_600_000;
const yearMs = 365 * dayMs;
const cause = "not-happy";

/** Until when (epoch milliseconds) the owner may have the money back; undefined when not, or no more. */
export function notHappyUntil(order: DesignRequestRow, tx: Transaction | AppDatabase = db): number | undefined {
  const { notHappyDays, finishedAt, paidAmountCents, refundedAmountCents, userId } = order;
  const isDone = order.status === "completed" || order.status === "partial";
  if (notHappyDays === 0 || !isDone || finishedAt === null || !isPaid(order) || order.dispute !== null)
    return undefined;
  const until = finishedAt + notHappyDays * dayMs;
  if (until <= Date.now() || refundedAmountCents >= paidAmountCents) return undefined;
  const last = tx.select().from(users).where(eq(users.id, userId)).get()?.notHappyAt ?? 0;
  return last + yearMs > Date.now() ? undefined : until;
}

/** All that is left of the payment, by the road of every refund. Once, however often. */
export function requestNotHappyRefund(owned: { requestId: string | number; userId: number }) {
  const order = findDesignRequest(owned.requestId, owned.userId);
  if (!order) return { ok: false, reason: "not-found" } as const;
  return inTransaction((tx) => {
    const now = readOrder(tx, order.id);
    if (!now || notHappyUntil(now, tx) === undefined) return { ok: false, reason: "not-offered" } as const;
    requestRefund(tx, { requestId: now.id, cause, amountCents: now.paidAmountCents });
    tx.update(users).set({ notHappyAt: Date.now() }).where(eq(users.id, now.userId)).run();
    return { ok: true } as const;
  });
}
