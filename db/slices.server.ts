import { setImmediate as afterOthers } from "node:timers/promises";
import { inTransaction, type Transaction } from "./client.server.ts";

/** Rows per transaction at most: a few milliseconds on a small server. */
export const sliceRows = 500;

/** `work` is bounded by `sliceRows` and returns false when nothing is left; the event loop is free in between. */
export async function inSlices(work: () => boolean | Promise<boolean>): Promise<void> {
  while (await work()) await afterOthers();
}

/**
 * One slice per transaction; changes committed in between may be seen or not. `read` returns the rows after the last
 * one, in a fixed order, `sliceRows` at most.
 */
export async function forEachRow<Row>(
  read: (tx: Transaction, last: Row | undefined) => Row[],
  work: (tx: Transaction, row: Row) => void,
): Promise<void> {
  let last: Row | undefined;
  await inSlices(() => {
    const rows = inTransaction((tx) => {
      const slice = read(tx, last);
      for (const row of slice) work(tx, row);
      return slice;
    });
    last = rows.at(-1);
    return rows.length === sliceRows;
  });
}
