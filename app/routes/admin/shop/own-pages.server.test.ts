import { beforeAll, expect, test } from "vitest";
import { addRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const app = ownApp();
const read = async (path: string) => (await (await app.fetch(path)).text()).replaceAll("<!-- -->", "");
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await app.signIn());
});
const send = (path: string, fields: Record<string, string>) =>
  app.fetch(`/admin/shop/pages/${path}`, { method: "POST", body: new URLSearchParams(fields), cookie });

test("a page written at the desk takes the place of Coming Soon, until its text is removed", async () => {
  expect(await read("/blog")).toMatch(/About <span[^>]*>Coming Soon/);
  expect(await read("/blog")).not.toContain("Imprint");
  expect((await app.fetch("/about")).status).toBe(404);
  const content = "We plant **oaks**.\n\n## Who\n\n{SITE_NAME}\n\n<script>alert(1)</script>";
  expect((await send("about", { title: "About us", content })).status).toBe(303);
  expect((await send("imprint", { title: "Impressum", content: "Eva Grün" })).status).toBe(303);
  const about = await read("/about");
  expect(about).toMatch(/<h1[^>]*>About us<\/h1>/);
  expect(about).toContain("<strong>oaks</strong>");
  expect(about).toContain("<p>Landscape Atelier</p>");
  expect(about).not.toContain("alert(1)");
  expect(about).toMatch(/<meta name="description" content="We plant oaks/);
  const blog = await read("/blog");
  expect(blog).toMatch(/href="\/about"[^>]*>About us</);
  expect(blog).toMatch(/href="\/imprint"[^>]*>Impressum</);
  expect(await read("/sitemap.xml")).toContain(`${app.baseUrl}/about</loc>`);
  expect((await send("about", { title: "About us", content: "" })).status).toBe(303);
  expect((await app.fetch("/about")).status).toBe(404);
  expect(await read("/blog")).toMatch(/About <span[^>]*>Coming Soon/);
});

test("a page has an address of its own, one only, and the footer links to it", async () => {
  const page = { path: "Warranty", title: "Warranty", content: "Two years." };
  for (const time of ["once", "twice"]) expect([time, (await send("new", page)).status]).toEqual([time, 303]);
  expect(await read("/warranty")).toContain("Two years.");
  expect((await app.fetch("/warranty/")).headers.get("Location")).toBe("/warranty");
  expect(await read("/blog")).toMatch(/href="\/warranty"/);
  expect(addRedirect("/warranty", "/blog")).toMatchObject({ reason: "living-page" });
  const refused = await send("new", { ...page, content: "Three years." });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("There is a page at this address");
  expect(await read("/warranty")).toContain("Two years.");
});

test.each(["blog", "admin", "healthz", "new", "a/b", "..", "-x", "", "é", "x".repeat(61)])(
  "a page cannot have the address %j",
  async (path) => {
    const answer = await send("new", { path, title: "Mine", content: "Kept words" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("no address that this site uses for itself");
    expect(html).toContain("Kept words");
  },
);

test("what is too long, or has no title, is refused in words", async () => {
  const long = await send("about", { title: "About", content: "a ".repeat(60_000) });
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining("The text may have 100 KB.")]);
  expect((await send("about", { title: " ", content: "x" })).status).toBe(422);
  expect((await app.fetch("/about")).status).toBe(404);
});

test("only editors read and write them", async () => {
  for (const path of ["", "/new", "/about"]) expect((await app.fetch(`/admin/shop/pages${path}`)).status).toBe(303);
  const body = new URLSearchParams({ title: "About", content: "Mine" });
  expect((await app.fetch("/admin/shop/pages/about", { method: "POST", body })).status).toBe(303);
  expect((await app.fetch("/about")).status).toBe(404);
  const list = (await (await app.fetch("/admin/shop/pages", { cookie })).text()).replaceAll("<!-- -->", "");
  expect(list).toContain("Help Center");
  expect(list).toContain("Coming Soon");
  expect((await app.fetch("/admin/shop/pages/nothing", { cookie })).status).toBe(404);
});
