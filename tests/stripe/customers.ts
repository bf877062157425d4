import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { openHostedCheckout } from "#app/domain/payments/opening/open-hosted-checkout.server.ts";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { receivePaymentEvent } from "#app/domain/payments/receive-payment-event.server.ts";
import { reviewOrder } from "#app/domain/payments/review-order.server.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { rowOf, type StripeShop } from "./stripe-shop.ts";

export const ownerOf = ({ id, userId }: { id: number; userId: number }) => ({ requestId: String(id), userId });

/** What tests of orders do with a shop. */
export function customersOf(shop: StripeShop) {
  const { books } = shop.local;

  async function openOwn(order: DesignRequestRow): Promise<string> {
    const opened = await openPayment(rowOf(order.id), shop.provider);
    if (!opened.ok) throw new Error("The payment did not open.");
    return opened.paymentId;
  }

  return {
    openOwn,
    review: (order: DesignRequestRow) => reviewOrder(ownerOf(order), shop.provider),
    openPage: (order: DesignRequestRow) => openHostedCheckout(ownerOf(order), shop.provider),
    intentsOf: ({ id }: DesignRequestRow) =>
      [...books.intents.values()].filter((intent) => intent.metadata.requestId === String(id)),
    sessionsOf: ({ id }: DesignRequestRow) =>
      [...books.sessions.values()].filter((session) => session.client_reference_id === String(id)),
    async createPaidOrder() {
      const order = createUnpaidOrder();
      const paymentId = await openOwn(order);
      shop.pay(paymentId);
      await completePayment({ ...ownerOf(order), paymentId }, shop.provider);
      return { order, paymentId };
    },
    /** Delivers what happened to a payment so far, of these types or all. @returns the outcomes */
    async receiveAll(paymentId: string, ...types: string[]) {
      for (const event of shop.eventsOf(paymentId, ...types)) {
        const received = await receivePaymentEvent(shop.signed(event), shop.provider);
        if (!received.ok) throw new Error(`${event.type} was refused: ${received.reason}`);
      }
    },
  };
}

/** The jobs of a settled order of five pictures. */
export const wholeWork = (id: number) => [
  ...[1, 2, 3, 4, 5].map((n) => `generate-image ${id}:${n}`),
  `send-receipt-letter ${id}`,
];
