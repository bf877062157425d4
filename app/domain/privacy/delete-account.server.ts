import { and, asc, eq, gt } from "drizzle-orm";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { paymentProvider } from "#app/domain/payments/gateway/payment-provider.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designDrafts, designRequests, media, users } from "#db/schema.ts";
import { sliceRows } from "#db/slices.server.ts";
import { deleteOrder, findReasonToKeep } from "./delete-order.server.ts";
import type { DeletionRefusal } from "./deletion-refusals.ts";
import { removeFiles } from "./remove-files.server.ts";

export type DeletedAccount = { ok: true } | { ok: false; reason: DeletionRefusal; requestId: number };

/**
 * With everything its owner ordered, typed and uploaded; blog posts stay, without their name. Deletes nothing while an
 * order has to stay, as far as that is known beforehand. Safe to call again.
 */
export async function deleteAccount(
  userId: number,
  provider: PaymentProvider = paymentProvider,
): Promise<DeletedAccount> {
  for (const order of eachOrder(userId)) {
    const reason = findReasonToKeep(db, order);
    if (reason) return { ok: false, reason, requestId: order.id };
  }
  for (const order of eachOrder(userId)) {
    const deleted = await deleteOrder(order, provider);
    if (!deleted.ok && deleted.reason !== "not-found")
      return { ...deleted, reason: deleted.reason, requestId: order.id };
  }
  const left = await whenWritable(() => eraseAccount(userId));
  if (typeof left === "number") return { ok: false, reason: "being-made", requestId: left };
  await removeFiles({ pictures: left, letters: [] });
  return { ok: true };
}

/** The pictures to delete; or the number of an order that another tab has placed meanwhile. */
function eraseAccount(userId: number) {
  return inTransaction((tx) => {
    const order = tx.select().from(designRequests).where(eq(designRequests.userId, userId)).limit(1).get();
    if (order) return order.id;
    tx.delete(designDrafts).where(eq(designDrafts.userId, userId)).run();
    const own = eq(media.ownerId, userId);
    tx.update(media)
      .set({ ownerId: null })
      .where(and(own, eq(media.kind, "blog")))
      .run();
    const pictures = tx.delete(media).where(own).returning({ path: media.path, widths: media.widths }).all();
    tx.delete(users).where(eq(users.id, userId)).run();
    return pictures;
  });
}

function* eachOrder(userId: number): Generator<DesignRequestRow> {
  let last = 0;
  for (;;) {
    const rows = db
      .select()
      .from(designRequests)
      .where(and(eq(designRequests.userId, userId), gt(designRequests.id, last)))
      .orderBy(asc(designRequests.id))
      .limit(sliceRows)
      .all();
    yield* rows;
    if (rows.length < sliceRows) return;
    last = rows.at(-1)!.id;
  }
}
