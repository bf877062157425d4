import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stopPictureProcesses } from "#app/providers/images/picture-process-client.server.ts";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { findPostForEdit } from "../../desk/find-post.server.ts";
import { findPublishedPost } from "../../readers/find-published-post.server.ts";
import { followRedirect } from "../../redirects/redirects.server.ts";
import { type ImportedFile, importPosts } from "../import-posts.server.ts";
import type { ImportOptions } from "../save-imported-post.server.ts";

const place = mkdtempSync(join(tmpdir(), "moved-exports-"));
let picture: Buffer;

beforeAll(async () => {
  const drawing = sharp({ create: { width: 64, height: 48, channels: 3, background: "#885544" } });
  picture = await drawing.png().toBuffer();
});
afterAll(() => {
  stopPictureProcesses();
  rmSync(place, { recursive: true });
});

async function move(name: string, text: string | Buffer, pictures: string[], options: ImportOptions = {}) {
  const folder = mkdtempSync(join(place, "site-"));
  for (const path of pictures) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // Two pictures of the same bytes are stored once.
    writeFileSync(join(folder, path), Buffer.concat([picture, Buffer.from(path)]));
  }
  writeFileSync(join(folder, name), text);
  const moved = new Map<string, ImportedFile>();
  for await (const file of importPosts(join(folder, name), { publish: true, ...options }))
    moved.set(file.path.replace(`${name}: `, ""), file);
  return moved;
}

const postOf = (slug: string) =>
  findPostForEdit(db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug)).get()!.id)!;
const shown = async (slug: string) => (await findPublishedPost(slug))!.contentHtml;

interface Given {
  id: number;
  title: string;
  body: string;
  more?: string;
  slug?: string;
  type?: string;
  status?: string;
}

function item({ id, title, body, more = "", slug = `post-${id}`, type = "post", status = "publish" }: Given): string {
  return `<item><title><![CDATA[${title}]]></title><link>https://old.example/2019/05/${slug}/</link>
<dc:creator><![CDATA[robin]]></dc:creator><guid isPermaLink="false">https://old.example/?p=${id}</guid>
<content:encoded><![CDATA[${body}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[2019-05-04 00:30:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2019-05-03 22:30:00]]></wp:post_date_gmt><wp:post_name><![CDATA[${slug}]]></wp:post_name>
<wp:status><![CDATA[${status}]]></wp:status><wp:post_type><![CDATA[${type}]]></wp:post_type>${more}</item>`;
}

const attachment = (id: number, address: string, parent = 0) =>
  `<item><title>a</title><wp:post_id>${id}</wp:post_id><wp:post_parent>${parent}</wp:post_parent>
<excerpt:encoded><![CDATA[Bricks]]></excerpt:encoded><wp:post_type><![CDATA[attachment]]></wp:post_type>
<wp:attachment_url><![CDATA[${address}]]></wp:attachment_url>
<wp:postmeta><wp:meta_key><![CDATA[_wp_attachment_image_alt]]></wp:meta_key><wp:meta_value><![CDATA[A wall]]></wp:meta_value></wp:postmeta></item>`;

function wxr(items: string[], head = '<?xml version="1.0" encoding="UTF-8" ?>'): string {
  return `${head}
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old bricks</title>
<wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[robin]]></wp:author_login>
<wp:author_display_name><![CDATA[Robin Gray]]></wp:author_display_name></wp:author>
${items.join("\n")}</channel></rss>`;
}

const uploads = "https://old.example/wp-content/uploads/2019/05";
const words = "Set the first course a third of its height into the ground, and lay it level.";

test("WordPress: posts, pages, drafts, topics, pictures, captions, galleries, players, links and old addresses", async () => {
  const blocks = `<!-- wp:paragraph --><p>${words} See <a href="https://old.example/?p=12">the other</a>.</p><!-- /wp:paragraph -->
<!-- wp:more --><!--more--><!-- /wp:more -->
<!-- wp:image {"id":31} --><figure class="wp-block-image"><img src="${uploads}/wall-300x200.jpg" alt="Dry wall"/><figcaption>Dry <em>stone</em></figcaption></figure><!-- /wp:image -->
<!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${uploads}/wall.jpg" alt=""/></figure><figure class="wp-block-image"><img src="${uploads}/gate.jpg" alt="Gate"/></figure></figure><!-- /wp:gallery -->
<!-- wp:embed {"url":"https://www.youtube.com/watch?v=w7Ft2ymGmfc"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=w7Ft2ymGmfc
</div></figure><!-- /wp:embed -->
<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Stone</th><th>Feet</th></tr></thead><tbody><tr><td>Slate</td><td>4</td></tr></tbody></table></figure><!-- /wp:table -->
<!-- wp:code --><pre class="wp-block-code"><code>a * b</code></pre><!-- /wp:code -->`;
  const classic = `${words}\nA second line.

<h3>Tools</h3>
[caption id="attachment_31" align="alignnone" width="300"]<a href="${uploads}/wall.jpg"><img src="${uploads}/wall-300x200.jpg" alt="Wall" /></a> A wall of old bricks[/caption]

[gallery ids="31,32"]

[embed]https://vimeo.com/76979871[/embed]

<ul>
<li>hammer</li>
<li>line</li>
</ul>`;
  const topics = `<category domain="category" nicename="walls"><![CDATA[Walls &amp; steps]]></category>
<category domain="post_tag" nicename="stone"><![CDATA[stone]]></category>
<wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[31]]></wp:meta_value></wp:postmeta>`;
  const moved = await move(
    "export.xml",
    wxr([
      item({ id: 11, slug: "dry-walls", title: "Dry walls &#8211; how high?", body: blocks, more: topics }),
      item({ id: 12, slug: "old-steps", title: "Old steps", body: classic }),
      item({ id: 13, title: "A form", body: `<p>${words}</p>[contact-form-7 id="3" title="Ask"]` }),
      item({ id: 14, title: "Not yet", body: `<p>${words}</p>`, status: "draft" }),
      item({ id: 15, title: "About us", slug: "about-us", body: `<p>${words}</p>`, type: "page" }),
      item({ id: 16, title: "Menu", body: "", type: "nav_menu_item" }),
      item({
        id: 17,
        title: "For friends",
        body: `<p>${words}</p>`,
        more: "<wp:post_password>rose</wp:post_password>",
      }),
      attachment(31, `${uploads}/wall.jpg`),
      attachment(32, `${uploads}/gate.jpg`, 12),
    ]),
    ["wp-content/uploads/2019/05/wall.jpg", "wp-content/uploads/2019/05/gate.jpg"],
  );
  const outcome = Object.fromEntries([...moved].map(([path, { status, notes }]) => [path, [status, ...notes]]));
  const noAccount = "its author Robin Gray has no account here";
  expect(outcome).toEqual({
    "/2019/05/dry-walls/": ["published", noAccount],
    "/2019/05/old-steps/": ["published"],
    "/2019/05/post-13/": ["draft", "comes as a draft: [contact-form-7] means nothing here"],
    "/2019/05/post-14/": ["draft", "comes as a draft: its status is draft"],
    "/2019/05/about-us/": ["draft", "comes as a draft: it lies outside the folders of posts"],
    "/2019/05/post-17/": ["draft", "comes as a draft: it asked for a password"],
    "export.xml": [undefined, "1 of kind nav_menu_item left out"],
  });
  expect(postOf("dry-walls")).toMatchObject({
    title: "Dry walls – how high?",
    publishedAt: Date.UTC(2019, 4, 3, 22, 30),
    categories: [{ name: "Walls & steps" }],
    tags: [{ name: "stone" }],
    featuredImage: { alt: "A wall" },
    excerpt: expect.stringContaining("a third of its height"),
  });
  const dry = await shown("dry-walls");
  expect(dry).toContain('href="/blog/old-steps"');
  expect(dry).toMatch(/<img src="\/api\/uploads\/[^"]+" [^>]*alt="Dry wall"[^>]*><figcaption>Dry stone</);
  expect(dry.match(/<img src="\/api\/uploads\//g)).toHaveLength(3);
  expect(dry).toContain("w7Ft2ymGmfc");
  expect(dry).toMatch(/<td[^>]*>Slate</);
  expect(dry).toContain("<code>a * b");
  expect(dry).not.toMatch(/wp:|!\[|\[\//);
  const steps = await shown("old-steps");
  expect(steps).toMatch(/ground, and lay it level\.<br\s*\/?>\s*A second line\./);
  expect(steps).toContain("<figcaption>A wall of old bricks</figcaption>");
  expect(steps.match(/<img src="\/api\/uploads\//g)).toHaveLength(3);
  expect(steps).toContain("76979871");
  expect(steps).toMatch(/<h[23][^>]*>Tools .*<li>hammer<\/li>/s);
  expect(steps).not.toMatch(/\[caption|\[gallery|\[embed|wp-content/);
  for (const address of ["/2019/05/dry-walls/", "/?p=11"]) expect(followRedirect(address)).toBe("/blog/dry-walls");
});

test("Ghost: posts, pages, drafts, cards, tags, authors and members' posts", async () => {
  const html = `<p>${words}</p><!--kg-card-begin: html--><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2021/wall.png" alt="Wall"><figcaption>Old wall</figcaption></figure><!--kg-card-end: html-->
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://stones.example/"><div class="kg-bookmark-title">Stones</div><div class="kg-bookmark-description">All of them</div></a></figure>
<div class="kg-card kg-callout-card"><div class="kg-callout-text">Mind your back.</div></div><p><a href="__GHOST_URL__/steps/">Steps</a></p>`;
  const row = (more: object) => ({ type: "post", status: "published", visibility: "public", html, ...more });
  const dates = { published_at: "2021-03-04T09:00:00.000Z", updated_at: "2021-03-05T09:00:00.000Z" };
  const data = {
    posts: [
      row({ id: "a1", title: "Ghost walls", slug: "ghost-walls", ...dates, custom_excerpt: "Of stone." }),
      row({ id: "a2", title: "Steps to go", slug: "steps", html: `<p>${words}</p>`, ...dates }),
      row({ id: "a3", title: "For members", slug: "members", visibility: "paid", ...dates }),
      row({ id: "a4", title: "Services", slug: "services", type: "page", ...dates }),
      row({ id: "a5", title: "Some day", slug: "some-day", status: "draft", published_at: null }),
    ],
    tags: [
      { id: "t1", name: "Walls" },
      { id: "t2", name: "#hidden", visibility: "internal" },
    ],
    users: [{ id: "u1", name: "Robin Gray", email: "robin@example.com" }],
    posts_tags: [
      { post_id: "a1", tag_id: "t1" },
      { post_id: "a1", tag_id: "t2" },
    ],
    posts_authors: [{ post_id: "a1", author_id: "u1" }],
    posts_meta: [{ post_id: "a1", meta_title: "Walls of ghosts", feature_image_alt: "x" }],
  };
  const moved = await move("ghost.json", JSON.stringify({ db: [{ meta: { version: "5.9" }, data }] }), [
    "content/images/2021/wall.png",
  ]);
  expect(Object.fromEntries([...moved].map(([path, { status, notes }]) => [path, [status, ...notes]]))).toEqual({
    "/ghost-walls/": ["published", "its author Robin Gray has no account here"],
    "/steps/": ["published"],
    "/members/": ["draft", "comes as a draft: it was not for everybody (paid)"],
    "/services/": ["draft", "comes as a draft: it lies outside the folders of posts"],
    "/some-day/": ["draft", "comes as a draft: its status is draft", "comes as a draft: it has no date"],
  });
  expect(postOf("ghost-walls")).toMatchObject({
    excerpt: "Of stone.",
    metaTitle: "Walls of ghosts",
    tags: [{ name: "Walls" }],
    publishedAt: Date.parse(dates.published_at),
  });
  const walls = await shown("ghost-walls");
  expect(walls).toMatch(/alt="Wall"[^>]*><figcaption>Old wall</);
  expect(walls).toMatch(/<a href="https:\/\/stones\.example\/"[^>]*>Stones<\/a>/);
  expect(walls).toMatch(/<blockquote>\s*<p>Mind your back\.<\/p>/);
  expect(walls).toContain('href="/blog/steps"');
  expect(followRedirect("/ghost-walls/")).toBe("/blog/ghost-walls");
});

test("pictures that are not beside the export are downloaded if requested, and named if they are none", async () => {
  const asked: string[] = [];
  const download = async (address: string) => {
    asked.push(address);
    return address.endsWith("wall.jpg") ? picture : "its server answered 404";
  };
  const body = (source: string) => `<p>${words}</p><img src="${source}">`;
  const given = wxr([
    item({ id: 21, slug: "downloaded", title: "Downloaded", body: body(`${uploads}/wall.jpg`) }),
    item({ id: 22, slug: "lost", title: "Lost", body: body("https://elsewhere.example/lost.jpg") }),
  ]);
  const moved = await move("export.xml", given, [], { download });
  expect(asked).toEqual([`${uploads}/wall.jpg`, "https://elsewhere.example/lost.jpg"]);
  expect(moved.get("/2019/05/lost/")?.notes).toContain(
    "comes as a draft: picture not taken: https://elsewhere.example/lost.jpg: its server answered 404",
  );
  expect(await shown("downloaded")).toMatch(/<img src="\/api\/uploads\//);
});

test.each([
  [
    "an export on one line, saved as Latin-1",
    Buffer.from(
      wxr([item({ id: 41, slug: "cafe", title: "Caf\u00e9", body: `<p>${words}</p>` })]).replace(/\n/g, ""),
      "latin1",
    ),
    "cafe",
    "Café",
  ],
  [
    "an entity that copies itself, and letters that XML forbids",
    wxr(
      [item({ id: 42, slug: "bomb", title: "Bomb\u000b", body: `<p>${words}</p>`, more: "<x>&lol; &nbsp;</x>" })],
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l "ha"><!ENTITY lol "${"&l;".repeat(1000)}">]>`,
    ),
    "bomb",
    "Bomb",
  ],
])("%s is read", async (_, text, slug, title) => {
  await move("export.xml", text, []);
  expect(postOf(slug)).toMatchObject({ title, status: "published" });
});

test("a file that is no export is refused in words", async () => {
  for (const text of ["<html><body>no</body></html>", '{"name": "package"}', "", "{".repeat(5000)]) {
    const moved = await move("export.xml", text, []);
    expect([...moved.values()]).toMatchObject([
      { outcome: "failed", notes: ["it is no export of WordPress, Ghost or Blogger"] },
    ]);
  }
  const broken = await move("ghost.json", '{"db": [{"data": {"posts": [{"id": 1, "title": "A', []);
  expect([...broken.values()]).toMatchObject([{ outcome: "failed", notes: [expect.stringMatching(/./)] }]);
});
