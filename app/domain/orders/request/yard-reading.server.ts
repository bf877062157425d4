import { eq } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import type { AppDatabase, Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredYardReading } from "#db/stored-json.ts";

/** The photo counts as being read until that job ends. */
export function requestYardReading(tx: Transaction, requestId: number): void {
  tx.update(designRequests).set({ yardReadingSince: Date.now() }).where(eq(designRequests.id, requestId)).run();
  enqueueYardReading(tx, requestId);
}

export function enqueueYardReading(tx: Transaction, requestId: number): void {
  enqueue(tx, "read-yard", { requestId }, { key: `${requestId}` });
}

/** With its result or, if given up, without. */
export function endYardReading(
  tx: Transaction | AppDatabase,
  requestId: number,
  yardReading?: StoredYardReading,
): void {
  tx.update(designRequests).set({ yardReadingSince: null, yardReading }).where(eq(designRequests.id, requestId)).run();
}
