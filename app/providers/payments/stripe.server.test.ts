import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signatureOf } from "#tests/stripe/events.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { answerBank, confirmIntent, payOnPage } from "#tests/stripe/payments.ts";
import { closeDispute, createRefund, failRefund, openDispute } from "#tests/stripe/refunds.ts";
import { startLocalStripe } from "#tests/stripe/stripe-server.ts";
import type { PaymentOrder, PaymentProvider, PaymentProviderFailure } from "./contract.ts";
import { createStripe } from "./stripe.server.ts";

let local: LocalStripe;
let stripe: PaymentProvider;
let orders = 0;

const createShop = (changes: Partial<Parameters<typeof createStripe>[0]> = {}) => {
  const { secretKey, publishableKey, webhookSecret, url: apiUrl } = local;
  return createStripe({ secretKey, publishableKey, webhookSecret, apiUrl, installation: "here", ...changes });
};

beforeAll(async () => {
  local = await startLocalStripe();
  stripe = createShop();
});
afterAll(() => local.close());

function orderOf(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  const requestId = ++orders;
  const order = { requestId, userId: 7, amountCents: 900, currency: "usd", description: "Standard" } as const;
  return { ...order, idempotencyKey: `order-${requestId}`, ...changes };
}

async function pay(order = orderOf(), card = "pm_card_visa") {
  const { paymentId } = await stripe.openPayment(order);
  const intent = local.books.intents.get(paymentId)!;
  try {
    confirmIntent(local.books, intent, card, local.emit);
  } catch {
    // The declined card is what the test is about.
  }
  return { paymentId, intent, order };
}

const failing = (failure: PaymentProviderFailure) => expect.objectContaining({ name: "PaymentProviderError", failure });
const urls = { success: "http://localhost/back?returned=success", cancel: "http://localhost/back?returned=cancel" };

describe("a payment", () => {
  it("is opened once for twenty calls at once, with what we want to find again", async () => {
    const order = orderOf();
    const opened = await Promise.all(Array.from({ length: 20 }, () => stripe.openPayment(order)));
    expect(new Set(opened.map((entry) => entry.paymentId)).size).toBe(1);
    const intent = local.books.intents.get(opened[0]!.paymentId)!;
    expect(intent).toMatchObject({
      amount: 900,
      currency: "usd",
      client_secret: opened[0]!.clientSecret,
      metadata: { installation: "here", requestId: String(order.requestId), userId: "7" },
    });
  });

  it("that received money is listed with refunds, among more unpaid ones than a page holds", async () => {
    const since = Date.now() - 60_000;
    const paid = await pay();
    createRefund(local.books, { paymentId: paid.paymentId, amount: 400 }, local.emit);
    for (let n = 0; n < 101; n++) await stripe.openPayment(orderOf());
    const listed = await stripe.listPaid(since);
    expect(listed).toContainEqual({
      paymentId: paid.paymentId,
      requestId: paid.order.requestId,
      amountReceivedCents: 900,
      refundedCents: 400,
      currency: "usd",
    });
    expect(listed.every(({ amountReceivedCents }) => amountReceivedCents > 0)).toBe(true);
    expect(await createShop({ installation: "elsewhere" }).listPaid(since)).toEqual([]);
    expect(await stripe.listPaid(Date.now() + 60_000)).toEqual([]);
  });

  it("is resumed until it is canceled", async () => {
    const { paymentId, clientSecret } = await stripe.openPayment(orderOf());
    expect(await stripe.resumePayment(paymentId)).toEqual({ paymentId, clientSecret });
    expect(await stripe.cancelPayment(paymentId)).toBe("canceled");
    expect(await stripe.cancelPayment(paymentId)).toBe("canceled");
    expect(await stripe.resumePayment(paymentId)).toBeUndefined();
    expect(await stripe.resumePayment("pi_nobody")).toBeUndefined();
  });

  it("cannot be canceled any more when it is paid or under way", async () => {
    expect(await stripe.cancelPayment((await pay()).paymentId)).toBe("too-late");
    expect(await stripe.cancelPayment((await pay(orderOf(), "pm_card_slow")).paymentId)).toBe("too-late");
  });

  it.each([
    ["pm_card_visa", "succeeded", undefined],
    ["pm_card_threeDSecure2Required", "needs-authentication", undefined],
    ["pm_card_slow", "processing", undefined],
    ["pm_card_visa_chargeDeclined", "unpaid", "Your card was declined."],
    ["pm_card_chargeDeclinedExpiredCard", "unpaid", "Your card has expired."],
  ])("paid with %s reads as %s", async (card, state, failureMessage) => {
    const { paymentId, order } = await pay(orderOf(), card);
    const amountReceivedCents = state === "succeeded" ? 900 : 0;
    expect(await stripe.readPayment(paymentId)).toEqual({
      ...{ paymentId, state, amountCents: 900, amountReceivedCents, refundedCents: 0, currency: "usd" },
      ...{ requestId: order.requestId, userId: 7, refunds: [], dispute: undefined, failureMessage },
    });
  });

  it("can be paid after the bank said no, and after a refused card", async () => {
    const { paymentId, intent } = await pay(orderOf(), "pm_card_threeDSecure2Required");
    answerBank(local.books, intent, false, local.emit);
    expect(await stripe.readPayment(paymentId)).toMatchObject({ state: "unpaid", failureMessage: expect.any(String) });
    confirmIntent(local.books, intent, "pm_card_visa", local.emit);
    expect(await stripe.readPayment(paymentId)).toMatchObject({ state: "succeeded", failureMessage: undefined });
  });

  it("of another installation, or without our words on it, is no order's", async () => {
    const other = createShop({ installation: "elsewhere" });
    const { paymentId } = await other.openPayment(orderOf());
    expect(await stripe.readPayment(paymentId)).toMatchObject({ requestId: undefined, userId: undefined });
  });

  it("that is none is undefined, and odd ids are not even asked about", async () => {
    expect(await stripe.readPayment("pi_nobody")).toBeUndefined();
    const before = local.calls.length;
    for (const id of ["", "pi_", "pi_a/../refunds", "ch_1", "pi_a?x", "pi_a secret", `pi_${"a".repeat(300)}`]) {
      expect(await stripe.readPayment(id)).toBeUndefined();
    }
    expect(local.calls).toHaveLength(before);
  });
});

describe("a hosted page", () => {
  it("is the same for the same key, and knows its payment once it is paid", async () => {
    const order = orderOf();
    const [page, again] = await Promise.all([
      stripe.openHostedCheckout(order, urls),
      stripe.openHostedCheckout(order, urls),
    ]);
    expect(again).toEqual(page);
    expect(await stripe.readHostedCheckout(page.checkoutId)).toEqual({ ...page, state: "open", paymentId: undefined });
    const session = local.books.sessions.get(page.checkoutId)!;
    expect(session).toMatchObject({ amount_total: 900, currency: "usd", success_url: urls.success });
    payOnPage(local.books, session, "pm_card_visa", local.emit);
    const paid = await stripe.readHostedCheckout(page.checkoutId);
    expect(paid).toMatchObject({ state: "complete", paymentId: expect.stringMatching(/^pi_/) });
    expect(await stripe.readPayment(paid!.paymentId!)).toMatchObject({
      state: "succeeded",
      requestId: order.requestId,
    });
    expect(await stripe.closeHostedCheckout(page.checkoutId)).toBe("too-late");
  });

  it("takes the payment of a refused try with it when it is closed", async () => {
    const { checkoutId } = await stripe.openHostedCheckout(orderOf(), urls);
    const session = local.books.sessions.get(checkoutId)!;
    expect(() => payOnPage(local.books, session, "pm_card_visa_chargeDeclined", local.emit)).toThrow("declined");
    const { paymentId } = (await stripe.readHostedCheckout(checkoutId))!;
    expect(await stripe.readPayment(paymentId!)).toMatchObject({ state: "unpaid" });
    expect(await stripe.cancelPayment(paymentId!)).toBe("too-late");
    expect(await stripe.closeHostedCheckout(checkoutId)).toBe("closed");
    expect(await stripe.readPayment(paymentId!)).toMatchObject({ state: "canceled" });
  });

  it("is closed once and stays so", async () => {
    const { checkoutId } = await stripe.openHostedCheckout(orderOf(), urls);
    expect(await stripe.closeHostedCheckout(checkoutId)).toBe("closed");
    expect(await stripe.closeHostedCheckout(checkoutId)).toBe("closed");
    expect(await stripe.readHostedCheckout(checkoutId)).toMatchObject({ state: "expired" });
    expect(await stripe.readHostedCheckout("cs_nobody")).toBeUndefined();
    // Of the other mode: the operator has switched from test to live keys.
    expect(await stripe.closeHostedCheckout("cs_nobody")).toBe("closed");
    expect(await stripe.cancelPayment("pi_nobody")).toBe("canceled");
  });
});

describe("money back", () => {
  it("is made once per key, even when the key has expired or the answer was lost", async () => {
    const { paymentId } = await pay();
    const wish = { paymentId, amountCents: 180, idempotencyKey: `refund:${orders}:missing-images` };
    local.faults.add({ kind: "lost", on: "POST /v1/refunds", times: 2 });
    await expect(stripe.refund(wish)).rejects.toEqual(failing("unreachable"));
    const first = await stripe.refund(wish);
    local.idempotency.forget();
    expect(await stripe.refund(wish)).toEqual(first);
    expect(await stripe.readPayment(paymentId)).toMatchObject({
      refundedCents: 180,
      refunds: [{ refundId: first.refundId, amountCents: 180, state: "done", idempotencyKey: wish.idempotencyKey }],
    });
  });

  it("is refused above the charge, twice in full, unpaid and disputed", async () => {
    const { paymentId, intent } = await pay();
    const refund = (amountCents: number, key: string) =>
      stripe.refund({ paymentId, amountCents, idempotencyKey: `${key}${orders}` });
    await expect(refund(901, "a")).rejects.toEqual(failing("refused"));
    openDispute(local.books, intent, local.emit);
    await expect(refund(900, "b")).rejects.toEqual(failing("refused"));
    const other = await pay();
    const all = { paymentId: other.paymentId, amountCents: 900 };
    await stripe.refund({ ...all, idempotencyKey: `c${orders}` });
    await expect(stripe.refund({ ...all, idempotencyKey: `d${orders}` })).rejects.toEqual(failing("refused"));
    const unpaid = await stripe.openPayment(orderOf());
    const early = { paymentId: unpaid.paymentId, amountCents: 900, idempotencyKey: `e${orders}` };
    await expect(stripe.refund(early)).rejects.toEqual(failing("refused"));
  });

  it("from the dashboard and returned money are reported", async () => {
    const { paymentId, intent } = await pay();
    const byHand = createRefund(local.books, { paymentId, amount: 300 }, local.emit);
    expect(await stripe.readPayment(paymentId)).toMatchObject({
      refunds: [{ refundId: byHand.id, amountCents: 300, state: "done", idempotencyKey: undefined }],
    });
    failRefund(local.books, byHand, local.emit);
    expect(await stripe.readPayment(paymentId)).toMatchObject({ refundedCents: 0, refunds: [{ state: "failed" }] });
    const dispute = openDispute(local.books, intent, local.emit);
    expect(await stripe.readPayment(paymentId)).toMatchObject({ dispute: "open" });
    closeDispute(dispute, "lost", local.emit);
    expect(await stripe.readPayment(paymentId)).toMatchObject({ dispute: "lost" });
  });
});

describe("trouble at Stripe", () => {
  it.each([
    ["500", "unreachable"],
    ["409", "unreachable"],
    ["429", "unreachable"],
    ["lost", "unreachable"],
  ] as const)("%s is %s", async (kind, failure) => {
    local.faults.add({ kind, times: 2 });
    await expect(stripe.openPayment(orderOf())).rejects.toEqual(failing(failure));
    local.faults.clear();
  });

  it("silence ends after a while", async () => {
    local.faults.add({ kind: "timeout", times: 2 });
    await expect(createShop({ timeoutMs: 100 }).openPayment(orderOf())).rejects.toEqual(failing("unreachable"));
    local.faults.clear();
  });

  it("a single one is not even noticed", async () => {
    for (const kind of ["500-once", "409", "lost"] as const) {
      local.faults.add({ kind });
      expect(await stripe.openPayment(orderOf())).toMatchObject({ paymentId: expect.any(String) });
    }
  });

  it("a key whose kept answer is an error does not block the order for a day", async () => {
    const order = orderOf();
    local.faults.add({ kind: "500", on: "POST /v1/payment_intents" });
    await expect(stripe.openPayment(order)).rejects.toEqual(failing("unreachable"));
    const opened = await stripe.openPayment(order);
    expect(await stripe.openPayment(order)).toEqual(opened);
    // A server that has just started does not remember which keys are stuck.
    expect(await createShop().openPayment(order)).toEqual(opened);
  });

  it("a refund whose key is stuck is made once, under the next key", async () => {
    const { paymentId } = await pay();
    const wish = { paymentId, amountCents: 180, idempotencyKey: `refund:${orders}:stuck` };
    local.faults.add({ kind: "500", on: "POST /v1/refunds" });
    await expect(stripe.refund(wish)).rejects.toEqual(failing("unreachable"));
    const refund = await stripe.refund(wish);
    expect(await createShop().refund(wish)).toEqual(refund);
    expect(await stripe.readPayment(paymentId)).toMatchObject({ refundedCents: 180 });
  });

  it("a key used for something else is refused", async () => {
    const order = orderOf();
    await stripe.openPayment(order);
    await expect(stripe.openPayment({ ...order, amountCents: 400 })).rejects.toEqual(failing("refused"));
  });

  it("a wrong key is the operator's business, and nothing of it is said", async () => {
    const secretKey = "sk_test_wrong";
    const error = await createShop({ secretKey })
      .openPayment(orderOf())
      .catch((thrown: Error) => thrown);
    expect(error).toEqual(failing("misconfigured"));
    expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toContain(secretKey);
  });
});

describe("an event", () => {
  const event = (changes: object = {}) => ({
    id: "evt_1",
    object: "event",
    type: "payment_intent.succeeded",
    livemode: false,
    data: { object: { object: "payment_intent", id: "pi_1", metadata: { installation: "here", requestId: "5" } } },
    ...changes,
  });
  const verify = (body: string, signature: string | null = signatureOf(body, local.webhookSecret)) =>
    stripe.verifyEvent(body, signature);

  it("says which payment to ask about", () => {
    expect(verify(JSON.stringify(event()))).toEqual({
      ...{ eventId: "evt_1", type: "payment_intent.succeeded", paymentId: "pi_1", requestId: 5 },
    });
    const of = (object: object) => verify(JSON.stringify(event({ data: { object } }))).paymentId;
    expect(of({ object: "checkout.session", id: "cs_1", payment_intent: "pi_2" })).toBe("pi_2");
    expect(of({ object: "checkout.session", id: "cs_1", payment_intent: null })).toBeUndefined();
    expect(of({ object: "charge", id: "ch_1", payment_intent: { id: "pi_3" } })).toBe("pi_3");
    expect(of({ object: "customer", id: "cus_1" })).toBeUndefined();
  });

  it("of the other mode is refused", () => {
    expect(() => verify(JSON.stringify(event({ livemode: true })))).toThrow(failing("wrong-mode") as Error);
  });
});
