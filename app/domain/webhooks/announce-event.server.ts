import { and, asc, eq, gt, inArray, lt } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import { type AppDatabase, db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isPending } from "#db/partial-indexes.ts";
import { webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import { forEachRow, sliceRows } from "#db/slices.server.ts";
import type { WebhookEvents } from "./webhook.ts";

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/**
 * To every endpoint, in the transaction of its cause. `cause` makes it unique among its type: a second announcement does
 * nothing.
 */
export function announceEvent<Type extends keyof WebhookEvents>(
  tx: Transaction,
  type: Type,
  cause: number,
  data: WebhookEvents[Type],
): void {
  const endpoints = tx.select({ endpointId: webhookEndpoints.id }).from(webhookEndpoints).all();
  if (endpoints.length === 0) return;
  const eventId = `${type}.${cause}`;
  const body = JSON.stringify({ id: eventId, type, createdAt: new Date().toISOString(), data });
  const rows = tx
    .insert(webhookDeliveries)
    .values(endpoints.map(({ endpointId }) => ({ endpointId, eventId, body })))
    .onConflictDoNothing()
    .returning()
    .all();
  for (const row of rows) enqueueDelivery(tx, row);
}

/** For example after the jobs table was emptied. */
export function enqueuePendingDeliveries(): Promise<void> {
  return forEachRow<DeliveryRow>((tx, last) => {
    const next = and(isPending, gt(webhookDeliveries.id, last?.id ?? 0));
    return tx.select().from(webhookDeliveries).where(next).orderBy(asc(webhookDeliveries.id)).limit(sliceRows).all();
  }, enqueueDelivery);
}

/** False while it is being sent already, and once it is gone. */
export function sendAgain(id: number): boolean {
  return inTransaction((tx) => {
    const row = tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).get();
    if (!row || row.status === "pending") return false;
    const again = { status: "pending", round: row.round + 1 } as const;
    const asked = tx.update(webhookDeliveries).set(again).where(eq(webhookDeliveries.id, id)).returning().get();
    enqueueDelivery(tx, asked);
    return true;
  });
}

export function giveUpDelivery(tx: Transaction, id: number): void {
  const pending = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, "pending"));
  tx.update(webhookDeliveries).set({ status: "given-up" }).where(pending).run();
}

/** @returns how many were deleted, at most `sliceRows` */
export function deleteOldDeliveries(before: number): number {
  const slice = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, before))
    .limit(sliceRows);
  return db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, slice)).run().changes;
}

function enqueueDelivery(tx: Transaction | AppDatabase, { id, round }: Pick<DeliveryRow, "id" | "round">): void {
  enqueue(tx, "send-webhook", { deliveryId: id }, { key: `${id}:${round}` });
}
