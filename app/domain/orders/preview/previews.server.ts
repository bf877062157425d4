import { and, count, desc, eq, gt, gte, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import { presentPicture } from "#app/domain/media/stored-picture.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { env } from "#app/settings/env.server.ts";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { designDrafts, media, previews } from "#db/schema.ts";
import type { Preview } from "./preview.ts";

export type PreviewRow = typeof previews.$inferSelect;

/** Whose first design it is. */
export type PreviewOf = { requestId: number } | { draftId: number };

const hourMs = 60 * 60_000;

/** A picture model costs the operator money, and what it draws is not known in advance. */
export function arePreviewsOffered(provider = imageProvider): boolean {
  return env.PREVIEW && provider.drawPreview !== undefined;
}

/** Whatever was asked for or drawn of it before is outdated. */
export function requestPreview(tx: Transaction, of: PreviewOf, userId: number | null): void {
  const earlier = and(isOf(of), eq(previews.status, "asked"));
  tx.update(previews).set({ status: "outdated" }).where(earlier).run();
  const { id } = tx
    .insert(previews)
    .values({ ...of, userId })
    .returning({ id: previews.id })
    .get();
  enqueuePreview(tx, { id });
}

export function enqueuePreview(tx: Transaction, { id }: { id: number }): void {
  enqueue(tx, "draw-preview", { previewId: id }, { key: `${id}` });
}

/** Of a preview that is still wanted. False when it was outdated meanwhile. */
export function endPreview(
  tx: Transaction | AppDatabase,
  id: number,
  end: { status: "busy" | "limited" | "no-yard" | "failed" | "outdated" } | { status: "made"; imagePath: string },
): boolean {
  const wanted = and(eq(previews.id, id), eq(previews.status, "asked"));
  return tx.update(previews).set(end).where(wanted).run().changes === 1;
}

/** The latest one; undefined where none was asked for, or its draft has another photo or other words since. */
export function findPreview(of: PreviewOf): Preview | undefined {
  const row = db
    .select()
    .from(previews)
    .leftJoin(media, eq(media.path, previews.imagePath))
    .leftJoin(designDrafts, eq(designDrafts.id, previews.draftId))
    .where(and(isOf(of), or(isNull(previews.draftId), gte(previews.createdAt, designDrafts.updatedAt))))
    .orderBy(desc(previews.id))
    .limit(1)
    .get();
  if (!row || row.previews.status === "outdated") return undefined;
  const { status } = row.previews;
  if (status === "asked") return { state: "waiting" };
  if (status !== "made") return { state: status };
  return row.media ? { state: "made", picture: presentPicture(row.media) } : undefined;
}

export function findPreviewRow(id: number): PreviewRow | undefined {
  return db.select().from(previews).where(eq(previews.id, id)).get();
}

/** Pictures of earlier previews of the same, which no page shows any more. */
export function listEarlierPictures(of: PreviewOf, id: number): string[] {
  const earlier = and(isOf(of), ne(previews.id, id), isNotNull(previews.imagePath));
  return db
    .select({ imagePath: previews.imagePath })
    .from(previews)
    .where(earlier)
    .all()
    .map(({ imagePath }) => imagePath!);
}

/** Drawn within the last hour: by one account and in all, or by all visitors. */
export function isOverLimit({ userId }: PreviewRow, now = Date.now()): boolean {
  const isOver = (limit: number, whose?: SQL) => {
    const recent = and(gt(previews.createdAt, now - hourMs), eq(previews.status, "made"), whose);
    const { n } = db.select({ n: count() }).from(previews).where(recent).get() ?? { n: 0 };
    return limit > 0 && n >= limit;
  };
  const isOwnOver =
    userId === null
      ? isOver(env.LIMIT_PREVIEWS_OF_VISITORS, isNull(previews.userId))
      : isOver(env.LIMIT_PREVIEWS, eq(previews.userId, userId));
  return isOwnOver || isOver(env.LIMIT_PREVIEWS_IN_ALL);
}

function isOf(of: PreviewOf) {
  return "requestId" in of ? eq(previews.requestId, of.requestId) : eq(previews.draftId, of.draftId);
}
