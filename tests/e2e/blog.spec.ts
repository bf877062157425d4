import { expect, type Page, test } from "playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { retries, signIn, siteUrl, watchConsole } from "./site/journey.ts";

/** Created one by one in the background after a demo's first start. */
const firstArticles = 6;

async function openBlog(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(siteUrl("/"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    expect(await page.locator("article h2 a").count()).toBeGreaterThanOrEqual(firstArticles);
  }).toPass({ timeout: 60_000 });
}

// Its pages have no scripts, so they are the same with and without JavaScript.
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "the same pages");

test("a reader finds an article, reads it, and goes on", async ({ page }) => {
  const complaints = watchConsole(page);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await openBlog(page);
  await page.getByRole("link", { name: "A curved walkway that people actually follow", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A curved walkway that people actually follow");
  await expect(page.getByText(/^\d min read$/)).toBeVisible();
  const picture = page.getByRole("img", { name: /curved path of sand-coloured flagstones/ });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);

  await page.getByRole("link", { name: "Paths", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/category\/paths$/);
  await page.goBack();
  await page.getByRole("region", { name: "Read next" }).getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A curved walkway that people actually follow");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(siteUrl("/blog"));
  expect(complaints).toEqual([]);
  expect(scripts).toEqual([]);
});

test("a missing post says so and leads back", async ({ page }) => {
  await page.goto(siteUrl("/blog/no-such-post"));
  await expect(page.getByRole("heading", { level: 1, name: "Post Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("axe finds nothing serious, and no article is wider than a phone", async ({ page }) => {
  await openBlog(page);
  const articles = await page.locator("article h2 a").evaluateAll((links) => links.map((a) => a.getAttribute("href")!));
  for (const path of ["/blog", ...articles, "/blog/category/planting", "/blog/tag/planning", "/blog/no-such-post"]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(siteUrl(path));
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page, path);
  }
});

test("no word, table, code or picture of any length breaks the page", async ({ page }) => {
  await signIn(page);
  const long = "W".repeat(180);
  const content = [
    `# ${long}`,
    long,
    `[${long}](https://example.org/${long})`,
    `\`${long}\``,
    `\`\`\`\n${long} ${long}\n\`\`\``,
    `| ${"a | ".repeat(12)}\n| ${"--- | ".repeat(12)}\n| ${"Wordswithoutend | ".repeat(12)}`,
    `> ${long}`,
    `- [x] ${long}\n  - ${long}\n    1. ${long}`,
    `![${long}](https://example.org/none.png)`,
    '<img src="https://example.org/none.png" width="4000" height="20" alt="">',
  ].join("\n\n");
  const slug = `long-${crypto.randomUUID()}`;
  const data = { title: long, slug, excerpt: long, content, status: "published" };
  const answer = await page.request.post(siteUrl("/api/blog/posts"), { ...retries, data });
  expect(answer.status()).toBe(201);
  await page.route("https://example.org/**", (route) => route.abort());
  for (const [width, path] of [
    [320, `/blog/${slug}`],
    [390, "/blog"],
    [1280, `/blog/${slug}`],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(siteUrl(path));
    await expectNoSidewaysScroll(page, `${path} at ${width}`);
  }
  await page.request.delete(siteUrl(`/api/blog/posts/${(await answer.json()).id}`), retries);
});
