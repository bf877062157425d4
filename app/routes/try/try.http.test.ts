import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { designDrafts, designRequests, media, previews } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

const wish = "A gravel path and a bench under the oak";

async function formWith(fields: Record<string, string>, withPhoto = true): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (!withPhoto) return form;
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#697" } })
    .jpeg()
    .toBuffer();
  form.append("photo", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "yard.jpg");
  return form;
}

const send = async (form: Promise<FormData> | FormData, cookie?: string) =>
  app.fetch("/try", { method: "POST", body: await form, cookie });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0];
const latest = () => app.db.select().from(previews).orderBy(desc(previews.id)).limit(1).get()!;
const look = async (cookie?: string) => (await app.fetch("/try", { cookie })).text();

describe("trying without an account", () => {
  it("asks for a photo and a wish, and shows both read back with the place of the preview", async () => {
    const answer = await send(formWith({ prompt: wish }));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/try"]);
    const cookie = cookieOf(answer);
    const html = await look(cookie);
    for (const part of ["How we read your wish", "a gravel path", 'src="/try/preview.jpg"', "Log in to order it"])
      expect(html).toContain(part);
    const { draftId, userId, status } = latest();
    expect({ userId, status }).toEqual({ userId: null, status: "asked" });
    const draft = app.db.select().from(designDrafts).where(eq(designDrafts.id, draftId!)).get();
    expect(draft).toMatchObject({ prompt: wish, seed: expect.any(Number) });
  });

  it("shows the picture to the session that sent the photo, and to nobody else", async () => {
    const cookie = cookieOf(await send(formWith({ prompt: wish })))!;
    const { path } = createPictureRow(null, "preview");
    const file = diskStorage.fileOf(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "a picture");
    app.db.update(previews).set({ status: "made", imagePath: path }).where(eq(previews.id, latest().id)).run();
    expect(await look(cookie)).toContain(path);
    const own = await app.fetch("/try/preview.jpg", { cookie });
    expect([own.status, own.headers.get("Location")]).toEqual([303, expect.stringContaining(path)]);
    const seen = async (as?: string) => (await app.fetch(`/api/uploads/${path}`, { cookie: as })).status;
    const stranger = cookieOf(await send(formWith({ prompt: wish })));
    expect([await seen(cookie), await seen(stranger), await seen()]).toEqual([200, 404, 404]);
    expect((await app.fetch("/try/preview.jpg")).status).toBe(404);
  });

  it("returns what was typed with what is wrong, and loses nothing", async () => {
    const short = await send(formWith({ prompt: "short" }));
    expect(short.status).toBe(422);
    expect(await short.text()).toContain("short</textarea>");
    const cookie = cookieOf(short)!;
    // The photo is kept.
    const fixed = await send(formWith({ prompt: wish }, false), cookie);
    expect(fixed.status).toBe(303);
    const none = await send(formWith({ prompt: wish }, false));
    expect(none.status).toBe(400);
    const html = await none.text();
    expect(html).toContain("Please upload a photo of your yard");
    expect(html).toContain(`${wish}</textarea>`);
  });

  it("shows no preview of an earlier photo beside another one", async () => {
    const cookie = cookieOf(await send(formWith({ prompt: wish })))!;
    expect(await look(cookie)).toContain("/try/preview.jpg");
    const another = await formWith({ intent: "own-photo" });
    const kept = await app.fetch("/?index", { method: "POST", body: another, cookie });
    expect(kept.headers.get("Location")).toBe("/try");
    const html = await look(cookie);
    expect(html).not.toContain("/try/preview.jpg");
    expect(html).toContain(`${wish}</textarea>`);
  });

  it("takes what can be drawn instead", async () => {
    const cookie = cookieOf(await send(formWith({ prompt: "A duck pond by the fence" })))!;
    const html = await look(cookie);
    expect(html).toContain("Draw a pond instead");
    const [, swap = ""] = /value="([^"]+)"/.exec(/<button[^>]*name="swap"[^>]*>/.exec(html)![0]) ?? [];
    await send(formWith({ prompt: "A duck pond by the fence", swap }, false), cookie);
    expect(await look(cookie)).toMatch(/a pond by the fence<\/textarea>/);
  });

  it("becomes the account's at sign-in, with the seed of its preview, and the order's", async () => {
    const cookie = cookieOf(await send(formWith({ prompt: wish })))!;
    const { draftId } = latest();
    const { seed, photoMediaId } = app.db.select().from(designDrafts).where(eq(designDrafts.id, draftId!)).get()!;
    const user = createUser();
    const session = await readSession(new Request(app.baseUrl, { headers: { Cookie: cookie } }));
    session.set("userId", user.id);
    await commitSession(session);
    expect(await (await app.fetch("/", { cookie })).text()).toContain(wish);
    expect((await app.fetch("/try", { cookie })).headers.get("Location")).toBe("/#transform");
    const order = await formWith(
      { intent: "order", packageId: "standard", prompt: wish, email: "pat@yard.test" },
      false,
    );
    await app.fetch("/?index", { method: "POST", body: order, cookie });
    const photo = app.db.select().from(media).where(eq(media.id, photoMediaId!)).get()!;
    const ordered = app.db.select().from(designRequests).where(eq(designRequests.originalPhotoPath, photo.path)).get();
    expect(ordered).toMatchObject({ seed, userId: user.id });
  });

  it("is offered to visitors, second to signing in", async () => {
    const html = await (await app.fetch("/")).text();
    expect(html).toContain('href="/try"');
    expect(html).toContain("Log in to Get Started");
  });
});
