import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { designDrafts, designImages, designRequests, jobs } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { app } from "#tests/harness/http-app.ts";

const prompt = "A pergola and a duck pond. Keep the oak. No gravel";
const room = { version: 1, fits: ["a pergola"], missing: [], noRoom: [] } as const;

/** As somebody reads it, list by list: without tags, and without what is said to those who hear it alone. */
const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!-- -->/g, "")
    .replace(/<span class="sr-only">.*?<\/span>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,])/g, "");

async function order(columns: Parameters<typeof createUnpaidOrder>[0] = {}) {
  const { user, cookie } = await app.signIn();
  const { id } = createUnpaidOrder({ userId: user.id, prompt, yardReading: yardReading(), ...columns });
  return { id, cookie };
}

const rowOf = (id: number) => app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
const payment = async (id: number, cookie: string) =>
  textOf(await (await app.fetch(`/payment/${id}`, { cookie })).text());
const send = (id: number, cookie: string, fields: Record<string, string>) =>
  app.fetch(`/payment/${id}`, { method: "POST", cookie, body: new URLSearchParams(fields) });

describe("the payment page", () => {
  it("reads the wish back, with what can be drawn instead of what cannot", async () => {
    const { id, cookie } = await order();
    const page = await payment(id, cookie);
    expect(page).toContain("We will draw a pergola. There will be no gravel. We keep the oak.");
    expect(page).toContain("We cannot draw a duck pond Draw a pond instead");
  });

  it("says what a wish as a whole makes us aim for, and nothing where it says nothing of that kind", async () => {
    const { id, cookie } = await order({ prompt: "Something cheap, no mowing, for dogs and kids. Low maintenance" });
    const page = await payment(id, cookie);
    expect(page).toContain("We aim for no lawn to mow");
    for (const aim of ["safe for dogs and children", "less costly paving", "plants that need little care"])
      expect(page).toContain(aim);
    expect(page).not.toContain("We found nothing in these words");
    const plain = await order();
    expect(await payment(plain.id, plain.cookie)).not.toContain("We aim for");
  });

  it("says that a slope is drawn as level ground", async () => {
    const { id, cookie } = await order({ prompt: "Our yard slopes down to the street. A pergola" });
    expect(await payment(id, cookie)).toContain("A slope cannot be read from one photo: we draw it as level ground.");
  });

  it.each([
    ["all fits", { room }, "There is room for all of it in your yard."],
    ["it is being looked at", { roomCheckSince: 1 }, "We are checking whether all of it fits your yard."],
    ["the photo is late", { yardReadingSince: 1, yardReading: null }, "once we have looked at your photo"],
    ["most fits", { room: { ...room, noRoom: ["2 of 4 trees"] } }, "We have no room for 2 of 4 trees"],
  ])("says of the yard's room that %s", async (_, columns, words) => {
    const { id, cookie } = await order(columns);
    expect(await payment(id, cookie)).toContain(words);
  });

  it("leads somewhere else by each look again, for a link to where it stands loads nothing", async () => {
    const { id, cookie } = await order({ roomCheckSince: 1 });
    const linkAt = async (address: string) =>
      /href="([^"]*)"[^>]*>Look again/.exec(await (await app.fetch(address, { cookie })).text())![1];
    expect(await linkAt(`/payment/${id}`)).toBe("?look-again#wish");
    expect(await linkAt(`/payment/${id}?look-again`)).toBe("?#wish");
  });

  it("does not promise what has no room in any design", async () => {
    const { id, cookie } = await order({ room: { ...room, fits: [], missing: ["a pergola"], noRoom: ["a pergola"] } });
    const page = await payment(id, cookie);
    expect(page).toContain("We have no room for a pergola");
    expect(page).not.toContain("We will draw");
    expect(page).not.toContain("There is room");
  });
});

describe("how much may change", () => {
  it("is what the wish says, until one tap chooses otherwise, which is checked against the yard again", async () => {
    const { id, cookie } = await order({ room });
    const pressed = async () =>
      /value="(\w+)" aria-pressed="true"/.exec(await (await app.fetch(`/payment/${id}`, { cookie })).text())?.[1];
    expect(await pressed()).toBe("things");
    const answer = await send(id, cookie, { intent: "scope", scope: "yard" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/payment/${id}#wish`]);
    expect(await pressed()).toBe("yard");
    const { scope, room: known, roomCheckSince } = rowOf(id);
    expect({ scope, known }).toEqual({ scope: "yard", known: null });
    const check = app.db
      .select()
      .from(jobs)
      .where(eq(jobs.key, `${id}:${roomCheckSince}`))
      .get();
    expect(check).toMatchObject({ kind: "check-room" });
  });

  it("is stated by other words again", async () => {
    const { id, cookie } = await order({ scope: "yard" });
    await send(id, cookie, { intent: "reword", prompt: "A fire pit in front" });
    expect(rowOf(id).scope).toBeNull();
  });

  it("is no one else's to choose, no other word, and settled once it is paid", async () => {
    const { id, cookie } = await order();
    const other = await app.signIn();
    expect((await send(id, other.cookie, { intent: "scope", scope: "yard" })).status).toBe(404);
    expect((await send(id, cookie, { intent: "scope", scope: "house" })).status).toBe(400);
    const paid = { paymentStatus: "paid", status: "processing" } as const;
    app.db.update(designRequests).set(paid).where(eq(designRequests.id, id)).run();
    expect((await send(id, cookie, { intent: "scope", scope: "yard" })).headers.get("Location")).toBe(`/results/${id}`);
    expect(rowOf(id).scope).toBeNull();
  });
});

describe("what a wish leaves open", () => {
  const open = "A bench. Water stands by the shed. Should the hedge stay or go?";

  it("is asked, and an answer changes the wish and is compared with the yard again", async () => {
    const { id, cookie } = await order({ prompt: open, room });
    const page = await payment(id, cookie);
    expect(page).toContain("We will draw a bench. We leave the hedge as before.");
    expect(page).toContain("Keep the hedge, or take it out? Keep it Take it out Leave that open");
    expect(page).toContain(
      "For the standing water we suggest: A rain garden by the shed A dry creek by the shed Nothing",
    );
    const answers = { "answer.hedge": "keep", "answer.standing-water": "a-dry-creek", "answer.zorble": "keep" };
    const answer = await send(id, cookie, { intent: "answer", ...answers });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/payment/${id}#wish`]);
    const answered = await payment(id, cookie);
    expect(answered).toContain("We will draw a bench and a dry creek by the shed. We keep the hedge.");
    expect(rowOf(id)).toMatchObject({ room: null, roomCheckSince: expect.any(Number) });
    await send(id, cookie, { intent: "answer", "answer.standing-water": "skip" });
    expect(await payment(id, cookie)).toContain("We will draw a bench. We keep the hedge.");
  });

  it("is no one else's to answer, and settled once it is paid", async () => {
    const { id, cookie } = await order({ prompt: open });
    const other = await app.signIn();
    const answer = { intent: "answer", "answer.hedge": "keep" };
    expect((await send(id, other.cookie, answer)).status).toBe(404);
    const paid = { paymentStatus: "paid", status: "processing" } as const;
    app.db.update(designRequests).set(paid).where(eq(designRequests.id, id)).run();
    expect((await send(id, cookie, answer)).headers.get("Location")).toBe(`/results/${id}`);
  });

  it("has its first measure chosen where the wish says nothing else", async () => {
    const { id, cookie } = await order({ prompt: "Water stands by the shed after every rain." });
    expect(await payment(id, cookie)).toContain("We will draw a rain garden by the shed.");
  });
});

describe("words in which nothing can be drawn", () => {
  it("are shown as such instead of a payment, until the whole yard may change", async () => {
    const { id, cookie } = await order({ prompt: "Please add a helipad and a flux capacitor", room });
    const page = await payment(id, cookie);
    expect(page).toContain("We found nothing in your words that we could draw.");
    expect(page).toContain("Change your wish");
    expect(page).not.toContain("Pay $");
    const pressed = async () =>
      (await (await app.fetch(`/payment/${id}`, { cookie })).text()).split('aria-pressed="true"').length - 1;
    expect(await pressed()).toBe(0);
    await send(id, cookie, { intent: "scope", scope: "yard" });
    expect(await payment(id, cookie)).not.toContain("We found nothing in your words that we could draw.");
    expect(await pressed()).toBe(1);
  });
});

describe("other words, before paying", () => {
  it("take the place of the wish and of nothing else, and are measured against the yard anew", async () => {
    const { id, cookie } = await order({ room });
    const before = rowOf(id);
    const answer = await send(id, cookie, { intent: "reword", prompt: "  A fire pit and roses\r\nin front  " });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/payment/${id}#wish`]);
    const { prompt, wish, roomCheckSince, room: known, ...rest } = rowOf(id);
    expect({ prompt, known }).toEqual({ prompt: "A fire pit and roses\nin front", known: null });
    expect(wish).toMatchObject({ understood: expect.arrayContaining(["a fire pit in front"]) });
    expect(before).toMatchObject(rest);
    const key = `${id}:${roomCheckSince}`;
    expect(app.db.select().from(jobs).where(eq(jobs.key, key)).get()).toMatchObject({ kind: "check-room" });
  });

  it("may be those of a suggestion, put into whatever stands in the box", async () => {
    const { id, cookie } = await order();
    await send(id, cookie, { swap: "duck pond", prompt: `${prompt} path, please` });
    expect(rowOf(id).prompt).toBe("A pergola and a pond. Keep the oak. No gravel path, please");
  });

  it("are refused in words when they break the form's rules, and stay in the box", async () => {
    const { id, cookie } = await order();
    const refused = await send(id, cookie, { intent: "reword", prompt: "too <b>" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("Please describe your vision in more detail (at least 10 characters)");
    expect(html).toMatch(/<details open=""[^>]*><summary[^>]*><span>Change your words/);
    expect(html).toContain("too &lt;b&gt;</textarea>");
    expect((await send(id, cookie, { intent: "reword", prompt: "x".repeat(501) })).status).toBe(422);
    expect(rowOf(id).prompt).toBe(prompt);
  });

  it("are nobody else's to find, and come too late once it is paid", async () => {
    const { id, cookie } = await order();
    const stranger = await app.signIn();
    const words = { intent: "reword", prompt: "Nothing but gravel, please" };
    expect((await send(id, stranger.cookie, words)).status).toBe(404);
    const paid = { paymentStatus: "paid", status: "processing" } as const;
    app.db.update(designRequests).set(paid).where(eq(designRequests.id, id)).run();
    expect((await send(id, cookie, words)).headers.get("Location")).toBe(`/results/${id}`);
    expect(rowOf(id).prompt).toBe(prompt);
  });
});

describe("the package step", () => {
  async function drafted() {
    const { user, cookie } = await app.signIn();
    const photoMediaId = createPictureRow(user.id).id;
    app.db.insert(designDrafts).values({ userId: user.id, photoMediaId, prompt, email: "ada@yard.test" }).run();
    const draft = () => app.db.select().from(designDrafts).where(eq(designDrafts.userId, user.id)).get()!;
    const post = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ email: "ada@yard.test", ...fields })) body.set(name, value);
      return app.fetch("/?index", { method: "POST", cookie, body });
    };
    return { cookie, draft, post };
  }

  it("reads the words alone back", async () => {
    const { cookie } = await drafted();
    const page = textOf(await (await app.fetch("/?step=package", { cookie })).text());
    expect(page).toContain(
      "We will draw a pergola. There will be no gravel. We keep the oak. We cannot draw a duck pond",
    );
  });

  it("tells the same aims there", async () => {
    const { cookie, post } = await drafted();
    await post({ prompt: "More colour, and no mowing ever again", intent: "reword" });
    const page = textOf(await (await app.fetch("/?step=package", { cookie })).text());
    expect(page).toContain("We aim for no lawn to mow and plenty of flowers.");
  });

  it("asks what the words leave open, and orders with the answers", async () => {
    const { cookie, post } = await drafted();
    await post({ prompt: "A bench. It is too hot on the patio.", intent: "reword" });
    const page = await (await app.fetch("/?step=package", { cookie })).text();
    expect(textOf(page)).toContain(
      "For the heat we suggest: A shade sail over the patio A shade tree by the patio Nothing",
    );
    expect(page).toMatch(
      /name="answer.hot"[^>]* checked=""[^>]*value="skip"|checked=""[^>]* name="answer.hot"[^>]*value="skip"/,
    );
    const prompt = "A bench. It is too hot on the patio.";
    const ordered = await post({ prompt, packageId: "standard", intent: "order", "answer.hot": "a-shade-sail" });
    expect(ordered.status).toBe(303);
    const { wish } = app.db.select().from(designRequests).where(eq(designRequests.prompt, prompt)).get()!;
    expect(wish).toMatchObject({ questions: [{ id: "hot", answer: "a-shade-sail" }] });
  });

  it("takes other words and suggestions by post, and hands back what it cannot take", async () => {
    const { draft, post } = await drafted();
    const swapped = await post({ prompt, swap: "duck pond" });
    expect([swapped.status, swapped.headers.get("Location")]).toEqual([303, "/?step=package#read-back"]);
    expect(draft().prompt).toBe("A pergola and a pond. Keep the oak. No gravel");
    const refused = await post({ prompt: "roses", intent: "reword" });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Select Your Package");
    expect(page).toContain("roses</textarea>");
    expect(page).toContain("(at least 10 characters)");
  });
});

describe("POST /api/wish-reading", () => {
  const ask = (body: unknown, cookie?: string) =>
    app.fetch("/api/wish-reading", {
      method: "POST",
      cookie,
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });

  it("reads the words of a signed-in customer, who needs no photo", async () => {
    expect((await ask({ prompt })).status).toBe(401);
    const { cookie } = await app.signIn();
    const { reading } = await (await ask({ prompt }, cookie)).json();
    expect(reading).toMatchObject({ understood: ["a pergola"], leftOut: ["gravel"], keeps: ["oak"] });
    expect(reading.suggestions).toEqual([{ of: "duck pond", instead: "a pond" }]);
    for (const refused of [{ prompt: "short" }, {}, null]) expect((await ask(refused, cookie)).status).toBe(422);
    expect((await app.fetch("/api/wish-reading", { cookie })).status).toBe(405);
  });
});

it("the words told before paying stand at the pictures, whatever these tell themselves", async () => {
  const { user, cookie } = await app.signIn();
  const told = {
    understood: ["a pergola"],
    aims: ["no lawn to mow"],
    leftOut: [],
    keeps: ["oak"],
    told: [],
    notDrawn: [],
    notUnderstood: ["flux"],
  };
  const wishReading = { version: 1, ...told, suggestions: [] } as const;
  const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid", wishReading }, 1);
  const plan = { wish: { understood: ["something else"], notDrawn: [] } };
  app.db.update(designImages).set({ plan }).where(eq(designImages.requestId, id)).run();
  const page = textOf(await (await app.fetch(`/results/${id}`, { cookie })).text());
  expect(page).toContain(
    "You asked for a pergola. We aimed for no lawn to mow. We kept the oak. We did not understand “flux”.",
  );
  expect(page).not.toContain("something else");
});

it("tells what is taken away, where it was found, and what stays although it was to go", async () => {
  const { id, cookie } = await order({
    prompt: "Remove the bins and the big bush on the left, add a bench",
    room: {
      ...room,
      fits: ["a bench"],
      noRoom: ["big bush on the left (it stays: what is behind cannot be seen)"],
      resized: [{ of: "bins", as: "bins (2, on the right)" }],
    },
  });
  const page = await payment(id, cookie);
  expect(page).toContain("We take away the bins (2, on the right)");
  expect(page).toContain("Not quite as you asked: big bush on the left (it stays: what is behind cannot be seen)");
});
