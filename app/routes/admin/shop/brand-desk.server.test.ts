import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { shopSettings } from "#db/schema.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const app = ownApp();
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await app.signIn());
});
afterEach(() => void app.db.delete(shopSettings).where(eq(shopSettings.part, "brand")).run());

const save = (fields: Record<string, string>) =>
  app.fetch("/admin/shop", { method: "POST", body: new URLSearchParams(fields), cookie });
const page = async (path: string) => (await app.fetch(path)).text();

it("is for editors only", async () => {
  const answer = await app.fetch("/admin/shop");
  expect(answer.headers.get("Location")).toContain("/login");
});

it("gives every page the shop's name and contact address at once, and takes them back", async () => {
  expect(await page("/")).toContain("Landscape Atelier");
  const answer = await save({ siteName: "Green  Acres Design", contactEmail: "sam@green.example" });
  expect(answer.headers.get("Location")).toBe("/admin/shop");
  for (const path of ["/", "/blog", "/login"]) {
    const html = await page(path);
    expect(html).toContain("Green Acres Design");
    expect(html).not.toContain("Landscape Atelier");
  }
  expect(await page("/blog/atom.xml")).toContain("<name>Green Acres Design</name>");
  expect(await page("/")).toContain("mailto:sam@green.example");
  await save({ siteName: "", contactEmail: "" });
  expect(await page("/")).toContain("Landscape Atelier");
});

it("keeps what was typed when something is wrong with it, and the shop as it was", async () => {
  const answer = await save({ siteName: "Green Acres", contactEmail: "sam at green" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Please enter a valid email address");
  for (const value of ["Green Acres", "sam at green"]) expect(html).toContain(`value="${value}"`);
  expect(await page("/")).not.toContain("Green Acres");
});

it("goes on as before with a row damaged by hand", async () => {
  app.db.insert(shopSettings).values({ part: "brand", value: '{"siteName":7}' }).run();
  expect(await page("/")).toContain("Landscape Atelier");
  expect((await app.fetch("/admin/shop", { cookie })).status).toBe(200);
});

it("shows a color of its own in every page's head and policy, and refuses one that nobody can read", async () => {
  const before = await page("/");
  const refused = await save({ accent: "#FFD400" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/value="#FFD400".*too light to read on the page.*nearest readable color is #/s);
  expect((await save({ accent: "gold" })).status).toBe(422);
  expect(await page("/")).toBe(before);
  await save({ accent: "#7a1f2b" });
  for (const path of ["/", "/login", "/blog", "/no-such-page"]) {
    const answer = await app.fetch(path);
    const [, rules = ""] = /<style>(html:root\{--color-moss:#7a1f2b;.*?)<\/style>/.exec(await answer.text()) ?? [];
    const hash = createHash("sha256").update(rules).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
  }
  await save({ accent: "#2e5b3b" });
  expect(await page("/")).toBe(before);
});

it("has its own words on the home page, its links in the footer, and its analytics", async () => {
  const before = await page("/");
  await save({
    heroTitle: "Green Acres draws your garden",
    heroText: "Send <one> photo.",
    footerLinks: "Instagram | https://instagram.example/acres\nPrices | /#pricing",
    analyticsScriptUrl: "https://counts.example/tag.js",
    analyticsSite: "acres",
  });
  const answer = await app.fetch("/");
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Green Acres draws your garden<\/h1>/);
  expect(html).toContain("Send &lt;one&gt; photo.");
  expect(html).toContain('content="Green Acres draws your garden"');
  expect(html).toMatch(/href="https:\/\/instagram.example\/acres"[^>]*>Instagram/);
  expect(html).toContain('data-site="acres"');
  expect(answer.headers.get("Content-Security-Policy")).toContain("script-src https://counts.example");
  await save({});
  expect(await page("/")).toBe(before);
});

it.each([
  [{ siteName: "x".repeat(61) }, "Name must be at most 60 characters"],
  [{ footerLinks: "Shop | http://plain.example" }, "is not a link"],
  [{ analyticsScriptUrl: "http://counts.example/tag.js" }, "Address must begin with https://"],
])("refuses %o in words", async (fields, words) => {
  const answer = await save(fields);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(words);
  expect(html).toContain(Object.values(fields)[0]);
});
