import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { designRequests, jobs, users } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { app } from "#tests/harness/http-app.ts";

const unknown = "Plants are chosen for no place, because we do not know where the yard is.";

async function order(columns: Parameters<typeof createUnpaidOrder>[0] = {}) {
  const { user, cookie } = await app.signIn();
  const prompt = "Lavender along the fence and Japanese barberry";
  const { id } = createUnpaidOrder({ userId: user.id, prompt, yardReading: yardReading(), ...columns });
  const send = (locality: string, facing = "", sun: Record<string, string> = {}) =>
    app.fetch(`/payment/${id}`, {
      method: "POST",
      cookie,
      body: new URLSearchParams({ intent: "locality", locality, facing, ...sun }),
    });
  const page = async () => textOf(await (await app.fetch(`/payment/${id}`, { cookie })).text());
  const row = () => app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
  return { id, user, send, page, row };
}

const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("plants are chosen for the ZIP code that the customer gives before paying, and told of", async () => {
  const { id, user, send, page, row } = await order();
  expect(await page()).toContain("Where is the yard?");
  expect(row().locality).toBeNull();
  const answer = await send(" 12801 ");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/payment/${id}#wish`]);
  const asOf = expect.stringMatching(/^20\d\d-\d\d$/);
  expect(row().locality).toEqual({ words: "ZIP code 12801", zone: "4b", latitude: 43, laws: ["US", "US-NY"], asOf });
  expect(app.db.select().from(users).where(eq(users.id, user.id)).get()?.locality).toBe("12801");
  expect(row().roomCheckSince).not.toBeNull();
  expect(
    app.db
      .select()
      .from(jobs)
      .all()
      .map(({ kind }) => kind),
  ).toContain("check-room");
  const text = await page();
  expect(text).toContain(
    "Plants are chosen for zone 4b (ZIP code 12801): last frost about May 21, first about September 21.",
  );
  expect(text).toMatch(/Not for where your yard is: .*lavender along the fence \(zone 4b is too cold for it; /);
  expect(text).toMatch(
    /Japanese barberry \(not to be sold.* in your state from [-\d]+ on; [\w ]+ and [\w ]+ look like it/,
  );
  await send("");
  expect(row().locality).toBeNull();
  expect(await page()).not.toContain("Not for where your yard is");
});

it.each([
  ["00000", "There is no such ZIP code in our table."],
  ["09123", "ZIP codes of the armed forces and of ships do not say where a yard is."],
  ["zone 14", "There is no such zone: they go from 1a to 13b."],
  ["the North Sea", "We do not know that place."],
  ["<b>North".repeat(50), "We do not know that place."],
])("%j is answered in a sentence, and the order goes on without it", async (typed, words) => {
  const { send, page, row } = await order();
  const answer = await send(typed);
  expect(answer.status).toBe(422);
  const text = textOf(await answer.text());
  expect(text).toContain(words);
  expect(text).toContain(`You can pay without it: ${unknown}`);
  expect(row().locality).toBeNull();
  expect(await page()).toContain("Pay ");
});

it("the direction of the photo is kept with the place, and one that is none is not known", async () => {
  const { send, page, row } = await order();
  expect(await page()).toMatch(/Which way were you facing\?.* I don’t know North Northeast East /);
  expect((await send("Germany", "southwest")).status).toBe(303);
  expect(row().locality).toMatchObject({ zone: "7a", latitude: 51, facing: "southwest" });
  for (const none of ["", "up", "north,south"]) {
    expect((await send("Germany", none)).status).toBe(303);
    expect(row().locality).not.toHaveProperty("facing");
  }
});

it.each([
  ["Germany", { sun: "behind", hour: "9", month: "3" }, "northwest"],
  ["Germany", { sun: "front", hour: "19", month: "6" }, "west"],
  ["Germany", { sun: "left", hour: "12", month: "12" }, "west"],
  ["10001", { sun: "right", hour: "13", month: "7" }, "east"],
  ["Australia", { sun: "behind", hour: "12", month: "7" }, "south"],
  ["10001", { sun: "shadows", hour: "13", month: "7" }, "northeast"],
])("in %s %j means facing %s", async (place, sun, facing) => {
  const { send, row } = await order({ yardReading: { ...yardReading(), sunAcross: 130 } });
  expect((await send(place, "", sun)).status).toBe(303);
  expect(row().locality).toMatchObject({ facing });
});

it.each([
  ["Germany", "", { sun: "behind", hour: "9", month: "" }, "Choose the hour and the month, too"],
  ["6b", "", { sun: "behind", hour: "9", month: "3" }, "A zone does not say how the sun moves"],
  ["Germany", "", { sun: "behind", hour: "21", month: "12" }, "At that time the sun is down"],
  ["33101", "", { sun: "behind", hour: "13", month: "6" }, "so high that it tells no direction"],
  ["Germany", "", { sun: "shadows", hour: "9", month: "3" }, "The shadows in your photo are not clear enough"],
  ["Germany", "north", { sun: "front", hour: "12", month: "3" }, "contradict each other"],
])("%s, %s and %j are answered in a sentence, and all that was typed is kept", async (place, facing, sun, words) => {
  const { send, row, page } = await order();
  const answer = await send(place, facing, sun);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(textOf(html)).toContain(words);
  expect(textOf(html)).toContain(`You can pay without it: ${unknown}`);
  expect(html).toMatch(new RegExp(`value="${place}"`));
  expect(html).toMatch(new RegExp(`<option value="${sun.hour}" selected`));
  expect(row().locality).toBeNull();
  expect(await page()).toContain("Pay ");
});

it("a direction and a sun that agree are kept, and shadows are offered only where they are clear", async () => {
  const { send, row, page } = await order();
  expect(await page()).not.toContain("the shadows in the photo");
  expect((await send("Germany", "southwest", { sun: "front", hour: "16", month: "9" })).status).toBe(303);
  expect(row().locality).toMatchObject({ facing: "southwest" });
  expect(await page()).toContain("The photo looks southwest: plants of beds are chosen by their sun, too.");
  expect((await send("6b", "southwest")).status).toBe(303);
  expect(await page()).toContain("How much sun beds get needs a ZIP code or a country.");
  const shadowed = await order({ yardReading: { ...yardReading(), sunAcross: 40 } });
  expect(await shadowed.page()).toContain("the shadows in the photo");
});

it("is another customer's or a paid order's no more to change", async () => {
  const { id, send, row } = await order({ status: "processing", paymentStatus: "paid", paidAmountCents: 900 });
  const answer = await send("6b");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/results/${id}`]);
  expect(row().locality).toBeNull();
  const { cookie } = await app.signIn();
  const stranger = { method: "POST", cookie, body: new URLSearchParams({ intent: "locality", locality: "6b" }) };
  expect((await app.fetch(`/payment/${id}`, stranger)).status).toBe(404);
});
