import { eq } from "drizzle-orm";
import { mediaLinkLifetimeMs } from "#app/domain/media/sign-media-url.server.ts";
import { showLeadPhoto } from "#app/domain/orders/share/lead-photos.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { sendLeadLetter } from "#app/mail/send-letter.server.ts";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, type Transaction } from "#db/client.server.ts";
import { leads } from "#db/schema.ts";
import { deliverLetter } from "./deliver-letter.server.ts";
import type { OperatorLetter } from "./letter-facts.ts";
import { operatorAddresses } from "./operator-addresses.server.ts";
import { giveUpOperatorLetter } from "./pending-letters.server.ts";

/** Once to each operator; a lead that was deleted meanwhile is told to nobody. */
export async function deliverLeadLetter(leadId: number, mailer?: Mailer): Promise<void> {
  const lead = db.select().from(leads).where(eq(leads.id, leadId)).get();
  if (!lead) return;
  const photoUrl = lead.photoPath === null ? undefined : showLeadPhoto(lead.photoPath, mediaLinkLifetimeMs);
  const facts = { ...readBrand(), lead, photoUrl, pageUrl: `${env.PUBLIC_URL}/admin/shop/leads` };
  for (const [n, recipient] of operatorAddresses().entries()) {
    const key = `operator.lead.${leadId}.${n}`;
    const letter: OperatorLetter = {
      key,
      kind: "operator",
      alertId: undefined,
      cause: causeOf(leadId),
      copy: 0,
      recipient,
    };
    await deliverLetter(letter, (to) => sendLeadLetter(facts, to, mailer));
  }
  await whenWritable(() => noteTold(db, leadId));
}

export function giveUpLeadLetter(tx: Transaction, leadId: number): void {
  giveUpOperatorLetter(tx, { alertId: undefined, cause: causeOf(leadId) });
  noteTold(tx, leadId);
}

function noteTold(tx: Pick<typeof db, "update">, leadId: number): void {
  tx.update(leads).set({ toldAt: Date.now() }).where(eq(leads.id, leadId)).run();
}

const causeOf = (leadId: number) => `lead-${leadId}`;
