import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { findPicture } from "#app/domain/media/find-picture.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { designImages, designRequests, moments, shareLinks } from "#db/schema.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

/** A finished order of two designs, with everything about it that a link must not tell. */
async function createShown() {
  const { user, cookie } = await app.signIn();
  const order = {
    status: "completed",
    paymentStatus: "paid",
    prompt: "Lavender for Mrs. Secret, call 555-123-4567",
    name: "Hidden name",
  } as const;
  const { id, originalPhotoPath } = createDesignRequest(user.id, order, 2);
  return { id, cookie, user, originalPhotoPath };
}

function post(id: number, cookie: string | undefined, fields: Record<string, string>) {
  return app.fetch(`/designs/${id}/share`, { method: "POST", cookie, body: new URLSearchParams(fields) });
}

const wishes = { name: "Tom next door", days: "30", picture: "" };

/** Makes a link and reads its path off the owner's page. */
async function makeLink(id: number, cookie: string, fields: Record<string, string> = {}) {
  const made = await post(id, cookie, { ...wishes, ...fields });
  expect(made.status).toBe(303);
  const page = await (await app.fetch(`/designs/${id}/share`, { cookie })).text();
  return /value="https?:\/\/[^/]+(\/share\/[\w-]+)"/.exec(page)![1]!;
}

function usesOf(id: number) {
  return app.db.select().from(shareLinks).where(eq(shareLinks.requestId, id)).get()!.uses;
}

describe("a shared order", () => {
  test("shows before and after to whoever has the link, and nothing else of it", async () => {
    const { id, cookie, user } = await createShown();
    app.db
      .update(designImages)
      .set({ plan: { title: "Round brick patio, curved gravel path" } })
      .where(eq(designImages.requestId, id))
      .run();
    const path = await makeLink(id, cookie);
    const answer = await app.fetch(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(html).toContain('content="noindex"');
    expect(html).toMatch(/property="og:image" content="[^"]*\/preview\.jpg"/);
    expect(html).toContain("A friend sends you 2 ideas for their yard.");
    expect(html.replaceAll("<!-- -->", "")).toContain(
      "What is new:</span> A round brick patio and a curved gravel path.",
    );
    expect(html).toContain("See your own yard");
    expect(new Set(html.match(/aria-label="Enlarge design \d"/g)).size).toBe(2);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    for (const secret of [
      "Mrs. Secret",
      "Hidden name",
      "Tom next door",
      user.email,
      "ada@example.com",
      "$9",
      "yard.jpg",
      `Order ${id}`,
    ])
      expect(html, secret).not.toContain(secret);
  });

  test("its pictures are for whoever has the link, each link for its own", async () => {
    const { id, cookie, originalPhotoPath } = await createShown();
    const token = (await makeLink(id, cookie)).split("/").at(-1)!;
    const [first, second] = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
    const other = await createShown();
    const mayBeSeen = (path: string, shareToken = token) => findPicture(path, { shareToken }) !== undefined;
    const change = (fields: Partial<typeof shareLinks.$inferInsert>) =>
      app.db.update(shareLinks).set(fields).where(eq(shareLinks.requestId, id)).run();
    expect([first!.imagePath, second!.imagePath, originalPhotoPath].map((path) => mayBeSeen(path))).toEqual([
      true,
      true,
      true,
    ]);
    expect(mayBeSeen(other.originalPhotoPath)).toBe(false);
    expect(mayBeSeen(originalPhotoPath, `${token.slice(0, 22)}${"x".repeat(22)}`)).toBe(false);
    change({ imageId: first!.id });
    expect([first!.imagePath, second!.imagePath].map((path) => mayBeSeen(path))).toEqual([true, false]);
    change({ expiresAt: Date.now() - 1 });
    expect([first!.imagePath, originalPhotoPath].map((path) => mayBeSeen(path))).toEqual([false, false]);
  });

  test("shows what was drawn of its designs at other times, and nothing of those it does not show", async () => {
    const { id, cookie, user } = await createShown();
    const path = await makeLink(id, cookie);
    expect(await (await app.fetch(path)).text()).not.toContain("at other times");
    const designs = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
    const drawn = designs.map(({ id: imageId }) => {
      const { path: imagePath } = createPictureRow(user.id, "design");
      const moment = { requestId: id, imageId, moment: "year=10&season=autumn", status: "made", imagePath } as const;
      app.db.insert(moments).values(moment).run();
      return imagePath;
    });
    const html = await (await app.fetch(path)).text();
    expect(html).toContain("after 10 years, in fall");
    expect(html).toContain(drawn[0]!);
    const shareToken = path.split("/").at(-1)!;
    const mayBeSeen = () => drawn.map((one) => findPicture(one, { shareToken }) !== undefined);
    expect(mayBeSeen()).toEqual([true, true]);
    app.db.update(shareLinks).set({ imageId: designs[1]!.id }).where(eq(shareLinks.requestId, id)).run();
    expect(mayBeSeen()).toEqual([false, true]);
    expect(await (await app.fetch(path)).text()).not.toContain(drawn[0]!);
    app.db.delete(shareLinks).where(eq(shareLinks.requestId, id)).run();
    expect(mayBeSeen()).toEqual([false, false]);
  });

  test("shows the wish where its owner ticked it, and one design where only that is shared", async () => {
    const { id, cookie } = await createShown();
    const html = await (await app.fetch(await makeLink(id, cookie, { picture: "2", showsWish: "on" }))).text();
    expect(html).toContain("Mrs. Secret");
    expect(html).not.toContain("555");
    expect(html).toContain("The yard as redesigned: design 2");
    expect(html).not.toContain("design 1");
  });

  test.each([
    ["built-in designer", "CompositeSynthetic"],
    ["OpenAI", "CompositeWithTrainedAlgorithmicMedia"],
  ])("states to programs how its designs came to be: %s", async (madeBy, source) => {
    const { id, cookie, originalPhotoPath } = await createShown();
    app.db.update(designImages).set({ madeBy }).where(eq(designImages.requestId, id)).run();
    const [design] = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
    for (const path of [originalPhotoPath, design!.imagePath]) {
      await mkdir(dirname(diskStorage.fileOf(path)), { recursive: true });
      await sharp({ create: { width: 64, height: 48, channels: 3, background: "green" } })
        .jpeg()
        .toFile(diskStorage.fileOf(path));
    }
    const link = await makeLink(id, cookie);
    const html = await (await app.fetch(link)).text();
    expect(html).toContain(`"digitalSourceType":"https://schema.org/${source}DigitalSource"`);
    const card = await app.fetch(`${link}/preview.jpg`);
    const { xmpAsString } = await sharp(await card.arrayBuffer()).metadata();
    expect(xmpAsString?.toLowerCase()).toContain(`digitalsourcetype/${source.toLowerCase()}"`);
  });

  test("counts visits of people, not the owner's and not those of previews", async () => {
    const { id, cookie } = await createShown();
    const path = await makeLink(id, cookie);
    await app.fetch(path, { cookie });
    await app.fetch(path, { headers: { "User-Agent": "facebookexternalhit/1.1" } });
    expect(usesOf(id)).toBe(0);
    const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    await app.fetch(path, { headers });
    expect(usesOf(id)).toBe(1);
    const page = await (await app.fetch(`/designs/${id}/share`, { cookie })).text();
    expect(page).toContain("Opened once");
  });

  test("ended, taken back, mistyped, of an order that is gone: one and the same page", async () => {
    const { id, cookie } = await createShown();
    const path = await makeLink(id, cookie);
    const plain = async (address: string) => {
      const answer = await app.fetch(address);
      return `${answer.status} ${(await answer.text()).replaceAll(/nonce="[^"]*"/g, "").replaceAll(address, "")}`;
    };
    const mistyped = await plain(`${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`);
    expect(mistyped).toMatch(/^404 .*This link no longer works/s);
    app.db
      .update(shareLinks)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(shareLinks.requestId, id))
      .run();
    expect(await plain(path)).toBe(mistyped);
    const { id: shareId } = app.db.select().from(shareLinks).where(eq(shareLinks.requestId, id)).get()!;
    expect((await post(id, cookie, { intent: "extend", shareId: String(shareId) })).status).toBe(303);
    expect(await plain(path)).toMatch(/^200/);
    expect((await post(id, cookie, { intent: "revoke", shareId: String(shareId) })).status).toBe(303);
    expect(await plain(path)).toBe(mistyped);
    const again = await makeLink(id, cookie);
    app.db.delete(designRequests).where(eq(designRequests.id, id)).run();
    expect(await plain(again)).toBe(mistyped);
    for (const data of [`${path}.data`, `${path}.data?_routes=routes%2Fshare%2Fshared-designs`])
      expect((await app.fetch(data)).status).toBe(404);
  });
});

describe("/designs/{id}/share", () => {
  test.each([
    [{ name: " " }, "Say for whom the link is"],
    [{ name: "x".repeat(61) }, "at most 60 characters"],
    [{ days: "0" }, "at least one day"],
    [{ days: "soon" }, "Say for how many days"],
  ])("refuses %j in words, and keeps what was typed", async (fields, words) => {
    const { id, cookie } = await createShown();
    const refused = await post(id, cookie, { ...wishes, ...fields } as Record<string, string>);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    const [name] = Object.keys(fields);
    expect(new RegExp(`<p id="share-${name}-error"[^>]*>([^<]*)`).exec(html)?.[1]).toContain(words);
    expect(html).toMatch(new RegExp(`id="share-${name}"[^>]*aria-describedby="[^"]*share-${name}-error`));
    expect(html).toContain(`value="${{ ...wishes, ...fields }.days}"`);
  });

  test("takes no orders from the fields that the form library keeps to itself", async () => {
    const { id, cookie } = await createShown();
    const odd = { __intent__: "{", __state__: "{", "name[x": "1", "days.x": "1", constructor: "1" };
    expect((await post(id, cookie, { ...wishes, name: "", ...odd })).status).toBe(422);
    expect((await post(id, cookie, { ...wishes, ...odd })).status).toBe(303);
  });

  test("shows small what a link would show", async () => {
    const { id, cookie } = await createShown();
    const html = await (await app.fetch(`/designs/${id}/share`, { cookie })).text();
    const [, pictures = ""] = /aria-label="What you share".*?>(.*?)<\/ul>/s.exec(html) ?? [];
    expect([...pictures.matchAll(/<img [^>]*alt="(.*?)"/g)].map(([, title]) => title)).toEqual([
      "Design 1",
      "Design 2",
    ]);
  });

  test("is its owner's alone: making, extending and taking back", async () => {
    const { id, cookie } = await createShown();
    await makeLink(id, cookie);
    const { id: shareId } = app.db.select().from(shareLinks).where(eq(shareLinks.requestId, id)).get()!;
    const stranger = await createShown();
    const change = { shareId: String(shareId) };
    for (const fields of [wishes, { intent: "revoke", ...change }, { intent: "extend", ...change }]) {
      expect((await post(id, stranger.cookie, fields)).status).toBe(404);
      expect((await post(id, undefined, fields)).status).toBe(303);
    }
    // At their own order nobody reaches another one's link.
    expect((await post(stranger.id, stranger.cookie, { intent: "revoke", ...change })).status).toBe(404);
    expect((await post(stranger.id, stranger.cookie, { ...wishes, picture: "9" })).status).toBe(404);
    expect(app.db.select().from(shareLinks).where(eq(shareLinks.requestId, id)).all()).toHaveLength(1);
    expect(app.db.select().from(shareLinks).where(eq(shareLinks.requestId, stranger.id)).all()).toEqual([]);
  });
});
