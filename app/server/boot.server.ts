import { findHold } from "#app/disk/held-work.server.ts";
import { hashSessionId } from "#app/domain/accounts/session-rows.server.ts";
import { offerFirstPosts } from "#app/domain/blog/import/plant-first-posts.server.ts";
import { notePostView, writePostViews } from "#app/domain/blog/readers/post-views.server.ts";
import { followEdition } from "#app/domain/blog/readers/readers-edition.server.ts";
import { choosePictureFile, findPicture, type PictureViewer } from "#app/domain/media/find-picture.server.ts";
import { installedOperatorPages } from "#app/domain/pages/operator-pages.server.ts";
import { installPrices } from "#app/domain/plans/price-list.server.ts";
import { readSiteName } from "#app/domain/shop/brand.server.ts";
import { sweepTemporaryFiles } from "#app/domain/upkeep/sweep.server.ts";
import { bringUpToDate } from "#app/domain/upkeep/update/bring-up-to-date.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import { startRunner } from "#app/jobs/runner.server.ts";
import { log } from "#app/logging/log.server.ts";
import { faultOfWeights } from "#app/providers/images/ground-reader.server.ts";
import type { Storage } from "#app/providers/storage/contract.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { SettingsError } from "#app/settings/refuse-settings.ts";
import { limitStatementWait } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { checkAfterUncleanEnd } from "./unclean-end.server.ts";

export interface BootFindings {
  designerFault?: string;
  readersEdition: () => number;
  siteName: () => string;
  /** Of a site that may still become a real one, which starts empty, or be a demo, which somebody on this machine looks at. */
  noteLocalReader?: (() => void) | undefined;
  views: { note: typeof notePostView; write: typeof writePostViews };
  pictures: { findPicture: typeof findPictureFor; choosePictureFile: typeof choosePictureFile; storage: Storage };
}

/** Left by a killed process. A server may run in parallel, and writes to its files every few seconds. */
const forgottenMs = 10 * 60_000;

/** Once before the first request: called by the server, never by a module's import. */
export async function boot(): Promise<BootFindings> {
  // A wrong price list ends the start instead of a customer's page.
  await installPrices();
  installedOperatorPages();
  refuseHalfRestored();
  if (!env.DATABASE_URL) checkAfterUncleanEnd(env.DATA_DIR, databaseFile(env.DATA_DIR));
  readyData();
  if (env.RUN_JOBS) {
    startRunner(handlers);
    if (!env.awaitsSetUp) offerFirstPosts();
  }
  const noteLocalReader = env.RUN_JOBS && env.awaitsSetUp ? () => offerFirstPosts() : undefined;
  const pictures = { findPicture: findPictureFor, choosePictureFile, storage };
  return {
    designerFault: faultOfWeights(),
    readersEdition: followEdition(),
    siteName: readSiteName,
    views: { note: notePostView, write: writePostViews },
    pictures,
    noteLocalReader,
  };
}

/** A start continues without pictures: the store may become reachable again. */
async function reportUnreachableStore(): Promise<void> {
  if (env.STORAGE !== "s3") return;
  try {
    await storage.list(1).next();
  } catch (error) {
    log.error(
      { error: describeCause(error) },
      "the bucket of the pictures does not answer as it should: npm run doctor",
    );
  }
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The server checks the database file. Returns the site's name. */
export async function bootWorker(): Promise<string> {
  await installPrices();
  refuseHalfRestored();
  readyData();
  startRunner(handlers);
  offerFirstPosts();
  return readSiteName();
}

export function isDataReachable(): boolean {
  try {
    db.$client.prepare("select 1").get();
    return true;
  } catch {
    return false;
  }
}

function readyData(): void {
  bringUpToDate(env.DATA_DIR);
  limitStatementWait();
  sweepTemporaryFiles(Date.now() - forgottenMs).catch((error: unknown) => {
    log.warn({ err: error }, "old temporary files could not be removed");
  });
  void reportUnreachableStore();
}

function findPictureFor(address: string, { sessionId, ...viewer }: PictureViewer & { sessionId?: string }) {
  return findPicture(address, { ...viewer, sid: sessionId === undefined ? undefined : hashSessionId(sessionId) });
}

/** Files without their database: a start would create an empty one next to them. */
function refuseHalfRestored(): void {
  const hold = findHold();
  if (!hold || hold.complete) return;
  throw new SettingsError(
    `Setting DATA_DIR: the restore of ${hold.backup} into it was broken off. Run it again: npm run restore -- ${hold.backup}`,
  );
}
