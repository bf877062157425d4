import { eq } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shareLinks } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";
import { serverToWalk } from "#tests/walk/server-to-walk.ts";

const operatorEmail = "example-operator@yard.test";
const desk = serverToWalk(operatorEmail);
const words = "Made for a customer, shown with permission";

let operator: string;

beforeAll(async () => {
  ({ cookie: operator } = await app.signIn({ email: operatorEmail }));
});
beforeEach(() => {
  app.db.update(shareLinks).set({ exampleShownAt: null }).run();
});

/** The section of a visitor's home page, and the share page that it leads to. */
async function readHome() {
  const html = await (await app.fetch("/")).text();
  const section = parse(html).querySelector("#examples")!;
  const link = section.querySelectorAll("a").find(({ text }) => text.includes(words));
  return { html, section: section.outerHTML, link, path: link?.getAttribute("href") };
}

/** A finished order with a share link; `fields` are ticked in its form. */
async function createShared(fields: Record<string, string>) {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(user.id, { ...paid, ...secrets }, 2);
  const here = `/designs/${id}/share`;
  const post = (sent: Record<string, string>, as = cookie) =>
    app.fetch(here, { method: "POST", cookie: as, body: new URLSearchParams(sent) });
  expect((await post({ name: "Tom next door", days: "30", picture: "", ...fields })).status).toBe(303);
  const readLink = () => app.db.select().from(shareLinks).where(eq(shareLinks.requestId, id)).get()!;
  const shareId = String(readLink().id);
  return { id, user, cookie, post, shareId, readLink, read: async () => (await app.fetch(here, { cookie })).text() };
}

const paid = { status: "completed", paymentStatus: "paid" } as const;
const secrets = { prompt: "Lavender for Mrs. Secret", name: "Hidden name" };
const consent = { mayBeExample: "on" };

async function pressAtDesk(id: number, intent: "show-example" | "stop-example", cookie = operator) {
  return fetch(`${desk()}/admin/operation/orders/${id}`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: desk() },
    body: new URLSearchParams({ intent }),
    redirect: "manual",
  });
}

async function readDesk(id: number): Promise<string> {
  return (await fetch(`${desk()}/admin/operation/orders/${id}`, { headers: { Cookie: operator } })).text();
}

async function createShown() {
  const shared = await createShared(consent);
  expect((await pressAtDesk(shared.id, "show-example")).status).toBe(303);
  return shared;
}

describe("an order shown as an example", () => {
  test("is on the home page with before and after, and leads to the share page", async () => {
    const { section: before } = await readHome();
    expect(before).not.toContain(words);
    const { id, user } = await createShown();
    const { html, link, path } = await readHome();
    const pictures = link!.querySelectorAll("img").map((image) => image.getAttribute("src")!.replaceAll("&amp;", "&"));
    expect(pictures).toHaveLength(2);
    const token = path!.split("/").at(-1)!;
    for (const picture of pictures) expect(picture).toContain(`share=${token}`);
    const shared = await app.fetch(path!);
    expect(shared.status).toBe(200);
    const page = await shared.text();
    expect(page).toContain("Made for a customer&#x27;s yard, shown with permission.");
    for (const secret of [
      "Mrs. Secret",
      "Hidden name",
      "Tom next door",
      user.email,
      "ada@example.com",
      `Order ${id}`,
    ]) {
      expect(html, secret).not.toContain(secret);
      expect(page, secret).not.toContain(secret);
    }
    await pressAtDesk(id, "stop-example");
    expect((await readHome()).section).toBe(before);
    expect(await (await app.fetch(path!)).text()).toContain("A friend sends you 2 ideas");
  });

  test("takes the place of the one before", async () => {
    const first = await createShown();
    const { path } = await readHome();
    const second = await createShown();
    expect((await readHome()).path).not.toBe(path);
    expect([first, second].map(({ readLink }) => readLink().exampleShownAt !== null)).toEqual([false, true]);
    expect(await readDesk(first.id)).toContain("Show as example");
    expect(await readDesk(second.id)).toContain("Stop showing");
  });

  test.each<[string, (shown: Awaited<ReturnType<typeof createShared>>) => unknown]>([
    ["its owner withdraws the consent", ({ post, shareId }) => post({ intent: "withdraw-example", shareId })],
    ["the link is turned off", ({ post, shareId }) => post({ intent: "revoke", shareId })],
    ["the order is deleted", ({ id, cookie }) => postDelete(`/designs/${id}/delete`, cookie)],
    ["the account is deleted", ({ cookie }) => postDelete("/account/delete", cookie)],
    ["the link has ended", ({ id }) => endNow(id)],
  ])("is gone at the next request once %s", async (_, end) => {
    const shown = await createShown();
    expect((await readHome()).path).toBeDefined();
    await end(shown);
    expect((await readHome()).path).toBeUndefined();
    const pressed = await pressAtDesk(shown.id, "show-example");
    expect([303, 404]).toContain(pressed.status);
    expect((await readHome()).path).toBeUndefined();
  });
});

async function postDelete(path: string, cookie: string): Promise<void> {
  const body = new URLSearchParams({ intent: "delete", sure: "on" });
  expect((await app.fetch(path, { method: "POST", cookie, body })).status).toBe(303);
}

function endNow(id: number): void {
  const expiresAt = Date.now() - 1;
  app.db.update(shareLinks).set({ expiresAt }).where(eq(shareLinks.requestId, id)).run();
}

describe("the consent", () => {
  test("is off by default, and without it the operator cannot show the order", async () => {
    const { id, cookie, readLink, read } = await createShared({ showsWish: "on" });
    expect(readLink().exampleAllowedAt).toBeNull();
    const page = await (await app.fetch(`/designs/${id}/share`, { cookie })).text();
    expect(parse(page).querySelector('[name="mayBeExample"]')!.hasAttribute("checked")).toBe(false);
    expect(await read()).not.toContain("Withdraw as example");
    expect(await readDesk(id)).not.toContain("Show as example");
    const other = await createShown();
    expect((await pressAtDesk(id, "show-example")).status).toBe(303);
    expect(readLink().exampleShownAt).toBeNull();
    expect(other.readLink().exampleShownAt).not.toBeNull();
  });

  test("is listed at its link, and can be withdrawn there by the owner alone", async () => {
    const { post, shareId, read, readLink } = await createShown();
    expect(await read()).toContain("The site shows it as an example.");
    const { cookie: stranger } = await app.signIn();
    expect((await post({ intent: "withdraw-example", shareId }, stranger)).status).toBe(404);
    expect(readLink().exampleShownAt).not.toBeNull();
    expect((await post({ intent: "withdraw-example", shareId })).status).toBe(303);
    expect(await read()).not.toContain("as an example.");
    expect(readLink()).toMatchObject({ exampleAllowedAt: null, exampleShownAt: null });
  });

  test("ends with the link, and does not come back when that is extended", async () => {
    const { id, post, shareId, readLink } = await createShown();
    expect((await post({ intent: "extend", shareId })).status).toBe(303);
    expect(readLink().exampleShownAt).not.toBeNull();
    endNow(id);
    expect((await post({ intent: "extend", shareId })).status).toBe(303);
    expect(readLink()).toMatchObject({ exampleAllowedAt: null, exampleShownAt: null });
  });

  test("counts for operators alone: neither visitors nor the owner can show or stop", async () => {
    const { id, cookie, readLink } = await createShared(consent);
    const { cookie: stranger } = await app.signIn();
    for (const as of [cookie, stranger]) {
      expect((await pressAtDesk(id, "show-example", as)).status).toBe(403);
      expect(readLink().exampleShownAt).toBeNull();
    }
    expect((await pressAtDesk(id, "show-example", "none=1")).status).toBe(303);
    expect(readLink().exampleShownAt).toBeNull();
  });
});
