import sharp from "sharp";
import { expect, test } from "vitest";
import { postOf, siteMover, words } from "#tests/factories/move-site.ts";
import { followRedirect } from "../../redirects/redirects.server.ts";

const move = siteMover();
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#264" } })
  .png()
  .toBuffer();

const escaped = (html: string) => html.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const atom = (entries: string) =>
  `<?xml version='1.0' encoding='UTF-8'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:app='http://purl.org/atom/app#' xmlns:blogger='http://schemas.google.com/blogger/2018'><id>tag:blogger.com,1999:blog-1.archive</id><title>B</title>${entries}</feed>`;
const kind = (name: string) =>
  `<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${name}'/>`;

test("Blogger: posts, drafts, labels, whole pictures and old addresses", async () => {
  const html = `<div>${words}</div><div><a href="https://1.bp.blogspot.com/-x/s1600/pond.png"><img src="https://1.bp.blogspot.com/-x/s320/pond.png" /></a></div>`;
  const moved = await move({
    "Albums/B/pond.png": picture,
    "blog.xml": atom(
      `<entry>${kind("post")}<category scheme='http://www.blogger.com/atom/ns#' term='Stone'/><title>Old pond</title><published>2012-03-04T10:00:00.000-08:00</published><updated>2012-03-05T10:00:00.000-08:00</updated><content type='html'>${escaped(html)}</content><link rel='alternate' href='https://b.example/2012/03/old-pond.html'/><author><name>Robin</name></author></entry>` +
        `<entry>${kind("post")}<title>Half a pond</title><published>2012-03-06T10:00:00Z</published><content>${escaped(`<p>${words}</p>`)}</content><app:control><app:draft>yes</app:draft></app:control></entry>` +
        `<entry>${kind("comment")}<title>Well</title><content>No</content></entry>`,
    ),
  });
  const pond = postOf("old-pond");
  expect(pond).toMatchObject({
    status: "published",
    publishedAt: Date.UTC(2012, 2, 4, 18),
    tags: [{ name: "Stone" }],
    content: expect.stringMatching(/^Set the [\s\S]*!\[\]\(\/api\/uploads\/\w+\.jpg\)/),
  });
  expect(followRedirect("/2012/03/old-pond.html")).toBe("/blog/old-pond");
  expect(postOf("half-a-pond").status).toBe("draft");
  expect(moved["blog.xml"]!.notes).toEqual(["1 of kind comment left out"]);
});

test("Blogger's export by Google Takeout is read, too", async () => {
  await move({
    "feed.atom": atom(
      `<entry><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><title>By Takeout</title><content type='html'>${escaped(`<p>${words}</p>`)}</content><published>2013-03-04T10:00:00Z</published><blogger:filename>/2013/03/by-takeout.html</blogger:filename></entry>`,
    ),
  });
  expect(postOf("by-takeout")).toMatchObject({ status: "published", content: words });
});

test("Medium: titles once, days, drafts", async () => {
  const page = (title: string, footer: string) =>
    `<!DOCTYPE html><html><body><article class="h-entry"><header><h1 class="p-name">${title}</h1></header><section data-field="subtitle" class="p-summary">Sub words</section><section data-field="body" class="e-content"><section class="section"><div class="section-divider"><hr class="section-divider"></div><div><h3 class="graf graf--h3 graf--title">${title}</h3><p>${words} <strong>Bold.</strong></p></div></section></section><footer>${footer}</footer></article></body></html>`;
  await move({
    "posts/2019-05-06_A-wall-abc123def456.html": page(
      "A wall of stones",
      '<p>By <a href="https://medium.com/@robin" class="p-author h-card">Robin</a> on <time class="dt-published" datetime="2019-05-06T07:08:09.000Z">May 6</time></p><a href="https://medium.com/@robin/a-wall-of-stones-abc123def456" class="p-canonical">x</a>',
    ),
    "posts/draft_Half-abc123def456.html": page("Half a wall", ""),
  });
  expect(postOf("a-wall-of-stones")).toMatchObject({
    status: "published",
    title: "A wall of stones",
    excerpt: "Sub words",
    publishedAt: Date.UTC(2019, 4, 6, 7, 8, 9),
    content: `${words} **Bold.**`,
  });
  expect(postOf("half").status).toBe("draft");
});

test("Substack: by its table", async () => {
  const moved = await move({
    "posts.csv": `post_id,post_date,is_published,audience,title,subtitle\r\n1.my-pond,2021-02-03T10:00:00.000Z,true,everyone,"My ""own"", pond",A sub\r\n2.paid-pond,2021-02-04T10:00:00.000Z,true,only_paid,Paid,\r\n3.half-pond,,false,everyone,Half,\r\n`,
    ...Object.fromEntries(["1.my", "2.paid", "3.half"].map((id) => [`posts/${id}-pond.html`, `<p>${words}</p>`])),
  });
  expect(postOf("my-pond")).toMatchObject({ status: "published", title: 'My "own", pond', content: words });
  expect(postOf("half-pond").status).toBe("draft");
  const paid = Object.values(moved).find(({ slug }) => slug === "paid-pond");
  expect(paid?.notes).toEqual(["comes as a draft: it was not for everybody (only_paid)"]);
});
