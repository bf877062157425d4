import { and, eq, isNotNull, ne } from "drizzle-orm";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests, jobs, letters, orderedPictures } from "#db/schema.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { findStrays } from "./find-strays.ts";
import type { ShopUnderFire } from "./shop-under-fire.ts";

/** Orders whose money came in. */
function paidAt({ books }: LocalStripe): Map<number, { received: number; back: number }> {
  const paid = new Map<number, { received: number; back: number }>();
  for (const { id, metadata, amount_received: received } of books.intents.values()) {
    if (received === 0) continue;
    const refunds = [...books.refunds.values()].filter((refund) => refund.payment_intent === id);
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const earlier = paid.get(Number(metadata.requestId)) ?? { received: 0, back: 0 };
    paid.set(Number(metadata.requestId), { received: earlier.received + received, back: earlier.back + back });
  }
  return paid;
}

/** Orders that were paid for and are undecided, pictures that are outstanding, and whatever is on its way: 0 when all is done. */
export function countUnfinished(stripe: LocalStripe): number {
  const rows = db.select().from(designRequests).all();
  const undecided = rows.filter(({ id, status }) => paidAt(stripe).has(id) && /pending|processing/.test(status));
  const owed = db.select().from(letters).where(eq(letters.status, "owed")).all();
  const open = db
    .select()
    .from(jobs)
    .all()
    .filter(({ status, kind }) => isOpen(status) && kind !== "back-up");
  return undecided.length + owed.length + open.length;
}

const isOpen = (status: string) => status === "ready" || status === "running";

/** What came of everything, once the server has stopped. */
export async function addUp({ stripe, mail, complaints }: ShopUnderFire) {
  const paid = paidAt(stripe);
  const faults: string[] = [];
  const endings: Record<string, number> = {};
  for (const [id, money] of paid) {
    const order = db.select().from(designRequests).where(eq(designRequests.id, id)).get();
    if (!order || isUnpaid(order)) {
      faults.push(`order ${id} was paid for and does not know it`);
      continue;
    }
    endings[order.status] = (endings[order.status] ?? 0) + 1;
    const lost = db
      .select()
      .from(orderedPictures)
      .where(and(eq(orderedPictures.requestId, id), ne(orderedPictures.status, "made")))
      .all();
    const images = db.select().from(designImages).where(eq(designImages.requestId, id)).all();
    const due = Math.ceil((order.paidAmountCents * lost.length) / order.imageCount);
    if (money.received - money.back !== order.paidAmountCents - due)
      faults.push(`order ${id}: ${JSON.stringify(money)}, due ${due}`);
    if (images.length !== order.imageCount - lost.length) faults.push(`order ${id} has ${images.length} pictures`);
    if (order.refundedAmountCents !== due)
      faults.push(`order ${id} says ${order.refundedAmountCents} went back of ${due}`);
    if (order.status === "processing") faults.push(`order ${id} is not decided`);
  }
  const sent = db.select().from(letters).where(isNotNull(letters.sentAt)).all();
  const delivered = new Set(mail.received.map(({ id }) => id));
  for (const { messageId } of sent) if (!delivered.has(messageId)) faults.push(`${messageId} never came`);
  const owed = db.select().from(letters).where(eq(letters.status, "owed")).all();
  faults.push(...owed.map(({ key }) => `${key} is still owed`), ...(await findStrays()));
  if (complaints()) faults.push(complaints());
  const integrity = db.$client.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") faults.push(`The database: ${integrity}`);
  const causes: Record<string, number> = {};
  for (const { lastError } of db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, "generate-image"), eq(jobs.status, "dead")))
    .all()) {
    const cause = (lastError ?? "no reason").replaceAll(/\d+/g, "n");
    causes[cause] = (causes[cause] ?? 0) + 1;
  }
  return {
    paid: paid.size,
    endings: listCounts(endings),
    /** Why pictures were given up. */
    causes: listCounts(causes),
    pictures: db.select().from(designImages).all().length,
    letters: sent.length,
    secondCopies: mail.received.length - delivered.size,
    faults,
  };
}

function listCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}
