import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { findDesignRequest } from "#app/domain/orders/request/find-design-request.server.ts";
import { isTooMuchMail } from "#app/domain/orders/request/letter-addresses.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isUnsent } from "#db/partial-indexes.ts";
import { prepared } from "#db/prepared.server.ts";
import { designRequests, letters } from "#db/schema.ts";
import { addressLetter, type OrderLetter } from "./letter-facts.ts";
import { dropLetter, enqueueCopy, type LetterRow, readOrderLetter, recordLetter } from "./pending-letters.server.ts";

const dayMs = 24 * 3_600_000;
/** Limits what a customer may request: no one may fill another person's mailbox. */
const copiesAtMost = { aDay: 3, inAll: 10 };

export type SendAgainResult = { ok: true } | { ok: false; reason: "not-found" | "too-often" | "too-much-mail" };

/** Oldest first, without those that another letter replaced. */
export function listLettersOfOrder(requestId: number, tx: Transaction | typeof db = db): LetterRow[] {
  return lettersOfOrder(tx).all({ requestId });
}

const lettersOfOrder = prepared((db) => {
  const ofOrder = and(eq(letters.requestId, sql.placeholder("requestId")), ne(letters.status, "not-needed"));
  return db.select().from(letters).where(ofOrder).orderBy(asc(letters.createdAt), asc(letters.key)).prepare();
});

/** At the owner's request. The given address becomes the order's: a different one means that the first was mistyped. */
export function sendLatestLetterAgain(
  { requestId, userId }: { requestId: string; userId: number },
  recipient: string,
  now = Date.now(),
): SendAgainResult {
  return inTransaction((tx) => {
    const order = findDesignRequest(requestId, userId);
    const row = order && listLettersOfOrder(order.id, tx).at(-1);
    const latest = row && readOrderLetter(row);
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

/** At the operator's request, to any address; the order keeps its own. */
export function sendLetterAgain(key: string, recipient: string): SendAgainResult {
  return inTransaction((tx) => {
    const row = tx.select().from(letters).where(eq(letters.key, key)).get();
    const letter = row && readOrderLetter(row);
    if (!letter) return { ok: false, reason: "not-found" };
    sendAgain(tx, letter, recipient);
    return { ok: true };
  });
}

/** A copy has its own row, so that the record of what went where is complete; it replaces one that was not sent yet. */
function sendAgain(tx: Transaction, letter: OrderLetter, recipient: string): void {
  const { kind, requestId, cause } = letter;
  const copies = listCopies(tx, requestId).filter((copy) => copy.kind === kind && copy.cause === cause);
  const copy = addressLetter({ kind, requestId, cause, copy: copies.length + 1 }, recipient);
  recordLetter(tx, copy);
  enqueueCopy(tx, copy.key);
  dropLetter(tx, letter);
}

function hasRequestedTooOften(tx: Transaction, requestId: number, now: number): boolean {
  const copies = listCopies(tx, requestId);
  const today = copies.filter(({ createdAt }) => createdAt > now - dayMs);
  return today.length >= copiesAtMost.aDay || copies.length >= copiesAtMost.inAll;
}

function listCopies(tx: Transaction, requestId: number): LetterRow[] {
  return tx
    .select()
    .from(letters)
    .where(and(eq(letters.requestId, requestId), gt(letters.copy, 0)))
    .all();
}
