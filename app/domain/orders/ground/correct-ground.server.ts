import { and, eq } from "drizzle-orm";
import { figureAt, figuresToAskAbout, keepFigure } from "#app/domain/ground/figures.ts";
import {
  correctedGround,
  encodeCorrection,
  groundShare,
  groundShareAtLeast,
  isEmptyCorrection,
} from "#app/domain/ground/ground-correction.ts";
import { type GroundFields, readGroundForm } from "#app/domain/ground/ground-form.ts";
import { type PressedFeet, placeOfFeet } from "#app/domain/ground/pressed-feet.ts";
import { groundOf } from "#app/domain/ground/stored-ground.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredGroundCorrection, StoredYardReading } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import { findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";
import { requestRoomCheck } from "../wish/room-check.server.ts";

export type CorrectedGround =
  /** confirmed: saved, and the owner continues to the payment. figures-kept: saved, and the ground is still asked about. */
  | { ok: true; requestId: number; outcome: "saved" | "confirmed" | "figures-kept" | "reset" }
  | { ok: false; reason: "not-found" | "not-read" | "malformed" }
  | { ok: false; reason: "already-paid"; requestId: number }
  /** There would be no ground left to design on; the sent correction is returned. */
  | { ok: false; reason: "no-ground"; correction: StoredGroundCorrection };

/** Every picture of the order will follow it. Paid orders do not change any more. */
export function correctGround(
  wanted: { requestId: string; userId: number },
  fields: GroundFields,
  feet?: PressedFeet,
): CorrectedGround {
  const request = findDesignRequest(wanted.requestId, wanted.userId);
  if (!request) return { ok: false, reason: "not-found" };
  const requestId = request.id;
  if (!isOpen(request)) return { ok: false, reason: "already-paid", requestId };
  const ground = groundOf(request);
  if (!ground) return { ok: false, reason: "not-read" };
  const sent = readGroundForm(fields, ground.reading, ground.regions);
  if (!sent) return { ok: false, reason: "malformed" };
  if (sent.intent === "reset") {
    const nothing = { groundCorrection: null, groundConfirmedAt: null };
    return store(requestId, nothing) ? { ok: true, requestId, outcome: "reset" } : paidMeanwhile(requestId);
  }
  const isKeepingFigures = sent.intent === "keep-figures";
  const pressed = feet ? [figureAt(placeOfFeet(feet, ground.reading), ground.stored.eye)] : [];
  const figures = isKeepingFigures ? figuresToAskAbout(request) : pressed;
  const cells = figures.reduce(keepFigure, sent.correction.cells);
  const owners = { ...sent.correction, cells };
  const correction = encodeCorrection(owners);
  if (groundShare(correctedGround(ground.reading, owners)) < groundShareAtLeast) {
    return { ok: false, reason: "no-ground", correction };
  }
  const isStillAsked = isKeepingFigures && ground.stored.confidence.unsure;
  const groundConfirmedAt = sent.intent === "save" || isStillAsked ? null : Date.now();
  const isStored = store(requestId, {
    groundCorrection: isEmptyCorrection(owners) ? null : correction,
    groundConfirmedAt,
    ...(isStillAsked && { yardReading: { ...ground.stored, figuresKeptAt: Date.now() } }),
  });
  if (!isStored) return paidMeanwhile(requestId);
  return { ok: true, requestId, outcome: groundConfirmedAt ? "confirmed" : isStillAsked ? "figures-kept" : "saved" };
}

function store(
  requestId: number,
  changes: {
    groundCorrection: StoredGroundCorrection | null;
    groundConfirmedAt: number | null;
    yardReading?: StoredYardReading;
  },
): boolean {
  const unpaid = and(eq(designRequests.status, "pending"), unpaidRequests);
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
