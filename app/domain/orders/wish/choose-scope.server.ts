import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { isOpen } from "../request/design-request.ts";
import { type DesignRequestRow, findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";
import { requestRoomCheck } from "./room-check.server.ts";

/** Of an unpaid order. */
export function chooseScope(
  owned: { requestId: string; userId: number },
  scope: NonNullable<DesignRequestRow["scope"]>,
): "chosen" | "not-found" | "already-paid" {
  const request = findDesignRequest(owned.requestId, owned.userId);
  if (!request) return "not-found";
  if (!isOpen(request)) return "already-paid";
  const own = and(eq(designRequests.id, request.id), eq(designRequests.userId, owned.userId));
  return inTransaction((tx) => {
    const unpaid = and(own, eq(designRequests.status, "pending"), unpaidRequests);
    if (tx.update(designRequests).set({ scope }).where(unpaid).run().changes === 0) return "already-paid";
    requestRoomCheck(tx, request.id);
    return "chosen";
  });
}
