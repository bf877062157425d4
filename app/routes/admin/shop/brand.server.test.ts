import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeAll, expect, it } from "vitest";
import { typedBrand } from "#app/domain/shop/brand.server.ts";
import { brandSchema } from "#app/domain/shop/brand-schema.ts";
import { db } from "#db/client.server.ts";
import { media, shopSettings } from "#db/schema.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const app = ownApp({ ANALYTICS_SITE: "set-in-env" });
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await app.signIn());
});
afterEach(() => void db.delete(shopSettings).run());

const ask = (path: string, init: RequestInit = {}) => app.fetch(path, init);
const page = async (path: string) => (await ask(path)).text();
const post = (path: string, body: FormData | URLSearchParams) =>
  ask(path, { method: "POST", body, headers: { Cookie: cookie } });
const save = (fields: Record<string, string>) => post("/admin/shop", new URLSearchParams(fields));

it.each(["/admin/shop", "/admin/shop/mark"])("%s is for editors only", async (path) => {
  expect((await ask(path)).headers.get("Location")).toContain("/login");
});

it("greys what .env sets, names the setting, and keeps what was typed before", async () => {
  typedBrand.save(brandSchema.parse({ analyticsSite: "typed-before" }));
  await save({ analyticsScriptUrl: "https://counts.example/tag.js", analyticsSite: "typed" });
  const html = await (await ask("/admin/shop", { headers: { Cookie: cookie } })).text();
  expect(html).toContain("Set by ANALYTICS_SITE in .env, which wins.");
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="set-in-env"/);
  expect(await page("/")).toContain('data-site="set-in-env"');
  expect(typedBrand.read().analyticsSite).toBe("typed-before");
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
  db.insert(shopSettings).values({ part: "brand", value: '{"siteName":7}' }).run();
  expect(await page("/")).toContain("Landscape Atelier");
  expect((await ask("/admin/shop", { headers: { Cookie: cookie } })).status).toBe(200);
});

it("shows a color of its own in every page's head and policy, and refuses one that nobody can read", async () => {
  const before = await page("/");
  const refused = await save({ accent: "#FFD400" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(
    /value="#FFD400".*This color is too light to read on the page.*nearest readable color is #/s,
  );
  expect((await save({ accent: "gold" })).status).toBe(422);
  expect(await page("/")).toBe(before);
  await save({ accent: "#7a1f2b" });
  for (const path of ["/", "/login", "/blog", "/no-such-page"]) {
    const answer = await ask(path);
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
  });
  const answer = await ask("/");
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Green Acres draws your garden<\/h1>/);
  expect(html).toContain("Send &lt;one&gt; photo.");
  expect(html).toContain('content="Green Acres draws your garden"');
  expect(html).toMatch(/href="https:\/\/instagram.example\/acres"[^>]*>Instagram/);
  expect(html).toContain('src="https://counts.example/tag.js"');
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

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#7a1f2b80" } });

function send(bytes: Uint8Array, name = "mark.png") {
  const body = new FormData();
  body.append("mark", new Blob([new Uint8Array(bytes)]), name);
  return post("/admin/shop/mark", body);
}

function remove(shape: string) {
  const body = new FormData();
  body.append("intent", shape);
  return post("/admin/shop/mark", body);
}

const iconOf = (html: string) => /<link rel="icon" href="([^"]*)"/.exec(html)?.[1] ?? "";

it("shows a square mark as icon on every page and in the manifest, and forgets the one before", async () => {
  const before = await page("/");
  expect(iconOf(before)).toBe("/favicon.svg");
  expect((await send(await picture(300, 290).png().toBuffer())).headers.get("Location")).toBe("/admin/shop/mark");
  const first = iconOf(await page("/"));
  const stored = await ask(first);
  expect(Object.fromEntries(stored.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: true });
  const html = await page("/blog");
  expect(html).toMatch(/<header.*?<img src="\/api\/uploads\/\w+\.png" alt="".*?Landscape Atelier/s);
  const touch = await ask(/rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1] ?? "");
  expect(await sharp(await touch.arrayBuffer()).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const manifest = await (await ask("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Landscape Atelier", icons: [{ src: first, sizes: "512x512" }] });

  await send(await picture(64, 64).jpeg().toBuffer(), "mark.jpg");
  const second = iconOf(await page("/"));
  expect(second).not.toBe(first);
  expect((await ask(first)).status).toBe(404);
  await remove("square");
  expect((await ask(second)).status).toBe(404);
  expect(await page("/")).toBe(before);
  expect(
    db
      .select()
      .from(media)
      .all()
      .filter(({ kind }) => kind === "mark"),
  ).toEqual([]);
});

it("shows a wide mark in place of the name, which stays its text", async () => {
  await send(await picture(900, 200).png().toBuffer());
  const html = await page("/blog");
  expect(html).toMatch(
    /<header.*?<img src="\/api\/uploads\/\w+\.png" alt="Landscape Atelier" width="720" height="160"/s,
  );
  expect(iconOf(html)).toBe("/favicon.svg");
  const { slug } = await createPost({ title: "Layered beds", status: "published" });
  const [data = ""] =
    /{"@context":"https:\/\/schema.org","@type":"Article".*?}<\/script>/.exec(await page(`/blog/${slug}`)) ?? [];
  expect(data).toMatch(/"logo":\{"@type":"ImageObject","url":"[^"]*\.png","width":720,"height":160\}/);
  await remove("wide");
});

const cardOf = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";

/** [red, green, blue] of the picture for link previews: at its left edge, and where a square mark is. */
async function colorsOf(card: string) {
  const answer = await fetch(card);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cross-origin-resource-policy": "cross-origin",
  });
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  return { edge: at(8, 300), mark: at(140, 74) };
}

it("shows its name, mark, color and words in the previews of links to pages without a picture, at a new address", async () => {
  const { slug } = await createPost({ title: "Beds without a picture", status: "published" });
  const paths = ["/", "/blog", "/gift", `/blog/${slug}`];
  const cards = async () => new Set(await Promise.all(paths.map(async (path) => cardOf(await page(path)))));
  const [usual = "", ...others] = await cards();
  expect([usual, others]).toEqual([expect.stringMatching(/\/preview\.jpg\?v=\w{12}$/), []]);
  expect(await colorsOf(usual)).toMatchObject({ edge: near([46, 91, 59]), mark: near([251, 250, 245]) });

  await save({ accent: "#7a1f2b", siteName: "Green & <Acres>" });
  await send(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0000ff" } })
      .png()
      .toBuffer(),
  );
  const [own = "", ...rest] = await cards();
  expect([own === usual, rest]).toEqual([false, []]);
  expect(await colorsOf(own)).toEqual({ edge: near([122, 31, 43]), mark: near([0, 0, 255]) });
  // With a picture of its own, a page shows that.
  expect(cardOf(await page("/?example=stone-features-2"))).toContain("/pictures/stone-features-2");
  await remove("square");
});

/** As JPEG keeps colors. */
function near(color: number[]) {
  return color.map((channel) => expect.closeTo(channel, -1));
}

it.each([
  [
    "an SVG with a script",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    415,
    "save an SVG",
  ],
  ["40 MB", Buffer.alloc(40 * 1024 * 1024), 413, "less than 20 MB"],
  ["no file", Buffer.alloc(0), 400, "choose a picture"],
  ["half a picture", Buffer.from("89504e470d0a1a0a0000", "hex"), 422, "damaged"],
])("refuses %s in words, and keeps what it had", async (_what, bytes, status, words) => {
  const before = await page("/");
  const answer = await send(bytes, bytes.length > 0 ? "mark.svg" : "");
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
  expect(await page("/")).toBe(before);
});

it("refuses a mark that is higher than wide", async () => {
  const answer = await send(await picture(100, 200).png().toBuffer());
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("A mark is square");
});
