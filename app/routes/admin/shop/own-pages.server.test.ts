import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { addRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const app = ownApp();
const read = async (path: string) => (await (await app.fetch(path)).text()).replaceAll("<!-- -->", "");
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await app.signIn());
});
const formOf = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
const plain = (path: string, fields: Record<string, string | File>) =>
  app.fetch(`/admin/shop/pages/${path}`, { method: "POST", body: formOf(fields), cookie });
const send = (path: string, fields: Record<string, string | File>) => plain(path, { inFooter: "on", ...fields });

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

test.each(["blog", "blog/oak", "admin", "healthz", "new", "a//b", "..", "-x", "", "é", "x".repeat(61)])(
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
  const body = formOf({ title: "About", content: "Mine" });
  expect((await app.fetch("/admin/shop/pages/about", { method: "POST", body })).status).toBe(303);
  expect((await app.fetch("/about")).status).toBe(404);
  const list = (await (await app.fetch("/admin/shop/pages", { cookie })).text()).replaceAll("<!-- -->", "");
  expect(list).toContain("Help Center");
  expect(list).toContain("Coming Soon");
  expect((await app.fetch("/admin/shop/pages/nothing", { cookie })).status).toBe(404);
});

test("a page is in menu and footer where its operator puts it, in that order, at an address of several parts", async () => {
  const page = { content: "We build **walls**.\n\n## How", inMenu: "on" };
  const pages: Record<string, string>[] = [
    { path: "/services/walls/", title: "Walls", position: "2", description: "Dry stone, built to stay." },
    { path: "services", title: "Services", position: "1" },
  ];
  for (const one of pages) expect((await send("new", { ...page, ...one })).status).toBe(303);
  const html = await read("/services/walls");
  expect(html).toMatch(/<meta name="description" content="Dry stone, built to stay\."/);
  expect(html).toMatch(/<meta property="og:description" content="Dry stone, built to stay\."/);
  expect(html).toMatch(
    /<nav aria-label="Site".*href="\/services"[^>]*>Services<.*href="\/services\/walls"[^>]*>Walls<.*<\/nav>/s,
  );
  expect(html).toMatch(/<footer.*href="\/services"[^>]*>Services<.*href="\/services\/walls"/s);
  expect(await read("/sitemap.xml")).toContain(`${app.baseUrl}/services/walls</loc>`);
  expect((await app.fetch("/services/walls/")).headers.get("Location")).toBe("/services/walls");
  const edited = await (await app.fetch("/admin/shop/pages/services/walls", { cookie })).text();
  expect(edited).toContain("Dry stone, built to stay.");
  expect((await plain("services/walls", { content: page.content, title: "Walls" })).status).toBe(303);
  expect((await read("/services/walls")).match(/href="\/services\/walls"/g)).toBeNull();
  for (const n of [1, 2, 3]) await send("new", { ...page, path: `more-${n}`, title: `More ${n}` });
  const full = await send("new", { ...page, path: "more-4", title: "More 4" });
  expect([full.status, await full.text()]).toEqual([422, expect.stringContaining("The menu has 4 pages already")]);
});

test("a draft is for editors only", async () => {
  await send("new", { path: "secret-walls", title: "Secret walls", content: "Soon.", status: "draft", inMenu: "on" });
  expect((await app.fetch("/secret-walls")).status).toBe(404);
  expect(await read("/blog")).not.toContain("Secret walls");
  expect(await read("/sitemap.xml")).not.toContain("secret-walls");
  const seen = await app.fetch("/secret-walls", { cookie });
  expect([seen.status, seen.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(await seen.text()).toMatch(/content="noindex".*Soon\./s);
  expect((await app.fetch("/secret-walls")).status).toBe(404);
});

test("without JavaScript the text comes back with its preview, and with pictures, sent or chosen", async () => {
  const typed = { path: "typed", title: "Typed", content: "Words", inMenu: "on", status: "draft" };
  const preview = await (
    await send("new", { ...typed, content: "**Words**\n\n::: nothing", intent: "preview" })
  ).text();
  expect(preview).toContain("<strong>Words</strong>");
  expect(preview).toContain("there is no block named nothing");
  expect(preview).toMatch(/name="inMenu"[^>]*checked/);
  const pictures = new File([await readFile("tests/fixtures/fenced-back-yard.jpg")], "yard.jpg", {
    type: "image/jpeg",
  });
  const sent = await (
    await send("new", { ...typed, pictures, pictureWords: "A yard | In May", intent: "insert-pictures" })
  ).text();
  const [, address] = /Words\n\n!\[A yard\]\((\/api\/uploads\/\S+) &quot;In May&quot;\)/.exec(sent) ?? [];
  expect(address).toBeDefined();
  expect(await (await send("new", { ...typed, intent: "library 1" })).text()).toContain("Picture library");
  const chosen = await (await send("new", { ...typed, intent: `use-picture ${address!.split("/").at(-1)}` })).text();
  expect(chosen).toContain(`Words\n\n![A yard](${address})`);
  expect((await app.fetch("/typed", { cookie })).status).toBe(404);
});
