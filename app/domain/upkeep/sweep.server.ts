import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, isNotNull, isNull, lt, notExists, or } from "drizzle-orm";
import { deleteExpiredSessions } from "#app/domain/accounts/session-rows.server.ts";
import { removePictureFiles } from "#app/domain/media/store-picture.server.ts";
import { sceneFolder } from "#app/providers/images/built-in-designer.server.ts";
import { diskStorage, listFilesOlderThan } from "#app/providers/storage/disk-storage.server.ts";
import { temporaryFolder } from "#app/temporary-folder.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designDrafts, designRequests, jobs, media } from "#db/schema.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ages = {
  anonymousDraft: dayMs,
  ownedDraft: 30 * dayMs,
  /** A photo that no draft and no order holds; the day covers another tab that is just ordering it. */
  loosePhoto: dayMs,
  temporaryFile: 6 * hourMs,
  /** Read again from the photo when somebody needs it later. */
  scene: 7 * dayMs,
  doneJob: 7 * dayMs,
  /** What was given up is for the operator to see. */
  deadJob: 30 * dayMs,
  fileWithoutRow: dayMs,
};
/** Going through all stored files is work for the small hours (UTC), once a day. */
const hourOfFileSweep = 3;

/** Throws away what nobody will come back for. Orders stay, paid or not, and so do their photos. Safe to run twice. */
export async function sweep(now = Date.now()): Promise<void> {
  deleteExpiredSessions(now);
  const loose = inTransaction((tx) => {
    deleteEndedJobs(tx, now);
    deleteOldDrafts(tx, now);
    return deleteLoosePhotos(tx, now);
  });
  // The rows go first: a file without a row is only lost room, a row without its file would be a broken picture.
  for (const { path, widths } of loose) await removePictureFiles(path, widths);
  if (new Date(now).getUTCHours() === hourOfFileSweep) await removeFilesWithoutRow(now - ages.fileWithoutRow);
  await removeOlder(await temporaryFolder(), now - ages.temporaryFile);
  await removeOlder(sceneFolder, now - ages.scene);
}

/** Whatever they did stands in the business's own rows. */
function deleteEndedJobs(tx: Transaction, now: number): void {
  const done = and(eq(jobs.status, "done"), lt(jobs.finishedAt, now - ages.doneJob));
  const dead = and(eq(jobs.status, "dead"), lt(jobs.finishedAt, now - ages.deadJob));
  tx.delete(jobs).where(or(done, dead)).run();
}

function deleteOldDrafts(tx: Transaction, now: number): void {
  const abandoned = and(isNull(designDrafts.userId), lt(designDrafts.updatedAt, now - ages.anonymousDraft));
  const forgotten = and(isNotNull(designDrafts.userId), lt(designDrafts.updatedAt, now - ages.ownedDraft));
  tx.delete(designDrafts).where(or(abandoned, forgotten)).run();
}

function deleteLoosePhotos(tx: Transaction, now: number) {
  const inDraft = tx.select().from(designDrafts).where(eq(designDrafts.photoMediaId, media.id));
  const inOrder = tx.select().from(designRequests).where(eq(designRequests.originalPhotoPath, media.path));
  const old = lt(media.createdAt, now - ages.loosePhoto);
  const loose = and(eq(media.kind, "photo"), old, notExists(inDraft), notExists(inOrder));
  return tx.delete(media).where(loose).returning({ path: media.path, widths: media.widths }).all();
}

/** What a process left that was killed between storing a picture's files and writing its row. */
async function removeFilesWithoutRow(before: number): Promise<void> {
  const known = new Set(
    db
      .select({ path: media.path })
      .from(media)
      .all()
      .map(({ path }) => path),
  );
  for (const name of await listFilesOlderThan(before)) {
    const path = name.replace(/(-\d+)?\.\w+$/, ".jpg");
    if (!known.has(path)) await diskStorage.remove(name);
  }
}

async function removeOlder(folder: string, than: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtimeMs < than) await rm(path, { recursive: true, force: true });
  }
}
