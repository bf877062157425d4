import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Intent } from "#tests/stripe/books.ts";
import { eventOf, signatureOf } from "#tests/stripe/events.ts";
import { createRefund } from "#tests/stripe/refunds.ts";
import {
  eventsOf,
  imageJobsOf,
  rowOf,
  type StripeSite,
  startStripeSite,
  webhookPath,
} from "#tests/stripe/stripe-site.ts";

let site: StripeSite;
beforeAll(async () => {
  site = await startStripeSite();
});
afterAll(async () => expect(await site?.stop()).toBe(""));

describe("a forged event", () => {
  type Forgery = (body: string) => { body?: string; signature?: string; headers?: Record<string, string> };
  const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex");
  const stamp = () => Math.floor(Date.now() / 1000);
  const at = (seconds: number) => (body: string) => ({
    signature: signatureOf(body, site.stripe.webhookSecret, Date.now() + seconds * 1000),
  });
  const genuine = (body: string) => signatureOf(body, site.stripe.webhookSecret);

  it.each<[string, number, Forgery]>([
    ["without a signature", 400, () => ({})],
    ["with an empty one", 400, () => ({ signature: "" })],
    ["with a nonsense one", 400, () => ({ signature: "t=,v1=" })],
    ["under another secret", 400, (body) => ({ signature: signatureOf(body, "whsec_other_secret") })],
    ["under an empty secret", 400, (body) => ({ signature: `t=${stamp()},v1=${hmac(`${stamp()}.${body}`, "")}` })],
    ["with v0 only", 400, (body) => ({ signature: genuine(body).replace("v1=", "v0=") })],
    ["signed without its stamp", 400, (body) => ({ signature: `v1=${hmac(body, site.stripe.webhookSecret)}` })],
    ["with another stamp", 400, (body) => ({ signature: genuine(body).replace(/t=\d+/, `t=${stamp() - 9}`) })],
    [
      "with a changed body",
      400,
      (body) => ({ signature: genuine(body), body: body.replace('"amount": 900', '"amount": 1') }),
    ],
    ["written anew", 400, (body) => ({ signature: genuine(body), body: JSON.stringify(JSON.parse(body)) })],
    ["with a space more", 400, (body) => ({ signature: genuine(body), body: `${body} ` })],
    ["301 s old", 400, at(-302)],
    ["a day old", 400, at(-86_400)],
    ["301 s from the future", 400, at(303)],
    ["a day from the future", 400, at(86_400)],
    ["of 2 MB", 413, () => ({ body: "x".repeat(2_000_000), signature: genuine("x".repeat(2_000_000)) })],
    ["that is no JSON", 400, () => ({ body: "paid=1", signature: genuine("paid=1") })],
    ["that is null", 400, () => ({ body: "null", signature: genuine("null") })],
    ["that is empty", 400, () => ({ body: "", signature: genuine("") })],
    ["compressed", 415, (body) => ({ signature: genuine(body), headers: { "Content-Encoding": "gzip" } })],
  ])("%s: %i, and nothing happens", async (_, status, forge) => {
    const { order, intent } = await site.openOrder();
    site.pay(intent);
    const body = JSON.stringify(eventOf({ type: "payment_intent.succeeded", object: intent }, false), null, 2);
    const forged = forge(body);
    const answer = await site.deliver(forged.body ?? body, forged.signature, forged.headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
    expect([eventsOf(order.id), imageJobsOf(order.id)]).toEqual([[], []]);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("%s: 405", async (method) => {
    const answer = await site.call(webhookPath, { method });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });

  it("of the other mode: 400", async () => {
    const { order, intent } = await site.openOrder();
    site.pay(intent);
    expect(await site.receive("payment_intent.succeeded", intent, true)).toEqual([400, undefined]);
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
  });
});

describe("a genuine event", () => {
  it("settles, wherever it says it comes from; its neighbours still check", async () => {
    const { order, intent, cookie } = await site.openOrder();
    site.pay(intent);
    const { rawBody, signature } = site.signed("charge.succeeded", intent);
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await site.deliver(rawBody, signature, foreign)).status).toBe(200);
    expect(rowOf(order.id).paymentStatus).toBe("paid");
    const headers = { ...foreign, "Content-Type": "application/json" };
    for (const other of [`${webhookPath}s`, "/api/create-payment-intent", "/api/stripe"]) {
      const answer = await site.call(other, { method: "POST", body: "{}", headers, cookie });
      expect([other, answer.status]).toEqual([other, 403]);
    }
    // Not a spelling of it, whatever a router would make of the slash.
    const slashed = await site.call(`${webhookPath}/`, { method: "POST", body: "{}" });
    expect(slashed.status).toBe(404);
  });

  it("a hundred times at once: 200 each, one effect", async () => {
    const { order, intent } = await site.openOrder();
    site.pay(intent);
    const { rawBody, signature } = site.signed("payment_intent.succeeded", intent);
    const answers = await Promise.all(Array.from({ length: 100 }, () => site.deliver(rawBody, signature)));
    const outcomes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { received: string }).received),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(outcomes.filter((outcome) => outcome === "handled")).toHaveLength(1);
    expect(eventsOf(order.id)).toHaveLength(1);
    expect(imageJobsOf(order.id)).toHaveLength(5);
  });

  it.each<[string, string[]]>([
    ["succeeded before created", ["payment_intent.succeeded", "payment_intent.created"]],
    ["failed after succeeded", ["payment_intent.succeeded", "payment_intent.payment_failed"]],
    ["canceled after succeeded", ["payment_intent.succeeded", "payment_intent.canceled"]],
    [
      "failed, then succeeded twice",
      ["payment_intent.payment_failed", "payment_intent.succeeded", "payment_intent.succeeded"],
    ],
  ])("%s: paid", async (_, types) => {
    const { order, intent } = await site.openOrder();
    site.pay(intent);
    for (const type of types) expect(await site.receive(type, intent)).toEqual([200, "handled"]);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(imageJobsOf(order.id)).toHaveLength(5);
  });

  it("a refund heard of before the payment: both are there in the end", async () => {
    const { order, intent } = await site.openOrder();
    site.pay(intent);
    createRefund(site.stripe.books, { paymentId: intent.id, amount: 200 }, () => {});
    expect(await site.receive("charge.refunded", { object: "charge", payment_intent: intent.id })).toEqual([
      200,
      "handled",
    ]);
    expect(await site.receive("payment_intent.succeeded", intent)).toEqual([200, "handled"]);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "partially_refunded", refundedAmountCents: 200 });
  });

  it("what the event claims counts for nothing: the payment is read back", async () => {
    const { order, intent } = await site.openOrder();
    expect(
      await site.receive("payment_intent.succeeded", { ...intent, status: "succeeded", amount_received: 900 }),
    ).toEqual([200, "handled"]);
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
  });

  it.each<[string, (intent: Intent) => [string, object]]>([
    ["an unknown type", () => ["customer.created", { object: "customer", id: "cus_1" }]],
    ["a payment nobody knows", () => ["payment_intent.succeeded", { object: "payment_intent", id: "pi_nobody" }]],
    [
      "one without an order",
      (intent) => ["payment_intent.succeeded", site.paidLike(intent, { metadata: { requestId: "" } })],
    ],
    [
      "another installation's",
      (intent) => ["payment_intent.succeeded", site.paidLike(intent, { metadata: { installation: "other" } })],
    ],
    [
      "an order that is gone",
      (intent) => ["payment_intent.succeeded", site.paidLike(intent, { metadata: { requestId: "987654321" } })],
    ],
    ["an open hosted page", () => ["checkout.session.expired", { object: "checkout.session", payment_intent: null }]],
  ])("about %s: 200, ignored", async (_, make) => {
    const { intent } = await site.openOrder();
    expect(await site.receive(...make(intent))).toEqual([200, "ignored"]);
  });

  it("while Stripe cannot be asked: 503, and handled when it comes again", async () => {
    const { order, intent } = await site.openOrder();
    site.pay(intent);
    const { rawBody, signature } = site.signed("payment_intent.succeeded", intent);
    site.stripe.faults.add({ kind: "500-once", on: "GET /v1/payment_intents", times: 2 });
    expect((await site.deliver(rawBody, signature)).status).toBe(503);
    expect(eventsOf(order.id)).toEqual([]);
    expect((await site.deliver(rawBody, signature)).status).toBe(200);
    expect(rowOf(order.id).paymentStatus).toBe("paid");
  });
});
