import { expect, test } from "vitest";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

test("nothing ordered yet: what to do next", async () => {
  const { cookie } = await app.signIn();
  const html = await (await app.fetch("/account", { cookie })).text();
  expect(html).toContain("My Designs");
  expect(html).toContain("Account Settings");
  expect(html).toContain("No designs yet");
  expect(html).toContain('href="/#transform"');
});

test("a card per order: number, age, badge, wish, pictures, details", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(
    user.id,
    { status: "completed", paymentStatus: "paid", createdAt: Date.now() - 3 * 3_600_000 },
    2,
  );
  const html = (await (await app.fetch("/account", { cookie })).text()).replaceAll("<!-- -->", "");
  expect(html).toMatch(new RegExp(`<h2[^>]*>Order ${id}</h2>.*?Design #${id} · 3 hours ago`, "s"));
  expect(html).toContain("Completed");
  expect(html).toContain("A curved path and lavender");
  expect(html).toContain(`href="/designs/${id}"`);
});

test("an order with a name of its own goes by that, its number beside it", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(user.id, { name: "Side yard", createdAt: Date.now() - 3_600_000 });
  const html = (await (await app.fetch("/account", { cookie })).text()).replaceAll("<!-- -->", "");
  expect(html).toMatch(new RegExp(`<h2[^>]*>Side yard</h2>.*?Design #${id} · 1 hour ago`, "s"));
});

test("settings: e-mail, name and account id", async () => {
  const { user, cookie } = await app.signIn();
  const html = await (await app.fetch("/account?tab=settings", { cookie })).text();
  expect(html).toContain(user.email);
  expect(html).toContain("Pat Garden");
  expect(html).toContain("Account ID");
});

test("nobody's orders but one's own", async () => {
  const { user } = await app.signIn();
  const { id } = createDesignRequest(user.id);
  const { cookie } = await app.signIn();
  expect(await (await app.fetch("/account", { cookie })).text()).not.toContain(`Design #${id}`);
});

test("many orders come page by page", async () => {
  const { user, cookie } = await app.signIn();
  const ids = Array.from({ length: 21 }, (_, n) => createDesignRequest(user.id, { createdAt: 1000 + n }).id);
  const page = async (query: string) => (await app.fetch(`/account${query}`, { cookie })).text();
  const shown = async (query: string) => (await page(query)).match(/id="design-\d+"/g)?.length;
  expect([await shown(""), await shown("?page=2"), await shown("?page=99")]).toEqual([20, 1, 1]);
  expect(await page("?page=2")).toContain(`id="design-${ids[0]}"`);
  const history = await app.fetch(`/api/designs/history/email/${user.email}`, { cookie });
  expect(history.headers.get("X-Total-Count")).toBe("21");
});
