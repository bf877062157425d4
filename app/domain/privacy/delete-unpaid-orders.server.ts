import { and, asc, gt } from "drizzle-orm";
import { isOpen } from "#app/domain/orders/request/design-request.ts";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { photoKeptUntil } from "#app/domain/orders/request/photo-kept-until.server.ts";
import { paymentProvider } from "#app/domain/payments/gateway/payment-provider.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { isNeverPaid } from "#db/partial-indexes.ts";
import { designRequests } from "#db/schema.ts";
import { inSlices, sliceRows } from "#db/slices.server.ts";
import { deleteOrder } from "./delete-order.server.ts";

/** With their photos. What cannot be deleted now is tried again next time. */
export async function deleteUnpaidOrders(now = Date.now(), provider: PaymentProvider = paymentProvider): Promise<void> {
  const isOver = (order: DesignRequestRow) => isOpen(order) && (photoKeptUntil(order) ?? now + 1) <= now;
  let last = 0;
  await inSlices(async () => {
    const next = and(isNeverPaid, gt(designRequests.id, last));
    const orders = db.select().from(designRequests).where(next).orderBy(asc(designRequests.id)).limit(sliceRows).all();
    for (const order of orders.filter(isOver)) await deleteOrder(order, provider, isOver, now);
    last = orders.at(-1)?.id ?? last;
    return orders.length === sliceRows;
  });
}
