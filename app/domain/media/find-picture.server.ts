import { and, eq, exists, isNull, or, type SQL } from "drizzle-orm";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { designDrafts, media } from "#db/schema.ts";
import { pictureFileName, readPicturePath } from "./picture-names.server.ts";
import { isValidMediaLink, type MediaLink } from "./sign-media-url.server.ts";
import type { MediaRow } from "./store-picture.server.ts";

/** Who wants to see a picture. */
export interface PictureViewer {
  userId?: number;
  /** The draft of the viewer's session: its photo belongs to nobody until they sign in. */
  draftId?: number;
  link?: MediaLink;
}

/** A picture this viewer may see; the same undefined for one that does not exist and for a stranger's. */
export function findPicture(address: string, viewer: PictureViewer): MediaRow | undefined {
  const path = readPicturePath(address);
  if (!path) return undefined;
  const mayBeSeen = viewer.link && isValidMediaLink(path, viewer.link) ? undefined : or(...reasonsToSee(viewer));
  return db
    .select()
    .from(media)
    .where(and(eq(media.path, path), mayBeSeen))
    .get();
}

/**
 * The file that serves a picture best: the next stored width up as AVIF or JPEG, the full picture (always JPEG) without
 * a width or when none is large enough.
 * @returns absolute path
 */
export function choosePictureFile(
  picture: MediaRow,
  wish: { width: number | undefined; acceptsAvif: boolean },
): { file: string; contentType: "image/jpeg" | "image/avif" } {
  const { width: wished } = wish;
  const width = wished === undefined ? undefined : picture.widths.find((stored) => stored >= wished);
  const format = width !== undefined && wish.acceptsAvif ? "avif" : "jpeg";
  const name = pictureFileName(picture.path, width === undefined ? undefined : { width, format });
  return { file: diskStorage.fileOf(name), contentType: `image/${format}` };
}

function reasonsToSee({ userId, draftId }: PictureViewer): SQL[] {
  const reasons = [eq(media.kind, "blog")];
  if (userId !== undefined) reasons.push(eq(media.ownerId, userId));
  if (draftId !== undefined) {
    const ownDraft = and(
      eq(designDrafts.id, draftId),
      isNull(designDrafts.userId),
      eq(designDrafts.photoMediaId, media.id),
    );
    reasons.push(exists(db.select({ id: designDrafts.id }).from(designDrafts).where(ownDraft)));
  }
  return reasons;
}
