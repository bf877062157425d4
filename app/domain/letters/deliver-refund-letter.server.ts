import { and, eq } from "drizzle-orm";
import { findInvoice } from "#app/domain/invoices/find-invoices.server.ts";
import { missingImagesCause } from "#app/domain/orders/pictures/missing-images.ts";
import { describeRefusal } from "#app/domain/orders/pictures/refused-images.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { duplicatePaymentOf, undeliveredGiftCause, withdrawalCause } from "#app/domain/orders/request/refund-cause.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import type { RefundFacts } from "#app/mail/refund-letter.tsx";
import { sendRefundLetter } from "#app/mail/send-letter.server.ts";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { refunds } from "#db/schema.ts";
import { deliverLetter } from "./deliver-letter.server.ts";
import { type OrderLetter, refundLetterOf } from "./letter-facts.ts";
import { letterLink } from "./letter-link.server.ts";
import { dropLetter } from "./pending-letters.server.ts";

/** Once per refund. For missing pictures the letter about the others reports it, so it is sent for its credit note only. */
export async function deliverRefundLetter(
  { requestId, cause }: { requestId: number; cause: string },
  mailer?: Mailer,
  copy?: OrderLetter,
): Promise<void> {
  const request = readOrder(db, requestId);
  const ofThisCause = and(eq(refunds.requestId, requestId), eq(refunds.cause, cause));
  const refund = db.select().from(refunds).where(ofThisCause).get();
  if (!request || refund?.status !== "done") return;
  const forMissingImages = cause === missingImagesCause;
  const letter = copy ?? refundLetterOf(request, cause);
  const isPart = forMissingImages && request.status === "partial";
  const creditNote = findInvoice(`refunded ${refund.providerRefundId}`);
  if (isPart && !creditNote) return dropLetter(db, letter);

  const facts = {
    ...readBrand(),
    order: orderNumber(requestId),
    packageName: request.package,
    amount: formatMoney(refund.amountCents, request.currency),
    reason: isPart ? ("some-designs" as const) : reasonOf(cause),
    refusal: forMissingImages ? describeRefusal(requestId, request.imageCount) : undefined,
    resultsUrl: letterLink(letter.key),
    creditNote,
  };
  await deliverLetter(letter, (to) => sendRefundLetter(facts, to, mailer));
}

function reasonOf(cause: string): RefundFacts["reason"] {
  if (cause === missingImagesCause) return "no-designs";
  if (cause === withdrawalCause) return "withdrawal";
  if (cause === undeliveredGiftCause) return "gift-undelivered";
  return duplicatePaymentOf(cause) ? "paid-twice" : "other";
}
