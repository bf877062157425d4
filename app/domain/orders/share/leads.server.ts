import { and, asc, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isUntold } from "#db/partial-indexes.ts";
import { leads } from "#db/schema.ts";
import { forEachRow, sliceRows } from "#db/slices.server.ts";
import type { Lead } from "./lead-schema.ts";
import { findLivingShare } from "./open-share.server.ts";

type LeadRow = typeof leads.$inferSelect;

/** From a share link, or from the form of a post or page, by its path. */
type Origin = { token: string } | { page: string };

const dayMs = 24 * 60 * 60 * 1000;

/** False for a link that does not work. The same message sent twice in a day is one lead. */
export function keepLead(
  origin: Origin,
  { name, contact, message }: Lead,
  { sentBy, photoPath, now = Date.now() }: { sentBy?: string; photoPath?: string | undefined; now?: number } = {},
): boolean {
  return inTransaction((tx) => {
    const place = placeOf(origin, now);
    if (!place) return false;
    const isPlace = place.page === null ? eq(leads.requestId, place.requestId) : eq(leads.page, place.page);
    const isOfToday = and(eq(leads.contact, contact), gt(leads.createdAt, now - dayMs));
    const same = and(isOfToday, eq(leads.message, message), isPlace);
    if (tx.select({ id: leads.id }).from(leads).where(same).limit(1).get()) return true;
    enqueueLead(
      tx,
      tx
        .insert(leads)
        .values({ ...place, name, contact, message, sentBy, photoPath })
        .returning()
        .get(),
    );
    return true;
  });
}

function placeOf(origin: Origin, now: number) {
  if ("page" in origin) return { page: origin.page, requestId: null };
  const found = findLivingShare(origin.token, now);
  return found && { page: null, requestId: found.link.requestId };
}

/** For example after the jobs table was emptied. */
export function enqueueUntoldLeads(): Promise<void> {
  return forEachRow<LeadRow>((tx, last) => {
    const next = and(isUntold, gt(leads.id, last?.id ?? 0));
    return tx.select().from(leads).where(next).orderBy(asc(leads.id)).limit(sliceRows).all();
  }, enqueueLead);
}

const listedAtMost = 200;

/** The latest ones, newest first. */
export function listLeads(): LeadRow[] {
  return db.select().from(leads).orderBy(desc(leads.id)).limit(listedAtMost).all();
}

/** Undefined once it is gone. */
export function setLeadState(id: number, state: LeadRow["state"]): LeadRow | undefined {
  return db.update(leads).set({ state }).where(eq(leads.id, id)).returning().all()[0];
}

/** Undefined once it is gone. */
export function deleteLead(id: number): LeadRow | undefined {
  return db.delete(leads).where(eq(leads.id, id)).returning().all()[0];
}

/** @returns how many were deleted, at most `sliceRows` */
export function deleteOldLeads(before: number): number {
  const slice = db.select({ id: leads.id }).from(leads).where(lt(leads.createdAt, before)).limit(sliceRows);
  return db.delete(leads).where(inArray(leads.id, slice)).run().changes;
}

function enqueueLead(tx: Transaction, { id }: { id: number }): void {
  enqueue(tx, "mail-lead", { leadId: id }, { key: `${id}` });
}
