import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentReading } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { settlePayment } from "./settle-payment.server.ts";

function disputesAfter(...reports: PaymentReading["dispute"][]) {
  const { id } = createUnpaidOrder();
  const paymentId = `pi_${id}`;
  const ofOrder = eq(designRequests.id, id);
  const order = db.update(designRequests).set({ paymentIntentId: paymentId }).where(ofOrder).returning().get();
  const cents = order.priceCents;
  const amounts = { amountCents: cents, amountReceivedCents: cents, refundedCents: 0, currency: "usd" };
  return reports.map((dispute) => {
    settlePayment(id, { paymentId, state: "succeeded", requestId: id, refunds: [], dispute, ...amounts });
    return db.select().from(designRequests).where(ofOrder).get()!.dispute;
  });
}

test("a dispute is opened and decided", () => {
  expect(disputesAfter(undefined, "open", "won")).toEqual([null, "open", "won"]);
  expect(disputesAfter("open", "lost")).toEqual(["open", "lost"]);
});

test.each(["won", "lost"] as const)("an older reading that comes late opens nothing again that was %s", (decided) => {
  expect(disputesAfter("open", decided, "open", undefined)).toEqual(["open", decided, decided, decided]);
});
