import { and, eq, gt, gte } from "drizzle-orm";
import type { TestGatewayStore } from "#app/providers/payments/test-gateway-store.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { testPayments, testRefunds } from "#db/schema.ts";

export const testPaymentStore: TestGatewayStore = {
  transaction: (work) => inTransaction(() => work()),
  findPayment: (id) => db.select().from(testPayments).where(eq(testPayments.id, id)).get(),
  listPaid: (since) =>
    db
      .select()
      .from(testPayments)
      // Scans by key: a trial has few payments, and this is called after a restore only.
      .where(and(gt(testPayments.id, ""), gte(testPayments.createdAt, since), gt(testPayments.amountReceivedCents, 0)))
      .all(),
  findPaymentByKey: (key) => db.select().from(testPayments).where(eq(testPayments.idempotencyKey, key)).get(),
  insertPayment: (payment) => void db.insert(testPayments).values(payment).run(),
  updatePayment: (id, change) => void db.update(testPayments).set(change).where(eq(testPayments.id, id)).run(),
  findRefundByKey: (key) => db.select().from(testRefunds).where(eq(testRefunds.idempotencyKey, key)).get(),
  insertRefund: (refund) => void db.insert(testRefunds).values(refund).run(),
};
