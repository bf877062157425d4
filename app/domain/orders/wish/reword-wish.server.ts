import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { isOpen } from "../request/design-request.ts";
import { promptProblem } from "../request/design-request-rules.ts";
import { promptSchema } from "../request/design-request-schemas.ts";
import { findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";
import { hearWish } from "./hear-wish.server.ts";
import { readWishWords } from "./read-back-wish.server.ts";
import { askForRoomCheck } from "./room-check.server.ts";

export type RewordedWish =
  | { ok: true; requestId: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "already-paid"; requestId: number }
  /** Told in words; nothing is changed. */
  | { ok: false; reason: "invalid"; message: string };

/** Puts other words in the place of an unpaid order's wish; photo, package, price and address stay. Once paid, so do the words. */
export async function rewordWish(owned: { requestId: string; userId: number }, typed: string): Promise<RewordedWish> {
  const request = findDesignRequest(owned.requestId, owned.userId);
  if (!request) return { ok: false, reason: "not-found" };
  const requestId = request.id;
  if (!isOpen(request)) return { ok: false, reason: "already-paid", requestId };
  const problem = promptProblem(typed);
  if (problem) return { ok: false, reason: "invalid", message: problem };
  const prompt = promptSchema.parse(typed);
  const own = and(eq(designRequests.id, requestId), eq(designRequests.userId, owned.userId));
  const unpaid = and(own, eq(designRequests.status, "pending"), unpaidRequests);
  const reworded = { prompt, wishReading: readWishWords(prompt, { heard: await hearWish(prompt) }) ?? null };
  return inTransaction((tx) => {
    if (tx.update(designRequests).set(reworded).where(unpaid).run().changes === 0) {
      return { ok: false, reason: "already-paid", requestId };
    }
    askForRoomCheck(tx, requestId);
    return { ok: true, requestId };
  });
}
