import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, gt } from "drizzle-orm";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { pictureFileName } from "#app/domain/media/picture-names.server.ts";
import type { MediaRow } from "#app/domain/media/stored-picture.ts";
import { photoKeptUntil } from "#app/domain/orders/request/photo-kept-until.server.ts";
import { log } from "#app/logging/log.server.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { pictureProcess } from "#app/providers/images/picture-process-client.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { isLargePhoto, keptPhotoSide } from "#db/partial-indexes.ts";
import { designRequests, media } from "#db/schema.ts";
import { inSlices } from "#db/slices.server.ts";
import { findReasonToKeep } from "./delete-order.server.ts";

const photosASlice = 50;

/**
 * Copies of at most `keptPhotoSide` pixels replace expired photos. Safe to run twice and to be killed at any point: a
 * photo counts as large until its row says otherwise.
 */
export async function expirePhotos(now = Date.now()): Promise<void> {
  let last = 0;
  await inSlices(async () => {
    const next = and(isLargePhoto, gt(media.id, last));
    const photos = db.select().from(media).where(next).orderBy(asc(media.id)).limit(photosASlice).all();
    for (const photo of photos.filter(({ path }) => hasExpired(path, now))) {
      if (!(await shrinkPhoto(photo))) return false;
    }
    last = photos.at(-1)?.id ?? last;
    return photos.length === photosASlice;
  });
}

/** Must hold for every order it belongs to; running work still needs it. A photo without an order is a draft's. */
function hasExpired(path: string, now: number): boolean {
  const orders = db.select().from(designRequests).where(eq(designRequests.originalPhotoPath, path)).all();
  const isOver = (order: (typeof orders)[number]) => {
    const until = photoKeptUntil(order);
    return until !== undefined && until <= now && findReasonToKeep(db, order) !== "being-made";
  };
  return orders.length > 0 && orders.every(isOver);
}

/** False while the picture process is busy: the next sweep continues. */
async function shrinkPhoto(photo: MediaRow): Promise<boolean> {
  const folder = await mkdtemp(join(await temporaryFolder(), "copy-"));
  try {
    const target = join(folder, "copy.jpg");
    const { width, height, bytes } = await storage.lend(photo.path, (file) =>
      pictureProcess("intake").run("shrink-photo", { file, target, sideAtMost: keptPhotoSide }),
    );
    await storage.keep(target, pictureFileName(photo.path));
    const widths = photo.widths.filter((stored) => stored < width);
    const copy = { width, height, bytes, widths };
    await whenWritable(() => db.update(media).set(copy).where(eq(media.id, photo.id)).run());
    await removeWidths(photo.path, photo.widths.slice(widths.length));
    return true;
  } catch (error) {
    if (!(error instanceof TaskProcessError)) throw error;
    log.warn({ photo: photo.id, reason: error.message }, "no copy of a photo could be made");
    return error.failure !== "busy";
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeWidths(path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await storage.remove(pictureFileName(path, { width, format: "jpeg" }));
    await storage.remove(pictureFileName(path, { width, format: "avif" }));
  }
}
