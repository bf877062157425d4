import { eq } from "drizzle-orm";
import { missingImagesCause, refundDueCents } from "#app/domain/orders/pictures/missing-images.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { countProgress, type Progress } from "./finish-when-settled.server.ts";

/**
 * Decides how an order ended, once none of its pictures is outstanding, and asks in the same transaction for the letter
 * and for the money back. Safe to run twice: only an order in processing is decided.
 * @throws when pictures are still outstanding
 */
export function finishDesign(requestId: number): void {
  inTransaction((tx) => {
    const request = tx.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
    if (request?.status !== "processing") return;
    const progress = countProgress(tx, request);
    if (progress.made + progress.lost < progress.ordered) throw new Error("Pictures are still being made.");

    tx.update(designRequests)
      .set({ status: endingOf(progress), finishedAt: Date.now() })
      .where(eq(designRequests.id, requestId))
      .run();
    if (progress.made > 0) enqueue(tx, "send-designs-ready-letter", { requestId }, { key: `${requestId}` });
    const amountCents = refundDueCents(request.paidAmountCents, progress);
    if (amountCents > 0) {
      const payload = { requestId, cause: missingImagesCause, amountCents };
      enqueue(tx, "refund-payment", payload, { key: `${requestId}:${missingImagesCause}` });
    }
  });
}

function endingOf({ made, ordered }: Progress): "completed" | "partial" | "error" {
  if (made === 0) return "error";
  return made < ordered ? "partial" : "completed";
}
