import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testPayments } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { app } from "#tests/harness/http-app.ts";

const card = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };
const prompt = "A pergola, a fire pit and a pond";
const enough = { changed: 0.4, asked: 3, drawn: 3 };
const thin = { changed: 0.3, asked: 3, drawn: 1 };
const little = { changed: 0.03, asked: 0, drawn: 0 };
const small = { changed: 0.003, asked: 3, drawn: 3 };
const nothing = { changed: 0.2, asked: 3, drawn: 0 };
const all = ["a pergola", "a fire pit", "a pond"];
const waysOut = ["Choose another photo", "Change your wish", "Mark the ground"];

async function orderWith(designs: readonly (typeof enough)[] | undefined, missing: string[] = []) {
  const { user, cookie } = await app.signIn();
  const fits = all.filter((entry) => !missing.includes(entry));
  const room = { version: 1, fits, missing, noRoom: missing, designs } as const;
  const { id } = createUnpaidOrder({ userId: user.id, prompt, yardReading: yardReading(), room });
  const html = await (await app.fetch(`/payment/${id}`, { cookie })).text();
  const note = /<div role="status" class="wrap-anywhere.*?<\/form><\/div>/s.exec(html)?.[0];
  return { id, cookie, html, note: note?.replace(/<!-- -->/g, "") };
}

type Order = Awaited<ReturnType<typeof orderWith>>;
const send = ({ id, cookie }: Order, fields: Record<string, string>) =>
  app.fetch(`/payment/${id}`, { method: "POST", body: new URLSearchParams(fields), cookie });
const open = ({ id, cookie }: Order) =>
  app.fetch("/api/create-payment-intent", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ designRequestId: id, amount: 900 }),
    cookie,
  });

describe("designs that are less than was asked for", () => {
  it.each([
    ["less than half of the things", [thin, thin], ["a fire pit", "a pond"], "On this photo we could only add:"],
    ["that in some designs", [enough, thin], [], "In 1 of the 2 designs we could only add:"],
    ["little of the ground", [little], [], "On this photo only a small part of the ground will change."],
    [
      "little of it in some",
      [enough, little],
      [],
      "In 1 of the 2 designs only a small part of the ground will change.",
    ],
  ])("are told before they are paid: %s", async (_, designs, missing, words) => {
    const order = await orderWith(designs, missing);
    expect(order.note).toContain(words);
    for (const entry of all) expect(order.note?.includes(`<li>${entry}</li>`)).toBe(!missing.includes(entry));
    for (const way of [...waysOut, "You can pay for it as it is."]) expect(order.note).toContain(way);
    expect(order.html).toContain("cc-number");
    expect((await open(order)).status).toBe(200);
  });

  it("leave ways out that need no script", async () => {
    const order = await orderWith([thin], ["a fire pit", "a pond"]);
    expect(order.note).toContain(`href="/designs/${order.id}/ground"`);
    expect(order.note).toContain(`href="/payment/${order.id}#wish"`);
    expect(order.html).toContain('id="wish"');
    expect((await send(order, { intent: "another-photo" })).headers.get("Location")).toBe("/#transform");
  });

  it.each([
    ["show nothing of it", [nothing, nothing], all],
    ["find no ground", [{ ...enough, changed: 0 }], []],
  ])("cannot be paid for where they %s", async (_, designs, missing) => {
    const order = await orderWith(designs, missing);
    for (const words of ["we can draw nothing of what you asked for", "nothing has been charged", ...waysOut])
      expect(order.note).toContain(words);
    expect(order.html).not.toContain("cc-number");
    expect(order.html).toContain("Change your words");
    const refused = await send(order, card);
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("Nothing was charged")]);
    const answer = await open(order);
    expect([answer.status, await answer.json()]).toEqual([409, { message: expect.stringContaining("draw nothing") }]);
    expect(app.db.select().from(testPayments).where(eq(testPayments.requestId, order.id)).all()).toEqual([]);
  });
});

it.each([
  ["are worth their price", [enough, { ...enough, changed: 0.06, asked: 4, drawn: 2 }]],
  ["show all that was asked for, however small", [small, small]],
  ["were checked before this was measured", undefined],
])("nothing is said of designs that %s", async (_, designs) => {
  const order = await orderWith(designs);
  expect(order.note).toBeUndefined();
  expect(order.html).toContain("cc-number");
});
