import { and, eq } from "drizzle-orm";
import type { unreadLocalityWords } from "#app/domain/plans/locality-words.ts";
import { readFacing, type ToldFacing, type untoldFacingWords } from "#app/domain/plans/told-facing.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { designRequests, users } from "#db/schema.ts";
import type { StoredLocality } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import { findDesignRequest, unpaidRequests } from "../request/find-design-request.server.ts";
import { requestRoomCheck } from "./room-check.server.ts";

export type ChosenLocality =
  | "chosen"
  | "not-found"
  | "already-paid"
  | keyof typeof unreadLocalityWords
  | keyof typeof untoldFacingWords;

/** Of an unpaid order, and of the account's next ones. Without words it is unknown again. */
export function chooseLocality(
  owned: { requestId: string; userId: number },
  said: string,
  told: ToldFacing = {},
): ChosenLocality {
  const request = findDesignRequest(owned.requestId, owned.userId);
  if (!request) return "not-found";
  if (!isOpen(request)) return "already-paid";
  const words = said.trim().slice(0, lettersKept);
  const read = readToday(words);
  if (read && !read.ok) return read.reason;
  const direction = read && readFacing(told, read.locality.latitude, request.yardReading?.sunAcross);
  if (direction && !direction.ok) return direction.reason;
  const facing = direction?.facing;
  const own = and(eq(designRequests.id, request.id), eq(designRequests.userId, owned.userId));
  return inTransaction((tx) => {
    const unpaid = and(own, eq(designRequests.status, "pending"), unpaidRequests);
    const locality = read ? { ...read.locality, ...(facing && { facing }) } : null;
    if (tx.update(designRequests).set({ locality }).where(unpaid).run().changes === 0) return "already-paid";
    tx.update(users).set({ locality: words }).where(eq(users.id, owned.userId)).run();
    requestRoomCheck(tx, request.id);
    return "chosen";
  });
}

const lettersKept = 60;

/** What the account said of its last yard, so that it is asked once. */
export function findKnownLocality(tx: Transaction, userId: number): StoredLocality | null {
  const { said } = tx.select({ said: users.locality }).from(users).where(eq(users.id, userId)).get() ?? { said: "" };
  const read = readToday(said);
  return read?.ok ? read.locality : null;
}

/** Under today's laws. */
function readToday(words: string) {
  const read = words === "" ? undefined : imageProvider.readLocality?.(words);
  if (!read?.ok) return read;
  return { ...read, locality: { ...read.locality, asOf: new Date().toISOString().slice(0, 7) } };
}
