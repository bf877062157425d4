import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { designImages, followUps, jobs } from "#db/schema.ts";
import { createDesignRequest } from "#tests/design-rows.ts";
import { app } from "#tests/http-app.ts";

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
  test("a change: kept with its words, made by a job, said on the page, which then looks again", async () => {
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
    const html = await (await app.fetch(`/results/${id}`, { cookie })).text();
    expect(html).toContain("The change is being made");
    expect(html).toContain('http-equiv="refresh"');
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

  test("what was made stands beside what it was made from", async () => {
    const { id, cookie, imageId } = await createFinished();
    const { user } = await app.signIn();
    const { id: other } = createDesignRequest(user.id, {}, 1);
    const [picture] = app.db.select().from(designImages).where(eq(designImages.requestId, other)).all();
    const made = { requestId: id, variationNumber: 1, origin: "change", parentId: imageId } as const;
    app.db
      .insert(designImages)
      .values({ ...made, change: "a brick path", imagePath: picture!.imagePath })
      .run();
    const html = await (await app.fetch(`/results/${id}`, { cookie })).text();
    expect(html).toContain("Changed: “a brick path”");
    expect(html).toContain("Compare with your photo");
    const api = await (await app.fetch(`/api/designs/${id}`, { cookie })).json();
    expect(api.images).toHaveLength(2);
  });
});
