import { and, eq } from "drizzle-orm";
import { readKnownLength, type TypedLength } from "#app/domain/plans/known-length.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredKnownLength } from "#db/stored-json.ts";
import { readRequestId } from "../request/request-id.ts";
import { listStoredPlans } from "./find-plans.server.ts";

export type SavedLength =
  | { ok: true; factor: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "invalid"; field: "what" | "length"; message: string };

/**
 * Stores a length the owner of an order has measured: it corrects the scale of every plan and list of the order, whose
 * pictures share one photo.
 */
export function saveKnownLength(owned: { requestId: string; userId: number }, typed: TypedLength): SavedLength {
  const requestId = readRequestId(owned.requestId);
  const plans = requestId === undefined ? [] : listStoredPlans(requestId, owned.userId);
  if (requestId === undefined || plans.length === 0) return { ok: false, reason: "not-found" };
  const { what, length, unit } = typed;
  const lengths = plans.flatMap(({ paper }) => paper.lengths);
  const read = readKnownLength(length, unit, lengths.find(({ id }) => id === what)?.metres);
  if (!read.ok) return { ...read, reason: "invalid" };
  const { metres, factor } = read;
  write(requestId, owned.userId, { version: 1, what, metres, factor, unit });
  return { ok: true, factor };
}

/** Takes it back: plans and lists are as estimated again. @returns false for what is not one's own */
export function forgetKnownLength(owned: { requestId: string; userId: number }): boolean {
  const requestId = readRequestId(owned.requestId);
  return requestId !== undefined && write(requestId, owned.userId, null);
}

function write(requestId: number, userId: number, knownLength: StoredKnownLength | null): boolean {
  const own = and(eq(designRequests.id, requestId), eq(designRequests.userId, userId));
  return db.update(designRequests).set({ knownLength }).where(own).run().changes > 0;
}
