import { and, eq } from "drizzle-orm";
import { decodeGround, groundShare } from "#app/domain/ground/ground-correction.ts";
import { findPhotoSubject } from "#app/domain/ground/photo-subject.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { type DesignRequestRow, findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";

/** Share of the photo that must be ground for its owner's word to count: less, and there is nothing to design on. */
const groundToInsistOn = 0.1;

/** What an order's photo seems to show, where that is no yard or a poor picture of one. */
export interface SubjectNote {
  words: string;
  /** It cannot be paid as it is. */
  isClosed: boolean;
  /** Its owner may say that it is a yard. */
  mayInsist: boolean;
}

/** Undefined for a yard, and for a photo that has not been read: what comes late or fails closes nothing. */
export function noteSubject(request: DesignRequestRow): SubjectNote | undefined {
  const { yardReading } = request;
  const subject = findPhotoSubject(yardReading?.subject);
  if (!subject || yardReading?.insistedAt !== undefined) return undefined;
  const isClosed = subject.closesPayment;
  return { words: subject.words, isClosed, mayInsist: isClosed && hasGround(request) };
}

/**
 * The owner says of one's own unpaid order: it is my yard. Kept with the order; said twice, it is said once.
 * refused: it was paid, or hardly anything in its photo is ground.
 */
export function insistOnYard(order: {
  requestId: string | number;
  userId: number;
}): { ok: true } | { ok: false; reason: "not-found" | "refused" } {
  const request = findDesignRequest(order.requestId, order.userId);
  if (!request) return { ok: false, reason: "not-found" };
  if (!request.yardReading || !hasGround(request)) return { ok: false, reason: "refused" };
  const yardReading = { ...request.yardReading, insistedAt: request.yardReading.insistedAt ?? Date.now() };
  const unpaid = and(eq(designRequests.id, request.id), unpaidRequests);
  const isKept = db.update(designRequests).set({ yardReading }).where(unpaid).run().changes > 0;
  return isKept ? { ok: true } : { ok: false, reason: "refused" };
}

/** Paving that the wish leaves as it is counts: it is a yard's. */
function hasGround({ yardReading }: DesignRequestRow): boolean {
  const ground = yardReading && decodeGround(yardReading.ground);
  return ground ? groundShare(ground) >= groundToInsistOn : false;
}
