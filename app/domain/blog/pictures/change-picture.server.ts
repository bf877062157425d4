import { eq } from "drizzle-orm";
import { removePictureFiles } from "#app/domain/media/store-picture.server.ts";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import { findLibraryPicture, findUse } from "./list-pictures.server.ts";
import type { PictureDescription } from "./picture-schemas.ts";

/** For its next use; texts that show the picture stay. False when there is no such picture. */
export function describePicture({ path, alt }: PictureDescription): boolean {
  const picture = findLibraryPicture(path);
  if (!picture) return false;
  db.update(media).set({ alt }).where(eq(media.id, picture.id)).run();
  return true;
}

/** With its files. `usedBy` lists the uses that prevent it. */
export async function deletePicture(
  path: string,
): Promise<{ ok: true } | { ok: false; reason: "not-found" } | { ok: false; reason: "in-use"; usedBy: string }> {
  const picture = findLibraryPicture(path);
  if (!picture) return { ok: false, reason: "not-found" };
  const usedBy = findUse(path);
  if (usedBy) return { ok: false, reason: "in-use", usedBy };
  db.delete(media).where(eq(media.id, picture.id)).run();
  await removePictureFiles(picture.path, picture.widths);
  return { ok: true };
}
