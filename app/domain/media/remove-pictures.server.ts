import { inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import { removePictureFiles } from "./store-picture.server.ts";

/** Rows first: a file without a row only wastes space until the sweep of files. Safe to run twice. */
export async function removePictures(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const rows = db
    .delete(media)
    .where(inArray(media.path, [...paths]))
    .returning({ path: media.path, widths: media.widths })
    .all();
  for (const { path, widths } of rows) await removePictureFiles(path, widths);
}
