import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";

/** Focal length of a stored photo as a share of its long side, if its camera recorded it. */
export function findFocalShare(path: string): number | undefined {
  const row = db.select({ focalShare: media.focalShare }).from(media).where(eq(media.path, path)).get();
  return row?.focalShare ?? undefined;
}
