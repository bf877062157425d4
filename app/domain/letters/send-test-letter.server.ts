import { randomBytes } from "node:crypto";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { sendOperatorLetter } from "#app/mail/send-letter.server.ts";
import { type Mailer, MailerError } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";

export type TestLetterResult = { ok: true } | { ok: false; reason: string };

export async function sendTestLetter(to: string, mailer?: Mailer): Promise<TestLetterResult> {
  const messageId = `<test.${randomBytes(8).toString("hex")}@${new URL(env.PUBLIC_URL).hostname}>`;
  const pageUrl = `${env.PUBLIC_URL}/admin/operation`;
  const facts = { ...readBrand(), cause: "test", message: "", waiting: 0, pageUrl } as const;
  try {
    await sendOperatorLetter(facts, { to, messageId }, mailer);
    return { ok: true };
  } catch (error) {
    if (error instanceof MailerError) return { ok: false, reason: error.message };
    throw error;
  }
}
