import { and, eq } from "drizzle-orm";
import { readOrderedWish, storeTypedWish } from "#app/providers/images/typed-wish.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { isOpen } from "../request/design-request.ts";
import { findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";
import { requestRoomCheck } from "./room-check.server.ts";
import type { Answers } from "./wish-answers.ts";

/** Of an unpaid order. */
export function answerWishQuestions(
  owned: { requestId: string; userId: number },
  answers: Answers,
): "answered" | "not-found" | "already-paid" {
  const request = findDesignRequest(owned.requestId, owned.userId);
  if (!request) return "not-found";
  if (!isOpen(request)) return "already-paid";
  const wish = storeTypedWish(readOrderedWish(request), answers);
  const own = and(eq(designRequests.id, request.id), eq(designRequests.userId, owned.userId));
  return inTransaction((tx) => {
    const unpaid = and(own, eq(designRequests.status, "pending"), unpaidRequests);
    if (tx.update(designRequests).set({ wish, wishReading: null }).where(unpaid).run().changes === 0)
      return "already-paid";
    requestRoomCheck(tx, request.id);
    return "answered";
  });
}
