import type { Transporter } from "nodemailer";
import { type DeliveryProblem, type Letter, type Mailer, MailerError } from "./contract.ts";
import { isPlainAddress } from "./plain-address.ts";

interface SmtpSettings {
  /** smtp://user:password@host:587 or smtps://…:465 */
  url: string;
  from: string;
}

/** One connection per letter: they are few, and an idle pool would outlive the server's timeout. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const sender = readSender(from);
  let transport: Transporter | undefined;

  return {
    name: `SMTP (${new URL(url).hostname})`,
    async send(letter: Letter) {
      if (!isPlainAddress(letter.to))
        throw new MailerError("The recipient is not a plain address.", true, "no-such-mailbox");
      transport ??= await openTransport(url);
      try {
        await transport.sendMail({
          from: sender,
          to: { name: "", address: letter.to },
          ...(letter.replyTo && isPlainAddress(letter.replyTo) && { replyTo: { name: "", address: letter.replyTo } }),
          // Explicit, so that no parsing of headers decides the recipient.
          envelope: { from: sender.address, to: [letter.to] },
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          messageId: letter.messageId,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw asMailerError(error);
      }
    },
  };
}

/** Nodemailer is loaded with the first letter. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** "Name <address>". @throws MailerError when it contains no plain address */
function readSender(from: string): { name: string; address: string } {
  const [, name = "", address = from.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  if (!isPlainAddress(address)) throw new MailerError("MAIL_FROM holds no plain address.", true);
  return { name, address };
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  /** The server's own words, which repeat addresses and must not leave this module. */
  response?: string;
  /** At which step: "RCPT TO", "DATA". */
  command?: string;
}

/**
 * A 5xx about the recipient or the message is permanent; everything else may pass (graylisting, full mailbox, server
 * down, a wrong password that the operator will fix).
 */
function asMailerError(error: unknown): MailerError {
  const failure = error as SmtpFailure;
  const { code = "unknown", responseCode } = failure;
  const aboutThisLetter = code === "EENVELOPE" || code === "EMESSAGE";
  const permanent = aboutThisLetter && responseCode !== undefined && responseCode >= 500;
  const message = `SMTP failed with ${code}${responseCode ? ` ${responseCode}` : ""}`;
  return new MailerError(message, permanent, aboutThisLetter ? problemOf(failure) : "unreachable");
}

/**
 * By enhanced status code (RFC 3463: x.1.* addressing, x.2.2 mailbox full), else by reply code (RFC 5321, 4.2.3: 550
 * and 553 of a recipient, 452 and 552 storage).
 */
function problemOf({ responseCode = 0, response = "", command = "" }: SmtpFailure): DeliveryProblem {
  const enhanced = /^\d{3}[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced === "2.2" || (!enhanced && (responseCode === 452 || responseCode === 552))) return "mailbox-full";
  if (responseCode < 500) return "unreachable";
  if (enhanced) return /^(1\.|2\.1$)/.test(enhanced) && command.startsWith("RCPT") ? "no-such-mailbox" : "refused";
  return command.startsWith("RCPT") && [550, 551, 553].includes(responseCode) ? "no-such-mailbox" : "refused";
}
