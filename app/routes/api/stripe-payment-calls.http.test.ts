import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { app } from "#tests/harness/http-app.ts";
import type { Intent } from "#tests/stripe/books.ts";
import { answerBank, confirmIntent } from "#tests/stripe/payments.ts";
import { createRefund } from "#tests/stripe/refunds.ts";
import { imageJobsOf, rowOf, type StripeSite, startStripeSite } from "#tests/stripe/stripe-site.ts";

let site: StripeSite;
beforeAll(async () => {
  site = await startStripeSite();
});
afterAll(async () => expect(await site?.stop()).toBe(""));

describe("payment-complete trusts nobody", () => {
  type Opened = Awaited<ReturnType<StripeSite["openOrder"]>>;
  const payAfter = (intent: Intent, change: Partial<Intent>) => site.pay(Object.assign(intent, change)).id;
  const changeAfter = (intent: Intent, change: Partial<Intent>) => Object.assign(site.pay(intent), change).id;
  const refund = ({ id }: Intent) => createRefund(site.stripe.books, { paymentId: id }, () => {}).payment_intent;

  it.each<[string, number, (opened: Opened) => unknown]>([
    ["a made-up payment", 400, () => "pi_made_up"],
    ["another customer's paid one", 400, () => site.openOrder().then(({ intent }) => site.pay(intent).id)],
    ["a cheaper one of this order", 400, ({ intent }) => site.paidLike(intent, { amount: 400 }).id],
    ["an equal one that we did not open", 400, ({ intent }) => site.paidLike(intent, {}).id],
    [
      "one of another installation",
      400,
      ({ intent }) => site.paidLike(intent, { metadata: { installation: "other" } }).id,
    ],
    ["one whose amount was changed", 400, ({ intent }) => payAfter(intent, { amount: 899 })],
    ["one in another currency", 400, ({ intent }) => payAfter(intent, { currency: "jpy" })],
    ["one that came in short", 400, ({ intent }) => changeAfter(intent, { amount_received: 1 })],
    ["an unpaid one", 402, ({ intent }) => intent.id],
    [
      "one the bank asks about",
      402,
      ({ intent }) => confirmIntent(site.stripe.books, intent, "pm_card_authenticationRequired", () => {}).id,
    ],
    ["a canceled one", 402, ({ intent }) => changeAfter(intent, { status: "canceled" })],
    ["one still under way", 202, ({ intent }) => confirmIntent(site.stripe.books, intent, "pm_card_slow", () => {}).id],
    ["a refunded one", 409, ({ intent }) => refund(site.pay(intent))],
    ["a client secret", 400, ({ intent }) => site.pay(intent).client_secret],
    ["a hosted page's id", 400, () => "cs_test_1"],
    ["a path", 400, () => "../refunds"],
    ["a number", 400, () => 1],
    ["nothing", 400, () => undefined],
    ["a text of 300 characters", 400, () => "p".repeat(300)],
  ])("%s: %i, and no work", async (_, status, choose) => {
    const opened = await site.openOrder();
    const paymentIntentId = await choose(opened);
    const answer = await site.post(
      `/api/designs/${opened.order.id}/payment-complete`,
      { paymentIntentId },
      opened.cookie,
    );
    expect(answer.status).toBe(status);
    expect(rowOf(opened.order.id)).toMatchObject({ paymentStatus: "unpaid", status: "pending" });
    expect(imageJobsOf(opened.order.id)).toEqual([]);
  });

  it("the right one: 200, again and again; a stranger: 404; nobody: 401", async () => {
    const { order, intent, cookie } = await site.openOrder();
    site.pay(intent);
    const to = `/api/designs/${order.id}/payment-complete`;
    const stranger = await app.signIn();
    expect((await site.post(to, { paymentIntentId: intent.id }, stranger.cookie)).status).toBe(404);
    expect((await site.post(to, { paymentIntentId: intent.id }, "")).status).toBe(401);
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
    for (let n = 0; n < 3; n++) expect((await site.post(to, { paymentIntentId: intent.id }, cookie)).status).toBe(200);
    expect(imageJobsOf(order.id)).toHaveLength(5);
  });

  it("202 becomes 200 when the money is there", async () => {
    const { order, intent, cookie } = await site.openOrder();
    confirmIntent(site.stripe.books, intent, "pm_card_slow", () => {});
    const reportPayment = () =>
      site.post(`/api/designs/${order.id}/payment-complete`, { paymentIntentId: intent.id }, cookie);
    expect((await reportPayment()).status).toBe(202);
    answerBank(site.stripe.books, intent, true, () => {});
    expect((await reportPayment()).status).toBe(200);
  });
});

describe("create-payment-intent", () => {
  it.each([1, 0, -400, 400.5, "900", 1e21, null, undefined, [900], { amount: 900 }])(
    "the amount %j: 400, and Stripe is not asked",
    async (amount) => {
      const { user, cookie } = await app.signIn();
      const order = createUnpaidOrder({ userId: user.id });
      const before = site.stripe.calls.length;
      expect(
        (await site.post("/api/create-payment-intent", { designRequestId: order.id, amount }, cookie)).status,
      ).toBe(400);
      expect(site.stripe.calls).toHaveLength(before);
    },
  );

  it("answers in the contract's words, for twenty tabs the same", async () => {
    const { user, cookie } = await app.signIn();
    const order = createUnpaidOrder({ userId: user.id });
    const open = () => site.post("/api/create-payment-intent", { designRequestId: order.id, amount: 900 }, cookie);
    const answers = await Promise.all(Array.from({ length: 20 }, open));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect([...bodies].map((body) => JSON.parse(body))).toEqual([
      { clientSecret: expect.stringMatching(/^pi_\w+_secret_/), paymentIntentId: rowOf(order.id).paymentIntentId },
    ]);
    const ours = [...site.stripe.books.intents.values()].filter(
      ({ metadata }) => metadata.requestId === String(order.id),
    );
    expect(ours).toHaveLength(1);
  });

  it("503 while Stripe is in trouble, and then it opens", async () => {
    const { user, cookie } = await app.signIn();
    const order = createUnpaidOrder({ userId: user.id });
    const open = () => site.post("/api/create-payment-intent", { designRequestId: order.id, amount: 900 }, cookie);
    site.stripe.faults.add({ kind: "500", on: "POST /v1/payment_intents" });
    expect((await open()).status).toBe(503);
    expect((await open()).status).toBe(200);
  });
});

it("Stripe is let in on the payment page and nowhere else", async () => {
  const { order, cookie } = await site.openOrder();
  const policyOf = async (path: string) => {
    const { ok, headers } = await site.call(path, { cookie });
    expect(ok, path).toBe(true);
    return headers.get("Content-Security-Policy")!;
  };
  const policy = await policyOf(`/payment/${order.id}`);
  for (const part of ["script-src", "frame-src", "connect-src"])
    expect(policy).toMatch(new RegExp(`${part} [^;]*\\.stripe\\.com`));
  for (const path of ["/", "/account", `/results/${order.id}`, `/designs/${order.id}`])
    expect(await policyOf(path), path).not.toContain("stripe.com");
  // Who is signed in is led on from there.
  const login = await site.call("/login");
  expect(login.ok).toBe(true);
  expect(login.headers.get("Content-Security-Policy")).not.toContain("stripe.com");
});
