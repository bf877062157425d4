import { and, eq } from "drizzle-orm";
import { enqueueFollowUp } from "#app/domain/orders/enqueue-outstanding-work.server.ts";
import type { FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import { describePhotoKept } from "#app/domain/orders/request/photo-kept-until.server.ts";
import { readRequestId } from "#app/domain/orders/request/request-id.ts";
import { inTransaction } from "#db/client.server.ts";
import { designImages, designRequests, followUps } from "#db/schema.ts";

export interface FollowUpWanted {
  requestId: number | string;
  userId: number;
  imageId: number;
  kind: FollowUpKind;
  /** Checked by changeSchema; required for kind "change". */
  change?: string;
}

/**
 * asked-already: one of each kind is included per picture. not-paid: a refund also withdraws the included work. photo-gone: the
 * photo has expired.
 */
export type FollowUpRefusal = "not-found" | "asked-already" | "not-paid" | "photo-gone";

/**
 * The picture is not their yard, or one thing should change. One of each kind is included per paid picture, counting
 * all of its versions; a failed one may be requested again.
 */
export function requestFollowUp(
  wanted: FollowUpWanted,
  now = Date.now(),
): { ok: true } | { ok: false; reason: FollowUpRefusal } {
  const { userId, imageId, kind, change = null } = wanted;
  const requestId = readRequestId(wanted.requestId);
  if (requestId === undefined) return { ok: false, reason: "not-found" };
  return inTransaction((tx) => {
    const own = and(
      eq(designImages.id, imageId),
      eq(designImages.requestId, requestId),
      eq(designRequests.userId, userId),
    );
    const found = tx
      .select({ image: designImages, request: designRequests })
      .from(designImages)
      .innerJoin(designRequests, eq(designRequests.id, designImages.requestId))
      .where(own)
      .get();
    if (!found) return { ok: false, reason: "not-found" };
    const { image, request } = found;
    if (!isPaid(request)) return { ok: false, reason: "not-paid" };
    if (describePhotoKept(request, now)?.isOver) return { ok: false, reason: "photo-gone" };
    const { variationNumber } = image;
    const earlier = tx
      .select()
      .from(followUps)
      .where(
        and(
          eq(followUps.requestId, requestId),
          eq(followUps.variationNumber, variationNumber),
          eq(followUps.kind, kind),
        ),
      )
      .get();
    if (earlier && earlier.status !== "failed") return { ok: false, reason: "asked-already" };
    const row = earlier
      ? tx
          .update(followUps)
          .set({ status: "asked", imageId, change, times: earlier.times + 1 })
          .where(eq(followUps.id, earlier.id))
          .returning()
          .get()
      : tx.insert(followUps).values({ requestId, imageId, variationNumber, kind, change }).returning().get();
    enqueueFollowUp(tx, row);
    return { ok: true };
  });
}
