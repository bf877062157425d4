import { and, count, desc, eq, lte } from "drizzle-orm";
import { newShareKey, shareTokenOf } from "#app/domain/media/share-token.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, shareLinks } from "#db/schema.ts";
import { pictureWords, readPictureName } from "../pictures/picture-name.ts";
import { findDesignRequest } from "../request/find-design-request.server.ts";
import { type OwnedShare, sharesAtMost } from "./share-rules.ts";
import type { ShareWishes } from "./share-schema.ts";

interface Owned {
  requestId: string;
  userId: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Newest first; undefined for a missing order and for another customer's. */
export function listShares({ requestId, userId }: Owned, now = Date.now()): OwnedShare[] | undefined {
  const request = findDesignRequest(requestId, userId);
  if (!request) return undefined;
  const rows = db
    .select({ link: shareLinks, image: designImages })
    .from(shareLinks)
    .leftJoin(designImages, eq(designImages.id, shareLinks.imageId))
    .where(eq(shareLinks.requestId, request.id))
    .orderBy(desc(shareLinks.id))
    .all();
  return rows.map(({ link, image }) => ({
    id: link.id,
    name: link.name,
    url: new URL(`/share/${shareTokenOf(link.key)}`, env.PUBLIC_URL).href,
    picture: image ? pictureWords(image) : undefined,
    showsWish: link.showsWish,
    expiresAt: link.expiresAt,
    hasExpired: link.expiresAt <= now,
    uses: link.uses,
    lastUsedAt: link.lastUsedAt,
    example: stateOfExample(link, now),
  }));
}

function stateOfExample(link: typeof shareLinks.$inferSelect, now: number): OwnedShare["example"] {
  if (link.exampleAllowedAt === null || link.expiresAt <= now) return "none";
  return link.exampleShownAt === null ? "allowed" : "shown";
}

export type MadeShare = { ok: true } | { ok: false; reason: "not-found" | "too-many" | "no-pictures" };

/** All pictures of the user's own order, or one ("3-change"). */
export function makeShare(owned: Owned, wishes: ShareWishes, now = Date.now()): MadeShare {
  const { name, days, picture, showsWish, mayBeExample } = wishes;
  const request = findDesignRequest(owned.requestId, owned.userId);
  if (!request) return { ok: false, reason: "not-found" };
  const images = db.select().from(designImages).where(eq(designImages.requestId, request.id)).all();
  if (images.length === 0) return { ok: false, reason: "no-pictures" };
  const named = picture ? readPictureName(picture) : undefined;
  const image = images.find(
    ({ variationNumber, origin }) => variationNumber === named?.variationNumber && origin === named.origin,
  );
  if (picture && !image) return { ok: false, reason: "not-found" };
  const existing = db.select({ n: count() }).from(shareLinks).where(eq(shareLinks.requestId, request.id)).get();
  if ((existing?.n ?? 0) >= sharesAtMost) return { ok: false, reason: "too-many" };
  const times = { expiresAt: now + days * dayMs, exampleAllowedAt: mayBeExample ? now : null };
  db.insert(shareLinks)
    .values({ requestId: request.id, imageId: image?.id, key: newShareKey(), name, showsWish, ...times })
    .run();
  return { ok: true };
}

/** Permanently. False when the user has no such link. */
export function revokeShare(owned: Owned, shareId: number): boolean {
  return changeShare(owned, shareId, (which) => db.delete(shareLinks).where(which).run().changes);
}

/**
 * To so many days from now. False when the user has no such link. The consent to be an example ended with the link, and
 * does not come back.
 */
export function extendShare(owned: Owned, shareId: number, days: number, now = Date.now()): boolean {
  const expiresAt = now + days * dayMs;
  return changeShare(owned, shareId, (which) => {
    const ended = and(which, lte(shareLinks.expiresAt, now));
    db.update(shareLinks).set(noExample).where(ended).run();
    return db.update(shareLinks).set({ expiresAt }).where(which).run().changes;
  });
}

/** The site may no longer show it as an example. False when the user has no such link. */
export function withdrawExample(owned: Owned, shareId: number): boolean {
  return changeShare(owned, shareId, (which) => db.update(shareLinks).set(noExample).where(which).run().changes);
}

const noExample = { exampleAllowedAt: null, exampleShownAt: null };

function changeShare(
  { requestId, userId }: Owned,
  shareId: number,
  change: (which: ReturnType<typeof and>) => number,
): boolean {
  const request = findDesignRequest(requestId, userId);
  if (!request) return false;
  return change(and(eq(shareLinks.id, shareId), eq(shareLinks.requestId, request.id))) > 0;
}
