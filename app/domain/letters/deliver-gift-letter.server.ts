import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { findCoupon, packageNameOf } from "#app/domain/orders/request/coupons.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { countUp } from "#app/logging/meter.server.ts";
import { sendGiftLetter } from "#app/mail/send-letter.server.ts";
import { type Mailer, MailerError } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { coupons } from "#db/schema.ts";

/** Once; after a crash again under the same Message-ID. An ended code is not mailed any more. @throws MailerError */
export async function deliverGiftLetter(code: string, mailer?: Mailer): Promise<void> {
  const gift = findCoupon(db, code);
  if (!gift?.recipient || !gift.packageId || gift.mailedAt !== null) return;
  if (gift.expiresAt !== null && gift.expiresAt <= Date.now()) return;
  const { recipient: to, message, packageId } = gift;
  const facts = { ...readBrand(), code, message, package: packageNameOf(packageId) ?? packageId, url: env.PUBLIC_URL };
  await sendGiftLetter(facts, { to, messageId: giftMessageId(code) }, mailer).catch((error: unknown) => {
    if (!(error instanceof MailerError)) throw error;
    countUp("letters_failed_total", { problem: error.problem });
    throw error.permanent ? new PermanentJobError(error.message, { cause: error }) : error;
  });
  countUp("letters_sent_total", { kind: "gift" });
  await whenWritable(() => db.update(coupons).set({ mailedAt: Date.now() }).where(eq(coupons.code, code)).run());
}

/** Mail servers log it, so it does not contain the code. */
export function giftMessageId(code: string): string {
  const digest = createHash("sha256").update(code).digest("hex").slice(0, 24);
  return `<gift.${digest}@${new URL(env.PUBLIC_URL).hostname}>`;
}
