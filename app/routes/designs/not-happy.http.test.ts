import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { designRequests, jobs, refunds, users } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

const dayMs = 24 * 3_600_000;
const button = "Give me my money back";

function doneOrder(userId: number, changes: Partial<typeof designRequests.$inferInsert> = {}) {
  const paid = { status: "completed", paymentStatus: "paid", paidAmountCents: 900, paidAt: Date.now() } as const;
  return createDesignRequest(userId, { ...paid, finishedAt: Date.now() - dayMs, notHappyDays: 14, ...changes }, 5);
}

const page = async (id: number, cookie: string) => (await app.fetch(`/results/${id}`, { cookie })).text();
const ask = (id: number, cookie: string) =>
  app.fetch(`/results/${id}`, { method: "POST", body: new URLSearchParams({ intent: "not-happy" }), cookie });
const refundsOf = (id: number) => app.db.select().from(refunds).where(eq(refunds.requestId, id)).all();

test("one press requests all that is left, once, by the job of every refund", async () => {
  const { user, cookie } = await app.signIn();
  const order = doneOrder(user.id);
  expect(await page(order.id, cookie)).toContain(button);
  for (const time of ["once", "twice"]) expect([time, (await ask(order.id, cookie)).status]).toEqual([time, 303]);
  expect(refundsOf(order.id)).toMatchObject([{ cause: "not-happy", amountCents: 900, status: "pending" }]);
  const key = `${order.id}:not-happy`;
  expect(app.db.select().from(jobs).where(eq(jobs.key, key)).all()).toMatchObject([{ kind: "refund-payment" }]);
  expect(await page(order.id, cookie)).not.toContain(button);
});

test("an account takes its money back once a year, also when the order is gone", async () => {
  const { user, cookie } = await app.signIn();
  const first = doneOrder(user.id);
  await ask(first.id, cookie);
  app.db.delete(designRequests).where(eq(designRequests.id, first.id)).run();
  const second = doneOrder(user.id);
  expect(await page(second.id, cookie)).not.toContain(button);
  await ask(second.id, cookie);
  expect(refundsOf(second.id)).toEqual([]);
  app.db
    .update(users)
    .set({ notHappyAt: Date.now() - 366 * dayMs })
    .where(eq(users.id, user.id))
    .run();
  await ask(second.id, cookie);
  expect(refundsOf(second.id)).toHaveLength(1);
});

test.each<[string, Partial<typeof designRequests.$inferInsert>]>([
  ["that was not promised it", { notHappyDays: 0 }],
  ["whose days are over", { finishedAt: Date.now() - 15 * dayMs }],
  ["that is being made", { status: "processing", finishedAt: null }],
  ["that is not paid", { status: "pending", paymentStatus: "unpaid", paidAmountCents: 0 }],
  ["that cost nothing", { paidAmountCents: 0 }],
  ["that was refunded", { paymentStatus: "refunded", refundedAmountCents: 900 }],
  ["in dispute", { dispute: "open" }],
])("an order %s offers nothing", async (_which, changes) => {
  const { user, cookie } = await app.signIn();
  const order = doneOrder(user.id, changes);
  expect(await page(order.id, cookie)).not.toContain(button);
  await ask(order.id, cookie);
  expect(refundsOf(order.id)).toEqual([]);
});

test("nobody asks for another's money", async () => {
  const order = doneOrder((await app.signIn()).user.id);
  expect((await ask(order.id, (await app.signIn()).cookie)).status).toBe(404);
  expect(refundsOf(order.id)).toEqual([]);
});
