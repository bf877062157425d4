import { and, eq } from "drizzle-orm";
import { removePictureFiles } from "#app/domain/media/store-picture.server.ts";
import { db } from "#db/client.server.ts";
import { isBlogPicture } from "#db/partial-indexes.ts";
import { media } from "#db/schema.ts";
import { findLibraryPicture, findUse } from "./list-pictures.server.ts";
import type { Descriptions } from "./picture-schemas.ts";

/**
 * For their next use; texts that show the pictures stay. Only what differs from `was`, the words that its page showed:
 * another editor's newer ones stay. Returns how many were saved, and how many pictures are gone.
 */
export function describePictures({ path, alt, was }: Descriptions): { saved: number; gone: number } {
  const changed = path.flatMap((one, i) => (alt[i] === was[i] ? [] : [{ path: one, alt: alt[i] ?? "" }]));
  const saved = db.transaction(
    (tx) => {
      const save = ({ path, alt }: (typeof changed)[number]) =>
        tx
          .update(media)
          .set({ alt })
          .where(and(eq(media.path, path), isBlogPicture))
          .run().changes;
      return changed.reduce((sum, one) => sum + save(one), 0);
    },
    { behavior: "immediate" },
  );
  return { saved, gone: changed.length - saved };
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
