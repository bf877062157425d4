import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { designRequests, jobs, testPayments } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { app } from "#tests/harness/http-app.ts";

const good = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };
const declined = { ...good, number: "4000 0000 0000 0002" };
const asking = { ...good, number: "4000 0025 0000 3155" };

async function orderOf(packageId: "quick-look" | "standard" = "standard") {
  const { user, cookie } = await app.signIn();
  return { order: createUnpaidOrder({ userId: user.id, package: packageId }), cookie };
}

/** What a browser without JavaScript does with the form. */
const pay = (id: number, card: Record<string, string>, cookie?: string) =>
  app.fetch(`/payment/${id}`, { method: "POST", body: new URLSearchParams(card), cookie });

const look = (id: number | string, cookie?: string) => app.fetch(`/payment/${id}`, { cookie });
const rowOf = (id: number) => app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
const paymentOf = (id: number) => app.db.select().from(testPayments).where(eq(testPayments.requestId, id)).all();
const jobsOf = (id: number) =>
  app.db
    .select()
    .from(jobs)
    .where(eq(jobs.kind, "generate-image"))
    .all()
    .filter((job) => job.key.startsWith(`${id}:`));
const pathOf = (answer: Response) => answer.headers.get("Location")?.replace(app.baseUrl, "");

/** Tags away, so that a test reads what a person reads. */
async function textOf(answer: Response) {
  const html = await answer.text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
}

describe("GET /payment/{id}", () => {
  it("shows the order and the card form", async () => {
    const { order, cookie } = await orderOf();
    const answer = await look(order.id, cookie);
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    for (const part of [
      'autoComplete="cc-number"',
      'autoComplete="cc-exp"',
      'autoComplete="cc-csc"',
      'method="post"',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain(`/api/uploads/${order.originalPhotoPath}`);
    const text = await textOf(answer);
    for (const words of ["Complete Your Order", "Standard", "5 images", "Total $9", "Pay $9", "Back to Home"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Test payments: no real money");
    expect(text).toContain("4000 0025 0000 3155");
    // Looking opens nothing.
    expect(paymentOf(order.id)).toEqual([]);
  });

  it("sends a visitor to sign in, and shows a stranger what a missing order shows", async () => {
    const { order } = await orderOf();
    const stranger = await app.signIn();
    const signedOut = await look(order.id);
    expect([signedOut.status, pathOf(signedOut)]).toEqual([303, "/login"]);
    for (const id of [order.id, 987_654_321, `0${order.id}`, "abc", "1e3"]) {
      const answer = await look(id, stranger.cookie);
      expect(answer.status).toBe(404);
      expect(await textOf(answer)).toContain("404 Page Not Found");
    }
    const hidden = await app.fetch(`/payment/${order.id}.data?_routes=routes%2Fdesigns%2Fpayment`, { ...stranger });
    expect(await hidden.text()).not.toContain(order.originalPhotoPath);
    expect((await pay(order.id, good, stranger.cookie)).status).toBe(404);
    expect((await pay(order.id, good)).status).toBe(303);
    expect(paymentOf(order.id)).toEqual([]);
  });

  it("leads on to the results when paid", async () => {
    const { order, cookie } = await orderOf();
    await pay(order.id, good, cookie);
    const answer = await look(order.id, cookie);
    expect([answer.status, pathOf(answer)]).toEqual([303, `/results/${order.id}`]);
    const again = await pay(order.id, declined, cookie);
    expect([again.status, pathOf(again)]).toEqual([303, `/results/${order.id}`]);
  });
});

describe("paying without JavaScript", () => {
  it("declines in words beside the form, then takes another card", async () => {
    const { order, cookie } = await orderOf();
    const refused = await pay(order.id, declined, cookie);
    expect(refused.status).toBe(402);
    const html = await refused.clone().text();
    expect(html).not.toContain('4000 0000 0000 0002"');
    expect(html).not.toContain('value="123"');
    expect(html).toContain('value="12 / 40"');
    expect(await textOf(refused)).toContain("Your card was declined.");
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "failed", status: "pending" });

    const paid = await pay(order.id, good, cookie);
    expect([paid.status, pathOf(paid)]).toEqual([303, `/results/${order.id}`]);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", status: "processing", paidAmountCents: 900 });
    expect(jobsOf(order.id)).toHaveLength(5);
    expect(paymentOf(order.id)).toHaveLength(1);
    const results = await app.fetch(`/results/${order.id}`, { cookie });
    expect(await textOf(results)).toContain("Payment successful");
  });

  it.each([
    [{ ...good, number: "4242 4242 4242 4241" }, "Your card number is invalid.", "unpaid"],
    [{ ...good, expiry: "01/20" }, "Your card's expiration date is in the past.", "unpaid"],
    [{ ...good, cvc: "1" }, "Your card's security code must have 3 or 4 digits.", "unpaid"],
    [{}, "Please enter your card number.", "unpaid"],
    [{ ...good, number: "4000 0000 0000 9995" }, "Your card has insufficient funds.", "failed"],
    [{ ...good, number: "4000 0000 0000 0069" }, "Your card has expired.", "failed"],
  ])("refuses with 402 and words: %#", async (card, words, status) => {
    const { order, cookie } = await orderOf("quick-look");
    const answer = await pay(order.id, card as Record<string, string>, cookie);
    expect(answer.status).toBe(402);
    expect(await textOf(answer)).toContain(words);
    expect(rowOf(order.id).paymentStatus).toBe(status);
  });

  it("charges once when two tabs and a double click pay at once", async () => {
    const { order, cookie } = await orderOf();
    const answers = await Promise.all([good, good, declined, good].map((card) => pay(order.id, card, cookie)));
    expect(answers.map((answer) => answer.status).filter((status) => status !== 303 && status !== 402)).toEqual([]);
    expect(paymentOf(order.id)).toMatchObject([{ state: "succeeded", amountReceivedCents: 900 }]);
    expect(jobsOf(order.id)).toHaveLength(5);
  });

  it("answers JSON where a form belongs with 415", async () => {
    const { order, cookie } = await orderOf();
    const headers = { "Content-Type": "application/json" };
    const answer = await app.fetch(`/payment/${order.id}`, { method: "POST", headers, body: "{}", cookie });
    expect(answer.status).toBe(415);
  });
});

describe("a card whose bank asks first", () => {
  async function goToBank() {
    const { order, cookie } = await orderOf();
    const sent = await pay(order.id, asking, cookie);
    expect(sent.status).toBe(303);
    const bank = pathOf(sent)!;
    expect(bank).toMatch(/^\/demo\/checkout\/pi_test_[0-9a-f]+\?/);
    return { order, cookie, bank };
  }

  const decide = (bank: string, decision: string) =>
    app.fetch(bank, { method: "POST", body: new URLSearchParams({ decision }) });

  it("approves, and the order is paid on coming back", async () => {
    const { order, cookie, bank } = await goToBank();
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
    const page = await app.fetch(bank);
    expect(page.status).toBe(200);
    expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(await textOf(page)).toContain("Is this payment yours?");

    const approved = await decide(bank, "approve");
    expect([approved.status, pathOf(approved)]).toEqual([303, `/payment/${order.id}?returned=success`]);
    const back = await app.fetch(pathOf(approved)!, { cookie });
    expect([back.status, pathOf(back)]).toEqual([303, `/results/${order.id}`]);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(jobsOf(order.id)).toHaveLength(5);
    expect(await textOf(await app.fetch(`/results/${order.id}`, { cookie }))).toContain("Payment successful");

    const later = await app.fetch(bank);
    expect([later.status, pathOf(later)]).toEqual([303, `/payment/${order.id}?returned=success`]);
  });

  it("settles too when the tab was closed at the bank and the page is opened again", async () => {
    const { order, cookie, bank } = await goToBank();
    await decide(bank, "approve");
    const answer = await look(order.id, cookie);
    expect([answer.status, pathOf(answer)]).toEqual([303, `/results/${order.id}`]);
    expect(rowOf(order.id).paymentStatus).toBe("paid");
  });

  it("declines, says so, and takes another card", async () => {
    const { order, cookie, bank } = await goToBank();
    const refused = await decide(bank, "decline");
    const back = await app.fetch(pathOf(refused)!, { cookie });
    expect([back.status, pathOf(back)]).toEqual([303, `/payment/${order.id}`]);
    const text = await textOf(await look(order.id, cookie));
    expect(text).toContain("Payment failed");
    expect(text).toContain("Your bank did not approve this payment.");
    expect((await pay(order.id, good, cookie)).status).toBe(303);
    expect(rowOf(order.id).paymentStatus).toBe("paid");
  });

  it("lets the customer go back", async () => {
    const { order, cookie, bank } = await goToBank();
    const back = await app.fetch(pathOf(await decide(bank, "cancel"))!, { cookie });
    expect([back.status, pathOf(back)]).toEqual([303, `/payment/${order.id}`]);
    const text = await textOf(await look(order.id, cookie));
    expect(text).toContain("Pay $9");
    expect(text).not.toContain("Payment failed");
  });

  it("believes the provider, not the address", async () => {
    const { order, cookie } = await goToBank();
    const lied = await app.fetch(`/payment/${order.id}?returned=success`, { cookie });
    expect([lied.status, pathOf(lied)]).toEqual([303, `/payment/${order.id}`]);
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
  });

  it("answers to its own address only", async () => {
    const { bank } = await goToBank();
    const changed = bank.replace(encodeURIComponent("/payment/"), encodeURIComponent("/elsewhere/"));
    for (const address of [new URL(bank, "http://yard.test").pathname, changed, "/demo/checkout/pi_test_nobody"]) {
      expect((await app.fetch(address)).status).toBe(404);
      expect((await decide(address, "approve")).status).toBe(404);
    }
    expect((await decide(bank, "refund")).status).toBe(400);
  });
});
