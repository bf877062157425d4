import { deliverDesignsReadyLetter } from "#app/domain/letters/deliver-designs-ready-letter.server.ts";
import { deliverReceiptLetter } from "#app/domain/letters/deliver-receipt-letter.server.ts";
import { deliverRefundLetter } from "#app/domain/letters/deliver-refund-letter.server.ts";
import { losePicture, markMade } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";
import { refundPayment } from "#app/domain/payments/refund-payment.server.ts";
import type { JobHandlers } from "#app/jobs/handler.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { currentMailer } from "#app/providers/mailer/mailer.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { inTransaction } from "#db/client.server.ts";
import { designImages } from "#db/schema.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { type HandlersInPlace, runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { rowOf } from "#tests/stripe/stripe-shop.ts";
import { type Seams, withSeams } from "./seams.ts";

export interface World {
  provider: PaymentProvider;
  /** Where the local Stripe takes orders. */
  stripeUrl: string;
  seams: Seams;
  /** In place of pictures that are only rows. */
  makeImage?: JobHandlers["generate-image"];
}

/** The first picture of an order with this wish is made, all others are refused; of other orders none is made. */
export const madeOnce = "one picture";

/**
 * An order's whole life: pay, settle, generate, refund, letters. Called again after a death it goes on as the shop would:
 * the reconciler looks first, and only a customer whose order is still unpaid tries again.
 */
export async function live({ requestId }: { requestId: number }, world: World): Promise<void> {
  const provider = withSeams(world.provider, world.seams, "stripe");
  await reconcilePayments(provider);
  if (isUnpaid(rowOf(requestId))) await payAsCustomer(requestId, provider, world);
  await runUntilEmpty({ handlers: handlersFor(provider, world) });
}

async function payAsCustomer(requestId: number, provider: PaymentProvider, { stripeUrl, seams }: World): Promise<void> {
  const order = rowOf(requestId);
  const opened = await openPayment(order, provider);
  if (!opened.ok) return;
  const { paymentId } = opened;
  seams.pass("the customer pays");
  await fetch(`${stripeUrl}/_test/pay`, { method: "POST", body: JSON.stringify({ payment: paymentId }) });
  seams.pass("the page tells");
  await completePayment({ requestId, userId: order.userId, paymentId }, provider);
}

function handlersFor(provider: PaymentProvider, world: World): HandlersInPlace {
  const mailer = withSeams(currentMailer(), world.seams, "mail");
  return {
    "generate-image": world.makeImage ?? rowsOnly(world.seams),
    "refund-payment": { run: (wish) => refundPayment(wish, provider) },
    "send-receipt-letter": { run: ({ requestId }) => deliverReceiptLetter(requestId, mailer) },
    "send-designs-ready-letter": { run: ({ requestId }) => deliverDesignsReadyLetter(requestId, mailer) },
    "send-refund-letter": { run: (payload) => deliverRefundLetter(payload, mailer) },
  };
}

function rowsOnly(seams: Seams): JobHandlers["generate-image"] {
  return {
    run({ requestId, variationNumber }) {
      seams.pass("a picture is made");
      const { prompt, userId } = rowOf(requestId);
      if (prompt !== madeOnce || variationNumber > 1) throw new PermanentJobError("refused");
      inTransaction((tx) => {
        const imagePath = createPictureRow(userId, "design").path;
        tx.insert(designImages).values({ requestId, variationNumber, imagePath }).onConflictDoNothing().run();
        markMade(tx, { requestId, variationNumber });
      });
    },
    onDead: losePicture,
  };
}
