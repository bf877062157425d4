import { eq } from "drizzle-orm";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { createStripe } from "#app/providers/payments/stripe.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests, jobs, refunds } from "#db/schema.ts";
import { type StripeEvent, sign } from "./events.ts";
import type { LocalStripe, LocalStripeOptions } from "./local-stripe.ts";
import { confirmIntent, payOnPage } from "./payments.ts";
import { startLocalStripe } from "./stripe-server.ts";

export interface StripeShop {
  local: LocalStripe;
  provider: PaymentProvider;
  /** The customer's card at Stripe; a refused one is no error here. */
  pay(paymentId: string, card?: string): void;
  payOnPage(checkoutId: string, card?: string): void;
  /** Events about one payment so far, of these types or of all. */
  eventsOf(paymentId: string, ...types: string[]): StripeEvent[];
  /** As it is delivered: the raw body and its signature. */
  signed(event: StripeEvent): { rawBody: string; signature: string };
}

/** A shop that takes money with the local Stripe, for tests of the business in one process. */
export async function openStripeShop(options: LocalStripeOptions = {}): Promise<StripeShop> {
  const local = await startLocalStripe(options);
  const { secretKey, publishableKey, webhookSecret, url: apiUrl, books } = local;
  const provider = createStripe({ secretKey, publishableKey, webhookSecret, apiUrl, installation: "this-shop" });
  return {
    local,
    provider,
    pay(paymentId, card = "pm_card_visa") {
      ignoreRefusal(() => confirmIntent(books, books.intents.get(paymentId)!, card, local.emit));
    },
    payOnPage(checkoutId, card = "pm_card_visa") {
      ignoreRefusal(() => payOnPage(books, books.sessions.get(checkoutId)!, card, local.emit));
    },
    eventsOf(paymentId, ...types) {
      const isWanted = (event: StripeEvent) => types.length === 0 || types.includes(event.type);
      return local.events.filter((event) => isWanted(event) && paymentOf(event) === paymentId);
    },
    signed: (event) => sign(event, webhookSecret),
  };
}

export const rowOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
export const refundsOf = (id: number) =>
  db.select().from(refunds).where(eq(refunds.requestId, id)).orderBy(refunds.id).all();

/** "generate-image 12:1" and the like, of one order, in order of kind and key. */
export function jobsOf(requestId: number): string[] {
  return db
    .select()
    .from(jobs)
    .all()
    .filter((job) => (job.payload as { requestId?: number }).requestId === requestId)
    .map((job) => `${job.kind} ${job.key}`)
    .sort();
}

function paymentOf({ data }: StripeEvent): unknown {
  const object = data.object as { object: string; id: string; payment_intent?: unknown };
  return object.object === "payment_intent" ? object.id : object.payment_intent;
}

function ignoreRefusal(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error) || !("body" in error)) throw error;
  }
}
