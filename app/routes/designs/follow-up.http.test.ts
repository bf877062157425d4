import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inPlaceOfService } from "#app/domain/orders/pictures/made-by.ts";
import { designImages, followUps, imageAttempts, jobs } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

async function createFinished() {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 2);
  const [image] = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
  return { id, cookie, imageId: image!.id };
}

function ask(id: number, cookie: string | undefined, fields: Record<string, string | number>) {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return app.fetch(`/results/${id}`, { method: "POST", body, cookie });
}

function followUpsOf(requestId: number) {
  return app.db.select().from(followUps).where(eq(followUps.requestId, requestId)).all();
}

describe("asking for something at a finished picture", () => {
  test("a change: kept with its words, made by a job, said on the page, which then offers to look again", async () => {
    const { id, cookie, imageId } = await createFinished();
    const answer = await ask(id, cookie, { intent: "change", imageId, change: "Make the path <b>brick</b>" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/results/${id}`);
    const [followUp] = followUpsOf(id);
    expect(followUp).toMatchObject({
      kind: "change",
      change: "Make the path <b>brick</b>",
      imageId,
      variationNumber: 1,
    });
    const job = and(eq(jobs.kind, "make-follow-up"), eq(jobs.key, `${followUp!.id}:1`));
    expect(app.db.select().from(jobs).where(job).all()).toHaveLength(1);
    const html = (await (await app.fetch(`/results/${id}`, { cookie })).text()).replaceAll("<!-- -->", "");
    expect(html).toContain("The change “Make the path &lt;b&gt;brick&lt;/b&gt;” is being made.");
    // The other picture's form is open to whoever types in it: nothing loads the page by itself.
    expect(html).toContain("Look again");
    expect(html).not.toContain('http-equiv="refresh"');
  });

  test("each is included once: asking again is refused, and what was typed stays", async () => {
    const { id, cookie, imageId } = await createFinished();
    await ask(id, cookie, { intent: "not-my-yard", imageId });
    const again = await ask(id, cookie, { intent: "not-my-yard", imageId });
    expect(again.status).toBe(409);
    expect(followUpsOf(id)).toHaveLength(1);
  });

  test.each(["", "ab", "\u200b\u200b\u200b\u200b", "x".repeat(301)])(
    "a change of %j is refused in words",
    async (change) => {
      const { id, cookie, imageId } = await createFinished();
      const answer = await ask(id, cookie, { intent: "change", imageId, change });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toMatch(/Say (?:what should be changed|it in at most 300 characters)/);
      expect(followUpsOf(id)).toEqual([]);
    },
  );

  test("strangers and visitors find nothing, a picture of another order is none of this one", async () => {
    const { id, imageId } = await createFinished();
    const stranger = await createFinished();
    expect((await ask(id, stranger.cookie, { intent: "not-my-yard", imageId })).status).toBe(404);
    expect((await ask(stranger.id, stranger.cookie, { intent: "not-my-yard", imageId })).status).toBe(404);
    expect((await ask(id, undefined, { intent: "not-my-yard", imageId })).status).toBe(303);
    expect(followUpsOf(id)).toEqual([]);
  });

  test.each([{ intent: "not-my-yard", imageId: -1 }, { intent: "change", imageId: "one" }, { intent: "change" }])(
    "%j is nothing we know",
    async (fields) => {
      const { id, cookie } = await createFinished();
      expect((await ask(id, cookie, fields as Record<string, string>)).status).toBe(400);
    },
  );

  test.each([
    ["built-in designer", "refuse", "The designer found nothing in “a hot tub” that it can draw."],
    ["openai (m)", "refuse", "The picture service did not make this change: its own rules forbid something"],
    ["openai (m)", "retry", "We could not make this change. You may ask again."],
  ] as const)("what failed is said (%s, %s), and its words stand in the form", async (provider, outcome, words) => {
    const { id, cookie, imageId } = await createFinished();
    const own = { requestId: id, variationNumber: 1 };
    app.db
      .insert(followUps)
      .values({ ...own, imageId, kind: "change", change: "a hot tub", status: "failed" })
      .run();
    app.db
      .insert(imageAttempts)
      .values({ ...own, provider, outcome, seconds: 1 })
      .run();
    const html = (await (await app.fetch(`/results/${id}`, { cookie })).text()).replaceAll("<!-- -->", "");
    expect(html).toContain(words);
    expect(html).toContain("a hot tub</textarea>");
  });

  test("who drew it, and what became of the house", async () => {
    const { id, cookie } = await createFinished();
    const textWith = async (facts: Partial<typeof designImages.$inferInsert>) => {
      app.db.update(designImages).set(facts).where(eq(designImages.requestId, id)).run();
      return (await app.fetch(`/results/${id}`, { cookie })).text();
    };
    expect(await textWith({ madeBy: "built-in designer" })).not.toContain("Drawn by");
    expect(await textWith({ madeBy: "OpenAI", drift: { state: "kept" } })).toContain("Drawn by OpenAI.</p>");
    const restored = await textWith({ drift: { state: "restored" } });
    expect(restored).toContain("around the garden you see your photo again. If this is not how it looks");
    expect(await textWith({ drift: { state: "drifted" } })).toContain("It may have altered the house");
    expect(await textWith({ madeBy: inPlaceOfService, drift: null })).toContain(
      "Drawn by our built-in designer, because the picture service could not make it.",
    );
  });

  test("what was made stands beside what it was made from", async () => {
    const { id, cookie, imageId } = await createFinished();
    const { user } = await app.signIn();
    const { id: other } = createDesignRequest(user.id, {}, 1);
    const [picture] = app.db.select().from(designImages).where(eq(designImages.requestId, other)).all();
    const wish = { understood: ["a brick path"], notDrawn: ["hot tub"] };
    const made = { requestId: id, variationNumber: 1, origin: "change", parentId: imageId } as const;
    app.db
      .insert(designImages)
      .values({ ...made, change: "a brick path", imagePath: picture!.imagePath, plan: { wish } })
      .run();
    const html = await (await app.fetch(`/results/${id}?design=1-change`, { cookie })).text();
    for (const words of [
      "a brick path</q>",
      "Design 1, changed</h3>",
      "You asked for </span>a brick path.",
      "hot tub.",
    ]) {
      expect(html.replaceAll("<!-- -->", "")).toContain(words);
    }
    expect(html.replaceAll("<!-- -->", "")).toContain("See it beside design 1");
    const both = await (await app.fetch(`/results/${id}?design=1-change&with=1`, { cookie })).text();
    expect(both.replaceAll("<!-- -->", "")).toContain("Design 1, changed, and Design 1</h3>");
    const api = await (await app.fetch(`/api/designs/${id}`, { cookie })).json();
    expect(api.images).toHaveLength(2);
  });
});
