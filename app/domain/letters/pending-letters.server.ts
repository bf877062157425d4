import { and, asc, eq, gt, like, ne } from "drizzle-orm";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import type { JobPayload } from "#app/jobs/kinds.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { env } from "#app/settings/env.server.ts";
import type { AppDatabase, Transaction } from "#db/client.server.ts";
import { isUnsent } from "#db/partial-indexes.ts";
import { letters, refunds } from "#db/schema.ts";
import { forEachRow, sliceRows } from "#db/slices.server.ts";

export interface PendingLetter {
  /** Unique: letters, digits, dots and dashes. Becomes part of the Message-ID. */
  key: string;
  kind: "receipt" | "designs-ready" | "refund" | "operator";
  requestId?: number;
  recipient: string;
}

interface Addressee {
  id: number;
  deliveryEmail: string;
}

export const receiptKey = (requestId: number) => `receipt.${requestId}`;
export const designsReadyKey = (requestId: number) => `designs-ready.${requestId}`;
export const refundLetterKey = (requestId: number, cause: string) =>
  `refund.${requestId}.${cause.replaceAll(/[^\w-]/g, "-")}`;

const ofOrder = ({ id, deliveryEmail }: Addressee) => ({ requestId: id, recipient: deliveryEmail });

export function receiptOf(order: Addressee): PendingLetter {
  return { key: receiptKey(order.id), kind: "receipt", ...ofOrder(order) };
}

export function designsReadyLetterOf(order: Addressee): PendingLetter {
  return { key: designsReadyKey(order.id), kind: "designs-ready", ...ofOrder(order) };
}

export function refundLetterOf(order: Addressee, cause: string): PendingLetter {
  return { key: refundLetterKey(order.id, cause), kind: "refund", ...ofOrder(order) };
}

/** Each of these is enqueued only once: the letter's row is the guard, and commits together with its cause. */
export function requestReceipt(tx: Transaction, order: Addressee): void {
  if (recordLetter(tx, receiptOf(order))) enqueueReceipt(tx, order.id);
}

export function requestDesignsReadyLetter(tx: Transaction, order: Addressee): void {
  if (recordLetter(tx, designsReadyLetterOf(order))) enqueueDesignsReadyLetter(tx, order.id);
}

export function requestRefundLetter(tx: Transaction, order: Addressee, cause: string): void {
  if (recordLetter(tx, refundLetterOf(order, cause))) enqueueRefundLetter(tx, { requestId: order.id, cause });
}

/** @returns false when it was recorded before */
export function recordLetter(tx: Transaction | AppDatabase, letter: PendingLetter): boolean {
  const messageId = `<${letter.key}@${new URL(env.PUBLIC_URL).hostname}>`;
  const { changes } = tx
    .insert(letters)
    .values({ ...letter, messageId })
    .onConflictDoNothing()
    .run();
  return changes === 1;
}

/** How each kind of letter about an order gets its job back; the operator's is enqueued again by its cause. */
const enqueueAgain: Record<
  Exclude<PendingLetter["kind"], "operator">,
  (tx: Transaction, order: Addressee, key: string) => void
> = {
  receipt: (tx, { id }) => enqueueReceipt(tx, id),
  "designs-ready": (tx, { id }) => enqueueDesignsReadyLetter(tx, id),
  refund: (tx, order, key) => enqueueRefundLetterAgain(tx, key, order),
};

/** Enqueues jobs for pending letters that have none, for example after the jobs table was emptied. */
export function enqueuePendingLetters(): Promise<void> {
  return forEachRow<typeof letters.$inferSelect>(
    (tx, last) => {
      const next = and(isUnsent, gt(letters.key, last?.key ?? ""));
      return tx.select().from(letters).where(next).orderBy(asc(letters.key)).limit(sliceRows).all();
    },
    (tx, { kind, key, requestId }) => {
      if (isCopy(key)) return enqueueCopy(tx, key);
      const order = requestId === null ? undefined : readOrder(tx, requestId);
      if (order && isEnqueuedAgain(kind)) enqueueAgain[kind](tx, order, key);
    },
  );
}

function isEnqueuedAgain(kind: string): kind is keyof typeof enqueueAgain {
  return Object.hasOwn(enqueueAgain, kind);
}

export function giveUpLetter(tx: Transaction, key: string): void {
  markUnsent(tx, eq(letters.key, key), "given-up");
}

/** The operator's letter goes to several people, each with a row. */
export function giveUpOperatorLetter(tx: Transaction, { cause, day }: JobPayload<"send-operator-letter">): void {
  markUnsent(tx, like(letters.key, `operator.${cause}.${day}.%`), "given-up");
}

export function dropLetter(tx: Transaction | AppDatabase, { key }: PendingLetter): void {
  markUnsent(tx, eq(letters.key, key), "not-needed");
}

function markUnsent(tx: Transaction | AppDatabase, which: ReturnType<typeof eq>, status: "given-up" | "not-needed") {
  tx.update(letters)
    .set({ status })
    .where(and(which, ne(letters.status, "sent")))
    .run();
}

function enqueueRefundLetterAgain(tx: Transaction, key: string, order: Addressee): void {
  const cause = causeOfRefundLetter(tx, key, order.id);
  if (cause !== undefined) enqueueRefundLetter(tx, { requestId: order.id, cause });
}

/** A key contains the cause only in URL-safe letters, so the cause is found among the order's refunds. */
export function causeOfRefundLetter(tx: Transaction | AppDatabase, key: string, requestId: number): string | undefined {
  const ofOrder = tx.select().from(refunds).where(eq(refunds.requestId, requestId)).all();
  return ofOrder.find(({ cause }) => refundLetterKey(requestId, cause) === key)?.cause;
}

export const copyKey = (key: string, n: number) => `${key}.again-${n}`;
export const originalKey = (key: string) => key.replace(/\.again-\d+$/, "");
export const isCopy = (key: string) => originalKey(key) !== key;

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
