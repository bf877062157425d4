import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { deliverReceiptLetter } from "#app/domain/letters/deliver-receipt-letter.server.ts";
import { deliverWithdrawalLetter } from "#app/domain/letters/deliver-withdrawal-letter.server.ts";
import type { Letter } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { designRequests, letters, orderedPictures, refunds, withdrawals } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { ownApp } from "#tests/harness/own-app.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";

const app = ownApp();
const ask = (path: string, cookie = "", init: RequestInit = {}) => app.fetch(path, { ...init, cookie });

const dayMs = 86_400_000;
const card = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };
const post = (path: string, fields: Record<string, string>, cookie?: string) =>
  ask(path, cookie, { method: "POST", body: new URLSearchParams(fields) });
const withdraw = (order: string | number, email: string, name = "Pat Garden") =>
  post("/withdraw", { name, order: String(order), email });
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const outcomeOf = (id: number) =>
  db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.requestId, id))
    .all()
    .map((row) => row.outcome);
const refundsOf = (id: number) =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.requestId, id))
    .all()
    .map((row) => [row.cause, row.amountCents]);
const make = (id: number) =>
  db.update(orderedPictures).set({ status: "made" }).where(eq(orderedPictures.requestId, id)).run();

async function lettersBy(deliver: (mailer: { name: string; send(letter: Letter): Promise<void> }) => Promise<void>) {
  const sent: Letter[] = [];
  await deliver({ name: "postbox", send: async (letter) => void sent.push(letter) });
  return sent;
}

it("changes nothing for a shop that does not sell to the EU", async () => {
  const { user, cookie } = await app.signIn();
  const order = createUnpaidOrder({ userId: user.id });
  const page = await textOf(await ask(`/payment/${order.id}`, cookie));
  expect(page).toContain("Pay $9");
  expect(page).not.toContain("right of withdrawal");
  expect((await ask("/withdraw")).status).toBe(404);
  expect((await withdraw(order.id, order.deliveryEmail)).status).toBe(404);
  expect(await textOf(await ask("/blog"))).not.toContain("Withdraw from contract");
});

describe("where the shop sells to the EU", () => {
  beforeAll(async () => {
    const { cookie } = await app.signIn();
    const saved = await post("/admin/shop/law", { sellsToEu: "on", asksConsent: "on" }, cookie);
    expect(saved.status).toBe(303);
    expect((await post("/admin/shop/law", { sellsToEu: "on" })).headers.get("Location")).toContain("/login");
  });

  it("asks for consent before paying, and the receipt confirms it", async () => {
    const { user, cookie } = await app.signIn();
    const order = createUnpaidOrder({ userId: user.id });
    const path = `/payment/${order.id}`;
    const asking = await textOf(await ask(path, cookie));
    expect(asking).toContain("my right of withdrawal ends as soon as a design is delivered");
    expect(asking).not.toContain("cc-number");
    const early = await post(path, card, cookie);
    expect([early.status, await textOf(early)]).toEqual([422, expect.stringContaining("tick that we may begin")]);
    const byApi = await ask("/api/create-payment-intent", cookie, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ designRequestId: order.id, amount: 900 }),
    });
    expect([byApi.status, await byApi.text()]).toEqual([409, expect.stringContaining("begin at once")]);
    const refused = await post(path, { intent: "consent" }, cookie);
    expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining("Nothing was charged.")]);
    expect((await post(path, { intent: "consent", consent: "on" }, cookie)).status).toBe(303);
    expect(await textOf(await ask(path, cookie))).toMatch(
      /it ends as soon as a design is delivered.*Order with obligation to pay: \$9/s,
    );
    expect((await post(path, card, cookie)).headers.get("Location")).toContain("/results/");
    const [letter] = await lettersBy((mailer) => deliverReceiptLetter(order.id, mailer));
    for (const body of [letter!.text, letter!.html]) {
      expect(body).toContain("you asked us to begin at once and confirmed that this right ends");
      expect(body).toContain(`/withdraw?order=${order.id}`);
    }
  });

  it("takes no one else's consent, and none after the payment", async () => {
    const { cookie } = await app.signIn();
    const order = createPaidOrder();
    await post(`/payment/${order.id}`, { intent: "consent", consent: "on" }, cookie);
    await post(`/payment/${order.id}`, { intent: "consent", consent: "on" }, await app.cookieOf(order.userId));
    const row = db.select().from(designRequests).where(eq(designRequests.id, order.id)).get();
    expect(row?.consentedAt).toBeNull();
  });

  it("leads to the form from footer and account", async () => {
    expect(await textOf(await ask("/blog"))).toMatch(/href="\/withdraw"[^>]*>Withdraw from contract/);
    const order = createPaidOrder();
    const cookie = await app.cookieOf(order.userId);
    expect((await textOf(await ask("/account", cookie))).match(/href="\/withdraw"/g)).toHaveLength(2);
    const form = await textOf(await ask(`/withdraw?order=${order.id}`));
    expect(form).toContain(`value="${order.id}"`);
    expect(form).toContain("Confirm withdrawal");
  });

  it("ends and refunds an order that is not delivered, once, and writes to its own address", async () => {
    const order = createPaidOrder({ consentedAt: Date.now(), deliveryEmail: "Buyer@yard.test" });
    for (let time = 0; time < 2; time++) {
      const answer = await withdraw(`Order ${order.id}`, "buyer@yard.test");
      expect([answer.status, await textOf(answer)]).toEqual([200, expect.stringContaining("Received on ")]);
    }
    expect(outcomeOf(order.id)).toEqual(["accepted"]);
    expect(refundsOf(order.id)).toEqual([["withdrawal", 400]]);
    const pictures = db.select().from(orderedPictures).where(eq(orderedPictures.requestId, order.id)).all();
    expect(pictures.map(({ status }) => status)).toEqual(["lost"]);
    const owed = db.select().from(letters).where(eq(letters.requestId, order.id)).all();
    expect(owed.map(({ kind, recipient }) => [kind, recipient])).toEqual([["withdrawal", "Buyer@yard.test"]]);
    const [letter] = await lettersBy((mailer) => deliverWithdrawalLetter(order.id, mailer));
    expect(letter).toMatchObject({ to: "Buyer@yard.test" });
    expect(letter!.text).toMatch(
      /On \w+ \d+, \d{4} at [\d:]+ [AP]M UTC you told us: “I, Pat Garden \(buyer@yard\.test\)/,
    );
    expect(letter!.text).toContain("The contract has ended.");
  });

  it("shows an order that ended before anything was drawn as withdrawn, not as failed", async () => {
    const { user, cookie } = await app.signIn();
    const order = createPaidOrder({ userId: user.id });
    const fields = { name: "Pat", order: String(order.id), email: order.deliveryEmail };
    const ended = `${order.id} has ended: $4 returns to your card, usually within 5 to 10 days.`;
    expect(await textOf(await post("/withdraw", fields, cookie))).toContain(ended);
    expect(await textOf(await post("/withdraw", fields))).not.toContain("has ended");
    await runUntilEmpty();
    for (const [path, words] of [
      ["/account", "You withdrew from this order."],
      [`/results/${order.id}`, "nothing is drawn for it"],
    ] as const) {
      const page = await textOf(await ask(path, cookie));
      expect(page).toContain(words);
      expect(page).toContain(">Withdrawn</span>");
      expect(page).not.toMatch(/>Error<|error generating/);
    }
  });

  it.each([
    ["delivered", Date.now(), 0, "had been delivered by then"],
    ["late", null, 20, "The 14 days in which you could withdraw had ended"],
  ] as const)("answers in words when it is %s", async (outcome, consentedAt, daysAgo, words) => {
    const order = createPaidOrder({ consentedAt, paidAt: Date.now() - daysAgo * dayMs });
    make(order.id);
    await withdraw(order.id, order.deliveryEmail);
    expect(outcomeOf(order.id)).toEqual([outcome]);
    expect(refundsOf(order.id)).toEqual([]);
    const [letter] = await lettersBy((mailer) => deliverWithdrawalLetter(order.id, mailer));
    expect(letter!.text).toContain(words);
  });

  it("asks consent for an order that costs nothing, and answers its withdrawal without speaking of money", async () => {
    const { user, cookie } = await app.signIn();
    const order = createUnpaidOrder({ userId: user.id });
    const path = `/payment/${order.id}`;
    const code = `WHOLE${order.id}`;
    const coupon = { code, worth: "100", kind: "percent", usesAtMost: "", lastDay: "" };
    expect((await post("/admin/shop/codes", { intent: "make", ...coupon }, cookie)).status).toBe(303);
    expect((await post(path, { intent: "coupon", code }, cookie)).status).toBe(303);
    const asking = await textOf(await ask(path, cookie));
    expect(asking).toContain("my right of withdrawal ends as soon as a design is delivered");
    expect(asking).not.toContain("no card is needed");
    expect((await post(path, { intent: "free" }, cookie)).status).toBe(422);
    await post(path, { intent: "consent", consent: "on" }, cookie);
    expect(await textOf(await ask(path, cookie))).toContain("no card is needed");
    expect((await post(path, { intent: "free" }, cookie)).headers.get("Location")).toBe(`/results/${order.id}`);

    expect((await withdraw(order.id, order.deliveryEmail)).status).toBe(200);
    expect([outcomeOf(order.id), refundsOf(order.id)]).toEqual([["accepted"], []]);
    const [letter] = await lettersBy((mailer) => deliverWithdrawalLetter(order.id, mailer));
    expect(letter!.text).toContain("The contract has ended. It cost you nothing, so nothing is refunded.");
    expect(letter!.text).not.toContain("What you paid");
    expect(await textOf(await ask("/admin/shop/law", cookie))).toContain("accepted");
  });

  it("refunds a delivered order whose customer did not agree to lose the right", async () => {
    const order = createPaidOrder();
    make(order.id);
    await withdraw(order.id, order.deliveryEmail);
    expect([outcomeOf(order.id), refundsOf(order.id)]).toEqual([["accepted"], [["withdrawal", 400]]]);
  });

  it("never tells whether there is such an order, and lists what a person has to look at", async () => {
    const order = createPaidOrder();
    const unpaid = createUnpaidOrder();
    const words = async (answer: Response) => (await textOf(answer)).replace(/Received on [^<]+/, "");
    const known = await words(
      await withdraw(createPaidOrder({ deliveryEmail: "known@yard.test" }).id, "known@yard.test"),
    );
    for (const [id, email] of [
      [order.id, "stranger@yard.test"],
      [unpaid.id, unpaid.deliveryEmail],
      ["nonsense", "stranger@yard.test"],
    ] as const) {
      expect(await words(await withdraw(id, email, "Eve Weed"))).toBe(known);
    }
    expect([outcomeOf(order.id), refundsOf(order.id), outcomeOf(unpaid.id)]).toEqual([[], [], []]);
    const { cookie } = await app.signIn();
    const desk = await textOf(await ask("/admin/shop/law", cookie));
    expect(desk).toContain("Eve Weed");
    expect(desk).toContain("no such order: please write to them");
  });

  it("gives back what was typed when something is missing", async () => {
    const answer = await post("/withdraw", { name: "Pat", order: "", email: "pat@" });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    expect(html).toContain("Please enter the number of your order");
    expect(html).toContain('value="pat@"');
  });
});
