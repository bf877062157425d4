import { count } from "drizzle-orm";
import { areEditorsNamed } from "#app/domain/accounts/is-editor.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import type { JobPayload } from "#app/jobs/kinds.ts";
import { log } from "#app/logging/log.server.ts";
import { sendOperatorLetter } from "#app/mail/send-letter.server.ts";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { isOutstanding, isRequested } from "#db/partial-indexes.ts";
import { followUps, orderedPictures } from "#db/schema.ts";
import { deliverLetter } from "./deliver-letter.server.ts";
import type { OperatorLetter } from "./letter-facts.ts";
import { operatorAddresses } from "./operator-addresses.server.ts";

export async function deliverOperatorLetter(
  { alertId, cause, day, message }: JobPayload<"send-operator-letter">,
  mailer?: Mailer,
): Promise<void> {
  log.error({ cause, error: message }, "something waits for the operator");
  const facts = {
    ...readBrand(),
    cause,
    message,
    waiting: countWaiting(),
    pageUrl: `${env.PUBLIC_URL}${areEditorsNamed() ? "/admin/operation" : "/admin/settings"}`,
  };
  for (const [n, recipient] of operatorAddresses().entries()) {
    const key = `operator.${cause}.${day}.${n}`;
    const letter: OperatorLetter = { key, kind: "operator", alertId, cause, copy: 0, recipient };
    await deliverLetter(letter, (to) => sendOperatorLetter(facts, to, mailer));
  }
}

function countWaiting(): number {
  const ordered = db.select({ n: count() }).from(orderedPictures).where(isOutstanding).get();
  const followUpsPending = db.select({ n: count() }).from(followUps).where(isRequested).get();
  return (ordered?.n ?? 0) + (followUpsPending?.n ?? 0);
}
