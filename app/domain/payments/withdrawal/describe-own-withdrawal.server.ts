import { and, eq } from "drizzle-orm";
import { findPurchase } from "#app/domain/orders/request/find-design-request.server.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { withdrawalCause } from "#app/domain/orders/request/refund-cause.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { db } from "#db/client.server.ts";
import { refunds } from "#db/schema.ts";

/** What comes back; undefined for whoever does not own the order, and where nothing does. */
export function describeOwnWithdrawal(orderTyped: string, userId: number): string | undefined {
  const order = findPurchase(orderTyped.replace(/\D+/g, ""), userId);
  if (!order) return undefined;
  const ofWithdrawal = and(eq(refunds.requestId, order.id), eq(refunds.cause, withdrawalCause));
  const refund = db.select().from(refunds).where(ofWithdrawal).get();
  if (!refund || refund.status === "failed") return undefined;
  const amount = formatMoney(refund.amountCents, order.currency);
  return `${orderNumber(order.id)} has ended: ${amount} returns to your card, usually within 5 to 10 days.`;
}
