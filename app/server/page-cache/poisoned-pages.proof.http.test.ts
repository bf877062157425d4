import { expect, test } from "vitest";
import { createPost } from "#tests/factories/create-post.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { poisonPages, poisons } from "#tests/harness/poison-pages.ts";

test("headers of any page's first request do not affect the answer to the next", async () => {
  const { slug } = await createPost({ publishedAt: Date.now() });
  const lists = ["/", "/blog", "/blog?search=stone", "/blog/atom.xml", "/blog/rss.xml", "/sitemap.xml", "/robots.txt"];
  const paths = [...lists, `/blog/${slug}`, "/sample", "/privacy", "/terms", "/no-such-page", "/blog/no-such-post"];
  const { tries, faults } = await poisonPages(paths, ["GET", "HEAD"]);
  expect(faults).toEqual([]);
  noteFigures(
    "poisoned-pages",
    `${tries} pages requested first by one of ${Object.keys(poisons).length} poisoned requests: the next request got another page 0 times`,
  );
}, 1_200_000);
