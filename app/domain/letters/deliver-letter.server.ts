import { and, eq, type SQL } from "drizzle-orm";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { countUp } from "#app/logging/meter.server.ts";
import { MailerError } from "#app/providers/mailer/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { letters } from "#db/schema.ts";
import type { PendingLetter } from "./letter-facts.ts";
import { isOrderLetter, recordLetter } from "./pending-letters.server.ts";

/**
 * Once, however often it is enqueued: recorded before it is sent and marked after. If the process dies in between, it
 * is sent again under the same Message-ID: the file mailer overwrites; over SMTP, which cannot confirm the first, mail
 * programs merge the two. @throws PermanentJobError when the address is permanently refused, MailerError when a retry
 * may work
 */
export async function deliverLetter(
  wanted: PendingLetter,
  send: (to: { to: string; messageId: string }) => Promise<void>,
): Promise<void> {
  const letter = findOrRecord(wanted);
  // A letter that was given up may still be requested by a person.
  if (letter.status === "sent" || letter.status === "not-needed") return;
  try {
    await send({ to: letter.recipient, messageId: letter.messageId });
  } catch (error) {
    if (!(error instanceof MailerError)) throw error;
    countUp("letters_failed_total", { problem: error.problem });
    await note(letter.key, { problem: error.problem });
    if (error.permanent) throw new PermanentJobError(error.message, { cause: error });
    throw error;
  }
  countUp("letters_sent_total", { kind: letter.kind });
  await note(letter.key, { status: "sent", sentAt: Date.now(), problem: null });
}

async function note(key: string, facts: Partial<typeof letters.$inferInsert>): Promise<void> {
  await whenWritable(() => db.update(letters).set(facts).where(eq(letters.key, key)).run());
}

function findOrRecord(wanted: PendingLetter) {
  return inTransaction((tx) => {
    recordLetter(tx, wanted);
    const find = (which: SQL | undefined) => tx.select().from(letters).where(which).get();
    // Where an operator has taken another one's place in the settings since the last try, the key is the other one's.
    return find(isSameLetter(wanted)) ?? find(eq(letters.key, wanted.key))!;
  });
}

function isSameLetter(wanted: PendingLetter): SQL | undefined {
  if (wanted.kind !== "operator") return isOrderLetter(wanted);
  if (wanted.alertId === undefined) return eq(letters.key, wanted.key);
  return and(eq(letters.alertId, wanted.alertId), eq(letters.recipient, wanted.recipient));
}
