import { and, eq } from "drizzle-orm";
import { decodeGround, groundShare } from "#app/domain/ground/ground-correction.ts";
import { findPhotoSubject } from "#app/domain/ground/photo-subject.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { type DesignRequestRow, findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";

/** The owner may insist on a yard only if at least this share of the photo is ground: with less there is nothing to design on. */
const groundToInsistOn = 0.1;

export interface SubjectNote {
  words: string;
  isClosed: boolean;
  mayInsist: boolean;
}

/** Undefined for a yard, and for a photo that has not been read: a late or failed reading closes nothing. */
export function noteSubject(request: DesignRequestRow): SubjectNote | undefined {
  const { yardReading } = request;
  const subject = findPhotoSubject(yardReading?.subject);
  if (!subject || yardReading?.insistedAt !== undefined) return undefined;
  const isClosed = subject.closesPayment;
  return { words: subject.words, isClosed, mayInsist: isClosed && hasGround(request) };
}

/**
 * The owner confirms that an unpaid order's photo shows their yard; safe to repeat. refused: the order is paid, or
 * hardly anything in its photo is ground.
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

function hasGround({ yardReading }: DesignRequestRow): boolean {
  const ground = yardReading && decodeGround(yardReading.ground);
  return ground ? groundShare(ground) >= groundToInsistOn : false;
}
