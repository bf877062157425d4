import { eq, sql } from "drizzle-orm";
import { requestDesignsReadyLetter } from "#app/domain/letters/pending-letters.server.ts";
import { missingImagesCause, refundDueCents } from "#app/domain/orders/pictures/missing-images.ts";
import { countProgress, type Progress } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { requestRefund } from "#app/domain/orders/request/refunds.server.ts";
import { announceEvent } from "#app/domain/webhooks/announce-event.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests, editions } from "#db/schema.ts";

/**
 * Once all pictures are made or lost; letter and refund are enqueued in the same transaction. Safe to run twice: only
 * an order in processing is changed. @throws when pictures are still outstanding
 */
export function finishDesign(requestId: number): void {
  inTransaction((tx) => {
    const request = readOrder(tx, requestId);
    if (request?.status !== "processing") return;
    const progress = countProgress(tx, request);
    if (progress.made + progress.lost < progress.ordered) throw new Error("Pictures are still being made.");

    tx.update(designRequests)
      .set({ status: endingOf(progress), finishedAt: Date.now() })
      .where(eq(designRequests.id, requestId))
      .run();
    // Home reports how long orders take: its cached page is of the past.
    tx.update(editions)
      .set({ number: sql`${editions.number} + 1` })
      .where(eq(editions.of, "readers"))
      .run();
    if (progress.made > 0) {
      requestDesignsReadyLetter(tx, request);
      const { made: pictures, ordered } = progress;
      announceEvent(tx, "designs.ready", requestId, { orderId: requestId, pictures, ordered });
    }
    const amountCents = refundDueCents(request, progress);
    requestRefund(tx, { requestId, cause: missingImagesCause, amountCents });
  });
}

function endingOf({ made, ordered }: Progress): "completed" | "partial" | "error" {
  if (made === 0) return "error";
  return made < ordered ? "partial" : "completed";
}
