import { and, asc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { JobPayload } from "#app/jobs/kinds.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { env } from "#app/settings/env.server.ts";
import type { AppDatabase, Transaction } from "#db/client.server.ts";
import { isUnsent } from "#db/partial-indexes.ts";
import { letters } from "#db/schema.ts";
import { forEachRow, sliceRows } from "#db/slices.server.ts";
import {
  designsReadyLetterOf,
  type OrderLetter,
  type OrderLetterFacts,
  type PendingLetter,
  receiptOf,
  refundLetterOf,
  withdrawalLetterOf,
} from "./letter-facts.ts";

export type LetterRow = typeof letters.$inferSelect;

type Order = Parameters<typeof receiptOf>[0];

/** Enqueued only once: the letter's row is the guard, and commits together with its cause. */
export function requestReceipt(tx: Transaction, order: Order): void {
  if (recordLetter(tx, receiptOf(order))) enqueueReceipt(tx, order.id);
}

export function requestDesignsReadyLetter(tx: Transaction, order: Order): void {
  if (recordLetter(tx, designsReadyLetterOf(order))) enqueueDesignsReadyLetter(tx, order.id);
}

export function requestRefundLetter(tx: Transaction, order: Order, cause: string): void {
  if (recordLetter(tx, refundLetterOf(order, cause))) enqueueRefundLetter(tx, { requestId: order.id, cause });
}

export function requestWithdrawalLetter(tx: Transaction, order: Order): void {
  if (recordLetter(tx, withdrawalLetterOf(order))) enqueueWithdrawalLetter(tx, order.id);
}

/** False when it was recorded before. */
export function recordLetter(tx: Transaction | AppDatabase, letter: PendingLetter): boolean {
  const messageId = `<${letter.key}@${new URL(env.PUBLIC_URL).hostname}>`;
  const { changes } = tx
    .insert(letters)
    .values({ ...letter, messageId })
    .onConflictDoNothing()
    .run();
  return changes === 1;
}

/** Undefined for a letter to the operator. */
export function readOrderLetter({ key, kind, requestId, cause, copy, recipient }: LetterRow): OrderLetter | undefined {
  if (kind === "operator" || requestId === null || copy === null) return undefined;
  return { key, kind, requestId, cause, copy, recipient };
}

export function isOrderLetter({ kind, requestId, cause, copy }: OrderLetterFacts): SQL | undefined {
  const isOfKind = and(eq(letters.requestId, requestId), eq(letters.kind, kind));
  return and(isOfKind, eq(letters.cause, cause), eq(letters.copy, copy));
}

/** How each kind of letter about an order gets its job back; the operator's is enqueued again by its cause. */
const enqueueAgain: Record<OrderLetter["kind"], (tx: Transaction, letter: OrderLetter) => void> = {
  receipt: (tx, { requestId }) => enqueueReceipt(tx, requestId),
  "designs-ready": (tx, { requestId }) => enqueueDesignsReadyLetter(tx, requestId),
  refund: enqueueRefundLetter,
  withdrawal: (tx, { requestId }) => enqueueWithdrawalLetter(tx, requestId),
};

/** For example after the jobs table was emptied. */
export function enqueuePendingLetters(): Promise<void> {
  return forEachRow<LetterRow>(
    (tx, last) => {
      const next = and(isUnsent, gt(letters.key, last?.key ?? ""));
      return tx.select().from(letters).where(next).orderBy(asc(letters.key)).limit(sliceRows).all();
    },
    (tx, row) => {
      const letter = readOrderLetter(row);
      if (letter && letter.copy > 0) enqueueCopy(tx, letter.key);
      else if (letter) enqueueAgain[letter.kind](tx, letter);
    },
  );
}

/** Not its copies. */
export function giveUpLetter(tx: Transaction, { cause = "", ...letter }: GivenUpLetter): void {
  markUnsent(tx, isOrderLetter({ ...letter, cause, copy: 0 }), "given-up");
}

interface GivenUpLetter extends Pick<OrderLetterFacts, "kind" | "requestId"> {
  cause?: string;
}

export function giveUpCopy(tx: Transaction, key: string): void {
  markUnsent(tx, eq(letters.key, key), "given-up");
}

/** The operator's letter goes to several people, each with a row. */
export function giveUpOperatorLetter(
  tx: Transaction,
  { alertId, cause }: { alertId?: number | undefined; cause: string },
): void {
  const isAboutAlert = and(eq(letters.cause, cause), sql`${letters.alertId} is ${alertId ?? null}`);
  markUnsent(tx, and(isUnsent, eq(letters.kind, "operator"), isAboutAlert), "given-up");
}

export function dropLetter(tx: Transaction | AppDatabase, { key }: PendingLetter): void {
  markUnsent(tx, eq(letters.key, key), "not-needed");
}

function markUnsent(tx: Transaction | AppDatabase, which: SQL | undefined, status: "given-up" | "not-needed") {
  tx.update(letters)
    .set({ status })
    .where(and(which, ne(letters.status, "sent")))
    .run();
}

export function enqueueCopy(tx: Transaction, key: string): void {
  enqueue(tx, "resend-letter", { key }, { key });
}

function enqueueReceipt(tx: Transaction, requestId: number): void {
  enqueue(tx, "send-receipt-letter", { requestId }, { key: `${requestId}` });
}

function enqueueDesignsReadyLetter(tx: Transaction, requestId: number): void {
  enqueue(tx, "send-designs-ready-letter", { requestId }, { key: `${requestId}` });
}

function enqueueRefundLetter(tx: Transaction, { requestId, cause }: JobPayload<"send-refund-letter">): void {
  enqueue(tx, "send-refund-letter", { requestId, cause }, { key: `${requestId}:${cause}` });
}

function enqueueWithdrawalLetter(tx: Transaction, requestId: number): void {
  enqueue(tx, "send-withdrawal-letter", { requestId }, { key: `${requestId}` });
}
