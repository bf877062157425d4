import { and, eq } from "drizzle-orm";
import {
  correctedGround,
  encodeCorrection,
  groundShare,
  groundShareAtLeast,
  isEmptyCorrection,
} from "#app/domain/ground/ground-correction.ts";
import { type GroundFields, readGroundForm } from "#app/domain/ground/ground-form.ts";
import { groundOf } from "#app/domain/ground/stored-ground.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredGroundCorrection } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import { findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";
import { requestRoomCheck } from "../wish/room-check.server.ts";

export type CorrectedGround =
  /** confirmed: saved, and the owner continues to the payment. */
  | { ok: true; requestId: number; outcome: "saved" | "confirmed" | "reset" }
  | { ok: false; reason: "not-found" | "not-read" | "malformed" }
  | { ok: false; reason: "already-paid"; requestId: number }
  /** There would be no ground left to design on; the sent correction is returned. */
  | { ok: false; reason: "no-ground"; correction: StoredGroundCorrection };

/** Every picture of the order will follow it. Paid orders do not change any more. */
export function correctGround(wanted: { requestId: string; userId: number }, fields: GroundFields): CorrectedGround {
  const request = findDesignRequest(wanted.requestId, wanted.userId);
  if (!request) return { ok: false, reason: "not-found" };
  const requestId = request.id;
  if (!isOpen(request)) return { ok: false, reason: "already-paid", requestId };
  const ground = groundOf(request);
  if (!ground) return { ok: false, reason: "not-read" };
  const sent = readGroundForm(fields, ground.reading, ground.regions);
  if (!sent) return { ok: false, reason: "malformed" };
  if (sent.intent === "reset") {
    return store(requestId, null, null) ? { ok: true, requestId, outcome: "reset" } : paidMeanwhile(requestId);
  }
  const correction = encodeCorrection(sent.correction);
  if (groundShare(correctedGround(ground.reading, sent.correction)) < groundShareAtLeast) {
    return { ok: false, reason: "no-ground", correction };
  }
  const confirmedAt = sent.intent === "save" ? null : Date.now();
  if (!store(requestId, isEmptyCorrection(sent.correction) ? null : correction, confirmedAt))
    return paidMeanwhile(requestId);
  return { ok: true, requestId, outcome: confirmedAt ? "confirmed" : "saved" };
}

function store(
  requestId: number,
  groundCorrection: StoredGroundCorrection | null,
  groundConfirmedAt: number | null,
): boolean {
  const unpaid = and(eq(designRequests.status, "pending"), unpaidRequests);
  const changes = { groundCorrection, groundConfirmedAt };
  const own = and(eq(designRequests.id, requestId), unpaid);
  return inTransaction((tx) => {
    if (tx.update(designRequests).set(changes).where(own).run().changes === 0) return false;
    requestRoomCheck(tx, requestId);
    return true;
  });
}

function paidMeanwhile(requestId: number): CorrectedGround {
  return { ok: false, reason: "already-paid", requestId };
}
