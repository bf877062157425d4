import { createTransport } from "nodemailer";
import { type Letter, type Mailer, MailerError } from "./contract.ts";
import { isPlainAddress } from "./plain-address.ts";

interface SmtpSettings {
  /** smtp://user:password@host:587 or smtps://…:465 */
  url: string;
  /** "Name <address>" or a bare address. */
  from: string;
}

/** Sends over SMTP, one connection per letter: they are few, and an idle pool would outlive the server's patience. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const sender = readSender(from);
  const transport = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    name: `SMTP (${new URL(url).hostname})`,
    async send(letter: Letter) {
      if (!isPlainAddress(letter.to)) throw new MailerError("The recipient is not a plain address.", true);
      try {
        await transport.sendMail({
          from: sender,
          to: { name: "", address: letter.to },
          // Said outright, so that no parsing of headers decides who gets it.
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

/** "Name <address>" apart. @throws MailerError when there is no plain address in it */
function readSender(from: string): { name: string; address: string } {
  const [, name = "", address = from.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  if (!isPlainAddress(address)) throw new MailerError("MAIL_FROM holds no plain address.", true);
  return { name, address };
}

/**
 * A 5xx about the recipient or the message stands; everything else may pass (greylisting, a full mailbox, a server that is
 * away, a wrong password that the operator will mend). The server's own words repeat addresses and stay out.
 */
function asMailerError(error: unknown): MailerError {
  const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number };
  const aboutThisLetter = code === "EENVELOPE" || code === "EMESSAGE";
  const permanent = aboutThisLetter && responseCode !== undefined && responseCode >= 500;
  return new MailerError(`SMTP failed with ${code}${responseCode ? ` ${responseCode}` : ""}`, permanent);
}
