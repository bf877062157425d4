import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { readRequestId } from "./request-id.ts";

export type DesignRequestRow = typeof designRequests.$inferSelect;

/**
 * One's own design request. Undefined for a missing one, somebody else's, and anything that is not written like an id.
 * @param requestId as it stands in the address, or as a number
 */
export function findDesignRequest(requestId: string | number, userId: number): DesignRequestRow | undefined {
  const id = readRequestId(requestId);
  if (id === undefined) return undefined;
  return db
    .select()
    .from(designRequests)
    .where(and(eq(designRequests.id, id), eq(designRequests.userId, userId)))
    .get();
}
