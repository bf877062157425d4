import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testGateway } from "#app/domain/payments/gateway/payment-provider.server.ts";
import { testPaymentStore } from "#app/domain/payments/gateway/test-payment-store.server.ts";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { designRequests, jobs, testPayments } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { app } from "#tests/harness/http-app.ts";

const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };

function post(path: string, body: unknown, cookie?: string) {
  const headers = { "Content-Type": "application/json" };
  return app.fetch(path, { method: "POST", headers, body: JSON.stringify(body), cookie });
}

const open = (body: unknown, cookie?: string) => post("/api/create-payment-intent", body, cookie);
const complete = (id: number | string, paymentIntentId: unknown, cookie?: string) =>
  post(`/api/designs/${id}/payment-complete`, { paymentIntentId }, cookie);

async function orderOf(packageId: "quick-look" | "standard" = "standard") {
  const { user, cookie } = await app.signIn();
  return { order: createUnpaidOrder({ userId: user.id, package: packageId }), cookie, user };
}

async function payAtGateway(order: typeof designRequests.$inferSelect) {
  const opened = await openPayment(order, testGateway!);
  if (!opened.ok) throw new Error("The payment did not open.");
  await testGateway!.confirmCard(opened.paymentId, card);
  return opened.paymentId;
}

const rowOf = (id: number) => app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
const jobsOf = (id: number) =>
  app.db
    .select()
    .from(jobs)
    .where(eq(jobs.kind, "generate-image"))
    .all()
    .filter((job) => job.key.startsWith(`${id}:`));
const paymentsOf = (id: number) => app.db.select().from(testPayments).where(eq(testPayments.requestId, id)).all();
const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;

describe("POST /api/create-payment-intent", () => {
  it("opens one payment for twenty calls at once", async () => {
    const { order, cookie } = await orderOf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => open({ designRequestId: order.id, amount: 900 }, cookie)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toEqual({
      clientSecret: expect.stringContaining("_secret_"),
      paymentIntentId: rowOf(order.id).paymentIntentId,
    });
    expect(paymentsOf(order.id)).toHaveLength(1);
    expect(answers[0]?.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("takes the id as text too", async () => {
    const { order, cookie } = await orderOf();
    expect((await open({ designRequestId: String(order.id), amount: 900 }, cookie)).status).toBe(200);
  });

  it("401 when signed out, 404 for a stranger's and a missing order alike", async () => {
    const { order } = await orderOf();
    const stranger = await app.signIn();
    expect((await open({ designRequestId: order.id, amount: 900 })).status).toBe(401);
    const foreign = await open({ designRequestId: order.id, amount: 900 }, stranger.cookie);
    const missing = await open({ designRequestId: 987_654_321, amount: 900 }, stranger.cookie);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    expect(paymentsOf(order.id)).toEqual([]);
  });

  it.each([1, 0, -900, 400, 900.5, "900", 1e21, null, undefined, true, [900]])(
    "400 for the amount %j",
    async (amount) => {
      const { order, cookie } = await orderOf();
      const answer = await open({ designRequestId: order.id, amount }, cookie);
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).not.toBe("");
      expect(paymentsOf(order.id)).toEqual([]);
    },
  );

  it.each([undefined, null, [], {}, "abc", "1e3", "0x1", -1, 1.5])("400 for the order %j", async (designRequestId) => {
    const { cookie } = await app.signIn();
    expect((await open({ designRequestId, amount: 900 }, cookie)).status).toBe(400);
  });

  it("409 when paid", async () => {
    const { order, cookie } = await orderOf();
    app.db.update(designRequests).set({ paymentStatus: "paid" }).where(eq(designRequests.id, order.id)).run();
    expect((await open({ designRequestId: order.id, amount: 900 }, cookie)).status).toBe(409);
  });

  it("400 for what is no JSON, 415 for a form, 405 for other verbs", async () => {
    const { cookie } = await app.signIn();
    const path = "/api/create-payment-intent";
    const json = { "Content-Type": "application/json" };
    expect((await app.fetch(path, { method: "POST", headers: json, body: "{", cookie })).status).toBe(400);
    const form = await app.fetch(path, { method: "POST", body: new URLSearchParams({ amount: "900" }), cookie });
    expect(form.status).toBe(415);
    expect(await messageOf(form)).not.toBe("");
    for (const method of ["GET", "PUT", "DELETE"]) {
      const answer = await app.fetch(path, { method, cookie });
      expect(answer.status).toBe(405);
      expect(await messageOf(answer)).not.toBe("");
    }
  });
});

describe("POST /api/designs/{id}/payment-complete", () => {
  it("settles what the provider confirms, and answers a replay the same", async () => {
    const { order, cookie } = await orderOf();
    const paymentId = await payAtGateway(order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(order.id, paymentId, cookie)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: "processing", requestId: order.id });
    }
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", paidAmountCents: 900 });
    expect(jobsOf(order.id)).toHaveLength(5);
  });

  it("401 when signed out, 404 for a stranger's order even with its payment, 405 for other verbs", async () => {
    const { order, cookie } = await orderOf();
    const paymentId = await payAtGateway(order);
    const stranger = await app.signIn();
    expect((await complete(order.id, paymentId)).status).toBe(401);
    expect((await complete(order.id, paymentId, stranger.cookie)).status).toBe(404);
    expect((await complete(`0${order.id}`, paymentId, cookie)).status).toBe(404);
    expect((await app.fetch(`/api/designs/${order.id}/payment-complete`, { cookie })).status).toBe(405);
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
  });

  const unverified = "Your payment was processed, but we couldn't verify it. Please contact support.";

  it("400 with words for a payment that is not this order's", async () => {
    const { order, cookie, user } = await orderOf();
    const opened = await openPayment(order, testGateway!);
    expect(opened.ok).toBe(true);
    const cheaper = await payAtGateway(createUnpaidOrder({ userId: user.id, package: "quick-look" }));
    const foreign = await payAtGateway(createUnpaidOrder());
    for (const paymentId of [cheaper, foreign, "pi_test_nobody"]) {
      const answer = await complete(order.id, paymentId, cookie);
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).toBe(unverified);
    }
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
    expect(jobsOf(order.id)).toEqual([]);
  });

  it.each([
    ["open", {}, 402],
    ["waiting for the bank", { state: "requires_action" }, 402],
    ["canceled", { state: "canceled" }, 402],
    ["short", { state: "succeeded", amountReceivedCents: 899 }, 400],
    ["refunded", { state: "succeeded", amountReceivedCents: 900, refundedCents: 900 }, 409],
  ] as const)("a payment that is %s", async (_, change, status) => {
    const { order, cookie } = await orderOf();
    const opened = await openPayment(order, testGateway!);
    if (!opened.ok) throw new Error("The payment did not open.");
    testPaymentStore.updatePayment(opened.paymentId, { state: "requires_payment_method", ...change });
    const answer = await complete(order.id, opened.paymentId, cookie);
    expect(answer.status).toBe(status);
    expect(await messageOf(answer)).not.toBe("");
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
  });

  it.each([undefined, null, "", 7, ["pi"], "x".repeat(256)])("400 for the payment id %j", async (paymentIntentId) => {
    const { order, cookie } = await orderOf();
    expect((await complete(order.id, paymentIntentId, cookie)).status).toBe(400);
  });
});

describe("addresses under /api/ that are none", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])("%s answers 404 as JSON", async (method) => {
    for (const path of ["/api/nothing", "/api/nothing/at/all?x=1", "/api", "/api/designs/1/nothing"]) {
      const answer = await app.fetch(path, { method });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("Content-Type")).toContain("application/json");
      expect(await messageOf(answer)).not.toBe("");
    }
  });
});
