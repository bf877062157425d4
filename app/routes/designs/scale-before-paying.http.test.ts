import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { designRequests } from "#db/schema.ts";
import type { StoredYardReading } from "#db/stored-json.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { app } from "#tests/harness/http-app.ts";

const lengths: StoredYardReading["lengths"] = [
  { id: "garage-door", metres: 4.4, fromInPhoto: [0.2, 0.5], toInPhoto: [0.4, 0.51] },
  { id: "to-the-back", metres: 8, toInPhoto: [0.5, 0.45] },
];
const question = "How wide is your garage door, gate or patio?";
const sixteenFeet = { intent: "known-length", what: "garage-door", length: "16", unit: "ft" };

/** An order whose photo was read. */
async function readOrder(found = lengths) {
  const { user, cookie } = await app.signIn();
  return { cookie, id: createUnpaidOrder({ userId: user.id, yardReading: { ...yardReading(), lengths: found } }).id };
}

const look = async (id: number, cookie: string) =>
  (await (await app.fetch(`/payment/${id}`, { cookie })).text()).replaceAll("<!-- -->", "");
const send = (id: number, cookie: string, fields: Record<string, string>) =>
  app.fetch(`/payment/${id}`, { method: "POST", cookie, body: new URLSearchParams(fields) });
const knownLengthOf = (id: number) =>
  app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!.knownLength;

describe("a length that is known before paying", () => {
  it("is asked for in the order's summary, folded away and with what the photo shows", async () => {
    const { id, cookie } = await readOrder();
    const html = await look(id, cookie);
    expect(html).toMatch(/<details class[^>]*><summary[^>]*><span>How wide is your garage door, gate or patio\?/);
    expect(html).toContain("Your garage door, from one side of its opening to the other");
    expect(html).toContain("estimated 14.4 ft (4.4 m)");
  });

  it.each([
    ["without lengths", []],
    ["of an older version", undefined],
  ])("is not asked for in a reading %s", async (_, found) => {
    const { user, cookie } = await app.signIn();
    const { id } = createUnpaidOrder({ userId: user.id, yardReading: { ...yardReading(), lengths: found } });
    expect(await look(id, cookie)).not.toContain(question);
  });

  it("is kept with the order, told on the page, and can be taken back", async () => {
    const { id, cookie } = await readOrder();
    const saved = await send(id, cookie, sixteenFeet);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `/payment/${id}#scale`]);
    expect(knownLengthOf(id)).toMatchObject({ what: "garage-door", unit: "ft" });
    expect(knownLengthOf(id)!.factor).toBeCloseTo(4.8768 / 4.4, 9);
    expect(await look(id, cookie)).toContain("Scale corrected by you: × 1.11 (16.0\u00a0ft)");
    expect((await send(id, cookie, { intent: "forget-length" })).status).toBe(303);
    expect(knownLengthOf(id)).toBeNull();
  });

  it("is asked for where the photo is checked, too, and leads back there", async () => {
    const { id, cookie } = await readOrder();
    const ground = `/designs/${id}/ground`;
    expect(await (await app.fetch(ground, { cookie })).text()).toContain(question);
    const saved = await app.fetch(ground, { method: "POST", cookie, body: new URLSearchParams(sixteenFeet) });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${ground}#scale`]);
    expect(knownLengthOf(id)).toMatchObject({ what: "garage-door", unit: "ft" });
    const refused = { method: "POST", cookie, body: new URLSearchParams({ ...sixteenFeet, length: "sixteen" }) };
    expect(await (await app.fetch(ground, refused)).text()).toContain("Please type the length as a number");
  });

  it.each([
    ["sixteen", "garage-door", "Please type the length as a number"],
    ["1", "garage-door", "times as short as estimated"],
    ["16", "existing-paving", "Please choose what you have measured."],
  ])("%j of %s is refused in words, open and with what was typed", async (length, what, message) => {
    const { id, cookie } = await readOrder();
    const refused = await send(id, cookie, { ...sixteenFeet, length, what });
    expect(refused.status).toBe(422);
    const html = (await refused.text()).replaceAll("<!-- -->", "");
    expect(html).toContain(message);
    expect(html).toContain(`value="${length}"`);
    expect(html).toMatch(/<details open=""[^>]*><summary[^>]*><span>How wide/);
    expect(html).toContain("Pay $9");
    expect(knownLengthOf(id)).toBeNull();
  });

  it("is nobody else's to tell, and of a paid order not here", async () => {
    const { id, cookie } = await readOrder();
    const stranger = await app.signIn();
    expect((await send(id, stranger.cookie, sixteenFeet)).status).toBe(404);
    app.db
      .update(designRequests)
      .set({ paymentStatus: "paid", status: "processing" })
      .where(eq(designRequests.id, id))
      .run();
    expect((await send(id, cookie, sixteenFeet)).status).toBe(404);
    expect(knownLengthOf(id)).toBeNull();
  });
});
