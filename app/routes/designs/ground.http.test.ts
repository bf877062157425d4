import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestYardReading } from "#app/domain/orders/request/yard-reading.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredYardReading } from "#db/stored-json.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { app } from "#tests/harness/http-app.ts";

async function orderOf(reading: Parameters<typeof yardReading>[0] | null = {}, changes = {}) {
  const { user, cookie } = await app.signIn();
  const order = createUnpaidOrder({
    userId: user.id,
    yardReading: reading === null ? null : yardReading(reading),
    ...changes,
  });
  return { order, cookie, path: `/designs/${order.id}/ground` };
}

const rowOf = (id: number) => app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
const pathOf = (answer: Response) => answer.headers.get("Location")?.replace(app.baseUrl, "");

/** The fields of the page's form as a browser without JavaScript would send them untouched. */
const startReading = (requestId: number) => app.db.transaction((tx) => requestYardReading(tx, requestId));

function fieldsOf(html: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    const isSent = attribute("type") === "hidden" || / checked=""/.test(input);
    if (isSent) fields.append(attribute("name"), attribute("value"));
  }
  return fields;
}

async function post(path: string, cookie: string | undefined, fields: URLSearchParams) {
  return app.fetch(path, { method: "POST", cookie, body: fields });
}

describe("GET /designs/{id}/ground", () => {
  it("shows what will be redesigned region by region, with boxes and squares to correct it", async () => {
    const { cookie, path, order } = await orderOf();
    const answer = await app.fetch(path, { cookie });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const part of [
      "We redesign what is outlined in green.",
      'd="M-4 16Q-4 15 -3 15L43 15Q44 15 44 16',
      `/api/uploads/${order.originalPhotoPath}`,
      // Past the picture's border, where the outline would only frame it.
      'd="M19 15Q20 15 20 16L20 33',
      'aria-label="1 Lawn: redesign"',
      'aria-label="2 Gravel: redesign"',
      'for="part-2"',
      'aria-label="Row 8, column 10: redesign"',
      "Looks right, go to payment",
      "Save my corrections",
      "Start over",
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("We are not sure");
    expect(fieldsOf(html).getAll("tick")).toHaveLength(40);
    expect(fieldsOf(html).getAll("part")).toEqual(["1", "2"]);
  });

  it("shows what was read before regions had names", async () => {
    const { regions: _, ...reading } = yardReading({ unsure: true });
    const { cookie, path } = await orderOf({}, { yardReading: reading });
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain('aria-label="1 Ground: redesign"');
    expect(html).toContain("Part 1 looks like ground, but may be something else. May we redesign it?");
  });

  it("says why it asks", async () => {
    const { cookie, path } = await orderOf({ unsure: true, doubts: ["snow", "a-doubt-of-tomorrow"] });
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("We are not sure we read your photo right.");
    expect(html).toContain("There seems to be snow on the ground.");
    // The name of a doubt is for programs.
    expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("a-doubt-of-tomorrow");
  });

  it("waits for the reading, and does without it", async () => {
    const { cookie, path, order } = await orderOf(null);
    expect(await (await app.fetch(path, { cookie })).text()).toContain("cannot be shown for this photo beforehand");
    startReading(order.id);
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("We are looking at your photo.");
    expect(html).toContain('http-equiv="refresh"');
  });

  it("leads to the results once paid", async () => {
    const { cookie, path, order } = await orderOf({}, { status: "processing", paymentStatus: "paid" });
    const answer = await app.fetch(path, { cookie });
    expect([answer.status, pathOf(answer)]).toEqual([303, `/results/${order.id}`]);
  });

  it("is where a new order goes on from: here when unsure, else to the payment", async () => {
    const unsure = await orderOf({ unsure: true });
    const asked = await app.fetch(`${unsure.path}?ordered`, { cookie: unsure.cookie });
    expect([asked.status, pathOf(asked)]).toEqual([303, unsure.path]);
    const sure = await orderOf();
    const led = await app.fetch(`${sure.path}?ordered`, { cookie: sure.cookie });
    expect([led.status, pathOf(led)]).toEqual([303, `/payment/${sure.order.id}`]);
    expect((await app.fetch(`${sure.path}?ordered`, { cookie: unsure.cookie })).status).toBe(404);
  });
});

describe("a person on the ground", () => {
  const figures = [{ foot: [0.2, 0.7], height: 0.3 }] satisfies StoredYardReading["figures"];

  it("is asked about before the payment, even if the ground was read surely", async () => {
    const { cookie, path, order } = await orderOf({ figures });
    expect(pathOf(await app.fetch(`${path}?ordered`, { cookie }))).toBe(path);
    expect(await (await app.fetch(`/payment/${order.id}`, { cookie })).text()).toContain(
      "A person or animal stays if you mark it",
    );
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("Is somebody standing here?");
    expect(html).toContain("on the left");
    expect(html).toMatch(/<ellipse cx="8" cy="16.5"/);
    expect(html).not.toContain("We are not sure");
  });

  it("stays as it is, and is not asked about again", async () => {
    const { cookie, path, order } = await orderOf({ figures });
    const fields = fieldsOf(await (await app.fetch(path, { cookie })).text());
    fields.set("intent", "keep-figures");
    expect(pathOf(await post(path, cookie, fields))).toBe(`/payment/${order.id}`);
    const { groundCorrection, groundConfirmedAt } = rowOf(order.id);
    expect(groundConfirmedAt).toEqual(expect.any(Number));
    // From 60 % of the way up the photo down to the feet, and their shadow.
    expect(groundCorrection?.runs).toMatch(/^487a/);
    expect(groundCorrection?.runs.match(/p/g)?.length).toBeGreaterThan(5);
    expect(await (await app.fetch(path, { cookie })).text()).not.toContain("Is somebody standing here?");
    expect(pathOf(await app.fetch(`${path}?ordered`, { cookie }))).toBe(`/payment/${order.id}`);
  });

  it("leaves the question about the ground", async () => {
    const { cookie, path } = await orderOf({ figures: [...figures, { foot: [0.9, 0.8], height: 0.4 }], unsure: true });
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("Is somebody standing here?");
    expect(html).toContain("on the left and on the right");
    const fields = fieldsOf(html);
    fields.set("intent", "keep-figures");
    expect(pathOf(await post(path, cookie, fields))).toBe(path);
    const next = await (await app.fetch(path, { cookie })).text();
    expect(next).not.toContain("Is somebody standing here?");
    expect(next).toContain("We are not sure we read your photo right.");
  });

  it("is kept where the picture was pressed, without a script", async () => {
    const { cookie, path, order } = await orderOf();
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toMatch(/<input type="image" [^>]*width="300" height="200" [^>]*name="feet"/);
    const fields = fieldsOf(html);
    fields.append("feet.x", "225");
    fields.append("feet.y", "180");
    expect(pathOf(await post(path, cookie, fields))).toBe(path);
    expect(rowOf(order.id).groundCorrection?.runs).toMatch(/^\d+a(\d+p\d+a)+$/);
    // The outline of what is redesigned leaves them out.
    expect(await (await app.fetch(path, { cookie })).text()).not.toContain('d="M0 15L40 15L40 30L0 30Z"');
  });

  it("is left out by another photo, with the wish kept", async () => {
    const { cookie, path } = await orderOf({ figures });
    const fields = fieldsOf(await (await app.fetch(path, { cookie })).text());
    fields.set("intent", "another-photo");
    expect(pathOf(await post(path, cookie, fields))).toBe("/#transform");
  });
});

describe("correcting it without JavaScript", () => {
  it("saves what was changed, shows the result, and goes on to the payment", async () => {
    const { cookie, path, order } = await orderOf({ unsure: true });
    const fields = fieldsOf(await (await app.fetch(path, { cookie })).text());
    fields.delete("part", "1");
    fields.append("tick", "0");
    fields.set("intent", "save");
    const saved = await post(path, cookie, fields);
    expect([saved.status, pathOf(saved)]).toEqual([303, path]);
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("Corrections saved");
    expect(html).toContain("M20 16Q20 15 21 15L43 15");
    const again = fieldsOf(html);
    expect([again.getAll("part"), again.getAll("tick").includes("0")]).toEqual([["2"], true]);

    again.set("intent", "confirm");
    const confirmed = await post(path, cookie, again);
    expect([confirmed.status, pathOf(confirmed)]).toEqual([303, `/payment/${order.id}`]);
    const { groundCorrection, groundConfirmedAt } = rowOf(order.id);
    expect(groundCorrection!.runs).toMatch(/(20k20a)+$/);
    expect(groundConfirmedAt).toEqual(expect.any(Number));
  });

  it("asks one question in plain words, and its answer leads on to the payment", async () => {
    const { cookie, path, order } = await orderOf({ unsure: true, maybe: "driveway" });
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("Part 2 looks like gravel, but may be a driveway. May we redesign it?");
    expect(html).toContain("Either answer leads on to the payment.");
    // The rest is folded, and no other button is the main one.
    expect(html).toMatch(/<details class[^>]*><summary[^>]*><span>Choose part by part/);
    expect(html).not.toContain("Looks right");
    const fields = fieldsOf(html);
    fields.set("intent", "keep");
    const answered = await post(path, cookie, fields);
    expect([answered.status, pathOf(answered)]).toEqual([303, `/payment/${order.id}`]);
    expect(rowOf(order.id).groundConfirmedAt).toEqual(expect.any(Number));
    const again = await (await app.fetch(path, { cookie })).text();
    expect(again).not.toContain("May we redesign it?");
    expect(again).toMatch(/<details open=""[^>]*><summary[^>]*><span>Choose part by part/);
    expect(fieldsOf(again).getAll("part")).toEqual(["1"]);
  });

  it("keeps everything that was chosen when too little would be left", async () => {
    const { cookie, path, order } = await orderOf();
    const fields = fieldsOf(await (await app.fetch(path, { cookie })).text());
    fields.delete("part");
    fields.set("intent", "confirm");
    const refused = await post(path, cookie, fields);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("Almost nothing of the picture would be left to redesign.");
    const shown = fieldsOf(html);
    expect(shown.getAll("part")).toEqual([]);
    expect(shown.getAll("tick")).toEqual([]);
    expect(rowOf(order.id)).toMatchObject({ groundCorrection: null, groundConfirmedAt: null });
    // One tick more, on the page as it came back, and it is enough.
    shown.append("tick", "75");
    shown.append("tick", "76");
    shown.append("tick", "77");
    shown.set("intent", "save");
    expect((await post(path, cookie, shown)).status).toBe(303);
    expect(rowOf(order.id).groundCorrection).not.toBeNull();
  });

  it("refuses what is no form of ours, is too long, or comes too late", async () => {
    const { cookie, path, order } = await orderOf();
    expect((await post(path, cookie, new URLSearchParams({ intent: "save" }))).status).toBe(400);
    expect((await post(path, cookie, new URLSearchParams({ cells: "1a".repeat(40_000) }))).status).toBe(413);
    const json = { method: "POST", cookie, body: "{}", headers: { "Content-Type": "application/json" } };
    expect((await app.fetch(path, json)).status).toBe(415);
    const fields = fieldsOf(await (await app.fetch(path, { cookie })).text());
    fields.set("intent", "save");
    app.db.update(designRequests).set({ paymentStatus: "paid" }).where(eq(designRequests.id, order.id)).run();
    for (const sent of [fields, new URLSearchParams({ intent: "reset" })]) {
      const late = await post(path, cookie, sent);
      expect([late.status, pathOf(late)]).toEqual([303, `/results/${order.id}`]);
      expect(await (await app.fetch(`/results/${order.id}`, { cookie })).text()).toContain(
        "cannot be changed any more",
      );
    }
  });

  it("belongs to the owner", async () => {
    const { path, order } = await orderOf();
    const { cookie } = await app.signIn();
    const fields = new URLSearchParams({ intent: "reset" });
    expect((await post(path, cookie, fields)).status).toBe(404);
    const signedOut = await post(path, undefined, fields);
    expect([signedOut.status, pathOf(signedOut)]).toEqual([303, "/login"]);
    expect(rowOf(order.id).groundConfirmedAt).toBeNull();
  });
});

describe("the payment page", () => {
  it("says what will be redesigned, without a doubt beside the price", async () => {
    const textOf = async ({ order, cookie }: Awaited<ReturnType<typeof orderOf>>) =>
      (await app.fetch(`/payment/${order.id}`, { cookie })).text();
    const unread = await orderOf(null);
    expect(await textOf(unread)).toContain("See what will be redesigned");
    startReading(unread.order.id);
    const waiting = await textOf(unread);
    expect(waiting).toContain("We are looking at your photo.");
    expect(waiting).not.toContain('http-equiv="refresh"');
    for (const unsure of [true, false]) {
      const asked = await orderOf({ unsure });
      const page = await textOf(asked);
      expect(page).toMatch(/We redesign what is outlined in green\.[\s\S]*Check or change it/);
      expect(page).toContain(asked.path);
      expect(page).toContain('d="M-4 16Q-4 15 -3 15L43 15Q44 15 44 16');
      expect(page).not.toMatch(/not sure|may be standing|before you pay\./);
    }
  });
});
