import { eq } from "drizzle-orm";
import { providerOf } from "#app/domain/accounts/login.server.ts";
import { mailIssuer } from "#app/domain/accounts/mailed/mailed-identity.server.ts";
import { codeOf, linkTokenOf } from "#app/domain/accounts/mailed/mailed-secrets.server.ts";
import { validMinutes } from "#app/domain/accounts/mailed/mailed-sign-in-schemas.ts";
import { findSignInToMail } from "#app/domain/accounts/mailed/mailed-sign-ins.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { log } from "#app/logging/log.server.ts";
import { countUp } from "#app/logging/meter.server.ts";
import { sendJoinedLetter, sendSignInLetter } from "#app/mail/send-letter.server.ts";
import { type Mailer, MailerError } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { identities } from "#db/schema.ts";

/** Not recorded among the letters: it is worthless after minutes, and asked for again when it does not come. */
export async function deliverSignInLetter(signInId: number, mailer?: Mailer): Promise<void> {
  const row = findSignInToMail(signInId);
  if (!row) return;
  const url = `${env.PUBLIC_URL}/login/email?link=${linkTokenOf(row)}`;
  const facts = { ...readBrand(), code: codeOf(row), url, minutes: validMinutes };
  await deliver("sign-in", signInId, (messageId) => sendSignInLetter(facts, { to: row.email, messageId }, mailer));
}

/** To the address that both identities have. */
export async function deliverJoinedLetter(identityId: number, mailer?: Mailer): Promise<void> {
  const identity = db.select().from(identities).where(eq(identities.id, identityId)).get();
  if (!identity) return;
  const way = identity.issuer === mailIssuer ? "e-mail" : providerOf("oidc").name;
  const facts = { ...readBrand(), way, address: identity.email };
  await deliver("joined", identityId, (messageId) =>
    sendJoinedLetter(facts, { to: identity.email, messageId }, mailer),
  );
}

/** Anyone may type any address: one that does not exist is nothing that the operator must see. */
async function deliver(kind: string, id: number, send: (messageId: string) => Promise<void>): Promise<void> {
  try {
    await send(`<${kind}.${id}@${new URL(env.PUBLIC_URL).hostname}>`);
    countUp("letters_sent_total", { kind });
  } catch (error) {
    if (!(error instanceof MailerError)) throw error;
    countUp("letters_failed_total", { problem: error.problem });
    log.warn({ kind, reason: error.problem }, "an e-mail for signing in was not taken");
    if (!error.permanent) throw error;
  }
}
