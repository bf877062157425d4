import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { measurePlan } from "#app/designer/take-off/quantities/measure-plan.ts";
import { designImages, designRequests } from "#db/schema.ts";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";

async function ownOrder(images = 1) {
  const { user, cookie } = await app.signIn();
  const { id } = createOrderWithPlans(user.id, images);
  return { user, cookie, id };
}

function addressesOf(id: number, variation: number | string = 1) {
  return [
    `/api/designs/${id}/images/${variation}/plan.svg`,
    `/api/designs/${id}/images/${variation}/list.csv`,
    `/designs/${id}/brief/${variation}`,
  ] as const;
}

/** The answers of all three. */
async function fetchPapers(id: number, cookie: string, variation: number | string = 1) {
  const [drawing, list, brief] = addressesOf(id, variation);
  const [drawn, listed, told] = await Promise.all([
    app.fetch(drawing, { cookie }),
    app.fetch(list, { cookie }),
    app.fetch(brief, { cookie }),
  ]);
  return { drawing: drawn, list: listed, brief: told };
}

/** Visible words: React parts neighboring texts by comments. */
async function textOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll("<!-- -->", "");
}

describe("plan, list and brief", () => {
  test("the owner's drawing, file and page", async () => {
    const { cookie, id } = await ownOrder();
    const { drawing, list, brief } = await fetchPapers(id, cookie);
    expect(drawing.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(await drawing.text()).toMatch(/^<svg .*A flagstone patio and a gravel path.*North unknown/s);
    expect(list.headers.get("Content-Disposition")).toBe("attachment; filename=landscape-design-1-list.csv");
    const csv = await list.text();
    expect(csv).toContain("Plants,English lavender,10,pieces,");
    expect([drawing, list].map(({ headers }) => headers.get("Cache-Control"))).toEqual([
      "private, no-cache",
      "private, no-store",
    ]);
    const html = await textOf(brief);
    for (const words of ["A curved path and lavender", "English lavender", `Order ${id} · design 1`, "plan.svg"])
      expect(html).toContain(words);
    expect(html).not.toContain("ada@example.com");
    expect(html).toContain("lengths may be 30 % off");
  });

  test("the results page has plan and list of the picture in the frame open", async () => {
    const { cookie, id } = await ownOrder(2);
    const html = await textOf(await app.fetch(`/results/${id}?design=2`, { cookie }));
    expect(html.match(/Plan and shopping list/g)).toHaveLength(1);
    expect(html).not.toContain(`"${addressesOf(id, 1)[0]}?unit`);
    for (const path of addressesOf(id, 2)) expect(html).toContain(`"${path}`);
    expect(html.replaceAll(/<details.*?<\/details>/gs, "")).toContain("All ground in view");
    expect(html).toMatch(/estimated 2[56]\.\d ft \((7.9|8.0) m\)/);
  });

  test("a figure that one photo hardly tells says so, until one length is known", async () => {
    const { cookie, id } = await ownOrder();
    const listed = async () => textOf(await app.fetch(`/results/${id}`, { cookie }));
    const vague = await listed();
    expect(vague).toMatch(/Figures that say “about” need one length to be exact.*Make your plan exact/s);
    expect(vague).toMatch(/All ground in view.*about \d+\u00a0?.sq/s);
    expect(vague).toMatch(/English lavender.*about 10</s);
    const knownLength = { version: 1, what: "to-the-back", metres: 8, factor: 1, unit: "m" } as const;
    app.db.update(designRequests).set({ knownLength }).where(eq(designRequests.id, id)).run();
    const exact = await listed();
    expect(exact).not.toContain("about 10<");
    expect(exact).not.toContain("need one length");
    expect(exact).toContain("The smaller figures are the range.");
  });

  test("list and brief warn of a plant that is invasive, and of no other", async () => {
    const { cookie, id } = await ownOrder();
    const drawn = drawnPlan();
    const plants = [...drawn.plants, { species: "barberry" as const, x: 1, z: 7.2, size: 1 }];
    const geometry = measurePlan({ ...drawn, plants }, knownYard(), { scaleUncertainty: 0.3 });
    app.db
      .update(designImages)
      .set({ plan: { title: "A bed", geometry } })
      .where(eq(designImages.requestId, id))
      .run();
    const { list, brief } = await fetchPapers(id, cookie);
    const csv = await list.text();
    const page = await textOf(await app.fetch(`/results/${id}`, { cookie }));
    const caution =
      "Japanese barberry is invasive, and its sale is banned, in parts of the United States. Ask your local nursery for an alternative such as ninebark.";
    for (const text of [csv, page, await textOf(brief)]) {
      expect(text.replaceAll("\u00a0", " ").includes(caution)).toBe(true);
    }
    expect(csv.match(/is invasive/g)).toHaveLength(1);
  });

  test("with a direction and a place, page, list, brief and plan tell how much sun each bed gets", async () => {
    // A house of 6 m straight ahead, behind the bed.
    const house = { top: "seen" as const, line: [-30, 12, 6, 30, 12, 6] };
    const behind = { eyeHeight: 1.6, halfView: 0.5, lines: [house] };
    const known = { latitude: 51, facing: "north" as "north" | "south" | undefined, standing: behind };
    const tell = async ({ standing, ...where }: Partial<typeof known>) => {
      const { cookie, id } = await ownOrder();
      const locality = { words: "Germany", zone: "7a", laws: [], ...where };
      app.db.update(designRequests).set({ locality }).where(eq(designRequests.id, id)).run();
      const geometry = { ...measurePlan(drawnPlan(), knownYard(), { scaleUncertainty: 0.3 }), standing };
      app.db
        .update(designImages)
        .set({ plan: { title: "A bed", geometry } })
        .where(eq(designImages.requestId, id))
        .run();
      const { drawing, list, brief } = await fetchPapers(id, cookie);
      const page = await textOf(await app.fetch(`/results/${id}`, { cookie }));
      const texts = [await list.text(), page, await textOf(brief)];
      return { svg: await drawing.text(), texts: texts.map((text) => text.replaceAll("\u00a0", " ")) };
    };
    const hours =
      /Beds? (?:at|in) .{3,30}: about (\d+)(?: to \d+)? hours of sun in June, (\d+)(?: to \d+)? in April and September \((?:part shade|shade|full sun).*\)\./;
    const { svg, texts } = await tell(known);
    for (const text of texts) expect(text).toMatch(hours);
    expect(svg).toContain("Up is north");
    expect(svg).toContain("Zone 7a · lengths within 30 %");
    expect(svg).toContain("Plants chosen for USDA zone 7a (Germany).</desc>");
    expect(texts[2]).toContain("north as the owner remembers it");
    const [open] = texts;
    const [shaded] = (await tell({ ...known, facing: "south" })).texts;
    const inSpring = (text: string | undefined) => Number(hours.exec(text ?? "")?.[2]);
    expect(inSpring(shaded)).toBeLessThan(inSpring(open) - 2);
    const [southern] = (await tell({ ...known, latitude: -34 })).texts;
    expect(southern).toMatch(/hours of sun in December, .* in October and March/);
    for (const unknown of ["latitude", "facing", "standing"]) {
      for (const text of (await tell({ ...known, [unknown]: undefined })).texts)
        expect(text).not.toContain("of sun in");
    }
  });

  test("where a wish names an invasive plant that is not drawn, list and brief say so and name what is used instead", async () => {
    const { cookie, id } = await ownOrder();
    const yard = drawFencedYard();
    const drawn = planOf(yard, "burning bush in the beds", { seed: 1, variation: 0, composition: 0 });
    const plan = { ...drawn.summary, geometry: measurePlan(drawn, yard, { scaleUncertainty: 0.3 }) };
    app.db.update(designImages).set({ plan }).where(eq(designImages.requestId, id)).run();
    const { list, brief } = await fetchPapers(id, cookie);
    const csv = await list.text();
    const page = await textOf(await app.fetch(`/results/${id}`, { cookie }));
    const caution =
      "Burning bush is invasive, and its sale is banned, in parts of the United States. This design uses birchleaf spirea instead; ask your local nursery for it, or for another alternative such as chokeberry or Virginia sweetspire.";
    for (const text of [csv, page, await textOf(brief)]) {
      expect(text.replaceAll("\u00a0", " ").includes(caution)).toBe(true);
    }
    expect(csv).toMatch(/^Plants,Birchleaf spirea,.*Burning bush is invasive/m);
  });

  test("sizes in the unit of the wish, and then in that of the known length", async () => {
    const { cookie, id } = await ownOrder();
    const image = app.db.select().from(designImages).where(eq(designImages.requestId, id)).get();
    const inFeet = { ...(image?.plan as object), wish: { understood: [], notDrawn: [], unit: "ft" } };
    app.db.update(designImages).set({ plan: inFeet }).where(eq(designImages.requestId, id)).run();
    const told = async () => textOf(await app.fetch(`/results/${id}`, { cookie }));
    expect(await told()).toMatch(/estimated 26\.\d ft \((7.9|8.0) m\).*value="ft" selected.*plant 16\u00a0in apart/s);
    const { drawing } = await fetchPapers(id, cookie);
    expect(await drawing.text()).toMatch(/26\.\d ft.*\d\u00a0sq\u00a0ft/s);
    const knownLength = { version: 1, what: "to-the-back", metres: 8, factor: 1, unit: "m" } as const;
    app.db.update(designRequests).set({ knownLength }).where(eq(designRequests.id, id)).run();
    expect(await told()).toMatch(/estimated (7.9|8.0) m \(26\.\d ft\).*plant 40\u00a0cm apart/s);
  });

  test.each([
    ["doubted", { unsure: true, doubts: ["ground"] }, {}, "may be further off than that"],
    ["of a tilted camera", { unsure: true, doubts: ["horizon"] }, {}, "lengths may also be further off"],
    [
      "doubted, shown and left as it is",
      { unsure: true, doubts: [] },
      { groundConfirmedAt: 1 },
      "left as it was, which is no measurement: areas, edgings and the plants of beds may be further off",
    ],
    [
      "corrected",
      { unsure: false, doubts: [] },
      { groundCorrection: { keepAbove: 0.4 } },
      "Parts of the ground were corrected by hand",
    ],
  ])("what a ground that was %s means for the quantities", async (_, confidence, changes, words) => {
    const { cookie, id } = await ownOrder();
    const ground = { width: 4, height: 3, runs: "6k6r" };
    const yardReading = { version: 1, confidence: { score: 0.5, ...confidence }, ground } as const;
    const { groundCorrection, ...rest } = changes as { groundCorrection?: { keepAbove: number } };
    const marked = groundCorrection && ({ ...ground, ...groundCorrection, version: 1 } as const);
    app.db
      .update(designRequests)
      .set({ yardReading, ...rest, groundCorrection: marked })
      .where(eq(designRequests.id, id))
      .run();
    for (const path of [`/results/${id}`, `/designs/${id}/brief/1`]) {
      const text = await textOf(await app.fetch(path, { cookie }));
      expect(text).toContain(words);
      expect(text).not.toMatch(/found our reading right|confirmed by/i);
    }
  });

  test("a changed picture has a plan, a list and a brief of its own", async () => {
    const { user, cookie, id } = await ownOrder();
    const { imagePath } = app.db
      .select()
      .from(designImages)
      .where(eq(designImages.requestId, createOrderWithPlans(user.id).id))
      .get()!;
    const parent = app.db.select().from(designImages).where(eq(designImages.requestId, id)).get()!;
    const change = "fewer birches";
    app.db
      .insert(designImages)
      .values({
        requestId: id,
        variationNumber: 1,
        origin: "change",
        parentId: parent.id,
        change,
        imagePath,
        plan: parent.plan,
      })
      .run();
    const { drawing, list, brief } = await fetchPapers(id, cookie, "1-change");
    expect(await drawing.text()).toContain(`Plan of design 1, changed, of Order ${id}`);
    expect(list.headers.get("Content-Disposition")).toBe("attachment; filename=landscape-design-1-change-list.csv");
    expect(await textOf(brief)).toMatch(/Changed since: <q[^>]*>fewer birches<\/q>/);
    const html = await textOf(await app.fetch(`/results/${id}?design=1-change`, { cookie }));
    for (const path of addressesOf(id, "1-change")) expect(html).toContain(`"${path}`);
    for (const path of addressesOf(id, "1-not-my-yard")) expect((await app.fetch(path, { cookie })).status).toBe(404);
  });

  test("a picture without a plan has none of it", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
    const html = await (await app.fetch(`/results/${id}`, { cookie })).text();
    expect(html).not.toContain("Plan and shopping list");
    expect(html).not.toContain("Make your plan exact");
    for (const path of addressesOf(id)) expect((await app.fetch(path, { cookie })).status).toBe(404);
  });

  test("strangers find nothing, visitors are asked to sign in", async () => {
    const { id } = await ownOrder();
    const { cookie } = await app.signIn();
    for (const path of addressesOf(id)) {
      expect((await app.fetch(path, { cookie })).status).toBe(404);
      expect((await app.fetch(path)).status).toBe(path.startsWith("/api/") ? 401 : 303);
    }
    const data = await app.fetch(`/designs/${id}/brief/1.data`, { cookie });
    expect([data.status, (await data.text()).includes("lavender")]).toEqual([404, false]);
  });

  test.each(["0", "2", "01", "1e0", "x"])("picture %s is nobody's", async (variation) => {
    const { cookie, id } = await ownOrder();
    for (const path of addressesOf(id, variation)) expect((await app.fetch(path, { cookie })).status).toBe(404);
  });

  test("drawings and lists are only read", async () => {
    const { cookie, id } = await ownOrder();
    for (const path of addressesOf(id).slice(0, 2))
      expect((await app.fetch(path, { cookie, method: "POST" })).status).toBe(405);
  });
});

describe("a known length", () => {
  function send(id: number, cookie: string, fields: Record<string, string>) {
    return app.fetch(`/results/${id}`, { method: "POST", cookie, body: new URLSearchParams(fields) });
  }
  const measured = { intent: "known-length", what: "to-the-back", length: "9.6", unit: "m" };

  test("corrects every plan and list of the order, and can be taken back", async () => {
    const { cookie, id } = await ownOrder(2);
    const saved = await send(id, cookie, measured);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `/results/${id}#scale`]);
    const html = await textOf(await app.fetch(`/results/${id}`, { cookie }));
    expect(html).toMatch(/Scale corrected by you: × 1.2\d \(9.60\u00a0m\)/);
    const { drawing, list } = await fetchPapers(id, cookie, 2);
    expect(await drawing.text()).toContain("Place not told · lengths within 5 %");
    expect(await list.text()).toMatch(/Plants,English lavender,1[45],/);
    expect((await send(id, cookie, { intent: "forget-length" })).status).toBe(303);
    const again = await app.fetch(addressesOf(id, 2)[1], { cookie });
    expect(await again.text()).toContain("Plants,English lavender,10,");
  });

  test("in feet and inches", async () => {
    const { cookie, id } = await ownOrder();
    expect((await send(id, cookie, { ...measured, length: "27' 6\"", unit: "ft" })).status).toBe(303);
    const { knownLength } = app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
    expect(knownLength).toMatchObject({ what: "to-the-back", unit: "ft" });
    expect(knownLength!.metres).toBeCloseTo(8.382, 3);
  });

  test.each([
    ["nine", "Please type the length as a number"],
    ["", "Please type the length as a number"],
    ["40", "times as long as estimated"],
    ["0.1", "Please type a length between 0.3 m"],
  ])("%j is refused in words and kept in its field", async (length, message) => {
    const { cookie, id } = await ownOrder();
    const refused = await send(id, cookie, { ...measured, length });
    expect(refused.status).toBe(422);
    const html = await textOf(refused);
    expect(html).toContain(message);
    expect(/id="length-form-length"[^>]*?(?: value="([^"]*)")?\/>/.exec(html)?.[1] ?? "").toBe(length);
    expect(app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!.knownLength).toBeNull();
  });

  test("of something that is not in the photo", async () => {
    const { cookie, id } = await ownOrder();
    const refused = await send(id, cookie, { ...measured, what: "existing-paving" });
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain("Please choose what you have measured.");
  });

  test("of somebody else's yard", async () => {
    const { id } = await ownOrder();
    const { cookie } = await app.signIn();
    expect((await send(id, cookie, measured)).status).toBe(404);
    expect((await send(id, cookie, { intent: "forget-length" })).status).toBe(404);
    expect(app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!.knownLength).toBeNull();
  });
});
