import { db } from "#db/client.server.ts";
import { isRemote } from "#db/lock-patience.server.ts";
import { inSlices } from "#db/slices.server.ts";

/** Of 4 KB each. What was deleted is soon needed again: that much stays in the file. */
const keptFreePages = 1000;
/** In one transaction: a few milliseconds. */
const pagesAtOnce = 250;
/** SQLite's number for a file that can shrink by and by. */
const incremental = 2;

/** Gives what was deleted from the database back to the disk, a slice at a time. @returns how many pages */
export async function giveBackPages(): Promise<number> {
  const client = db.$client;
  // A database server keeps its own house.
  if (isRemote(client)) return 0;
  const numberOf = (pragma: string) => client.prepare(`PRAGMA ${pragma}`).pluck().get() as number;
  if (numberOf("auto_vacuum") !== incremental) return 0;
  let given = 0;
  await inSlices(() => {
    const free = numberOf("freelist_count");
    if (free <= keptFreePages) return false;
    client.exec(`PRAGMA incremental_vacuum(${Math.min(pagesAtOnce, free - keptFreePages)})`);
    const left = numberOf("freelist_count");
    given += free - left;
    return left < free;
  });
  // The file itself shrinks when the log is written back.
  if (given > 0) client.exec("PRAGMA wal_checkpoint(PASSIVE)");
  return given;
}
