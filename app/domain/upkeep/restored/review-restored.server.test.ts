import { afterEach, expect, test } from "vitest";
import { findHold, holdWork, releaseWork } from "#app/disk/held-work.server.ts";
import { requestReceipt } from "#app/domain/letters/pending-letters.server.ts";
import { paymentProvider } from "#app/domain/payments/gateway/payment-provider.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import { Runner } from "#app/jobs/runner.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs, letters } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { describeReview } from "./describe-review.ts";
import { releaseRestored, reviewRestored } from "./review-restored.server.ts";

const card = { number: "4242424242424242", expiry: "12/39", cvc: "123" };

afterEach(() => void releaseWork());

function hold(): void {
  const takenAt = Date.now() - 3_600_000;
  holdWork(env.DATA_DIR, { backup: "2026-11-22T03-10-00Z", takenAt, restoredAt: Date.now(), complete: true });
}

test("held, nothing is claimed; the review lists what would happen; released, it happens", async () => {
  const order = createPaidOrder({ deliveryEmail: "ada@yard.test" });
  inTransaction((tx) => requestReceipt(tx, order));
  hold();
  const runner = new Runner({ handlers, pollMs: 60_000 });
  expect(
    db
      .select()
      .from(jobs)
      .all()
      .every(({ status }) => status === "ready"),
  ).toBe(true);

  const lines = describeReview(await reviewRestored());
  expect(lines).toContain(`  send the e-mail receipt of order ${order.id} to ada@yard.test`);
  expect(lines).toContain(`  make 1 picture of order ${order.id}`);
  runner.wake();
  expect(db.select().from(letters).all()).toMatchObject([{ status: "owed" }]);

  expect(releaseRestored({ withoutLetters: true })).toBe(true);
  expect(findHold()).toBeUndefined();
  expect(db.select().from(letters).all()).toMatchObject([{ status: "not-needed" }]);
  expect(releaseRestored()).toBe(false);
  await runner.stop();
});

test("a payment for an order made after the backup is listed, with what to do", async () => {
  hold();
  const unknown = { requestId: 4711, userId: 1, amountCents: 900, currency: "usd", description: "Standard" } as const;
  const gateway = paymentProvider as typeof paymentProvider & {
    confirmCard(paymentId: string, entry: typeof card): Promise<unknown>;
  };
  const { paymentId } = await gateway.openPayment({ ...unknown, idempotencyKey: "after-the-backup" });
  await gateway.confirmCard(paymentId, card);
  const review = await reviewRestored();
  expect(review.unknownPayments).toMatchObject([{ paymentId, requestId: 4711, amountCents: 900 }]);
  expect(describeReview(review).join("\n")).toMatch(/\$9.*order 4711.*refund it at the provider/);
});
