import type Stripe from "stripe";
import {
  type OpenPayment,
  type PaidPayment,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
} from "./contract.ts";
import {
  callIfKnown,
  callStripe,
  callUnlessMovedOn,
  createKeyedCalls,
  createStripeClient,
} from "./stripe-calls.server.ts";
import { verifyStripeEvent } from "./stripe-events.server.ts";
import {
  describeCheckout,
  describePaid,
  describePayment,
  describeRefund,
  isCheckoutId,
  isPaymentId,
  type Metadata,
} from "./stripe-readings.server.ts";
import { calculateStripeTax } from "./stripe-tax.server.ts";

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /**
   * In every object's metadata: installations may share one Stripe account (a trial and the real one), all count orders
   * from 1, and receive each other's events.
   */
  installation: string;
  apiUrl?: string;
  timeoutMs?: number;
}

interface Account {
  stripe: Stripe;
  installation: string;
  /** Once, under a key of this installation. */
  keyed<T>(key: string, call: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

/** Cards only, so that a payment is decided while the customer waits. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const { installation, webhookSecret } = options;
  const stripe = createStripeClient(options.secretKey, options.apiUrl, options.timeoutMs);
  const callWithKey = createKeyedCalls();
  const account: Account = {
    stripe,
    installation,
    keyed: (key, call) => callWithKey(`${installation}:${key}`, call),
  };
  const isLive = /^\w+?_live_/.test(options.secretKey);
  return {
    name: "stripe",
    cardForm: "in-page-script",
    publishableKey: options.publishableKey,
    ...cardPayments(account),
    ...hostedCheckouts(account),
    refund: (order) => refundOnce(account, order),
    calculateTax: (question) => calculateStripeTax(stripe, question),
    verifyEvent: (rawBody, signature) =>
      verifyStripeEvent(stripe, { rawBody, signature, webhookSecret, isLive, installation }),
  };
}

type CardPayments = Pick<
  PaymentProvider,
  "openPayment" | "resumePayment" | "readPayment" | "listPaid" | "cancelPayment"
>;

function cardPayments({ stripe, installation, keyed }: Account): CardPayments {
  return {
    async openPayment({ taxCalculationId, ...order }) {
      const params: Stripe.PaymentIntentCreateParams = {
        amount: order.amountCents,
        currency: order.currency,
        description: order.description,
        metadata: metadataOf(order, installation),
        allowed_payment_method_types: ["card"],
        ...(taxCalculationId && { hooks: { inputs: { tax: { calculation: taxCalculationId } } } }),
      };
      const intent = await keyed(order.idempotencyKey, (idempotencyKey) =>
        stripe.paymentIntents.create(params, { idempotencyKey }),
      );
      return openPaymentOf(intent);
    },

    async resumePayment(paymentId) {
      const intent = await callIfKnown(() => stripe.paymentIntents.retrieve(paymentId));
      return !intent || intent.status === "canceled" ? undefined : openPaymentOf(intent);
    },

    async readPayment(paymentId) {
      if (!isPaymentId(paymentId)) return undefined;
      const expand = ["latest_charge", "latest_charge.refunds"];
      const intent = await callIfKnown(() => stripe.paymentIntents.retrieve(paymentId, { expand }));
      return intent && describePayment(stripe, intent, installation);
    },

    async listPaid(since) {
      const params = { created: { gte: Math.floor(since / 1000) }, limit: 100, expand: ["data.latest_charge"] };
      const paid: PaidPayment[] = [];
      await callStripe(async () => {
        for await (const intent of stripe.paymentIntents.list(params)) {
          if (intent.metadata.installation === installation && intent.amount_received > 0) {
            paid.push(describePaid(intent, installation));
          }
        }
      });
      return paid;
    },

    async cancelPayment(paymentId) {
      const canceled = await callUnlessMovedOn(() => stripe.paymentIntents.cancel(paymentId));
      if (canceled) return "canceled";
      const intent = await callIfKnown(() => stripe.paymentIntents.retrieve(paymentId));
      return !intent || intent.status === "canceled" ? "canceled" : "too-late";
    },
  };
}

type HostedCheckouts = Pick<PaymentProvider, "openHostedCheckout" | "readHostedCheckout" | "closeHostedCheckout">;

function hostedCheckouts({ stripe, installation, keyed }: Account): HostedCheckouts {
  return {
    async openHostedCheckout(order, urls) {
      const session = await keyed(order.idempotencyKey, (idempotencyKey) =>
        stripe.checkout.sessions.create(checkoutOf(order, urls, metadataOf(order, installation)), { idempotencyKey }),
      );
      if (!session.url) throw new PaymentProviderError("refused", "Stripe: a checkout without an address");
      return { checkoutId: session.id, url: session.url };
    },

    async readHostedCheckout(checkoutId) {
      if (!isCheckoutId(checkoutId)) return undefined;
      const expand = ["total_details.breakdown"];
      const session = await callIfKnown(() => stripe.checkout.sessions.retrieve(checkoutId, { expand }));
      return session && describeCheckout(session);
    },

    async closeHostedCheckout(checkoutId) {
      const expired = await callUnlessMovedOn(() => stripe.checkout.sessions.expire(checkoutId));
      if (expired) return "closed";
      const session = await callIfKnown(() => stripe.checkout.sessions.retrieve(checkoutId));
      return session?.status === "complete" ? "too-late" : "closed";
    },
  };
}

type RefundOrder = Parameters<PaymentProvider["refund"]>[0];

async function refundOnce(account: Account, { paymentId, amountCents, idempotencyKey: key }: RefundOrder) {
  const { stripe, installation, keyed } = account;
  const metadata: Metadata = { installation, key };
  const refund = await keyed(key, async (idempotencyKey) => {
    // Searched before each try: a key older than a day would refund again, and so would the one after a stuck one.
    const earlier = await findRefundByKey(account, paymentId, key);
    if (earlier) return earlier;
    const params = { payment_intent: paymentId, amount: amountCents, metadata };
    return describeRefund(await stripe.refunds.create(params, { idempotencyKey }), installation);
  });
  if (refund.state === "failed") throw new PaymentProviderError("refused", "Stripe: the bank sent the refund back");
  return { refundId: refund.refundId, amountCents: refund.amountCents };
}

async function findRefundByKey({ stripe, installation }: Account, paymentId: string, idempotencyKey: string) {
  const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
  const ours = data.map((refund) => describeRefund(refund, installation));
  return ours.find((refund) => refund.idempotencyKey === idempotencyKey && refund.state === "done");
}

function metadataOf(order: PaymentOrder, installation: string): Metadata {
  return { installation, requestId: String(order.requestId), userId: String(order.userId) };
}

function openPaymentOf(intent: Stripe.PaymentIntent): OpenPayment {
  if (!intent.client_secret) throw new PaymentProviderError("misconfigured", "Stripe: a payment without its secret");
  return { paymentId: intent.id, clientSecret: intent.client_secret };
}

function checkoutOf(
  order: PaymentOrder,
  urls: { success: string; cancel: string },
  metadata: Metadata,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    // The customer pays the price our page showed, in its currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: String(order.requestId),
    metadata,
    payment_intent_data: { metadata, description: order.description },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          product_data: { name: order.description },
          ...(order.taxCalculationId && { tax_behavior: "inclusive" }),
        },
      },
    ],
    ...(order.taxCalculationId && { automatic_tax: { enabled: true } }),
    success_url: urls.success,
    cancel_url: urls.cancel,
  };
}
