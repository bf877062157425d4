import { and, asc, eq, ne, sql } from "drizzle-orm";
import { findDesignRequest } from "#app/domain/orders/request/find-design-request.server.ts";
import { isTooMuchMail } from "#app/domain/orders/request/letter-addresses.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isUnsent } from "#db/partial-indexes.ts";
import { prepared } from "#db/prepared.server.ts";
import { designRequests, letters } from "#db/schema.ts";
import {
  copyKey,
  enqueueCopy,
  isCopy,
  originalKey,
  type PendingLetter,
  recordLetter,
} from "./pending-letters.server.ts";

const dayMs = 24 * 3_600_000;
/** Limits what a customer may request: no one may fill another person's mailbox. */
const copiesAtMost = { aDay: 3, inAll: 10 };

export type LetterRow = typeof letters.$inferSelect;
export type SendAgainResult = { ok: true } | { ok: false; reason: "not-found" | "too-often" | "too-much-mail" };

/** The letters about an order, oldest first, without those that another letter replaced. */
export function listLettersOfOrder(requestId: number, tx: Transaction | typeof db = db): LetterRow[] {
  return lettersOfOrder(tx).all({ requestId });
}

const lettersOfOrder = prepared((db) => {
  const ofOrder = and(eq(letters.requestId, sql.placeholder("requestId")), ne(letters.status, "not-needed"));
  return db.select().from(letters).where(ofOrder).orderBy(asc(letters.createdAt), asc(letters.key)).prepare();
});

/**
 * Sends an order's latest letter again at its owner's request. The given address becomes the order's: a different one means that
 * the first was mistyped.
 */
export function sendLatestLetterAgain(
  { requestId, userId }: { requestId: string; userId: number },
  recipient: string,
  now = Date.now(),
): SendAgainResult {
  return inTransaction((tx) => {
    const order = findDesignRequest(requestId, userId);
    const latest = order && listLettersOfOrder(order.id, tx).at(-1);
    if (!latest) return { ok: false, reason: "not-found" };
    if (hasRequestedTooOften(tx, order.id, now)) return { ok: false, reason: "too-often" };
    if (isTooMuchMail(tx, userId, recipient, now)) return { ok: false, reason: "too-much-mail" };
    tx.update(designRequests).set({ deliveryEmail: recipient }).where(eq(designRequests.id, order.id)).run();
    sendAgain(tx, latest, recipient);
    tx.update(letters)
      .set({ recipient })
      .where(and(eq(letters.requestId, order.id), isUnsent))
      .run();
    return { ok: true };
  });
}

/** Sends any letter of an order again at the operator's request, to any address; the order keeps its own. */
export function sendLetterAgain(key: string, recipient: string): SendAgainResult {
  return inTransaction((tx) => {
    const letter = tx.select().from(letters).where(eq(letters.key, key)).get();
    if (!letter || letter.requestId === null) return { ok: false, reason: "not-found" };
    sendAgain(tx, letter, recipient);
    return { ok: true };
  });
}

/** A copy has its own row, so that it stays known what went where; it replaces one that was not sent yet. */
function sendAgain(tx: Transaction, letter: LetterRow, recipient: string): void {
  const original = originalKey(letter.key);
  const { kind, requestId } = letter as { kind: PendingLetter["kind"]; requestId: number };
  const copies = listAll(tx, requestId).filter(({ key }) => isCopy(key) && originalKey(key) === original);
  const key = copyKey(original, copies.length + 1);
  recordLetter(tx, { key, kind, requestId, recipient });
  enqueueCopy(tx, key);
  if (letter.status !== "sent") {
    tx.update(letters).set({ status: "not-needed" }).where(eq(letters.key, letter.key)).run();
  }
}

function hasRequestedTooOften(tx: Transaction, requestId: number, now: number): boolean {
  const copies = listAll(tx, requestId).filter(({ key }) => isCopy(key));
  const today = copies.filter(({ createdAt }) => createdAt > now - dayMs);
  return today.length >= copiesAtMost.aDay || copies.length >= copiesAtMost.inAll;
}

function listAll(tx: Transaction, requestId: number): LetterRow[] {
  return tx.select().from(letters).where(eq(letters.requestId, requestId)).all();
}
