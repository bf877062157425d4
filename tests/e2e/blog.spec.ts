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

test("a reader searches, and goes on to a related post and to an older one", async ({ page, browser }) => {
  const name = `Ann ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page);
  const send = async (path: string, data: object): Promise<number> => {
    const answer = await page.request.post(siteUrl(path), { ...retries, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id;
  };
  const tag = await send("/api/blog/tags", { name });
  const titles = ["Searched", "Older", "Oldest"].map((words) => `${words} thyme lawn of ${name}`);
  const [searched, older, oldest] = titles;
  const ids: number[] = [];
  for (const [n, title] of titles.entries()) {
    // Posts of other tests do not come between them.
    const publishedAt = `200${9 - n}-06-01T12:00:00Z`;
    const content = "The ground is trodden in every season.";
    const slug = title.toLowerCase().replaceAll(" ", "-");
    ids.push(await send("/api/blog/posts", { title, slug, content, publishedAt, status: "published", tags: [tag] }));
  }

  const phone = { width: 390, height: 844 };
  const reader = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
  const heading = reader.getByRole("heading", { level: 1 });
  await reader.goto(siteUrl("/blog"));
  await reader.getByRole("searchbox", { name: "Search articles" }).fill(`trodden ${name}`);
  await reader.getByRole("button", { name: "Search" }).click();
  await expect(reader.getByRole("status")).toHaveText(`3 articles for “trodden ${name}”`);
  await expect(reader.getByRole("listitem").filter({ hasText: searched }).locator("mark").first()).toHaveText(
    "trodden",
  );
  await expectNoSidewaysScroll(reader, "the search");
  await reader.getByRole("link", { name: searched }).click();
  await expect(heading).toHaveText(searched!);
  // All of the entry leads there, not only its words.
  const related = reader.getByRole("region", { name: "Read next" }).getByRole("listitem").first();
  const { width, height } = (await related.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  await related.click({ position: { x: width - 4, y: height - 4 } });
  await expect(heading).toHaveText(older!);
  await reader
    .getByRole("navigation", { name: "Other posts" })
    .getByRole("link", { name: `Older ${oldest}` })
    .click();
  await expect(heading).toHaveText(oldest!);
  await reader.context().close();
  for (const id of ids) await page.request.delete(siteUrl(`/api/blog/posts/${id}`), retries);
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
  for (const path of [
    "/blog",
    ...articles,
    "/blog/category/planting",
    "/blog/tag/planning",
    "/blog?q=ground",
    "/blog/no-such-post",
  ]) {
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
