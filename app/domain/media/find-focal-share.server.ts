import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";

/** If its camera recorded it. */
export function findFocalShare(path: string): number | undefined {
  const row = db.select({ focalShare: media.focalShare }).from(media).where(eq(media.path, path)).get();
  return row?.focalShare ?? undefined;
}
