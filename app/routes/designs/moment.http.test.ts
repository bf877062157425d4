import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { momentTries } from "#app/domain/orders/pictures/moment.ts";
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
  const press = (query: string, as = cookie) => {
    const body = new URLSearchParams({ intent: "moment-again" });
    return app.fetch(`/results/${id}${query}`, { method: "POST", cookie: as, body });
  };
  return { id, user, images, open, press };
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

  test("one that failed is tried again by a button, so many times", async () => {
    const { id, open, press } = await createFinished();
    await open("?evening=yes");
    const fail = () => app.db.update(moments).set({ status: "failed" }).where(eq(moments.requestId, id)).run();
    fail();
    const failed = await open("?evening=yes");
    expect(failed.html).toContain("We could not draw this design in the evening. The first picture is shown.");
    expect(failed.html).toContain(`action="/results/${id}?design=1&amp;evening=yes#design"`);
    expect(failed.html).toContain('value="moment-again"');
    const pressed = await press("?design=1&evening=yes");
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([
      303,
      `/results/${id}?design=1&evening=yes#design`,
    ]);
    expect((await open("?evening=yes")).html).toContain("The picture in the evening is being drawn");
    app.db.update(moments).set({ times: momentTries }).where(eq(moments.requestId, id)).run();
    fail();
    const ended = await open("?evening=yes");
    expect(ended.html).toContain("it cannot be tried more than 3 times");
    expect(ended.html).not.toContain('value="moment-again"');
    await press("?evening=yes");
    expect(momentsOf(id)).toMatchObject([{ status: "failed" }]);
    const { cookie } = await app.signIn();
    for (const refused of [await press("?evening=yes", cookie), await press("?evening=sometimes")])
      expect(refused.status).toBe(404);
  });

  test("a picture service's design has words in place of the choices", async () => {
    const { id, open } = await createFinished();
    app.db.update(designImages).set({ madeBy: "A model" }).where(eq(designImages.requestId, id)).run();
    for (const query of ["", "?season=winter"]) {
      const { html } = await open(query);
      expect(html).toContain("come with designs by our own designer");
      expect(html).not.toContain("Years after planting");
    }
    expect(momentsOf(id)).toEqual([]);
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
