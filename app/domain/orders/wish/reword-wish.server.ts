import { and, eq } from "drizzle-orm";
import { readTypedWish, storeTypedWish } from "#app/providers/images/typed-wish.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { isOpen } from "../request/design-request.ts";
import { findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";
import { interpretWish } from "./interpret-wish.server.ts";
import { requestRoomCheck } from "./room-check.server.ts";

export type RewordedWish =
  | { ok: true; requestId: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "already-paid"; requestId: number };

/**
 * Of an unpaid order. The new words state their own scope; photo, package, price and address stay. `prompt` was checked
 * by promptSchema.
 */
export async function rewordWish(owned: { requestId: string; userId: number }, prompt: string): Promise<RewordedWish> {
  const request = findDesignRequest(owned.requestId, owned.userId);
  if (!request) return { ok: false, reason: "not-found" };
  const requestId = request.id;
  if (!isOpen(request)) return { ok: false, reason: "already-paid", requestId };
  const own = and(eq(designRequests.id, requestId), eq(designRequests.userId, owned.userId));
  const unpaid = and(own, eq(designRequests.status, "pending"), unpaidRequests);
  const reworded = {
    prompt,
    scope: null,
    wish: storeTypedWish(readTypedWish(prompt, await interpretWish(prompt))),
    wishReading: null,
  };
  return inTransaction((tx) => {
    if (tx.update(designRequests).set(reworded).where(unpaid).run().changes === 0) {
      return { ok: false, reason: "already-paid", requestId };
    }
    requestRoomCheck(tx, requestId);
    return { ok: true, requestId };
  });
}
