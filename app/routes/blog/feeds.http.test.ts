import { describe, expect, test, vi } from "vitest";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

const category = createTopic("category", `Paths & <steps> "here" ${crypto.randomUUID()}`);
const post = await createPost({
  title: "Tulips & <asters> ]]> \u0007",
  excerpt: "Salt & <pepper>",
  content:
    "## First\n\n[Inside](/blog) and [above](#s-first) & an ampersand ]]> here.\n\n![A bed](/bed.jpg)\n\n::: gallery\n![Nook](/nook.jpg)\n![Gate](/gate.jpg)\n:::",
  categories: [category.id],
  publishedAt: Date.now(),
});
const url = `${app.baseUrl}/blog/${post.slug}`;

/** Throws for what is no well-formed XML; the little that is needed here, without another library. */
function entries(xml: string, name: string): string[] {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
  const open: string[] = [];
  const text = xml
    .replace(/^<\?.*\?>/, "")
    .replace(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, end, tag, _a, empty) => {
      if (end) expect(open.pop()).toBe(tag);
      else if (!empty) open.push(tag);
      return "";
    });
  expect(open).toEqual([]);
  expect(text).not.toContain("<");
  expect(text.replace(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
  return xml.split(`<${name}>`).slice(1);
}

describe.each([
  ["/blog/atom.xml", "application/atom+xml", "entry", `href="${url}"`, "Salt &amp; &lt;pepper&gt;"],
  ["/blog/rss.xml", "application/rss+xml", "item", `<link>${url}</link>`, "Salt &amp;amp; &amp;lt;pepper&amp;gt;"],
])("%s", (path, type, name, link, excerpt) => {
  test("is well-formed and holds the whole text, readable elsewhere", async () => {
    const answer = await app.fetch(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(`${type}; charset=utf-8`);
    const entry = entries(await answer.text(), name).find((part) => part.includes(link))!;
    expect(entry).toContain("Tulips &amp; &lt;asters&gt; ]]&gt; <");
    expect(entry).toContain(excerpt);
    expect(entry).toContain("Paths &amp; &lt;steps&gt; &quot;here&quot;");
    expect(entry).toContain("Pat Garden");
    expect(entry).toContain(`href=&quot;${app.baseUrl}/blog&quot;`);
    expect(entry).toContain(`href=&quot;${url}#s-first&quot;`);
    expect(entry).toContain(`src=&quot;${app.baseUrl}/bed.jpg&quot;`);
    expect(entry).not.toContain("heading-link");
    expect(entry.match(/alt=&quot;(?:Nook|Gate)&quot;/g)).toHaveLength(2);
    expect(entry).toContain(`href=&quot;${url}#s-picture_1&quot;`);
    expect(entry).not.toContain("aria-label=&quot;Close");
  });

  test("is not sent again while it is the same", async () => {
    // Other tests publish posts on this site meanwhile.
    const etag = await vi.waitFor(async () => {
      const known = (await app.fetch(path)).headers.get("ETag")!;
      const again = await app.fetch(path, { headers: { "If-None-Match": `"other", ${known}` } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      return known;
    }, 120_000);
    await createPost({ publishedAt: Date.now() });
    expect((await app.fetch(path, { headers: { "If-None-Match": etag } })).status).toBe(200);
  });
});

test("the sitemap names every public address", async () => {
  const answer = await app.fetch("/sitemap.xml");
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const addresses = entries(await answer.text(), "loc").map((part) => part.split("<", 1)[0]);
  expect(addresses).toContain(`${app.baseUrl}/`);
  expect(addresses).toContain(`${app.baseUrl}/blog`);
  expect(addresses).toContain(url);
  expect(addresses).toContain(`${app.baseUrl}/blog/category/${category.slug}`);
});

test("robots.txt closes what is private and names the sitemap", async () => {
  const text = await (await app.fetch("/robots.txt")).text();
  expect(text).toContain("Disallow: /admin\n");
  expect(text).toContain(`Sitemap: ${app.baseUrl}/sitemap.xml\n`);
});

test("a post full of blanks does not hold up the feeds", async () => {
  const blanks = " ".repeat(150_000);
  await createPost({ content: `Text that is long enough.\n\n    a${blanks}x\n`, publishedAt: Date.now() });
  expect(await (await app.fetch("/blog/atom.xml")).text()).toContain(blanks);
});
