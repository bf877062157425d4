import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { finishDesign } from "#app/domain/generation/finish-design.server.ts";
import { payByCard } from "#app/domain/payments/pay-by-card.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";

import { refundPayment } from "#app/domain/payments/refund-payment.server.ts";
import { sweep } from "#app/domain/upkeep/sweep.server.ts";
import { mayBeCalled, postWebhook } from "#app/providers/webhooks/post-webhook.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs, orderedPictures, webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { answering } from "#tests/harness/answering-server.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { announceEvent, sendAgain } from "./announce-event.server.ts";
import { deliverWebhook } from "./deliver-webhook.server.ts";
import { addEndpoint, listDeliveries, listEndpoints } from "./webhook-endpoints.server.ts";

const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
const never = new AbortController().signal;

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

beforeEach(() => {
  db.delete(webhookEndpoints).run();
  db.delete(jobs).run();
});

/** A program of the operator that answers with these statuses, then always with the last. */
async function listen(...statuses: number[]) {
  const received: Received[] = [];
  const origin = await answering(({ headers }, response, body) => {
    received.push({ headers, body });
    const status = statuses[Math.min(received.length, statuses.length) - 1]!;
    response.writeHead(status, status === 302 ? { Location: "/elsewhere" } : {}).end();
  });
  expect(addEndpoint(`${origin}/hook`)).toEqual({ ok: true });
  return received;
}

const deliveries = () => db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id).all();
const webhookJobs = () => db.select().from(jobs).where(eq(jobs.kind, "send-webhook")).all();
const announce = (cause = 7) =>
  inTransaction((tx) => announceEvent(tx, "order.refunded", cause, { orderId: 1, amountCents: 400, currency: "usd" }));
/** The other jobs of an order would draw. */
const onlyWebhooks = () => db.delete(jobs).where(eq(jobs.kind, "generate-image")).run();

function verify({ headers, body }: Received): boolean {
  const [, time, signed] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["atelier-signature"]))!;
  const { secret } = listEndpoints()[0]!;
  return Math.abs(Number(time) * 1000 - Date.now()) < 60_000 && hmac(secret, `${time}.${body}`) === signed;
}
const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

test("a paid order, its designs and a refund reach the program, signed, once each", async () => {
  const received = await listen(200);
  const order = createUnpaidOrder();
  await payByCard({ requestId: String(order.id), userId: order.userId, card });
  onlyWebhooks();
  db.update(orderedPictures).set({ status: "made" }).where(eq(orderedPictures.requestId, order.id)).run();
  finishDesign(order.id);
  finishDesign(order.id);
  for (let twice = 0; twice < 2; twice++)
    await refundPayment({ requestId: order.id, cause: "goodwill", amountCents: 100 });
  await runUntilEmpty();
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      id: `order.paid.${order.id}`,
      type: "order.paid",
      data: { orderId: order.id, package: "Standard", imageCount: 5, amountCents: 900, currency: "usd" },
    },
    { type: "designs.ready", data: { orderId: order.id, pictures: 5, ordered: 5 } },
    { type: "order.refunded", data: { orderId: order.id, amountCents: 100, currency: "usd" } },
  ]);
  expect(received.map(verify)).toEqual([true, true, true]);
  expect(JSON.stringify(received)).not.toMatch(/@|Lavender/i);
  expect(deliveries()).toMatchObject([{ status: "sent", attempts: 1, outcome: "answered 200" }, {}, {}]);
});

test("what is undone was never announced", async () => {
  await listen(200);
  const cut = () =>
    inTransaction((tx) => {
      announceEvent(tx, "order.refunded", 7, { orderId: 1, amountCents: 1, currency: "usd" });
      throw new Error("cut off");
    });
  expect(cut).toThrow("cut off");
  expect([deliveries(), webhookJobs()]).toEqual([[], []]);
});

test("what fails is tried again until it is taken, and no more", async () => {
  const received = await listen(500, 302, 200);
  announce();
  await runUntilEmpty();
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(deliveries()).toMatchObject([{ status: "sent", attempts: 3, outcome: "answered 200" }]);
  await deliverWebhook(deliveries()[0]!.id, never);
  expect(received).toHaveLength(3);
});

test("a dead endpoint is given up, and a person may send again", async () => {
  const received = await listen(...Array.from({ length: 20 }, () => 503), 204);
  announce();
  await runUntilEmpty();
  expect(deliveries()).toMatchObject([{ status: "given-up", attempts: 20, outcome: "answered 503" }]);
  const { id } = deliveries()[0]!;
  expect([sendAgain(id), sendAgain(id)]).toEqual([true, false]);
  await runUntilEmpty();
  expect(received).toHaveLength(21);
  expect(listDeliveries()).toMatchObject([{ status: "sent", attempts: 21 }]);
});

test("a run that the server's end cuts off counts as no attempt", async () => {
  await listen(200);
  announce();
  const { id } = deliveries()[0]!;
  await expect(deliverWebhook(id, AbortSignal.abort(new Error("The server is stopping.")))).rejects.toThrow("stopping");
  expect(deliveries()).toMatchObject([{ status: "pending", attempts: 0, outcome: null }]);
});

test("an emptied jobs table loses no delivery, and old ones are swept", async () => {
  const received = await listen(200);
  announce();
  db.delete(jobs).run();
  await reconcilePayments();
  await reconcilePayments();
  await runUntilEmpty();
  expect(received).toHaveLength(1);
  await sweep(Date.now() + 29 * 24 * 3_600_000);
  expect(deliveries()).toHaveLength(1);
  await sweep(Date.now() + 31 * 24 * 3_600_000);
  expect(deliveries()).toEqual([]);
});

test.each([
  ["https://program.example/hook", true],
  ["http://program.example/hook", false],
  ["https://me:secret@program.example/hook", false],
  ["https://10.0.0.7/hook", false],
  ["https://[fd00::1]/hook", false],
  ["https://169.254.169.254/latest", false],
  ["https://2130706434/", false],
  ["http://localhost:4000/hook", true],
  ["http://127.0.0.1:4000/hook", true],
  ["ftp://localhost/hook", false],
])("may %s be called: %s", (url, allowed) => {
  expect(mayBeCalled(url)).toBe(allowed);
});

test("an endpoint that does not answer is not waited for", async () => {
  const origin = await answering(() => {});
  const message = { body: "{}", signature: "", signal: never, patienceMs: 20 };
  expect(await postWebhook(`${origin}/hook`, message)).toEqual({ ok: false, words: "took too long" });
});

test("an address that became private is not called", async () => {
  await listen(200);
  db.update(webhookEndpoints).set({ url: "https://192.168.1.1/hook" }).run();
  announce();
  await expect(deliverWebhook(deliveries()[0]!.id, never)).rejects.toThrow("is at a private address");
});
