import { enqueue } from "#app/jobs/queue.server.ts";
import { db } from "#db/client.server.ts";
import type { designRequests } from "#db/schema.ts";
import { createUser } from "./create-user.ts";
import { createDesignRequest } from "./design-rows.ts";

/** An order of one picture as settlement leaves it: paid, in processing, one job per picture. */
export function createPaidOrder(changes: Partial<typeof designRequests.$inferInsert> = {}) {
  const request = createDesignRequest(createUser().id, {
    package: "Quick Look",
    packagePrice: 4,
    imageCount: 1,
    status: "processing",
    paymentStatus: "paid",
    paidAmountCents: 400,
    paidAt: Date.now(),
    ...changes,
  });
  for (let variationNumber = 1; variationNumber <= request.imageCount; variationNumber++) {
    const key = `${request.id}:${variationNumber}`;
    enqueue(db, "generate-image", { requestId: request.id, variationNumber }, { key });
  }
  return request;
}
