import { rmSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { type RunningServer, startServer } from "../harness/running-server.ts";
import { createFurnishedDataFolder } from "./site/furnished-data-folder.ts";
import { retries, signIn, siteUrl } from "./site/journey.ts";
import { addScanner, type PageScan, type Scanner } from "./site/scan-page.ts";
import { articlePayloads, wordPayloads } from "./site/xss-corpus.ts";

// A real browser shows everything that can run twice: as delivered, and without the page's policy, so that neither the
// policy nor the sanitizing alone protects a reader.

test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without scripts none runs");

interface AttackingPost {
  id: number;
  slug: string;
  title: string;
  payload: string;
}

/** Posts open at once when each payload is checked alone. */
const framesAtOnce = 24;

/** More than a post's page has: one preview costs as much as another, and an attempt of any payload is reported. */
const previewedAtOnce = 24;

/** Most of a save is waiting for the disk. */
const savedAtOnce = 8;

/** One per payload, and others with several. */
const posts: AttackingPost[] = [];
const crowdedPosts: AttackingPost[] = [];
let cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;

// A site of its own: no other test should meet these posts.
const sharedSite = process.env.SITE_URL;
let dataDir: string;
let server: RunningServer;

test.beforeAll(async () => {
  dataDir = createFurnishedDataFolder();
  server = await startServer("start.mjs", {
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    RUN_JOBS: "0",
    LIMIT_DESK_WRITES: "0",
  });
  process.env.SITE_URL = server.baseUrl;
});

test.afterAll(async () => {
  process.env.SITE_URL = sharedSite;
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the corpus is large enough, and an editor can save it", async ({ page, context }) => {
  expect(new Set(articlePayloads).size).toBeGreaterThanOrEqual(100);
  await signIn(page);
  cookies = await context.cookies();
  const categories = await createTopics("categories");
  const tags = await createTopics("tags");
  const attack = async (name: string, index: number, payload: string): Promise<AttackingPost> => {
    const words = wordPayloads[index % wordPayloads.length]!;
    const post = await save<AttackingPost>("posts", {
      title: `${name} ${index} ${words}`,
      slug: `${name.toLowerCase()}-${index}`,
      excerpt: words,
      metaTitle: index % 2 ? words : "",
      metaDescription: words,
      featuredImageAlt: words,
      content: `Before the attack, some words.\n\n${payload}\n\nAfter the attack, some words.`,
      categories: [categories[index % categories.length]],
      tags: [tags[index % tags.length]],
      status: "published",
    });
    return { ...post, payload };
  };
  for (const batch of batchesOf([...articlePayloads.entries()], savedAtOnce)) {
    posts.push(...(await Promise.all(batch.map(([index, payload]) => attack("Attack", index, payload)))));
  }
  for (const [index, batch] of batchesOf(articlePayloads, 8).entries()) {
    crowdedPosts.push(await attack("Crowd", index, batch.join("\n\n")));
  }
});

for (const bypassCSP of [false, true]) {
  test(`no script runs on a post's page, ${bypassCSP ? "even without the policy" : "and none is blocked"}`, async ({
    browser,
  }) => {
    const { context, page, alarms } = await openWatched(browser.newContext({ bypassCSP }));
    for (const { slug, title, payload } of crowdedPosts) {
      await page.goto(siteUrl(`/blog/${slug}`), { waitUntil: "load" });
      const scan = await page.evaluate(() => (window as unknown as Scanner).scanPage(document));
      expect(scan, payload).toEqual({ danger: [], heading: title, headline: title });
      expect(alarms, payload).toEqual([]);
    }
    // Without the policy each payload also has a page of its own, so that none can hide another.
    for (const batch of bypassCSP ? batchesOf(posts, framesAtOnce) : []) {
      const scans = await scanFrames(
        page,
        batch.map(({ slug }) => `/blog/${slug}`),
      );
      expect(scans).toEqual(batch.map(({ title }) => ({ danger: [], heading: title, headline: title })));
      expect(alarms, batch.map(({ payload }) => payload).join("\n")).toEqual([]);
    }
    for (const path of ["/blog", "/blog?page=2", "/blog?page=3"]) {
      await page.goto(siteUrl(path));
      expect(await findDanger(page, "main"), path).toEqual([]);
    }
    expect(alarms).toEqual([]);
    await context.close();
  });

  test(`no script runs on the desk, ${bypassCSP ? "even without the policy" : "and none is blocked"}`, async ({
    browser,
  }) => {
    const { context, page, alarms } = await openWatched(browser.newContext({ bypassCSP }));
    await context.addCookies(cookies);
    for (const path of ["/admin", "/admin/posts", "/admin/posts?sort=title", "/admin/categories", "/admin/tags"]) {
      await page.goto(siteUrl(path));
      expect(await findDanger(page, "main"), path).toEqual([]);
      expect(alarms, path).toEqual([]);
    }
    const editor = page.getByRole("textbox", { name: "Content", exact: true });
    const preview = page.getByRole("region", { name: "Preview" });
    await page.goto(siteUrl(`/admin/posts/${posts[0]!.id}`));
    for (const [index, batch] of batchesOf(articlePayloads, previewedAtOnce).entries()) {
      const shown = page.waitForResponse((answer) => answer.url().endsWith("/admin/preview"));
      await editor.fill(`Batch ${index}\n\n${batch.join("\n\n")}`);
      expect((await shown).status()).toBe(200);
      await expect(preview, batch.join("\n")).toContainText(`Batch ${index}`);
      expect(await findDanger(page, 'section[aria-label="Preview"]'), batch.join("\n")).toEqual([]);
      expect(alarms, batch.join("\n")).toEqual([]);
    }
    await page.close({ runBeforeUnload: false });
    await context.close();
  });
}

test("an attack that gets through is noticed", async ({ browser }) => {
  for (const [policy, alarm] of [
    ["script-src 'none'", "blocked: script-src-attr inline"],
    ["", "dialog: 1"],
  ]) {
    const { context, page, alarms } = await openWatched(browser.newContext());
    const answer = { headers: { "Content-Security-Policy": policy! }, contentType: "text/html" };
    const body = "<main id=content><a href='javascript:alert(1)'>x</a><img src=x onerror=alert(1)></main>";
    await context.route(siteUrl("/control"), (route) => route.fulfill({ ...answer, body }));
    await page.goto(siteUrl("/control"));
    await expect.poll(() => alarms).toContain(alarm);
    expect(await findDanger(page, "main")).toEqual(["href=javascript:alert(1)", "onerror=alert(1)"]);
    await context.close();
  }
  const { context, page, alarms } = await openWatched(browser.newContext({ bypassCSP: true }));
  const body =
    "<main id=content><article><h1>x</h1><a href='javascript:alert(2)'>x</a><img src=x onerror=alert(1)></article></main>";
  await context.route(siteUrl("/control"), (route) => route.fulfill({ contentType: "text/html", body }));
  const danger = ["href=javascript:alert(2)", "onerror=alert(1)"];
  expect(await scanFrames(page, ["/control"])).toEqual([{ danger, heading: "x", headline: "0 scripts" }]);
  await expect.poll(() => alarms.toSorted()).toEqual(["dialog: 1", "dialog: 2"]);
  await context.close();
});

test("feeds are well-formed, and their content is harmless", async ({ browser }) => {
  const { context, page, alarms } = await openWatched(browser.newContext({ bypassCSP: true }));
  for (const path of ["/blog/atom.xml", "/blog/rss.xml", "/sitemap.xml"]) {
    await page.goto(siteUrl(path));
    expect(alarms, path).toEqual([]);
    const text = await (await page.request.get(siteUrl(path), retries)).text();
    await page.goto(siteUrl("/blog"));
    const problems = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      if (feed.querySelector("parsererror")) return ["not well-formed"];
      const strange = feed.querySelectorAll("script, parsererror, [onload], [onerror]").length;
      const contents = [...feed.querySelectorAll("content, description, encoded")].map((node) => node.textContent);
      for (const html of contents) document.body.append(document.createRange().createContextualFragment(html));
      return strange > 0 ? ["elements in the feed that are none of ours"] : [];
    }, text);
    expect(problems, path).toEqual([]);
    expect(await findDanger(page, "body > :not(header, aside, main, footer)"), path).toEqual([]);
    expect(alarms, path).toEqual([]);
  }
  await context.close();
});

/** Every attempt of the page to run something is recorded. */
async function openWatched(opening: Promise<BrowserContext>) {
  const context = await opening;
  const page = await context.newPage();
  const alarms: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() !== "beforeunload") alarms.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  page.on("popup", () => alarms.push("popup"));
  await page.addInitScript(addScanner);
  await page.exposeFunction("reportAlarm", (what: string) => void alarms.push(what));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportAlarm(what: string): void }).reportAlarm;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      // Pictures and frames of other sites load nothing here; only scripts matter.
      if (effectiveDirective.startsWith("script")) report(`blocked: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return { context, page, alarms };
}

/**
 * Opens and inspects pages in parallel, as in several windows. Frames get fetched texts: even bypassed, the policy
 * forbids framing a page by its address.
 */
async function scanFrames(page: Page, paths: string[]): Promise<PageScan[]> {
  await page.goto(siteUrl("/up"));
  return page.evaluate((ofPages) => {
    const { scanPage } = window as unknown as Scanner;
    const open = async (path: string) => {
      const srcdoc = await (await fetch(path)).text();
      const frame = Object.assign(document.createElement("iframe"), { srcdoc });
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await loaded;
      return scanPage(frame.contentDocument!);
    };
    return Promise.all(ofPages.map(open));
  }, paths);
}

function findDanger(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => (window as unknown as Scanner).findDanger(document, selector), within);
}

/** Like an editor's own program: with the browser's login, but without the browser. */
async function save<Made extends { id: number }>(kind: "posts" | "categories" | "tags", data: object): Promise<Made> {
  const answer = await fetch(siteUrl(`/api/blog/${kind}`), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify(data),
  });
  const made = await answer.json();
  expect(answer.status, JSON.stringify([data, made])).toBe(201);
  return made;
}

async function createTopics(kind: "categories" | "tags"): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, words] of wordPayloads.entries()) {
    ids.push((await save(kind, { name: `${index} ${words}`.slice(0, 100) })).id);
  }
  return ids;
}

function batchesOf<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}
