import { and, desc, eq, gt, isNotNull, or } from "drizzle-orm";
import { enqueuePendingLetters } from "#app/domain/letters/pending-letters.server.ts";
import { enqueueOutstandingWork, forEachOrder } from "#app/domain/orders/enqueue-outstanding-work.server.ts";
import { enqueueUnmailedGifts } from "#app/domain/orders/gifts/gift-codes.server.ts";
import { isPaid, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { readOrder, unpaidRequests } from "#app/domain/orders/request/find-design-request.server.ts";
import { enqueueRefund, listPendingRefunds, type RefundRow } from "#app/domain/orders/request/refunds.server.ts";
import { enqueueUntoldLeads } from "#app/domain/orders/share/leads.server.ts";
import { enqueuePendingDeliveries } from "#app/domain/webhooks/announce-event.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type PaymentProvider, PaymentProviderError } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { isUnderWay } from "#db/partial-indexes.ts";
import { designRequests } from "#db/schema.ts";
import { forEachRow } from "#db/slices.server.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import type { SettlementRefusal } from "./settling/settle-payment.server.ts";
import { startWork } from "./settling/start-work.server.ts";
import { syncOrder } from "./settling/sync-order.server.ts";

const reconciledMs = 3 * 24 * 3_600_000;
/** Concurrent requests: at 0.2 s each some 6,000 orders fit between two runs. */
const atOnce = 4;

const mismatches = new Set<SettlementRefusal>(["other-request", "other-payment", "wrong-amount", "wrong-currency"]);

/**
 * Asks the provider about every unpaid order with a payment or page opened within three days, about pages left open
 * after a payment, and about refunds given up while it was unreachable; enqueues missing jobs of paid orders. Needs no
 * event and no open tab. Safe to run twice and concurrently. @throws PermanentJobError after trying everything, when a
 * payment matches no order, which a person has to check; PaymentProviderError likewise, when the provider was
 * unreachable
 */
export async function reconcilePayments(provider: PaymentProvider = paymentProvider, now = Date.now()): Promise<void> {
  await enqueueMissingWork();
  const questions = [
    ...listOpened(now).map((requestId) => () => writeDoubtQuestion(requestId, provider)),
    ...(await listGivenUpRefunds()).map((refund) => () => refundPayment(refund, provider)),
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

function listOpened(now: number): number[] {
  const hasPage = isNotNull(designRequests.hostedCheckoutId);
  const opened = or(and(unpaidRequests, isNotNull(designRequests.paymentIntentId)), hasPage);
  return db
    .select({ id: designRequests.id })
    .from(designRequests)
    .where(and(gt(designRequests.paymentOpenedAt, now - reconciledMs), opened))
    .orderBy(desc(designRequests.paymentOpenedAt))
    .all()
    .map(({ id }) => id);
}

async function writeDoubtQuestion(requestId: number, provider: PaymentProvider): Promise<void> {
  const request = readOrder(db, requestId);
  if (!request) return;
  const isSettled = !isUnpaid(request);
  const { hostedCheckoutId } = request;
  if (isSettled && hostedCheckoutId) await provider.closeHostedCheckout(hostedCheckoutId);
  const { settlement } = await syncOrder(request, provider);
  if (settlement && !settlement.ok && mismatches.has(settlement.reason)) {
    throw new PermanentJobError(`Money that does not match design request ${request.id}: ${settlement.reason}`);
  }
  if (!isSettled || !hostedCheckoutId) return;
  const ofPage = and(eq(designRequests.id, request.id), eq(designRequests.hostedCheckoutId, hostedCheckoutId));
  db.update(designRequests).set({ hostedCheckoutId: null }).where(ofPage).run();
}

/** For example after the jobs table was emptied. */
async function enqueueMissingWork(): Promise<void> {
  await forEachOrder(isUnderWay, (tx, order) => {
    if (isPaid(order)) startWork(tx, order);
  });
  await enqueueOutstandingWork();
  await enqueuePendingLetters();
  await enqueueUntoldLeads();
  await enqueueUnmailedGifts();
  await enqueuePendingDeliveries();
  await forEachRow(listPendingRefunds, (tx, refund) => {
    if (!refund.givenUpAt) enqueueRefund(tx, refund);
  });
}

/** Their jobs used up their attempts before the provider answered; a person has to handle refused ones. */
async function listGivenUpRefunds(): Promise<RefundRow[]> {
  const givenUp: RefundRow[] = [];
  await forEachRow(listPendingRefunds, (_, refund) => {
    if (refund.givenUpAt) givenUp.push(refund);
  });
  return givenUp;
}

async function runAll<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
