import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

async function see(path: string) {
  const answer = await app.fetch(path);
  return { status: answer.status, location: answer.headers.get("Location"), html: await answer.text() };
}

function linkOf(html: string, rel: string) {
  return new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(html)?.[0];
}

test("a card shows picture, category, date, title, excerpt, author and the way in", async () => {
  const category = createTopic("category");
  const post = await createPost({
    title: "Paths that bend",
    excerpt: "And why they should",
    categories: [category.id],
    // Newer than all others, so that it is on the first page.
    publishedAt: Date.now(),
  });
  const { html } = await see("/blog");
  const card = html.split("<article").find((part) => part.includes(`/blog/${post.slug}`))!;
  for (const text of [category.name, "Paths that bend", "And why they should", ">PG<", "Pat Garden", "Read more"]) {
    expect(card).toContain(text);
  }
  expect(card).toMatch(/<time dateTime="[^"]+">[A-Z][a-z]{2} \d{1,2}, \d{4}</);
  expect(html).not.toContain("<script");
  expect(html).toContain(`<link rel="canonical" href="${app.baseUrl}/blog"/>`);
  expect(html).toContain(`type="application/atom+xml"`);
  expect(html).toContain(`href="${app.baseUrl}/blog/rss.xml" class`);
});

test("drafts, archived posts and those whose time has not come are in no list", async () => {
  const category = createTopic("category");
  const tag = createTopic("tag");
  const topics = { categories: [category.id], tags: [tag.id] };
  await createPost({ ...topics, title: "Hidden draft", status: "draft" });
  await createPost({ ...topics, title: "Hidden archive", status: "archived" });
  await createPost({ ...topics, title: "Hidden future", publishedAt: Date.now() + 60_000 });
  for (const path of [`/blog/category/${category.slug}`, `/blog/tag/${tag.slug}`]) {
    const { status, html } = await see(path);
    expect(status).toBe(200);
    expect(html).toContain("Coming Soon!");
    expect(html).not.toContain("Hidden");
  }
  for (const path of ["/blog", "/blog/atom.xml", "/blog/rss.xml", "/sitemap.xml"]) {
    const { html } = await see(path);
    expect(html).not.toContain("Hidden");
    expect(html).not.toContain(category.slug);
    expect(html).not.toContain(tag.slug);
  }
});

describe("pages", async () => {
  const category = createTopic("category");
  const path = `/blog/category/${category.slug}`;
  for (let day = 1; day <= 13; day++) {
    await createPost({ title: `Numbered ${day}.`, categories: [category.id], publishedAt: Date.UTC(2025, 3, day) });
  }

  test("hold twelve posts each, newest first", async () => {
    const first = (await see(path)).html;
    expect(first.match(/<article/g)).toHaveLength(12);
    expect(first.indexOf("Numbered 13.")).toBeLessThan(first.indexOf("Numbered 12."));
    expect(first).toMatch(/Page (<!-- -->)?1(<!-- -->)? of (<!-- -->)?2/);
    expect(linkOf(first, "next")).toContain(`href="${path}?page=2"`);
    const second = (await see(`${path}?page=2`)).html;
    expect(second.match(/<article/g)).toHaveLength(1);
    expect(second).toContain("Numbered 1.");
    expect(second).toMatch(/<title>[^<]*, page 2 ·/);
    expect(second).toContain(`<link rel="canonical" href="${app.baseUrl}${path}?page=2"/>`);
    expect(linkOf(second, "prev")).toContain(`href="${path}"`);
  });

  test.each([
    ["1", undefined],
    ["0", ""],
    ["-1", ""],
    ["1e3", ""],
    ["x", ""],
    ["", ""],
    ["99999999999", ""],
    ["3", "?page=2"],
  ])("page %s", async (page, leadsTo) => {
    const { status, location } = await see(`${path}?page=${page}`);
    if (leadsTo === undefined) expect(status).toBe(200);
    else expect([status, location]).toEqual([302, `${path}${leadsTo}`]);
  });
});

test.each(["/blog/category/none", "/blog/tag/none", "/blog/category/%00", "/blog/tag/1"])(
  "%s is not found",
  async (path) => {
    const { status, html } = await see(path);
    expect(status).toBe(404);
    expect(html).toContain("404 Page Not Found");
    expect(html).not.toContain("<script");
  },
);

test("beyond a dozen categories the others fold, and the one that is shown stays in sight", async () => {
  const marks = Array.from({ length: 14 }, (_, n) => createTopic("category", `Zone ${n} ${crypto.randomUUID()}`));
  await createPost({ categories: marks.map(({ id }) => id) });
  const last = marks.at(-1)!.slug;
  const nav = parse((await see(`/blog/category/${last}`)).html).querySelector('nav[aria-label="Categories"]')!;
  const folded = nav.querySelectorAll("details a").map((link) => link.getAttribute("href"));
  const inSight = nav.querySelectorAll("a").length - folded.length;
  expect(inSight).toBeLessThanOrEqual(1 + 12 + 1);
  expect(folded.length).toBeGreaterThan(0);
  expect(folded).not.toContain(`/blog/category/${last}`);
  expect(nav.querySelector('a[aria-current="page"]')?.getAttribute("href")).toBe(`/blog/category/${last}`);
});

test("the end of a post leads to the reader's own yard", async () => {
  const { slug } = await createPost();
  expect((await see(`/blog/${slug}`)).html).toMatch(/<footer[^>]*>.*<a [^>]*href="\/"[^>]*>See your own yard<\/a>/s);
});

test("the footer of every page leads to the blog", async () => {
  expect((await see("/")).html).toMatch(/<footer.*href="\/blog"/s);
});
