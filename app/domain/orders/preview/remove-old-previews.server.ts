import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists } from "drizzle-orm";
import { removePictures } from "#app/domain/media/remove-pictures.server.ts";
import { db } from "#db/client.server.ts";
import { designDrafts, designRequests, previews } from "#db/schema.ts";
import { inSlices, sliceRows } from "#db/slices.server.ts";
import { unpaidRequests } from "../request/find-design-request.server.ts";

const dayMs = 24 * 60 * 60_000;

/** Pictures of what has been paid or deleted, and rows that no limit counts any more. Safe to run twice. */
export async function removeOldPreviews(now = Date.now()): Promise<void> {
  let last = 0;
  await inSlices(async () => {
    const rows = db
      .select()
      .from(previews)
      .where(and(gt(previews.id, last), isNotNull(previews.imagePath)))
      .orderBy(asc(previews.id))
      .limit(sliceRows)
      .all();
    await removePictures(listUnused(rows.map(({ id }) => id)));
    last = rows.at(-1)?.id ?? last;
    return rows.length === sliceRows;
  });
  await inSlices(() => deleteForgotten(now - dayMs) === sliceRows);
}

function listUnused(ids: readonly number[]): string[] {
  const open = db
    .select({ id: designRequests.id })
    .from(designRequests)
    .where(and(eq(designRequests.id, previews.requestId), unpaidRequests));
  const draft = db.select({ id: designDrafts.id }).from(designDrafts).where(eq(designDrafts.id, previews.draftId));
  const unused = and(inArray(previews.id, [...ids]), notExists(open), notExists(draft));
  return db
    .select({ imagePath: previews.imagePath })
    .from(previews)
    .where(unused)
    .all()
    .flatMap(({ imagePath }) => imagePath ?? []);
}

function deleteForgotten(before: number): number {
  const forgotten = and(isNull(previews.imagePath), lt(previews.createdAt, before));
  const slice = db.select({ id: previews.id }).from(previews).where(forgotten).limit(sliceRows);
  return db.delete(previews).where(inArray(previews.id, slice)).run().changes;
}
