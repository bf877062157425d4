import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { estimateWait } from "#app/domain/generation/estimate-wait.server.ts";
import { finishDesign } from "#app/domain/generation/finish-design.server.ts";
import { generateImage } from "#app/domain/generation/generate-image.server.ts";
import { makeFollowUp } from "#app/domain/generation/make-follow-up.server.ts";
import { readYard } from "#app/domain/generation/read-yard.server.ts";
import { requestFollowUp } from "#app/domain/generation/request-follow-up.server.ts";
import { findGround } from "#app/domain/orders/ground/find-ground.server.ts";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { countProgress } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { submitDesignRequest } from "#app/domain/orders/submit-design-request.server.ts";
import { testGateway } from "#app/domain/payments/gateway/payment-provider.server.ts";
import { payByCard } from "#app/domain/payments/pay-by-card.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";
import { settlePayment } from "#app/domain/payments/settling/settle-payment.server.ts";
import { ImageProviderError, type YardReading } from "#app/providers/images/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import {
  designImages,
  followUps,
  jobs,
  letters,
  orderedPictures,
  refunds,
  testPayments,
  testRefunds,
} from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { createSquareProvider } from "#tests/factories/square-provider.ts";
import { type HandlersInPlace, runUntilEmpty } from "#tests/harness/run-until-empty.ts";

beforeEach(() => void db.delete(jobs).run());

const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
const { signal } = new AbortController();
const reading: YardReading = {
  confidence: { score: 0.9, unsure: false, doubts: [] },
  ground: { width: 4, height: 2, cells: Uint8Array.of(1, 1, 1, 1, 2, 2, 2, 2) },
};

const { provider: squares } = createSquareProvider(({ variation }) => {
  if (variation === 3) throw new ImageProviderError("refuse", "not this one");
});
const provider = { ...squares, readYard: async () => reading };
const handlers: HandlersInPlace = {
  "read-yard": { run: ({ requestId }) => readYard(requestId, { signal, provider }) },
  "generate-image": { run: (payload) => generateImage(payload, { signal, provider, fallbackAfter: 0 }) },
  "make-follow-up": { run: ({ followUpId }) => makeFollowUp(followUpId, { signal, provider, fallbackAfter: 0 }) },
};
const drain = () => runUntilEmpty({ handlers });

function placeOrder() {
  const userId = createUser().id;
  const photoPath = createPictureRow(userId).path;
  const input = { userId, photoPath, prompt: "A pond with lilies", email: "pat@yard.test", package: "standard" };
  const submitted = submitDesignRequest(input);
  if (!submitted.ok) throw new Error(submitted.reason);
  const { requestId } = submitted;
  return { input, requestId, userId, pay: () => payByCard({ requestId: String(requestId), userId, card }) };
}
type Placed = ReturnType<typeof placeOrder>;

async function payTwice({ requestId, userId }: Placed) {
  const gateway = testGateway;
  if (!gateway) throw new Error("The stand-in takes the money in tests.");
  const money = { amountCents: 900, currency: "usd", description: "Standard" } as const;
  const second = await gateway.openPayment({ requestId, userId, ...money, idempotencyKey: `second:${requestId}` });
  await gateway.confirmCard(second.paymentId, card);
  return { settle: async () => settlePayment(requestId, (await gateway.readPayment(second.paymentId)) ?? never()) };
}

function never(): never {
  throw new Error("The gateway has forgotten the payment.");
}

async function accountOf({ requestId, userId }: Placed) {
  const row = readOrder(db, requestId);
  const payments = db.select().from(testPayments).where(eq(testPayments.requestId, requestId)).all();
  const folder = join(env.DATA_DIR, "mail");
  const files = (await readdir(folder)).filter((name) => name.split(".")[1] === String(requestId)).sort();
  return {
    row,
    page: findOrder(requestId, userId),
    ground: findGround(requestId, userId),
    wait: estimateWait(requestId),
    progress: row && inTransaction((tx) => countProgress(tx, row)),
    pictures: db.select().from(orderedPictures).where(eq(orderedPictures.requestId, requestId)).all(),
    images: db.select().from(designImages).where(eq(designImages.requestId, requestId)).all(),
    followUps: db.select().from(followUps).where(eq(followUps.requestId, requestId)).all(),
    refunds: db.select().from(refunds).where(eq(refunds.requestId, requestId)).all(),
    letters: db.select().from(letters).where(eq(letters.requestId, requestId)).all(),
    payments,
    refundsAtGateway: db
      .select()
      .from(testRefunds)
      .where(
        inArray(
          testRefunds.paymentId,
          payments.map(({ id }) => id),
        ),
      )
      .all(),
    files: await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name), "utf8")])),
  };
}

const ending = {
  row: { status: "partial", paymentStatus: "partially_refunded", refundedAmountCents: 180, yardReadingSince: null },
  ground: { state: "read" },
  progress: { ordered: 5, made: 4, lost: 1 },
  followUps: [{ status: "made", times: 1 }],
  refunds: expect.arrayContaining([
    expect.objectContaining({ cause: "missing-images", amountCents: 180, status: "done" }),
    expect.objectContaining({ cause: expect.stringMatching(/^duplicate:/), amountCents: 900, status: "done" }),
  ]),
};
const lettersAtTheEnd = ["designs-ready sent", "receipt sent", "refund not-needed", "refund sent"];

function expectEnding(account: Awaited<ReturnType<typeof accountOf>>): void {
  expect(account).toMatchObject(ending);
  expect(account.letters.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual(lettersAtTheEnd);
  expect(account.refundsAtGateway.map(({ amountCents }) => amountCents).sort()).toEqual([180, 900]);
  expect(account.images.map(({ origin }) => origin).sort()).toEqual(["change", ...Array(4).fill("ordered")]);
}

function askForChange({ requestId, userId }: Placed) {
  const imageId = findOrder(requestId, userId)?.images[0]?.id ?? 0;
  return requestFollowUp({ requestId, userId, imageId, kind: "change", change: "make the path brick" });
}

test("with all ended jobs gone nothing is repeated, and every page says what it said", async () => {
  const order = placeOrder();
  await drain();
  await order.pay();
  const second = await payTwice(order);
  await second.settle();
  await drain();
  expect(askForChange(order)).toEqual({ ok: true });
  await drain();
  const before = await accountOf(order);
  expectEnding(before);

  db.delete(jobs)
    .where(inArray(jobs.status, ["done", "dead"]))
    .run();
  expect(db.select().from(jobs).all()).toEqual([]);
  await reconcilePayments();
  expect(submitDesignRequest(order.input)).toEqual({ ok: true, requestId: order.requestId });
  expect(await order.pay()).toMatchObject({ outcome: "already-paid" });
  expect(await second.settle()).toMatchObject({ outcome: "duplicate" });
  finishDesign(order.requestId);
  expect(askForChange(order)).toEqual({ ok: false, reason: "asked-already" });
  for (let variationNumber = 1; variationNumber <= 5; variationNumber++) {
    await generateImage({ requestId: order.requestId, variationNumber }, { signal, provider });
  }
  await readYard(order.requestId, { signal, provider });
  await reconcilePayments();
  expect(await drain()).toEqual([]);
  expect(await accountOf(order)).toEqual(before);
});

test("with the whole table replaced after every single job, the order ends as it would have", async () => {
  const order = placeOrder();
  await order.pay();
  const second = await payTwice(order);
  await second.settle();
  let runs = 0;
  for (let hasWork = true; hasWork && runs < 40; runs++) {
    db.delete(jobs).run();
    await reconcilePayments();
    if (readOrder(db, order.requestId)?.status === "partial") askForChange(order);
    hasWork = db.select().from(jobs).all().length > 0;
    // The harness stops after one job, and reports that there are more.
    await runUntilEmpty({ handlers, most: 1 }).catch((error) => expect(String(error)).toContain("still more"));
  }
  expectEnding(await accountOf(order));
  expect(runs).toBe(15);
});

test("a refund whose tries ran out is enqueued again, by its row", async () => {
  const order = placeOrder();
  await order.pay();
  await runUntilEmpty({
    handlers: { ...handlers, "refund-payment": { run: () => Promise.reject(new Error("The gateway is away.")) } },
  });
  expect(db.select().from(refunds).where(eq(refunds.requestId, order.requestId)).all()).toMatchObject([
    { status: "pending", givenUpAt: expect.any(Number) },
  ]);
  const tries = db.select().from(jobs).where(eq(jobs.kind, "refund-payment")).all();
  expect(tries).toMatchObject([{ status: "dead", attempts: 20 }]);
  db.delete(jobs).run();
  await reconcilePayments();
  expect(readOrder(db, order.requestId)).toMatchObject({ refundedAmountCents: 180 });
  expect(await drain()).toEqual([{ kind: "send-refund-letter", result: "done" }]);
});

test("a letter whose address was refused is given up, and not enqueued again", async () => {
  const order = placeOrder();
  await order.pay();
  const refused = { run: () => Promise.reject(new Error("No such address.")) };
  await runUntilEmpty({ handlers: { ...handlers, "send-receipt-letter": refused } });
  const receipt = () =>
    db
      .select()
      .from(letters)
      .where(eq(letters.key, `receipt.${order.requestId}`))
      .get();
  expect(receipt()).toMatchObject({ status: "given-up", sentAt: null });
  db.delete(jobs).run();
  await reconcilePayments();
  expect(await drain()).toEqual([]);
  expect(receipt()).toMatchObject({ status: "given-up" });
});
