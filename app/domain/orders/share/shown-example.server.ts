import { and, desc, eq, gt, isNotNull, type SQL } from "drizzle-orm";
import { shareTokenOf } from "#app/domain/media/share-token.server.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { type AppDatabase, db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isShownExample } from "#db/partial-indexes.ts";
import { shareLinks } from "#db/schema.ts";
import { openShare } from "./open-share.server.ts";

interface ShownExample {
  /** Of the share page, which the pictures are part of. */
  token: string;
  before: StoredPicture;
  after: StoredPicture;
}

/** The order that every visitor of the home page may see. */
export function findShownExample(now = Date.now()): ShownExample | undefined {
  const link = db
    .select({ key: shareLinks.key })
    .from(shareLinks)
    .where(and(isShownExample, isAllowed(now)))
    .get();
  if (!link) return undefined;
  const token = shareTokenOf(link.key);
  const shared = openShare(token, { isCounted: false }, now);
  const after = shared?.designs[0]?.picture;
  return after && { token, before: shared.photo, after };
}

/** The order's link that its owner allows the site to show: the one being shown, else the newest. */
export function findAllowedExample(requestId: number, now = Date.now()) {
  const link = readAllowed(db, requestId, now);
  return link && { token: shareTokenOf(link.key), isShown: link.exampleShownAt !== null, expiresAt: link.expiresAt };
}

/** In place of the one shown so far. False without the owner's consent. */
export function showExample(requestId: number, now = Date.now()): boolean {
  return inTransaction((tx) => {
    const link = readAllowed(tx, requestId, now);
    if (!link) return false;
    tx.update(shareLinks).set({ exampleShownAt: null }).where(isShownExample).run();
    tx.update(shareLinks).set({ exampleShownAt: now }).where(eq(shareLinks.id, link.id)).run();
    return true;
  });
}

export function stopExample(requestId: number): void {
  db.update(shareLinks)
    .set({ exampleShownAt: null })
    .where(and(eq(shareLinks.requestId, requestId), isShownExample))
    .run();
}

function readAllowed(from: AppDatabase | Transaction, requestId: number, now: number) {
  return from
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.requestId, requestId), isAllowed(now)))
    .orderBy(desc(shareLinks.exampleShownAt), desc(shareLinks.id))
    .get();
}

function isAllowed(now: number): SQL | undefined {
  return and(isNotNull(shareLinks.exampleAllowedAt), gt(shareLinks.expiresAt, now));
}
