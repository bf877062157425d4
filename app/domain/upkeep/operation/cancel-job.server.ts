import { and, eq, inArray } from "drizzle-orm";
import { giveUpFollowUp } from "#app/domain/generation/make-follow-up.server.ts";
import { giveUpCopy, giveUpLetter } from "#app/domain/letters/pending-letters.server.ts";
import { losePicture } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { isJobKind, type JobKind, type JobPayload, jobKinds } from "#app/jobs/kinds.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { isOutstanding } from "#db/partial-indexes.ts";
import { jobs, orderedPictures } from "#db/schema.ts";

type Cancellable =
  | Extract<JobKind, "generate-image" | "make-follow-up">
  | Exclude<CustomersLetter, "send-operator-letter">;
type CustomersLetter = Extract<JobKind, `${string}-letter`>;

/** What a cancellation means: the same as the job's failure. */
const meanings: { [K in Cancellable]: (tx: Transaction, payload: JobPayload<K>) => void } = {
  "generate-image": losePicture,
  "make-follow-up": (tx, { followUpId }) => giveUpFollowUp(tx, followUpId),
  "send-receipt-letter": (tx, { requestId }) => giveUpLetter(tx, { kind: "receipt", requestId }),
  "send-designs-ready-letter": (tx, { requestId }) => giveUpLetter(tx, { kind: "designs-ready", requestId }),
  "send-refund-letter": (tx, { requestId, cause }) => giveUpLetter(tx, { kind: "refund", requestId, cause }),
  "send-withdrawal-letter": (tx, { requestId }) => giveUpLetter(tx, { kind: "withdrawal", requestId }),
  "resend-letter": (tx, { key }) => giveUpCopy(tx, key),
};

export const cancelledWords = "Cancelled at the desk.";

export function mayBeCancelled({ kind, status }: { kind: string; status: string }): boolean {
  return Object.hasOwn(meanings, kind) && (status === "ready" || status === "running");
}

/**
 * With the consequences of its failure: a picture is lost and refunded, a letter is given up. Its worker learns of it
 * within a heartbeat. False for a job that has ended, or must not be ended by hand.
 */
export function cancelJob(id: number): boolean {
  return inTransaction((tx) => {
    const job = tx.select().from(jobs).where(eq(jobs.id, id)).get();
    return job !== undefined && endJob(tx, job);
  });
}

/**
 * The order ends with those that exist, and the rest is refunded by the rule for missing pictures. Returns how many
 * pictures.
 */
export function cancelOutstandingPictures(requestId: number): number {
  return inTransaction((tx) => {
    const outstanding = and(eq(orderedPictures.requestId, requestId), isOutstanding);
    const pictures = tx.select().from(orderedPictures).where(outstanding).all();
    const keys = pictures.map(({ variationNumber }) => `${requestId}:${variationNumber}`);
    const asked = and(eq(jobs.kind, "generate-image"), inArray(jobs.key, keys));
    for (const job of keys.length > 0 ? tx.select().from(jobs).where(asked).all() : []) endJob(tx, job);
    for (const picture of pictures) losePicture(tx, picture);
    return pictures.length;
  });
}

function endJob(tx: Transaction, job: typeof jobs.$inferSelect): boolean {
  if (!mayBeCancelled(job) || !isJobKind(job.kind)) return false;
  const payload = jobKinds[job.kind].payload.safeParse(job.payload);
  const end = {
    status: "dead",
    leaseUntil: null,
    finishedAt: Date.now(),
    lastError: cancelledWords,
  } as const;
  tx.update(jobs)
    .set({ ...end, fence: job.fence + 1 })
    .where(eq(jobs.id, job.id))
    .run();
  const meaning = meanings[job.kind as Cancellable] as (tx: Transaction, payload: unknown) => void;
  if (payload.success) meaning(tx, payload.data);
  return true;
}
