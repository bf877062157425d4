import { eq } from "drizzle-orm";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentReading,
} from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { paymentEvents } from "#db/schema.ts";
import { orUnavailable, type Unavailable } from "./gateway/or-unavailable.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { settleWithin } from "./settling/settle-payment.server.ts";
import { tracePayment } from "./settling/sync-order.server.ts";

export type ReceivedEvent =
  /** ignored: genuine, but not about our data. duplicate: handled before. */
  | { ok: true; outcome: "handled" | "duplicate" | "ignored" }
  | { ok: false; reason: "forged-event" | "wrong-mode" }
  | Unavailable;

/**
 * Only a hint: the payment's current state is read, so events may come late, twice and in any order. The event's ID is
 * stored in the transaction that has its effect.
 */
export async function receivePaymentEvent(
  delivery: { rawBody: string; signature: string | null },
  provider: PaymentProvider = paymentProvider,
): Promise<ReceivedEvent> {
  const event = verify(delivery, provider);
  if (typeof event === "string") return { ok: false, reason: event };
  if (!event.paymentId) return { ok: true, outcome: "ignored" };
  if (wasHandled(event)) return { ok: true, outcome: "duplicate" };
  return orUnavailable(follow(event, event.paymentId, provider));
}

function verify({ rawBody, signature }: { rawBody: string; signature: string | null }, provider: PaymentProvider) {
  try {
    return provider.verifyEvent(rawBody, signature);
  } catch (error) {
    const failure = error instanceof PaymentProviderError ? error.failure : undefined;
    if (failure === "forged-event" || failure === "wrong-mode") return failure;
    throw error;
  }
}

async function follow(event: PaymentEvent, paymentId: string, provider: PaymentProvider): Promise<ReceivedEvent> {
  const reading = await provider.readPayment(paymentId);
  const request = reading?.requestId ? readOrder(db, reading.requestId) : undefined;
  if (!reading || !request) return { ok: true, outcome: "ignored" };
  const isTraced = paymentId === request.paymentIntentId || !request.hostedCheckoutId;
  const traced = isTraced ? undefined : await tracePayment(request, paymentId, provider);
  return whenWritable(() => record(event, traced?.reading ?? reading, request.id, traced?.checkoutId));
}

function record(event: PaymentEvent, reading: PaymentReading, requestId: number, checkoutId: string | undefined) {
  return inTransaction((tx): ReceivedEvent => {
    const { eventId, type } = event;
    const { changes } = tx.insert(paymentEvents).values({ eventId, type, requestId }).onConflictDoNothing().run();
    if (changes === 0) return { ok: true, outcome: "duplicate" };
    settleWithin(tx, requestId, reading, checkoutId);
    return { ok: true, outcome: "handled" };
  });
}

function wasHandled({ eventId }: PaymentEvent): boolean {
  return db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId)).get() !== undefined;
}
