import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { listCoupons, makeGiftAtDesk } from "#app/domain/orders/coupons-at-desk.server.ts";
import { findOwnGift } from "#app/domain/orders/gifts/find-gift.server.ts";
import { submitGift } from "#app/domain/orders/gifts/submit-gift.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";
import { startWork } from "#app/domain/payments/settling/start-work.server.ts";
import { deleteAccount } from "#app/domain/privacy/delete-account.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { coupons, couponUses, deletedOrders, designRequests, jobs, withdrawals } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { sweep } from "./sweep.server.ts";

const dayMs = 24 * 3_600_000;
const now = Date.now();
const gift = { packageId: "standard", recipient: "ann@yard.test", message: "Happy birthday!" };
const giftOf = (code: string) => listCoupons().find((coupon) => coupon.code === code)?.gift;

test("a gift letter whose job is lost is mailed all the same, and one that was given up is not", async () => {
  const [pending, refused] = [makeGiftAtDesk(gift)!, makeGiftAtDesk(gift)!];
  db.delete(jobs).where(eq(jobs.key, pending)).run();
  const away = { run: () => Promise.reject(new Error("No such address.")) };
  await runUntilEmpty({ handlers: { "mail-gift-code": away } });
  expect(giftOf(refused)?.letter).toBe("could not be mailed");
  db.delete(jobs).run();
  await reconcilePayments();
  await runUntilEmpty();
  expect([giftOf(pending)?.letter, giftOf(refused)?.letter]).toEqual(["mailed", "could not be mailed"]);
});

test("an account goes with the gifts it bought, and their codes stay", async () => {
  const [pat, tom] = [createUser().id, createUser().id];
  const bought = [pat, pat, tom].map((userId, n) => {
    const submitted = submitGift(userId, { ...gift, message: `${n}`, email: "pat@yard.test" });
    if (!submitted.ok) throw new Error(submitted.reason);
    const paid = { paymentStatus: "paid", paidAt: now, paidAmountCents: 900 } as const;
    const order = db
      .update(designRequests)
      .set(paid)
      .where(eq(designRequests.id, submitted.requestId))
      .returning()
      .get();
    inTransaction((tx) => startWork(tx, order));
    return order.id;
  });
  expect(await deleteAccount(pat)).toEqual({ ok: true });
  expect(findOwnGift(bought[2]!, tom)).toMatchObject({ recipient: "ann@yard.test", isOver: false });
  expect(await deleteAccount(tom)).toEqual({ ok: true });
  const codes = db.select().from(coupons).where(inArray(coupons.requestId, bought)).all();
  expect(codes.map(({ expiresAt }) => expiresAt)).toEqual([null, null, null]);
  expect(db.select().from(deletedOrders).where(inArray(deletedOrders.requestId, bought)).all()).toHaveLength(3);
});

test.each<[string, Partial<typeof coupons.$inferInsert>, number | undefined, boolean]>([
  ["unused", { mailedAt: now - 364 * dayMs }, undefined, true],
  ["unused and mailed more than a year ago", { mailedAt: now - 366 * dayMs }, undefined, false],
  ["used 89 days ago", { mailedAt: now }, now - 89 * dayMs, true],
  ["used 91 days ago", { mailedAt: now }, now - 91 * dayMs, false],
  ["ended 91 days ago", { expiresAt: now - 91 * dayMs }, undefined, false],
])("recipient and line of a code %s", async (_, facts, usedAt, stay) => {
  const code = makeGiftAtDesk(gift)!;
  db.update(coupons).set(facts).where(eq(coupons.code, code)).run();
  if (usedAt) db.insert(couponUses).values({ requestId: usedAt, code, createdAt: usedAt }).run();
  await sweep(now);
  const row = db.select().from(coupons).where(eq(coupons.code, code)).get();
  const { recipient, message } = stay ? gift : { recipient: null, message: null };
  expect(row).toMatchObject({ percent: 100, recipient, message });
});

test("a statement of withdrawal that names no order is kept for a year", async () => {
  const typed = { name: "Pat", orderTyped: "12", email: "pat@yard.test", outcome: "unknown" } as const;
  for (const days of [364, 366])
    db.insert(withdrawals)
      .values({ ...typed, createdAt: now - days * dayMs })
      .run();
  await sweep(now);
  expect(db.select().from(withdrawals).all()).toMatchObject([{ createdAt: now - 364 * dayMs }]);
});
