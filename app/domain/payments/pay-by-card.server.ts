import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { type DesignRequestRow, findPurchase } from "#app/domain/orders/request/find-design-request.server.ts";
import type { CardEntry, CardField } from "#app/providers/payments/test-cards.ts";
import type { TestGateway } from "#app/providers/payments/test-gateway.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { orUnavailable, type Unavailable } from "./gateway/or-unavailable.ts";
import { testGateway } from "./gateway/payment-provider.server.ts";
import { openPayment } from "./opening/open-payment.server.ts";
import type { NotForSale, NoYard } from "./opening/open-place.server.ts";
import { paymentReturnUrls } from "./opening/payment-return-urls.server.ts";
import { settlePayment } from "./settling/settle-payment.server.ts";

export type CardPayment =
  | { ok: true; requestId: number; outcome: "paid" | "already-paid" }
  | { ok: true; requestId: number; outcome: "needs-authentication"; url: string }
  | { ok: false; reason: "not-found" | "not-verified" | NotForSale | "no-card-form" }
  | NoYard
  | { ok: false; reason: "refused"; message: string; fields: Partial<Record<CardField, string>> }
  | Unavailable;

/**
 * From our own form: opens the payment, tries the card, reads the payment, settles it. Paying twice, in two tabs or by
 * a double click, charges once.
 */
export async function payByCard(
  order: { requestId: string; userId: number; card: CardEntry },
  gateway: TestGateway | undefined = testGateway,
): Promise<CardPayment> {
  if (!gateway) return { ok: false, reason: "no-card-form" };
  const request = findPurchase(order.requestId, order.userId);
  if (!request) return { ok: false, reason: "not-found" };
  if (!isUnpaid(request)) return { ok: true, requestId: request.id, outcome: "already-paid" };
  return orUnavailable(chargeOrder(gateway, request, order.card));
}

async function chargeOrder(gateway: TestGateway, request: DesignRequestRow, card: CardEntry): Promise<CardPayment> {
  const requestId = request.id;
  const opened = await openPayment(request, gateway);
  if (!opened.ok && opened.reason === "no-yard") return opened;
  if (!opened.ok) {
    const { reason } = opened;
    return reason === "already-paid" ? { ok: true, requestId, outcome: reason } : { ok: false, reason };
  }
  const verdict = await gateway.confirmCard(opened.paymentId, card);
  if (verdict.outcome === "refused") {
    return { ok: false, reason: "refused", message: verdict.message, fields: verdict.fields };
  }
  if (verdict.outcome === "needs-authentication") {
    const url = gateway.checkoutUrl(opened.paymentId, paymentReturnUrls(requestId));
    return { ok: true, requestId, outcome: "needs-authentication", url };
  }
  const reading = await gateway.readPayment(opened.paymentId);
  const settlement = reading && (await whenWritable(() => settlePayment(requestId, reading)));
  return settlement?.ok ? { ok: true, requestId, outcome: "paid" } : { ok: false, reason: "not-verified" };
}
