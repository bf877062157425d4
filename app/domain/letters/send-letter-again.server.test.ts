import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type Letter, MailerError } from "#app/providers/mailer/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designRequests, jobs, letters, refunds } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { deliverCopy } from "./deliver-copy.server.ts";
import { deliverReceiptLetter } from "./deliver-receipt-letter.server.ts";
import { deliverRefundLetter } from "./deliver-refund-letter.server.ts";
import { enqueuePendingLetters, requestReceipt } from "./pending-letters.server.ts";
import { listLettersOfOrder, sendLatestLetterAgain, sendLetterAgain } from "./send-letter-again.server.ts";

const day = 24 * 3_600_000;
const sent: Letter[] = [];
const mailer = { name: "outbox", send: async (letter: Letter) => void sent.push(letter) };

beforeEach(() => {
  sent.length = 0;
  db.delete(letters).run();
  db.delete(jobs).run();
});

function createReportedOrder() {
  const order = createPaidOrder({ deliveryEmail: "pat@yrad.test" });
  inTransaction((tx) => requestReceipt(tx, order));
  return { order, own: { requestId: String(order.id), userId: order.userId } };
}

async function deliverAll(handlers = {}) {
  const run = ({ key }: { key: string }) => deliverCopy(key, mailer);
  const receipt = ({ requestId }: { requestId: number }) => deliverReceiptLetter(requestId, mailer);
  await runUntilEmpty({
    handlers: {
      "resend-letter": { run },
      "send-receipt-letter": { run: receipt },
      "generate-image": { run: () => {} },
      ...handlers,
    },
  });
}

test("a letter that went to a mistyped address goes to the right one, and so do those that follow", async () => {
  const { order, own } = createReportedOrder();
  await deliverAll();
  expect(sendLatestLetterAgain(own, "pat@yard.test")).toEqual({ ok: true });
  await deliverAll();
  expect(sent.map(({ to, subject }) => [to, subject === sent[0]!.subject])).toEqual([
    ["pat@yrad.test", true],
    ["pat@yard.test", true],
  ]);
  expect(sent[1]!.messageId).not.toBe(sent[0]!.messageId);
  expect(listLettersOfOrder(order.id).map(({ recipient, status }) => [recipient, status])).toEqual([
    ["pat@yrad.test", "sent"],
    ["pat@yard.test", "sent"],
  ]);
  const row = db.select().from(designRequests).where(eq(designRequests.id, order.id)).get();
  expect(row?.deliveryEmail).toBe("pat@yard.test");
});

test("one that has not gone yet goes once, to the new address", async () => {
  const { own } = createReportedOrder();
  sendLatestLetterAgain(own, "pat@yard.test");
  await deliverAll();
  expect(sent.map(({ to }) => to)).toEqual(["pat@yard.test"]);
});

test("another customer changes nothing, and an owner may ask three times a day", () => {
  const { own } = createReportedOrder();
  const otherCustomer = { ...own, userId: own.userId + 1 };
  expect(sendLatestLetterAgain(otherCustomer, "eve@yard.test")).toEqual({ ok: false, reason: "not-found" });
  const ask = (now?: number) => sendLatestLetterAgain(own, "pat@yard.test", now).ok;
  expect([ask(), ask(), ask(), ask()]).toEqual([true, true, true, false]);
  expect(ask(Date.now() + 2 * day)).toBe(true);
});

test("a copy whose job is lost gets it back, and one that is refused is given up and says why", async () => {
  const { order } = createReportedOrder();
  await deliverAll();
  expect(sendLetterAgain(`receipt.${order.id}`, "nobody@yard.test")).toEqual({ ok: true });
  db.delete(jobs).run();
  await enqueuePendingLetters();
  const refusing = {
    name: "refusing",
    send: async () => {
      throw new MailerError("SMTP failed with EENVELOPE 550", true, "no-such-mailbox");
    },
  };
  await expect(deliverCopy(`receipt.${order.id}.again-1`, refusing)).rejects.toThrow(PermanentJobError);
  await deliverAll({ "resend-letter": { run: ({ key }: { key: string }) => deliverCopy(key, refusing) } });
  expect(listLettersOfOrder(order.id).at(-1)).toMatchObject({ status: "given-up", problem: "no-such-mailbox" });
  expect(db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()?.deliveryEmail).toBe(
    "pat@yrad.test",
  );
});

test("the letter about a refund can be sent again, too", async () => {
  const { order } = createReportedOrder();
  const refund = { requestId: order.id, cause: "duplicate:pi_1", amountCents: 400, status: "done" } as const;
  db.insert(refunds).values(refund).run();
  await deliverRefundLetter(refund, mailer);
  sendLetterAgain(`refund.${order.id}.duplicate-pi_1`, "pat@yard.test");
  await deliverCopy(`refund.${order.id}.duplicate-pi_1.again-1`, mailer);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ["pat@yrad.test", sent[0]!.subject],
    ["pat@yard.test", sent[0]!.subject],
  ]);
});

test("copies of a few orders do not reach more addresses than an account's orders may", () => {
  const orders = Array.from({ length: 4 }, () => createReportedOrder());
  const { userId } = orders[0]!.own;
  for (const { order } of orders)
    db.update(designRequests).set({ userId }).where(eq(designRequests.id, order.id)).run();
  const results = orders.flatMap(({ order }, k) =>
    [1, 2, 3].map((n) => sendLatestLetterAgain({ requestId: String(order.id), userId }, `x${k}-${n}@yard.test`)),
  );
  expect(results.map(({ ok }) => ok)).toEqual([...Array(9).fill(true), ...Array(3).fill(false)]);
  expect(results.at(-1)).toEqual({ ok: false, reason: "too-much-mail" });
});
