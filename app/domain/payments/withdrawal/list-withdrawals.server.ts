import { desc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { withdrawals } from "#db/schema.ts";

const listedAtMost = 100;

/** The latest ones, for the operator. */
export function listWithdrawals() {
  return db.select().from(withdrawals).orderBy(desc(withdrawals.id)).limit(listedAtMost).all();
}
