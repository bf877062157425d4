import { and, desc, inArray, isNull, lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { withdrawals } from "#db/schema.ts";
import { sliceRows } from "#db/slices.server.ts";

const listedAtMost = 100;

/** The latest ones, for the operator. */
export function listWithdrawals() {
  return db.select().from(withdrawals).orderBy(desc(withdrawals.id)).limit(listedAtMost).all();
}

/** Those that name no paid order. @returns how many were deleted, at most `sliceRows` */
export function deleteOldStatements(before: number): number {
  const old = and(lt(withdrawals.createdAt, before), isNull(withdrawals.requestId));
  const slice = db.select({ id: withdrawals.id }).from(withdrawals).where(old).limit(sliceRows);
  return db.delete(withdrawals).where(inArray(withdrawals.id, slice)).run().changes;
}
