import { type PaymentProvider, PaymentProviderError, type RefundReading } from "#app/providers/payments/contract.ts";
import { signTestEvent } from "#app/providers/payments/test-events.server.ts";
import { createTestGateway } from "#app/providers/payments/test-gateway.server.ts";
import type { TestGatewayStore, TestPayment, TestRefund } from "#app/providers/payments/test-gateway-store.ts";

/** What the next calls meet: an answer, no connection at all, or work that is done and whose answer gets lost. */
export type GatewayMood = "well" | "unreachable" | "answers-get-lost";

export interface FakeGateway {
  provider: PaymentProvider;
  mood: GatewayMood;
  payments: Map<string, TestPayment>;
  refunds: TestRefund[];
  /** The customer's card, on our page or on the gateway's. */
  charge(paymentId: string, number: string): Promise<void>;
  /** The bank's answer to the customer of a card that it asks about. */
  answerBank(paymentId: string, approves: boolean): void;
  /** A person gives money back in the gateway's own pages. */
  refundByHand(paymentId: string, share: number): void;
  /** As it is delivered now. */
  eventOf(paymentId: string): { rawBody: string; signature: string };
}

const secret = "the secret of a gateway that only a model knows";

/** The built-in gateway with its books in memory, its own page to pay at and refunds by hand, as a real company has them. */
export function createFakeGateway(pass: (step: string) => void): FakeGateway {
  const { store, payments, refunds } = createStore();
  const real = createTestGateway({ store, secret, publicUrl: "http://localhost:3000" });
  const byHand = /^by-hand:/;
  let events = 0;

  const provider: PaymentProvider = {
    ...real,
    cardForm: "in-page-script",
    async readPayment(paymentId) {
      const reading = await real.readPayment(paymentId);
      return (
        reading && {
          ...reading,
          refunds: refunds.filter((refund) => refund.paymentId === paymentId).map(describeRefund),
        }
      );
    },
  };

  function describeRefund({ id, amountCents, idempotencyKey }: TestRefund): RefundReading {
    const key = byHand.test(idempotencyKey) ? undefined : idempotencyKey;
    return { refundId: id, amountCents, state: "done", idempotencyKey: key };
  }

  const gateway: FakeGateway = {
    provider: moody(provider, () => gateway.mood, pass),
    mood: "well",
    payments,
    refunds,
    async charge(paymentId, number) {
      await real.confirmCard(paymentId, { number, expiry: "12/39", cvc: "123" });
    },
    answerBank(paymentId, approves) {
      if (payments.get(paymentId)?.state === "requires_action") {
        real.decideCheckout(paymentId, approves ? "approve" : "decline");
      }
    },
    refundByHand(paymentId, share) {
      const { amountReceivedCents, refundedCents } = payments.get(paymentId)!;
      const amountCents = Math.floor((amountReceivedCents - refundedCents) * share);
      if (amountCents > 0) void real.refund({ paymentId, amountCents, idempotencyKey: `by-hand:${++events}` });
    },
    eventOf(paymentId) {
      const { requestId, state } = payments.get(paymentId)!;
      const event = { eventId: `evt_${++events}`, type: `payment.${state}`, paymentId, requestId };
      const { body, signature } = signTestEvent(event, secret);
      return { rawBody: body, signature };
    },
  };
  return gateway;
}

/** Each call is a place to die at, before and after; `verifyEvent` asks no one. */
function moody(provider: PaymentProvider, moodNow: () => GatewayMood, pass: (step: string) => void): PaymentProvider {
  return new Proxy(provider, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function" || name === "verifyEvent") return value;
      return async (...call: unknown[]) => {
        const mood = moodNow();
        if (mood === "unreachable") throw new PaymentProviderError("unreachable", "The gateway is away.");
        pass(`gateway.${String(name)}`);
        const answer = await value.apply(target, call);
        pass(`gateway.${String(name)} answered`);
        if (mood === "answers-get-lost") throw new PaymentProviderError("unreachable", "The answer got lost.");
        return answer;
      };
    },
  });
}

function createStore() {
  const payments = new Map<string, TestPayment>();
  const openedAt = new Map<string, number>();
  const refunds: TestRefund[] = [];
  const store: TestGatewayStore = {
    transaction: (work) => work(),
    findPayment: (id) => payments.get(id),
    listPaid: (since) =>
      [...payments.values()].filter((one) => one.amountReceivedCents > 0 && openedAt.get(one.id)! >= since),
    findPaymentByKey: (key) => [...payments.values()].find((payment) => payment.idempotencyKey === key),
    insertPayment(payment) {
      payments.set(payment.id, payment);
      openedAt.set(payment.id, Date.now());
    },
    updatePayment: (id, change) => void payments.set(id, { ...payments.get(id)!, ...change }),
    findRefundByKey: (key) => refunds.find((refund) => refund.idempotencyKey === key),
    insertRefund: (refund) => void refunds.push(refund),
  };
  return { store, payments, refunds };
}
