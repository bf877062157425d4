import { and, eq } from "drizzle-orm";
import { unreadLocalityWords } from "#app/domain/plans/locality-words.ts";
import { readFacing, type ToldFacing, type untoldFacingWords } from "#app/domain/plans/told-facing.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
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
  return inTransaction((tx) => {
    const locality = read ? { ...read.locality, ...(facing && { facing }) } : null;
    if (!moveOrder(tx, request, locality)) return "already-paid";
    tx.update(users).set({ locality: words }).where(eq(users.id, owned.userId)).run();
    return "chosen";
  });
}

/** Of a user's own order. False once it is paid. */
export function moveOrder(
  tx: Transaction,
  { id, userId }: { id: number; userId: number },
  locality: StoredLocality | null,
): boolean {
  const own = and(eq(designRequests.id, id), eq(designRequests.userId, userId));
  const unpaid = and(own, eq(designRequests.status, "pending"), unpaidRequests);
  if (tx.update(designRequests).set({ locality }).where(unpaid).run().changes === 0) return false;
  requestRoomCheck(tx, id);
  return true;
}

const lettersKept = 60;

/** Of the account's next orders, also where it is not understood. */
export async function rememberLocality(userId: number, said: string): Promise<void> {
  const values = { locality: said.trim().slice(0, lettersKept) };
  await whenWritable(() => db.update(users).set(values).where(eq(users.id, userId)).run());
}

/** What the account said of its last yard, so that it is asked once. */
export function findKnownLocality(
  tx: Transaction,
  userId: number,
  facing?: ToldFacing["facing"],
): StoredLocality | null {
  const read = readToday(findSaid(tx, userId));
  return read?.ok ? { ...read.locality, ...(facing && { facing }) } : null;
}

export interface SaidLocality {
  words: string;
  /** A sentence: why the words leave the place unknown. */
  problem: string | undefined;
}

/** In the account's own words; undefined where plants are chosen for no place. */
export function findSaidLocality(userId: number): SaidLocality | undefined {
  if (!imageProvider.readLocality) return undefined;
  const words = findSaid(db, userId);
  const read = readToday(words);
  return { words, problem: read && !read.ok ? unreadLocalityWords[read.reason] : undefined };
}

function findSaid(tx: Transaction | typeof db, userId: number): string {
  return tx.select({ said: users.locality }).from(users).where(eq(users.id, userId)).get()?.said ?? "";
}

/** Under today's laws. */
function readToday(words: string) {
  const read = words === "" ? undefined : imageProvider.readLocality?.(words);
  if (!read?.ok) return read;
  return { ...read, locality: { ...read.locality, asOf: new Date().toISOString().slice(0, 7) } };
}
