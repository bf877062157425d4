import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { type PaymentProvider, PaymentProviderError, type PaymentReading } from "./contract.ts";
import type { CardEntry, CardVerdict } from "./test-cards.ts";
import { verifyTestEvent } from "./test-events.server.ts";
import {
  type CheckoutDecision,
  cancelPayment,
  chargeCard,
  decide,
  describe,
  describeCheckout,
  openOnce,
  refundOnce,
} from "./test-gateway-books.server.ts";
import type { TestGatewayStore, TestPayment } from "./test-gateway-store.ts";

export interface ReturnUrls {
  success: string;
  cancel: string;
}

export interface TestCheckout {
  payment: PaymentReading;
  urls: ReturnUrls;
}

export interface TestGateway extends PaymentProvider {
  /** The card is judged and not stored. @throws PaymentProviderError("refused") */
  confirmCard(paymentId: string, card: CardEntry): Promise<CardVerdict>;
  /** Its checkout, or the bank's question when a card needs one. */
  checkoutUrl(paymentId: string, urls: ReturnUrls): string;
  /** Undefined unless `checkoutUrl` created the address. */
  readCheckout(paymentId: string, query: URLSearchParams): TestCheckout | undefined;
  /** Only an open payment changes. */
  decideCheckout(paymentId: string, decision: CheckoutDecision): void;
}

interface TestGatewayOptions {
  store: TestGatewayStore;
  secret: string;
  publicUrl: string;
  clock?: () => Date;
}

const standInRate = 10;

/** It keeps books, has rules, and moves no money. */
export function createTestGateway(options: TestGatewayOptions): TestGateway {
  const { store, secret, clock = () => new Date() } = options;
  if (secret.length < 32) throw new Error("The test gateway's secret must have at least 32 characters.");
  return {
    name: "test",
    cardForm: "server-rendered",
    ...cardPayments(store),
    ...hostedCheckouts(options),
    ...ownPages(options),
    async refund(order) {
      return store.transaction(() => refundOnce(store, order));
    },
    /** One rate everywhere. */
    async calculateTax({ amountCents }) {
      const taxCents = Math.round((amountCents * standInRate) / (100 + standInRate));
      return { calculationId: `taxcalc_test_${randomUUID()}`, taxCents, name: "Tax", rate: String(standInRate) };
    },
    verifyEvent: (rawBody, signature) => verifyTestEvent(rawBody, signature, secret, clock()),
    async confirmCard(paymentId, card) {
      return store.transaction(() => chargeCard(store, requirePayment(store, paymentId), card, clock()));
    },
  };
}

type CardPayments = Pick<
  PaymentProvider,
  "openPayment" | "resumePayment" | "readPayment" | "listPaid" | "cancelPayment"
>;

function cardPayments(store: TestGatewayStore): CardPayments {
  return {
    async openPayment(order) {
      return store.transaction(() => openOnce(store, order));
    },

    async resumePayment(paymentId) {
      const payment = store.findPayment(paymentId);
      if (!payment || payment.state === "canceled") return undefined;
      return { paymentId, clientSecret: payment.clientSecret };
    },

    async readPayment(paymentId) {
      const payment = store.findPayment(paymentId);
      return payment && describe(payment);
    },

    async listPaid(since) {
      return store.listPaid(since).map(({ id, requestId, amountReceivedCents, refundedCents, currency }) => {
        return { paymentId: id, requestId, amountReceivedCents, refundedCents, currency };
      });
    },

    async cancelPayment(paymentId) {
      return store.transaction(() => cancelPayment(store, requirePayment(store, paymentId)));
    },
  };
}

type HostedCheckouts = Pick<PaymentProvider, "openHostedCheckout" | "readHostedCheckout" | "closeHostedCheckout">;

function hostedCheckouts({ store, publicUrl }: TestGatewayOptions): HostedCheckouts {
  return {
    async openHostedCheckout(order, urls) {
      const { paymentId } = store.transaction(() => openOnce(store, order));
      return { checkoutId: paymentId, url: checkoutUrl(requirePayment(store, paymentId), urls, publicUrl) };
    },

    async readHostedCheckout(checkoutId) {
      const payment = store.findPayment(checkoutId);
      return payment && describeCheckout(payment);
    },

    async closeHostedCheckout(checkoutId) {
      const outcome = store.transaction(() => cancelPayment(store, requirePayment(store, checkoutId)));
      return outcome === "canceled" ? "closed" : "too-late";
    },
  };
}

type OwnPages = Pick<TestGateway, "checkoutUrl" | "readCheckout" | "decideCheckout">;

function ownPages({ store, publicUrl }: TestGatewayOptions): OwnPages {
  return {
    checkoutUrl: (paymentId, urls) => checkoutUrl(requirePayment(store, paymentId), urls, publicUrl),

    readCheckout(paymentId, query) {
      const payment = store.findPayment(paymentId);
      const urls = { success: query.get("success") ?? "", cancel: query.get("cancel") ?? "" };
      if (!payment || !isSigned(payment, urls, query.get("key") ?? "")) return undefined;
      return { payment: describe(payment), urls };
    },

    decideCheckout(paymentId, decision) {
      store.transaction(() => decide(store, requirePayment(store, paymentId), decision));
    },
  };
}

function requirePayment(store: TestGatewayStore, paymentId: string): TestPayment {
  const payment = store.findPayment(paymentId);
  if (!payment) throw new PaymentProviderError("refused", "No such payment.");
  return payment;
}

function checkoutUrl(payment: TestPayment, urls: ReturnUrls, publicUrl: string): string {
  const query = new URLSearchParams({ ...urls, key: signUrls(payment, urls) });
  return `${publicUrl}/demo/checkout/${payment.id}?${query}`;
}

/** By the payment's own secret, so that an address survives a restart and no one else can make one. */
function signUrls(payment: TestPayment, urls: ReturnUrls): string {
  const text = JSON.stringify([payment.id, urls.success, urls.cancel]);
  return createHmac("sha256", payment.clientSecret).update(text).digest("base64url");
}

function isSigned(payment: TestPayment, urls: ReturnUrls, key: string): boolean {
  const expected = Buffer.from(signUrls(payment, urls));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
