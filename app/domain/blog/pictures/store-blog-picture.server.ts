import { and, count, gt } from "drizzle-orm";
import type { ReceivedFile } from "#app/disk/received-file.ts";
import type { PhotoProblem } from "#app/domain/media/photo-problem.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { presentPicture, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import { db } from "#db/client.server.ts";
import { isBlogPicture } from "#db/partial-indexes.ts";
import { media } from "#db/schema.ts";
import { pictureAddress } from "../picture-address.ts";
import { firstFrameNote } from "../picture-problem.ts";

const dayMs = 24 * 60 * 60 * 1000;
const picturesADayAtMost = 2000;

export type StoredBlogPicture =
  /** `note` reports a change, such as an animation's first frame. */
  { ok: true; url: string; picture: StoredPicture; note?: string } | { ok: false; reason: PhotoProblem };

/**
 * Decoded, re-encoded upright and without metadata, in all sizes; public at `url`. The caller deletes the upload's
 * file.
 */
export async function storeBlogPicture(
  upload: ReceivedFile & { alt?: string },
  signal?: AbortSignal,
): Promise<StoredBlogPicture> {
  if (countPicturesOfToday() >= picturesADayAtMost) return { ok: false, reason: "too-many" };
  // Without an owner: the picture stays when its editor's account is deleted.
  const stored = await storePicture({ ...upload, kind: "blog", ownerId: null, signal });
  if (!stored.ok) return stored;
  const { picture, wasMoving } = stored;
  const note = wasMoving ? firstFrameNote : undefined;
  return { ok: true, url: pictureAddress(picture.path), picture: presentPicture(picture), note };
}

function countPicturesOfToday(): number {
  const today = and(isBlogPicture, gt(media.createdAt, Date.now() - dayMs));
  return db.select({ n: count() }).from(media).where(today).get()?.n ?? 0;
}
