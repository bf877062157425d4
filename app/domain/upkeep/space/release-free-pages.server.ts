import { db } from "#db/client.server.ts";
import { isRemote } from "#db/lock-patience.server.ts";
import { inSlices } from "#db/slices.server.ts";

const keptFreePages = 1000;
/** In one transaction: a few milliseconds. */
const pagesAtOnce = 250;
const incremental = 2;

/** A slice at a time. Returns how many pages. */
export async function releaseFreePages(): Promise<number> {
  const client = db.$client;
  if (isRemote(client)) return 0;
  const numberOf = (pragma: string) => client.prepare<[], number>(`PRAGMA ${pragma}`).pluck().get() ?? 0;
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
  if (given > 0) client.exec("PRAGMA wal_checkpoint(PASSIVE)");
  return given;
}
