import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { designRequests, testPayments } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { app } from "#tests/harness/http-app.ts";

const card = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };
/** One cell of twelve hundred is ground. */
const hardlyGround = { width: 40, height: 30, runs: "1199k1r" };

async function orderOf(subject: string | undefined, changes = {}, wish: Parameters<typeof createUnpaidOrder>[0] = {}) {
  const { user, cookie } = await app.signIn();
  const reading = subject === undefined ? null : { ...yardReading(), subject, ...changes };
  const order = createUnpaidOrder({ userId: user.id, yardReading: reading, ...wish });
  return { id: order.id, cookie, email: order.deliveryEmail };
}

const look = async ({ id, cookie }: { id: number; cookie: string }) =>
  (await app.fetch(`/payment/${id}`, { cookie })).text();
const lookAtGround = async ({ id, cookie }: { id: number; cookie: string }) =>
  (await app.fetch(`/designs/${id}/ground`, { cookie })).text();
const send = (
  { id, cookie }: { id: number; cookie?: string },
  fields: Record<string, string>,
  page: "payment" | "ground" = "payment",
) =>
  app.fetch(page === "payment" ? `/payment/${id}` : `/designs/${id}/ground`, {
    method: "POST",
    body: new URLSearchParams(fields),
    cookie,
  });
const open = ({ id, cookie }: { id: number; cookie: string }) =>
  app.fetch("/api/create-payment-intent", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ designRequestId: id, amount: 900 }),
    cookie,
  });
const readingOf = (id: number) =>
  app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!.yardReading;
const paymentsOf = (id: number) => app.db.select().from(testPayments).where(eq(testPayments.requestId, id)).all();

describe("a photo that shows no yard", () => {
  it.each([
    ["document", "This looks like a receipt or another piece of paper"],
    ["screenshot", "This looks like a picture of a screen"],
    ["indoors", "This looks like a room inside a house"],
    ["person", "This looks like a picture of a person"],
    ["animal", "This looks like a picture of an animal"],
    ["aerial", "This looks like a picture from the air"],
    ["blank", "This picture shows nothing that we can make out"],
    ["too-blurred", "This photo is too blurred to find a yard in it"],
    ["other", "We cannot find a yard in this picture"],
  ])("is told as %s, and cannot be paid for", async (subject, words) => {
    const order = await orderOf(subject);
    const html = await look(order);
    for (const page of [html, await lookAtGround(order)]) {
      for (const part of [words, "Nothing has been charged.", "Choose another photo", "It is my yard"]) {
        expect(page).toContain(part);
      }
      for (const part of ["cc-number", "Redesign these parts", "will redesign"]) expect(page).not.toContain(part);
    }
    const answer = await open(order);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(`^${words}.*say so on its payment page`) });
    const refused = await send(order, card);
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(words)]);
    expect(paymentsOf(order.id)).toEqual([]);
  });

  it("can be paid for once its owner has said that it is a yard", async () => {
    const order = await orderOf("document");
    const answer = await send(order, { intent: "it-is-my-yard" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/payment/${order.id}`]);
    expect(readingOf(order.id)).toMatchObject({ subject: "document", insistedAt: expect.any(Number) });
    const html = await look(order);
    expect(html).toContain("cc-number");
    expect(html).not.toContain("piece of paper");
    expect((await open(order)).status).toBe(200);
  });

  it("can be said to be a yard on the page about its ground, too", async () => {
    const order = await orderOf("other");
    const answer = await send(order, { intent: "it-is-my-yard" }, "ground");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/designs/${order.id}/ground`]);
    expect(await lookAtGround(order)).toContain("Redesign these parts");
  });

  it.each(["payment", "ground"] as const)(
    "leads from the %s back to the form, where all but the photo stands",
    async (page) => {
      const order = await orderOf("animal", {}, { prompt: "Roses along the fence", package: "best-value" });
      const answer = await send(order, { intent: "another-photo" }, page);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/#transform"]);
      const form = await (await app.fetch("/", { cookie: order.cookie })).text();
      expect(form).toContain("Roses along the fence");
      expect(form).toContain(order.email);
      expect(form).toMatch(/<input[^>]*value="best-value"[^>]*checked|<input[^>]*checked[^>]*value="best-value"/);
      const stranger = { id: order.id, cookie: (await app.signIn()).cookie };
      expect((await send(stranger, { intent: "another-photo" }, page)).status).toBe(404);
    },
  );

  it("stays closed where hardly anything is ground, whatever is said", async () => {
    const order = await orderOf("other", { ground: hardlyGround });
    expect(await look(order)).not.toContain("It is my yard");
    expect((await send(order, { intent: "it-is-my-yard" })).status).toBe(409);
    expect((await open(order)).status).toBe(409);
  });

  it("is nobody else's to speak for", async () => {
    const order = await orderOf("other");
    const { cookie } = await app.signIn();
    for (const page of ["payment", "ground"] as const) {
      expect((await send({ id: order.id, cookie }, { intent: "it-is-my-yard" }, page)).status).toBe(404);
    }
    expect(readingOf(order.id)).not.toHaveProperty("insistedAt");
  });
});

describe("a photo that shows a yard poorly", () => {
  it.each([
    ["night", "too dark"],
    ["snow", "Snow covers the yard"],
    ["blurred", "This photo is blurred"],
    ["tiny", "very small"],
    ["people-in-front", "People stand in front of the yard"],
    ["unsure", "We are not sure this is a yard"],
  ])("is told as %s, and can be paid for", async (subject, words) => {
    const order = await orderOf(subject);
    const html = await look(order);
    for (const part of [words, "You can go on", "Choose another photo", "cc-number"]) expect(html).toContain(part);
    expect(html).not.toContain("It is my yard");
    expect(await lookAtGround(order)).toContain(words);
    expect((await open(order)).status).toBe(200);
  });
});

it.each([
  ["not read", undefined],
  ["told in a word of tomorrow", "constellation"],
])("closes nothing when the photo was %s", async (_, subject) => {
  const order = await orderOf(subject);
  expect(await look(order)).toContain("cc-number");
  expect((await open(order)).status).toBe(200);
});
