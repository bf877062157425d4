import { and, eq, gt, sql } from "drizzle-orm";
import { readShareToken } from "#app/domain/media/share-token.server.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { db } from "#db/client.server.ts";
import { designRequests, shareLinks } from "#db/schema.ts";
import { findOrder } from "../list-orders.server.ts";
import type { DesignVersion } from "../order.ts";
import type { DrawnMoment } from "../pictures/moment.ts";
import { listDrawnMoments } from "../pictures/moments.server.ts";
import { hideContacts } from "./hide-contacts.ts";

export interface SharedDesigns {
  photo: StoredPicture;
  designs: DesignVersion[];
  /** What its owner has looked at of these designs at other times. */
  moments: DrawnMoment[];
  wish?: string;
  /** The home page leads everyone to it. */
  isExample: boolean;
}

/**
 * Undefined alike for a link that expired, was revoked or mistyped, or whose order is gone. `visit` counts as a use of
 * the link unless it is the owner's own.
 */
export function openShare(
  token: string,
  visit: { userId?: number; isCounted: boolean },
  now = Date.now(),
): SharedDesigns | undefined {
  const found = findLivingShare(token, now);
  const order = found && findOrder(found.link.requestId, found.ownerId);
  if (!order) return undefined;
  const { link, ownerId } = found;
  const lend = (picture: StoredPicture): StoredPicture => ({ ...picture, shareToken: token });
  const designs = order.images
    .flatMap((image): DesignVersion[] => [image, ...image.versions])
    .filter(({ id }) => link.imageId === null || id === link.imageId)
    .map(({ id, variationNumber, origin, title, maker, picture }) => {
      return { id, variationNumber, origin, title, maker, picture: lend(picture) };
    });
  if (designs.length === 0) return undefined;
  if (visit.isCounted && visit.userId !== ownerId) countUse(link.id, now);
  return {
    photo: lend(order.photo),
    designs,
    moments: listDrawnMoments(order.id)
      .filter(({ designId }) => designs.some(({ id }) => id === designId))
      .map((drawn) => ({ ...drawn, picture: lend(drawn.picture) })),
    wish: link.showsWish ? hideContacts(order.prompt) : undefined,
    isExample: link.exampleShownAt !== null,
  };
}

/** With the owner of its order. */
export function findLivingShare(token: string, now: number) {
  const key = readShareToken(token);
  if (key === undefined) return undefined;
  return db
    .select({ link: shareLinks, ownerId: designRequests.userId })
    .from(shareLinks)
    .innerJoin(designRequests, eq(designRequests.id, shareLinks.requestId))
    .where(and(eq(shareLinks.key, key), gt(shareLinks.expiresAt, now)))
    .get();
}

function countUse(id: number, now: number): void {
  db.update(shareLinks)
    .set({ uses: sql`${shareLinks.uses} + 1`, lastUsedAt: now })
    .where(eq(shareLinks.id, id))
    .run();
}
