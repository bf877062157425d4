import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { readRequestId } from "./request-id.ts";

/** An empty name removes it. False for a missing order and for another customer's. */
export function nameOrder(owned: { requestId: string; userId: number }, name: string): boolean {
  const id = readRequestId(owned.requestId);
  if (id === undefined) return false;
  const own = and(eq(designRequests.id, id), eq(designRequests.userId, owned.userId));
  const { changes } = db
    .update(designRequests)
    .set({ name: name || null })
    .where(own)
    .run();
  return changes > 0;
}
