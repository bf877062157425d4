import { eq } from "drizzle-orm";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { sendWithdrawalLetter } from "#app/mail/send-letter.server.ts";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { withdrawals } from "#db/schema.ts";
import { deliverLetter } from "./deliver-letter.server.ts";
import { type OrderLetter, withdrawalLetterOf } from "./letter-facts.ts";

/** Once per order: what was stated, when it was received, and what follows. */
export async function deliverWithdrawalLetter(requestId: number, mailer?: Mailer, copy?: OrderLetter): Promise<void> {
  const request = readOrder(db, requestId);
  const stated = db.select().from(withdrawals).where(eq(withdrawals.requestId, requestId)).get();
  if (!request || !stated || stated.outcome === "unknown") return;
  const { name, email, outcome, createdAt } = stated;
  const order = orderNumber(requestId);
  const isFree = request.paidAmountCents === 0;
  const facts = {
    ...readBrand(),
    order,
    name,
    email,
    outcome,
    isFree,
    isGift: request.giftPackageId !== null,
    receivedAt: createdAt,
  };
  await deliverLetter(copy ?? withdrawalLetterOf(request), (to) => sendWithdrawalLetter(facts, to, mailer));
}
