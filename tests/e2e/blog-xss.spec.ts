import { rmSync } from "node:fs";
import { type BrowserContext, expect, type Frame, type Page, test } from "playwright/test";
import { type RunningServer, startServer } from "../harness/running-server.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { signIn, siteUrl } from "./site/journey.ts";
import { articlePayloads, wordPayloads } from "./site/xss-corpus.ts";

// Everything that can run is shown to a real browser twice: as delivered, and with the page's policy taken away, so that
// neither the policy nor the sanitising is ever the only thing between a reader and a script.

test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without scripts none runs");

interface AttackingPost {
  id: number;
  slug: string;
  title: string;
  payload: string;
}

/** So many posts are open beside each other when each payload is looked at alone. */
const framesAtOnce = 12;

/** So many posts are saved beside each other: most of a save is waiting for the disk. */
const savedAtOnce = 8;

/** One for each payload, and others that hold several each. */
const posts: AttackingPost[] = [];
const crowdedPosts: AttackingPost[] = [];
let cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;

// A site of its own: nobody else should meet these posts.
const sharedSite = process.env.SITE_URL;
const dataDir = createTemporaryFolder();
let server: RunningServer;

test.beforeAll(async () => {
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
  const categories = await createTopics(page, "categories");
  const tags = await createTopics(page, "tags");
  const save = async (name: string, index: number, payload: string): Promise<AttackingPost> => {
    const words = wordPayloads[index % wordPayloads.length]!;
    const answer = await page.request.post(siteUrl("/api/blog/posts"), {
      data: {
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
      },
    });
    expect(answer.status(), payload).toBe(201);
    return { ...(await answer.json()), payload };
  };
  for (const batch of batchesOf([...articlePayloads.entries()], savedAtOnce)) {
    posts.push(...(await Promise.all(batch.map(([index, payload]) => save("Attack", index, payload)))));
  }
  for (const [index, batch] of batchesOf(articlePayloads, 8).entries()) {
    crowdedPosts.push(await save("Crowd", index, batch.join("\n\n")));
  }
});

for (const bypassCSP of [false, true]) {
  test(`no script runs on a post's page, ${bypassCSP ? "even without the policy" : "and none is blocked"}`, async ({
    browser,
  }) => {
    const { context, page, alarms } = await openWatched(browser.newContext({ bypassCSP }));
    for (const { slug, title, payload } of crowdedPosts) {
      await page.goto(siteUrl(`/blog/${slug}`), { waitUntil: "load" });
      expect(await lookThrough(page.mainFrame()), payload).toEqual({ danger: [], heading: title, headline: title });
      expect(alarms, payload).toEqual([]);
    }
    // Without the policy each payload has a page of its own as well, so that none can hide another.
    if (bypassCSP) for (const batch of batchesOf(posts, framesAtOnce)) await lookThroughFrames(page, batch, alarms);
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
    for (const [index, batch] of batchesOf(articlePayloads, 8).entries()) {
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
});

test("feeds are well-formed, and what they hold is harmless", async ({ browser }) => {
  const { context, page, alarms } = await openWatched(browser.newContext({ bypassCSP: true }));
  for (const path of ["/blog/atom.xml", "/blog/rss.xml", "/sitemap.xml"]) {
    await page.goto(siteUrl(path));
    expect(alarms, path).toEqual([]);
    const text = await (await page.request.get(siteUrl(path))).text();
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

/** A page whose every attempt to run something is written down. */
async function openWatched(opening: Promise<BrowserContext>) {
  const context = await opening;
  const page = await context.newPage();
  const alarms: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() !== "beforeunload") alarms.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  page.on("popup", () => alarms.push("popup"));
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

/** Opens the posts' pages beside each other, as a reader would in as many windows, and looks through each. */
async function lookThroughFrames(page: Page, batch: AttackingPost[], alarms: string[]): Promise<void> {
  // Bypassed, the policy runs everything, but still lets nobody frame a page.
  await page.route("**/blog/attack-*", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(siteUrl("/up"));
  await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) => {
          const frame = document.createElement("iframe");
          frame.src = path;
          document.body.append(frame);
          return new Promise((resolve) => frame.addEventListener("load", resolve));
        }),
      ),
    batch.map(({ slug }) => `/blog/${slug}`),
  );
  const look = async ({ slug, title, payload }: AttackingPost) => {
    const frame = page.frames().find((own) => own.url() === siteUrl(`/blog/${slug}`))!;
    expect(await lookThrough(frame), payload).toEqual({ danger: [], heading: title, headline: title });
  };
  await Promise.all(batch.map(look));
  expect(alarms, batch.map(({ payload }) => payload).join("\n")).toEqual([]);
  await page.unroute("**/blog/attack-*");
}

/** A post's page after everything in it was touched: what is dangerous in it, and its titles. */
async function lookThrough(frame: Frame) {
  await touchEverything(frame);
  return { danger: await findDanger(frame, "main"), ...(await readTitles(frame)) };
}

/** What a reader's pointer and keyboard would do to every element of the article. */
async function touchEverything(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    // Links that only lead elsewhere stay; one that runs something may.
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link && /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
    });
    for (const element of document.querySelectorAll("main article *")) {
      for (const type of ["mouseover", "pointerenter", "mouseenter", "focus", "click", "toggle", "animationstart"]) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    }
  });
}

/** Elements, attributes and addresses that have no place in what people wrote. */
function findDanger(frame: Page | Frame, within: string): Promise<string[]> {
  return frame.evaluate((selector) => {
    const forbidden =
      "script:not([nonce]), iframe, object, embed, svg script, math, base, meta, link, style, template, frameset, applet, form[action^='javascript' i]";
    const findings: string[] = [];
    const ours = (element: Element) => element.closest("[data-react-router-critical-css]") !== null;
    for (const root of document.querySelectorAll(selector)) {
      for (const element of [root, ...root.querySelectorAll("*")]) {
        if (element.matches(forbidden) && !ours(element)) findings.push(element.outerHTML.slice(0, 200));
        for (const { name, value } of element.attributes) {
          if (/^on|^(srcdoc|formaction|ping|xlink:href)$/i.test(name)) findings.push(`${name}=${value}`);
          if (!/^(href|src|action|cite|background|poster|data)$/i.test(name) || value === "") continue;
          const { protocol } = new URL(value, location.href);
          if (!/^(https?|mailto|tel):$/.test(protocol)) findings.push(`${name}=${value}`);
        }
      }
      if (document.querySelectorAll("#content").length !== 1) findings.push("a second #content");
    }
    return findings;
  }, within);
}

/** The title as people and as search engines read it. */
function readTitles(frame: Frame): Promise<{ heading: string | null; headline: string }> {
  return frame.evaluate(() => {
    const [heading] = document.querySelectorAll("h1");
    const data = document.querySelectorAll('script[type="application/ld+json"]');
    const headline = data.length === 1 ? JSON.parse(data[0]!.textContent!).headline : `${data.length} scripts`;
    return { heading: heading!.textContent, headline };
  });
}

async function createTopics(page: Page, kind: "categories" | "tags"): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, words] of wordPayloads.entries()) {
    const data = { name: `${index} ${words}`.slice(0, 100) };
    const answer = await page.request.post(siteUrl(`/api/blog/${kind}`), { data });
    expect(answer.status(), words).toBe(201);
    ids.push((await answer.json()).id);
  }
  return ids;
}

function batchesOf<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}
