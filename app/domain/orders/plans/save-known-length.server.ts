import { and, eq } from "drizzle-orm";
import { type OfferedLength, readKnownLength } from "#app/domain/plans/known-length.ts";
import type { LengthFields } from "#app/domain/plans/known-length-schema.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredKnownLength } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import { type DesignRequestRow, findDesignRequest } from "../request/find-design-request.server.ts";
import { readRequestId } from "../request/request-id.ts";
import { requestRoomCheck } from "../wish/room-check.server.ts";
import { listStoredPlans } from "./find-plans.server.ts";
import { listLengthsRead } from "./list-knowable-lengths.server.ts";

export type SavedLength =
  /** `words` describe the effect on the estimate. */
  | { ok: true; words: string }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "invalid"; field: "what" | "length"; message: string };

/**
 * Corrects the scale of every plan and list of the order, whose pictures share one photo; before paying also that of
 * the pictures.
 */
export function saveKnownLength(owned: { requestId: string; userId: number }, typed: LengthFields): SavedLength {
  const request = findDesignRequest(owned.requestId, owned.userId);
  const lengths = request ? listKnowableLengths(request) : undefined;
  if (!request || !lengths) return { ok: false, reason: "not-found" };
  const { what, length, unit } = typed;
  const read = readKnownLength(length, unit, lengths.find(({ id }) => id === what)?.metres);
  if (!read.ok) return { ...read, reason: "invalid" };
  const { metres, factor } = read;
  write(request.id, owned.userId, { version: 1, what, metres, factor, unit });
  return { ok: true, words: `Everything is ${factor.toFixed(2)} times as long as estimated.` };
}

function listKnowableLengths(request: DesignRequestRow): readonly OfferedLength[] | undefined {
  const plans = listStoredPlans(request.id, request.userId);
  if (plans.length === 0 && !isOpen(request)) return undefined;
  return [...plans.flatMap(({ paper }) => paper.lengths), ...listLengthsRead(request)];
}

/** Plans and lists return to the estimated scale. False for an order that is not the user's. */
export function forgetKnownLength(owned: { requestId: string; userId: number }): boolean {
  const requestId = readRequestId(owned.requestId);
  return requestId !== undefined && write(requestId, owned.userId, null);
}

function write(requestId: number, userId: number, knownLength: StoredKnownLength | null): boolean {
  const own = and(eq(designRequests.id, requestId), eq(designRequests.userId, userId));
  return inTransaction((tx) => {
    if (tx.update(designRequests).set({ knownLength }).where(own).run().changes === 0) return false;
    requestRoomCheck(tx, requestId);
    return true;
  });
}
