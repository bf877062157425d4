import { and, eq, isNull } from "drizzle-orm";
import type { ReceivedFile } from "#app/disk/received-file.ts";
import type { PhotoProblem } from "#app/domain/media/photo-problem.ts";
import { readPicturePath } from "#app/domain/media/picture-names.server.ts";
import { isValidMediaLink, signMediaUrl } from "#app/domain/media/sign-media-url.server.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** As any visitor's photo: decoded, without metadata, deleted once no lead has it. The caller deletes its file. */
export async function keepLeadPhoto(
  photo: ReceivedFile & { signal?: AbortSignal },
): Promise<{ ok: true; path: string } | { ok: false; reason: PhotoProblem }> {
  const stored = await storePicture({ ...photo, kind: "photo", ownerId: null });
  return stored.ok ? { ok: true, path: stored.picture.path } : stored;
}

/** For a day, or as long as is said. */
export function showLeadPhoto(path: string, forMs = dayMs): string {
  return signMediaUrl(path, Date.now() + forMs);
}

/** The photo of an address that {@link showLeadPhoto} wrote into a form; undefined for any other. */
export function readKeptPhoto(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address, env.PUBLIC_URL);
  const path = readPicturePath(pathname.replace(/^\/api\/uploads/, ""));
  const link = { signature: searchParams.get("signature") ?? "", expires: searchParams.get("expires") ?? "" };
  if (!path || !isValidMediaLink(path, link)) return undefined;
  const isVisitors = and(eq(media.path, path), eq(media.kind, "photo"), isNull(media.ownerId));
  return db.select({ path: media.path }).from(media).where(isVisitors).get()?.path;
}
