import { orderPictures } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { inTransaction } from "#db/client.server.ts";
import type { designRequests } from "#db/schema.ts";
import { createUser } from "./create-user.ts";
import { createDesignRequest } from "./design-rows.ts";

/** An order of one picture as settlement leaves it: paid, in processing, its pictures enqueued; without its receipt. */
export function createPaidOrder(changes: Partial<typeof designRequests.$inferInsert> = {}) {
  const request = createDesignRequest(createUser().id, {
    package: "Quick Look",
    priceCents: 400,
    imageCount: 1,
    status: "processing",
    paymentStatus: "paid",
    paidAmountCents: 400,
    paidAt: Date.now(),
    ...changes,
  });
  inTransaction((tx) => orderPictures(tx, request));
  return request;
}
