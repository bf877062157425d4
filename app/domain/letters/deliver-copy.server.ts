import { eq } from "drizzle-orm";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { letters } from "#db/schema.ts";
import { deliverDesignsReadyLetter } from "./deliver-designs-ready-letter.server.ts";
import { deliverReceiptLetter } from "./deliver-receipt-letter.server.ts";
import { deliverRefundLetter } from "./deliver-refund-letter.server.ts";
import { deliverWithdrawalLetter } from "./deliver-withdrawal-letter.server.ts";
import { readOrderLetter } from "./pending-letters.server.ts";

/** Written again so that its links are fresh. Does nothing when the order is gone. */
export async function deliverCopy(key: string, mailer?: Mailer): Promise<void> {
  const row = db.select().from(letters).where(eq(letters.key, key)).get();
  const copy = row && readOrderLetter(row);
  if (!copy) return;
  if (copy.kind === "receipt") return deliverReceiptLetter(copy.requestId, mailer, copy);
  if (copy.kind === "designs-ready") return deliverDesignsReadyLetter(copy.requestId, mailer, copy);
  if (copy.kind === "withdrawal") return deliverWithdrawalLetter(copy.requestId, mailer, copy);
  await deliverRefundLetter(copy, mailer, copy);
}
