import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { designImages, jobs, moments } from "#db/schema.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

async function createFinished() {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 2);
  const images = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
  const open = async (query: string, as = cookie) => {
    const answer = await app.fetch(`/results/${id}${query}`, { cookie: as });
    return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
  };
  return { id, user, images, open };
}

const momentsOf = (id: number) => app.db.select().from(moments).where(eq(moments.requestId, id)).all();

describe("a design at another time", () => {
  test("is a link, is drawn when it is first opened, and is then in the frame", async () => {
    const { id, user, images, open } = await createFinished();
    const first = await open("?design=2");
    expect(first.html).toContain(`href="/results/${id}?design=2&amp;season=autumn#design"`);
    expect(first.html).not.toContain('http-equiv="refresh"');
    expect(momentsOf(id)).toEqual([]);

    const waiting = await open("?design=2&year=3&season=autumn");
    expect(waiting.html).toContain("The picture after 3 years, in fall is being drawn");
    expect(waiting.html).toContain('http-equiv="refresh"');
    expect(waiting.html).toContain(images[1]!.imagePath);
    expect(waiting.html).toContain(`href="/results/${id}?design=2&amp;year=10&amp;season=autumn#design"`);
    await open("?season=autumn&year=3&design=2");
    const [row, ...others] = momentsOf(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ imageId: images[1]!.id, moment: "year=3&season=autumn", status: "asked" });
    expect(app.db.select().from(jobs).where(eq(jobs.kind, "draw-moment")).all()).not.toEqual([]);

    const { path } = createPictureRow(user.id, "design");
    app.db.update(moments).set({ status: "made", imagePath: path }).where(eq(moments.id, row!.id)).run();
    const made = await open("?design=2&year=3&season=autumn");
    expect(made.html).toContain(path);
    expect(made.html).toContain("What stood in the yard already is shown as in your photo");
    expect(made.html).not.toContain('http-equiv="refresh"');
  });

  test("says what the evening does, and that a moment failed", async () => {
    const { id, open } = await createFinished();
    await open("?evening=yes");
    app.db.update(moments).set({ status: "failed" }).where(eq(moments.requestId, id)).run();
    expect((await open("?evening=yes")).html).toContain("We could not draw this design in the evening");
  });

  test.each(["?year=4", "?season=monsoon", "?evening=1", "?year=3.0&season="])("%s is no moment", async (query) => {
    const { id, open } = await createFinished();
    expect((await open(query)).status).toBe(200);
    expect(momentsOf(id)).toEqual([]);
  });

  test("strangers, visitors and unpaid orders get none", async () => {
    const { id, open } = await createFinished();
    const stranger = await createFinished();
    const { cookie } = await app.signIn();
    expect((await open("?season=winter", cookie)).status).toBe(404);
    expect((await app.fetch(`/results/${id}?season=winter`)).status).not.toBe(200);
    expect(momentsOf(id)).toEqual([]);
    expect(momentsOf(stranger.id)).toEqual([]);
  });
});
