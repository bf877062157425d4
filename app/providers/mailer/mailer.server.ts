import { join } from "node:path";
import { env } from "#app/settings/env.server.ts";
import { letterSender } from "#app/settings/letter-sender.server.ts";
import type { Mailer } from "./contract.ts";
import { createFileMailer } from "./file-mailer.server.ts";
import { createSmtpMailer } from "./smtp-mailer.server.ts";

export const mailFolder = join(env.DATA_DIR, "mail");

export function currentMailer(siteName: string): Mailer {
  return env.SMTP_URL
    ? createSmtpMailer({ url: env.SMTP_URL, from: letterSender(siteName) })
    : createFileMailer(mailFolder);
}
