import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, type SQL } from "drizzle-orm";
import { ensureReserve } from "#app/disk/disk-space.server.ts";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { deleteOldSignIns } from "#app/domain/accounts/mailed/mailed-sign-ins.server.ts";
import { deleteExpiredSessions } from "#app/domain/accounts/session-rows.server.ts";
import { deleteOldViews } from "#app/domain/blog/readers/post-views.server.ts";
import { pathOfFile } from "#app/domain/media/picture-names.server.ts";
import { removePictureFiles } from "#app/domain/media/store-picture.server.ts";
import { eraseOldRecipients } from "#app/domain/orders/gifts/gift-codes.server.ts";
import { removeOldPreviews } from "#app/domain/orders/preview/remove-old-previews.server.ts";
import { deleteOldLeads } from "#app/domain/orders/share/leads.server.ts";
import { deleteOldStatements } from "#app/domain/payments/withdrawal/list-withdrawals.server.ts";
import { deleteUnpaidOrders } from "#app/domain/privacy/delete-unpaid-orders.server.ts";
import { expirePhotos } from "#app/domain/privacy/expire-photos.server.ts";
import { deleteOldDeliveries } from "#app/domain/webhooks/announce-event.server.ts";
import { log } from "#app/logging/log.server.ts";
import { sceneFolder } from "#app/providers/images/built-in-designer.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { isEnded, isPhoto } from "#db/partial-indexes.ts";
import { alerts, blogTrash, designDrafts, designRequests, jobs, leads, media } from "#db/schema.ts";
import { inSlices, sliceRows } from "#db/slices.server.ts";
import { keepingTimes } from "./space/keeping-times.server.ts";
import { noteSpace } from "./space/measure-space.server.ts";
import { releaseFreePages } from "./space/release-free-pages.server.ts";
import { removeDatabaseCopies } from "./space/remove-copies.server.ts";

/** Walking over all stored files is for the early hours (UTC), once a day. */
const hourOfFileSweep = 3;

/**
 * A slice at a time. Paid orders stay, their photos are replaced by smaller copies in time; unpaid orders expire. Safe
 * to run twice.
 */
export async function sweep(now = Date.now()): Promise<void> {
  await inSlices(() => deleteExpiredSessions(now, sliceRows) === sliceRows);
  await inSlices(() => deleteOldSignIns(now, sliceRows) === sliceRows);
  await inSlices(() => deleteEndedJobs("done", now - keepingTimes.doneJob) === sliceRows);
  await inSlices(() => deleteEndedJobs("dead", now - keepingTimes.deadJob) === sliceRows);
  await inSlices(() => deleteOldDrafts(isNull(designDrafts.userId), now - keepingTimes.anonymousDraft) === sliceRows);
  await inSlices(() => deleteOldDrafts(isNotNull(designDrafts.userId), now - keepingTimes.ownedDraft) === sliceRows);
  await inSlices(() => deleteOldTrash(now - keepingTimes.trashedPost) === sliceRows);
  await inSlices(() => deleteOldViews(now - keepingTimes.dayOfViews) === sliceRows);
  await inSlices(() => deleteOldDeliveries(now - keepingTimes.webhookDelivery) === sliceRows);
  await inSlices(() => deleteOldLeads(now - keepingTimes.lead) === sliceRows);
  await inSlices(() => deleteOldStatements(now - keepingTimes.unknownWithdrawal) === sliceRows);
  await inSlices(() => eraseOldRecipients(now) === sliceRows);
  db.delete(alerts)
    .where(lt(alerts.createdAt, now - keepingTimes.alert))
    .run();
  await removeLoosePhotos(now - keepingTimes.loosePhoto);
  await deleteUnpaidOrders(now);
  await removeOldPreviews(now);
  await expirePhotos(now);
  await releaseFreePages();
  await sweepTemporaryFiles(now - keepingTimes.temporaryFile);
  await removeOlder(sceneFolder, now - keepingTimes.scene);
  await removeDatabaseCopies(env.DATA_DIR, now - keepingTimes.databaseCopy);
  ensureReserve();
  if (new Date(now).getUTCHours() !== hourOfFileSweep) return;
  await removeFilesWithoutRow(now - keepingTimes.fileWithoutRow);
  await noteSpace();
}

/** Unfinished files that were not written to since a time (epoch milliseconds). */
export async function sweepTemporaryFiles(before: number): Promise<void> {
  await removeOlder(await temporaryFolder(), before);
}

/** Their effects are rows of the business. @returns how many rows were deleted */
function deleteEndedJobs(status: "done" | "dead", before: number): number {
  const ended = and(isEnded, eq(jobs.status, status), lt(jobs.finishedAt, before));
  const slice = db.select({ id: jobs.id }).from(jobs).where(ended).limit(sliceRows);
  return db.delete(jobs).where(inArray(jobs.id, slice)).run().changes;
}

function deleteOldTrash(before: number): number {
  const slice = db
    .select({ id: blogTrash.postId })
    .from(blogTrash)
    .where(lt(blogTrash.deletedAt, before))
    .limit(sliceRows);
  return db.delete(blogTrash).where(inArray(blogTrash.postId, slice)).run().changes;
}

function deleteOldDrafts(whose: SQL, before: number): number {
  const { id, updatedAt } = designDrafts;
  const slice = db
    .select({ id })
    .from(designDrafts)
    .where(and(lt(updatedAt, before), whose))
    .limit(sliceRows);
  return db.delete(designDrafts).where(inArray(id, slice)).run().changes;
}

async function removeLoosePhotos(before: number): Promise<void> {
  let last = 0;
  await inSlices(async () => {
    const photos = db
      .select({ id: media.id })
      .from(media)
      .where(and(isPhoto, gt(media.id, last)))
      .orderBy(asc(media.id))
      .limit(sliceRows)
      .all();
    const loose = deleteLoose(
      photos.map(({ id }) => id),
      before,
    );
    // The rows were deleted first: a file without a row only wastes space, a row without its file would be a broken picture.
    for (const { path, widths } of loose) await removePictureFiles(path, widths);
    last = photos.at(-1)?.id ?? last;
    return photos.length === sliceRows;
  });
}

function deleteLoose(ids: readonly number[], before: number) {
  if (ids.length === 0) return [];
  const inDraft = db.select().from(designDrafts).where(eq(designDrafts.photoMediaId, media.id));
  const inOrder = db.select().from(designRequests).where(eq(designRequests.originalPhotoPath, media.path));
  const inLead = db.select().from(leads).where(eq(leads.photoPath, media.path));
  const isOld = and(inArray(media.id, [...ids]), lt(media.createdAt, before));
  const loose = and(isOld, notExists(inDraft), notExists(inOrder), notExists(inLead));
  return db.delete(media).where(loose).returning({ path: media.path, widths: media.widths }).all();
}

/** More files without a row than this are no leftovers: the database does not belong to these files. */
const tooManyStrays = 200;

/** Left by a process that was killed between storing a picture's files and writing its row. */
async function removeFilesWithoutRow(before: number): Promise<void> {
  for await (const files of storage.list(sliceRows)) {
    const paths = new Set(files.map(({ name }) => pathOfFile(name)));
    const rows = db
      .select({ path: media.path })
      .from(media)
      .where(inArray(media.path, [...paths]))
      .all();
    for (const { path } of rows) paths.delete(path);
    const strays = files.filter(({ name, writtenAt }) => paths.has(pathOfFile(name)) && writtenAt < before);
    if (strays.length >= tooManyStrays) {
      log.error({ files: strays.length }, "stored files are of another database: none is removed");
      return;
    }
    for (const { name } of strays) await storage.remove(name);
  }
}

async function removeOlder(folder: string, than: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtimeMs < than) await rm(path, { recursive: true, force: true });
  }
}
