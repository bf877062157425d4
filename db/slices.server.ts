import { setImmediate as afterOthers } from "node:timers/promises";
import { inTransaction, type Transaction } from "./client.server.ts";

/** Rows per transaction at most: a few milliseconds on a small server. */
export const sliceRows = 500;

/**
 * Repeats work that is bounded by `sliceRows` until it is done, yielding to the event loop in between.
 * @param work returns false when nothing is left
 */
export async function inSlices(work: () => boolean | Promise<boolean>): Promise<void> {
  while (await work()) await afterOthers();
}

/**
 * Processes many rows, one slice per transaction. Changes committed in between may be seen or not.
 * @param read the next rows after the last one, in a fixed order, `sliceRows` at most
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
