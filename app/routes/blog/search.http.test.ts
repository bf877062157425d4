import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

async function search(words: string, more = "") {
  const answer = await app.fetch(`/blog?q=${encodeURIComponent(words)}${more}`);
  const page = parse(await answer.text());
  const titles = page.querySelectorAll("main ol h2").map(({ textContent }) => textContent);
  return { status: answer.status, headers: answer.headers, page, titles };
}

test("readers find published posts by all their words, titles first, with the place marked", async () => {
  const text = "Some **zinnia** seeds & a <b>bold</b> Straße, laid in spring.";
  await createPost({ title: "Of another thing", content: `${"Long before it. ".repeat(20)}\n\n${text}` });
  const best = await createPost({ title: "Zinnias & <i>Straßen</i>", content: "Twenty characters of other text." });
  await createPost({ title: "Zinnia strasse draft", status: "draft" });
  await createPost({ title: "Zinnia strasse later", publishedAt: Date.now() + 60_000 });
  const { status, headers, page, titles } = await search("STRASSE zinn");
  expect(status).toBe(200);
  expect(titles).toEqual(["Of another thing"]);
  expect((await search("zinnia")).titles).toEqual(["Zinnias & <i>Straßen</i>", "Of another thing"]);
  const marks = page.querySelectorAll("main mark").map(({ textContent }) => textContent);
  expect(marks).toEqual(["zinn", "Straße"]);
  expect(page.querySelector("main ol p[dir]")?.textContent).toContain("seeds & a bold Straße, laid");
  expect(page.textContent).not.toContain("draft");
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  expect(page.querySelector('input[name="q"]')?.getAttribute("value")).toBe("STRASSE zinn");
  expect(page.querySelector("script")).toBeNull();
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.querySelector(`main a[href="/blog/${best.slug}"]`)).toBeNull();
});

test("many are on pages", async () => {
  for (let n = 1; n <= 11; n++) await createPost({ title: `Quince number ${n}` });
  const first = await search("quince");
  expect(first.titles).toHaveLength(10);
  const next = first.page.querySelector('a[rel="next"]')?.getAttribute("href");
  expect(next).toBe("/blog?q=quince&page=2");
  expect((await search("quince", "&page=2")).titles).toHaveLength(1);
  for (const beyond of ["&page=9", "&page=x"]) {
    const { status, headers } = await search("quince", beyond);
    expect([status, headers.get("Location")]).toEqual([
      302,
      `/blog?q=quince&page=${beyond === "&page=9" ? 2 : 1}`.replace("&page=1", ""),
    ]);
  }
});

test("nothing found is said in words, with topics; no search is an error or stays in the cache", async () => {
  const category = createTopic("category");
  await createPost({ categories: [category.id] });
  const odd = [
    '"',
    "*",
    "-x",
    "NEAR(a b)",
    "a OR b)",
    "title:x",
    "\u0000",
    "🌷",
    "word ".repeat(500),
    "<script>x",
    "%",
  ];
  for (const words of odd) {
    const { status, page } = await search(words.slice(0, 1500));
    expect([words, status]).toEqual([words, 200]);
    expect(page.querySelector("main h1")?.textContent).toBe("Search");
  }
  const { page } = await search("<b>axolotl</b>");
  expect(page.querySelector('[role="status"]')?.textContent).toBe("Nothing found for “<b>axolotl</b>”");
  expect(page.querySelector(`main a[href="/blog/category/${category.slug}"]`)?.textContent).toBe(category.name);
  const post = await createPost({ title: "Axolotl" });
  expect((await search("axolotl")).titles).toEqual(["Axolotl"]);
  expect((await search("")).page.querySelector("main h1")?.textContent).toBe("Blog");
  expect(post.status).toBe("published");
});
