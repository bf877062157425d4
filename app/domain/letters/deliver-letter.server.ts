import { eq } from "drizzle-orm";
import { env } from "#app/env.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { MailerError } from "#app/providers/mailer/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { letters } from "#db/schema.ts";

export interface LetterClaim {
  /** What makes the letter one of a kind: letters, digits, dots and dashes. Becomes part of its Message-ID. */
  key: string;
  kind: "receipt" | "designs-ready" | "refund" | "operator";
  /** The order it is about, if it is about one. */
  requestId?: number;
  recipient: string;
}

/**
 * Sends a letter once, however often it is asked for. The letter is written down before it is sent and marked after.
 * A process that dies in between leaves it unmarked, and it is sent again under the same Message-ID: the file mailer
 * overwrites, so there is exactly one; over SMTP a second copy is possible in that window alone (the protocol cannot tell
 * whether the first got through), and mail programs that look at the Message-ID fold it into the first.
 * @throws PermanentJobError when the address is refused for good, MailerError when it may work later
 */
export async function deliverLetter(
  claim: LetterClaim,
  send: (to: { to: string; messageId: string }) => Promise<void>,
): Promise<void> {
  const letter = writeDown(claim);
  if (letter.sentAt !== null) return;
  try {
    await send({ to: letter.recipient, messageId: letter.messageId });
  } catch (error) {
    if (error instanceof MailerError && error.permanent) throw new PermanentJobError(error.message, { cause: error });
    throw error;
  }
  db.update(letters).set({ sentAt: Date.now() }).where(eq(letters.key, claim.key)).run();
}

function writeDown({ key, kind, requestId, recipient }: LetterClaim) {
  const messageId = `<${key}@${new URL(env.PUBLIC_URL).hostname}>`;
  return inTransaction((tx) => {
    tx.insert(letters).values({ key, kind, requestId, recipient, messageId }).onConflictDoNothing().run();
    return tx.select().from(letters).where(eq(letters.key, key)).get()!;
  });
}
