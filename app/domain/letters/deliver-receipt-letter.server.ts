import { eq } from "drizzle-orm";
import { formatCents } from "#app/domain/orders/request/format-cents.ts";
import { env } from "#app/env.server.ts";
import { sendReceiptLetter } from "#app/mail/send-letter.server.ts";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { deliverLetter } from "./deliver-letter.server.ts";

/** "We received your money", once per order; the designs come with a letter of their own. Nothing for an unpaid order. */
export async function deliverReceiptLetter(requestId: number, mailer?: Mailer): Promise<void> {
  const request = db.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
  if (!request?.paidAt) return;
  const claim = { key: `receipt.${requestId}`, kind: "receipt", requestId, recipient: request.deliveryEmail } as const;
  const facts = {
    siteName: env.SITE_NAME,
    contactEmail: env.CONTACT_EMAIL,
    requestId,
    packageName: request.package,
    imageCount: request.imageCount,
    amount: formatCents(request.paidAmountCents),
    paidAt: request.paidAt,
    resultsUrl: `${env.PUBLIC_URL}/results/${requestId}`,
  };
  await deliverLetter(claim, (to) => sendReceiptLetter(facts, to, mailer));
}
