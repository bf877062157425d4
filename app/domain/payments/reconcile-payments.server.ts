import { and, desc, eq, gt, inArray, isNotNull, or } from "drizzle-orm";
import { askForOwedLetters } from "#app/domain/letters/owe-letter.server.ts";
import { askForOutstandingWork } from "#app/domain/orders/ask-for-outstanding-work.server.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import {
  type DesignRequestRow,
  paidRequests,
  unpaidRequests,
} from "#app/domain/orders/request/find-design-request.server.ts";
import { enqueueRefund, listPendingRefunds, type RefundRow } from "#app/domain/orders/request/refunds.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type PaymentProvider, PaymentProviderError } from "#app/providers/payments/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { beginWork } from "./settling/begin-work.server.ts";
import type { SettlementRefusal } from "./settling/settle-payment.server.ts";
import { syncOrder } from "./settling/sync-order.server.ts";

const askedForMs = 3 * 24 * 3_600_000;
/** Questions under way at once: at 0.2 s each some 6,000 orders fit between two runs. */
const atOnce = 4;

const mismatches = new Set<SettlementRefusal>(["other-request", "other-payment", "wrong-amount", "wrong-currency"]);

/**
 * Finds what nobody told us. Asks the provider about every order that has a payment or a page opened within three days and
 * is not paid, about pages left open beside a payment that came in, and about refunds that were given up while it could not
 * be reached; gives paid orders the jobs they lack. Needs no event and no open tab. Safe to run twice, and beside all else.
 * @throws PermanentJobError after everything was tried, when money came in that matches no order: a person has to look
 * @throws PaymentProviderError likewise, when the provider could not be asked about something
 */
export async function reconcilePayments(provider: PaymentProvider = paymentProvider, now = Date.now()): Promise<void> {
  askForMissingWork();
  const questions = [
    ...listOpened(now).map((request) => () => askAbout(request, provider)),
    ...listGivenUpRefunds().map((refund) => () => refundPayment(refund, provider)),
  ];
  const failures: Error[] = [];
  await runAll(questions, async (question) => {
    await question().catch((error) => failures.push(error));
  });
  const gravest =
    failures.find((error) => !(error instanceof PaymentProviderError || error instanceof PermanentJobError)) ??
    failures.find((error) => error instanceof PaymentProviderError) ??
    failures[0];
  if (gravest) throw gravest;
}

/** Newest first: whoever has just paid is waiting. */
function listOpened(now: number): DesignRequestRow[] {
  const hasPage = isNotNull(designRequests.hostedCheckoutId);
  const opened = or(and(unpaidRequests, isNotNull(designRequests.paymentIntentId)), hasPage);
  return db
    .select()
    .from(designRequests)
    .where(and(gt(designRequests.paymentOpenedAt, now - askedForMs), opened))
    .orderBy(desc(designRequests.paymentOpenedAt))
    .all();
}

async function askAbout(request: DesignRequestRow, provider: PaymentProvider): Promise<void> {
  const isSettled = !isUnpaid(request);
  const { hostedCheckoutId } = request;
  if (isSettled && hostedCheckoutId) await provider.closeHostedCheckout(hostedCheckoutId);
  const { settlement } = await syncOrder(request, provider);
  if (settlement && !settlement.ok && mismatches.has(settlement.reason)) {
    throw new PermanentJobError(`Money that does not match design request ${request.id}: ${settlement.reason}`);
  }
  if (!isSettled || !hostedCheckoutId) return;
  // Nothing more can come in there, and what did is on its way back.
  const ofPage = and(eq(designRequests.id, request.id), eq(designRequests.hostedCheckoutId, hostedCheckoutId));
  db.update(designRequests).set({ hostedCheckoutId: null }).where(ofPage).run();
}

/** What was paid for and is not done has its jobs, whatever happened to their table; those that exist stay as they are. */
function askForMissingWork(): void {
  inTransaction((tx) => {
    const isUnderWay = inArray(designRequests.status, ["pending", "processing"]);
    for (const order of tx.select().from(designRequests).where(and(paidRequests, isUnderWay)).all())
      beginWork(tx, order);
    askForOutstandingWork(tx);
    askForOwedLetters(tx);
    for (const refund of listPendingRefunds(tx)) if (!refund.givenUpAt) enqueueRefund(tx, refund);
  });
}

/** Their jobs ran out of tries before the provider had answered; one that it refused is a person's business. */
function listGivenUpRefunds(): RefundRow[] {
  return inTransaction(listPendingRefunds).filter(({ givenUpAt }) => givenUpAt !== null);
}

async function runAll<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
