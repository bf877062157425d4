import { and, eq, exists, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import {
  designDrafts,
  designImages,
  designRequests,
  media,
  moments,
  previews,
  sessions,
  shareLinks,
} from "#db/schema.ts";
import { pictureFileName, readPicturePath } from "./picture-names.server.ts";
import { readShareToken } from "./share-token.server.ts";
import { isValidMediaLink, type MediaLink } from "./sign-media-url.server.ts";
import type { MediaRow } from "./stored-picture.ts";

export interface PictureViewer {
  sid?: string;
  link?: MediaLink;
  shareToken?: string;
}

/** One query; undefined alike for a picture that does not exist and for another person's. */
export function findPicture(address: string, viewer: PictureViewer): MediaRow | undefined {
  const path = readPicturePath(address);
  if (!path) return undefined;
  if (viewer.link && isValidMediaLink(path, viewer.link)) return linkedPicture(db).get({ path });
  const { sid = null, shareToken } = viewer;
  const shareKey = (shareToken && readShareToken(shareToken)) || null;
  return seenPicture(db).get({ path, sid, shareKey, now: Date.now() });
}

const isRequested = eq(media.path, sql.placeholder("path"));

const linkedPicture = prepared((db) => db.select().from(media).where(isRequested).prepare());

/** Missing credentials are null, which equals nothing in SQL. */
const seenPicture = prepared((db) => {
  const mayBeSeen = or(inArray(media.kind, ["blog", "mark"]), isOwners(), isOfDraft(), isShared());
  return db.select().from(media).where(and(isRequested, mayBeSeen)).prepare();
});

/**
 * The next larger stored size as AVIF or JPEG; the full picture (JPEG) without a width or when none is large enough.
 * Returns its name in the storage.
 */
export function choosePictureFile(
  picture: MediaRow,
  wish: { width: number | undefined; acceptsAvif: boolean },
): { name: string; contentType: "image/jpeg" | "image/avif" | "image/png" } {
  const { width: wished } = wish;
  const width = wished === undefined ? undefined : nextWidth(picture, wished);
  const format = width !== undefined && wish.acceptsAvif ? "avif" : "jpeg";
  const name = pictureFileName(picture.path, width === undefined ? undefined : { width, format });
  return { name, contentType: name.endsWith(".png") ? "image/png" : `image/${format}` };
}

function nextWidth({ widths, width: own }: MediaRow, wished: number): number | undefined {
  return widths.find((stored) => stored >= wished) ?? (widths.at(-1) === own ? own : undefined);
}

function isOwners(): SQL {
  return eq(media.ownerId, db.select({ userId: sessions.userId }).from(sessions).where(isLivingSession()));
}

/** Until a visitor signs in, their draft's photo and its preview have no owner: only their session refers to them. */
function isOfDraft(): SQL {
  const draftId = sql`json_extract(${sessions.sess}, '$.draftId')`;
  const preview = db
    .select({ id: previews.id })
    .from(previews)
    .where(and(eq(previews.imagePath, media.path), eq(previews.draftId, designDrafts.id)));
  const own = db
    .select({ id: designDrafts.id })
    .from(sessions)
    .innerJoin(designDrafts, eq(designDrafts.id, draftId))
    .where(
      and(
        isLivingSession(),
        isNull(sessions.userId),
        isNull(designDrafts.userId),
        or(eq(designDrafts.photoMediaId, media.id), exists(preview)),
      ),
    );
  return exists(own);
}

function isLivingSession(): SQL | undefined {
  return and(eq(sessions.sid, sql.placeholder("sid")), gt(sessions.expire, sql.placeholder("now")));
}

function isShared(): SQL {
  const atOtherTimes = db
    .select({ imagePath: moments.imagePath })
    .from(moments)
    .where(and(eq(moments.imageId, designImages.id), eq(moments.imagePath, media.path)));
  const shownPicture = db
    .select({ id: designImages.id })
    .from(designImages)
    .where(
      and(
        eq(designImages.requestId, designRequests.id),
        or(eq(designImages.imagePath, media.path), exists(atOtherTimes)),
        or(isNull(shareLinks.imageId), eq(shareLinks.imageId, designImages.id)),
      ),
    );
  const isLiving = and(
    eq(shareLinks.key, sql.placeholder("shareKey")),
    gt(shareLinks.expiresAt, sql.placeholder("now")),
  );
  const links = db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .innerJoin(designRequests, eq(designRequests.id, shareLinks.requestId))
    .where(and(isLiving, or(eq(designRequests.originalPhotoPath, media.path), exists(shownPicture))));
  return exists(links);
}
