import { and, eq, isNull } from "drizzle-orm";
import type { TypedWish } from "#app/providers/images/contract.ts";
import { readOrderedWish, storeTypedWish, typedWishOf } from "#app/providers/images/typed-wish.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { DesignRequestRow } from "../request/find-design-request.server.ts";

/** Stored in orders from before wishes were, so that no newer version of the reader changes what was paid for. */
export function keepTypedWish(request: DesignRequestRow): TypedWish {
  const wish = typedWishOf(request);
  if (request.wish === null) {
    const unread = and(eq(designRequests.id, request.id), isNull(designRequests.wish));
    db.update(designRequests)
      .set({ wish: storeTypedWish(readOrderedWish(request)) })
      .where(unread)
      .run();
  }
  return wish;
}
