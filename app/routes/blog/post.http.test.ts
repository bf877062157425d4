import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { makePreviewLink, previewLinkDays } from "#app/domain/blog/readers/preview-link.server.ts";
import { blogPosts, media } from "#db/schema.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

/** Without what React writes between two texts. */
function withoutMarks(html: string): string {
  return html.replaceAll("<!-- -->", "");
}

async function see(path: string, cookie?: string) {
  const answer = await app.fetch(path, { cookie });
  return { status: answer.status, answer, html: withoutMarks(await answer.text()) };
}

function storePictureRow() {
  const path = `${randomUUID()
    .replace(/[^a-f2-7]/g, "a")
    .slice(0, 26)}.jpg`;
  const facts = { width: 2000, height: 1000, bytes: 1, placeholderColor: "#446644", widths: [480, 960, 1600] };
  return app.db
    .insert(media)
    .values({ path, kind: "blog", ...facts })
    .returning()
    .get();
}

describe("a published post", () => {
  test("shows everything a reader needs, and no script", async () => {
    const category = createTopic("category");
    const tag = createTopic("tag");
    const post = await createPost({
      title: "Stone & water",
      excerpt: "Why ponds leak",
      content: "## Liners\n\nA pond wants a liner, [always](https://example.org/).",
      publishedAt: Date.UTC(2025, 0, 5),
      categories: [category.id],
      tags: [tag.id],
    });
    const { status, html, answer } = await see(`/blog/${post.slug}`);
    expect(status).toBe(200);
    for (const text of ["Stone &amp; water", "Why ponds leak", "Pat Garden", ">PG<", "Jan 5, 2025", "1 min read"]) {
      expect(html).toContain(text);
    }
    expect(html).toContain(`href="/blog/category/${category.slug}"`);
    expect(html).toContain(`href="/blog/tag/${tag.slug}"`);
    expect(html).toContain('<h2 id="s-liners">');
    expect(html).toMatch(/<a href="https:\/\/example\.org\/" rel="[^"]*noopener/);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(html).not.toContain("Edit this post");
  });

  test("in Hebrew or Arabic is set from right to left: title, excerpt and text, in lists, preview, editor and feed", async () => {
    const { user, cookie } = await app.signIn();
    const tag = createTopic("tag");
    const [title, excerpt] = [`גינה קטנה ${randomUUID()}`, "حديقة صغيرة وراء البيت"];
    const content = "אבן טובה ועץ גבוה ליד הקיר.\n\n- אחד\n- שניים";
    const post = await createPost({ title, excerpt, content, tags: [tag.id] }, user);
    const tagged = (html: string, name: string, words: string) =>
      new RegExp(`<${name}(?=[^>]* dir="auto")[^>]*>(?:<a [^>]*>)?${words}`).test(html);
    const page = (await see(`/blog/${post.slug}`)).html;
    expect(tagged(page, "h1", title)).toBe(true);
    expect(tagged(page, "p", excerpt)).toBe(true);
    expect(page).toContain('<p dir="auto">אבן');
    expect(page).toContain('<ul dir="auto">');
    const list = (await see(`/blog/tag/${tag.slug}`)).html;
    expect(tagged(list, "h2", title)).toBe(true);
    expect(tagged(list, "p", excerpt)).toBe(true);
    const desk = (await see(`/admin/posts?search=${encodeURIComponent(title)}`, cookie)).html;
    expect(tagged(desk, "a", title)).toBe(true);
    const form = (await see(`/admin/posts/${post.id}`, cookie)).html;
    for (const name of ["title", "excerpt", "content", "metaTitle", "metaDescription", "featuredImageAlt"])
      expect(form, name).toMatch(new RegExp(`<(?:input|textarea)(?=[^>]* name="${name}")(?=[^>]* dir="auto")`));
    const body = new FormData();
    body.set("content", content);
    const preview = await app.fetch("/admin/preview", { method: "POST", cookie, body });
    expect((await preview.json()).html).toContain('<p dir="auto">אבן');
    expect((await see("/blog/atom.xml")).html).toMatch(/dir=(?:"|&quot;)auto(?:"|&quot;)(?:&gt;|>)אבן/);
  });

  test("tells machines what it is", async () => {
    const picture = storePictureRow();
    const post = await createPost({
      title: 'Beds "in" layers </script><script>alert(1)</script>',
      metaTitle: "Layered beds",
      metaDescription: "How to <plan> a bed",
      featuredImagePath: `/api/uploads/${picture.path}`,
      featuredImageAlt: "A bed",
    });
    const { html } = await see(`/blog/${post.slug}`);
    const url = `${app.baseUrl}/blog/${post.slug}`;
    expect(html).toContain("<title>Layered beds · Landscape Atelier</title>");
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(html).toContain('<meta name="description" content="How to &lt;plan&gt; a bed"/>');
    expect(html).toContain('<meta property="og:type" content="article"/>');
    const image = `${app.baseUrl}/api/uploads/${picture.path}?w=1600`;
    expect(html).toContain(`<meta property="og:image" content="${image}"/>`);
    expect(html).toContain('<meta property="og:image:height" content="800"/>');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toMatchObject({
      "@type": "Article",
      headline: post.title,
      url,
      image: [image],
      datePublished: new Date(post.publishedAt!).toISOString(),
      author: { "@type": "Person", name: "Pat Garden" },
      publisher: { name: "Landscape Atelier" },
    });
  });

  test("has its picture in three widths, with size, colour and words", async () => {
    const picture = storePictureRow();
    const post = await createPost({ featuredImagePath: picture.path, featuredImageAlt: "A pond" });
    const { html } = await see(`/blog/${post.slug}`);
    const img = /<img[^>]*alt="A pond"[^>]*>/.exec(html)![0];
    for (const width of picture.widths) expect(img).toContain(`${picture.path}?w=${width} ${width}w`);
    expect(img).toContain('width="2000" height="1000"');
    expect(img).toContain("background-color:#446644");
    expect(img).toContain('loading="eager"');
  });

  test("says that its content is on the way when there is none", async () => {
    const post = await createPost();
    app.db.update(blogPosts).set({ contentHtml: "" }).where(eq(blogPosts.id, post.id)).run();
    expect((await see(`/blog/${post.slug}`)).html).toContain("is being loaded from our notes tool");
  });

  test("of a deleted author or without a date stands on its own", async () => {
    const post = await createPost();
    app.db.update(blogPosts).set({ authorId: null, publishedAt: null }).where(eq(blogPosts.id, post.id)).run();
    const { html, status } = await see(`/blog/${post.slug}`);
    expect(status).toBe(200);
    expect(html).toContain(">LA<");
    expect(html).toContain(">Draft<");
  });
});

describe("a post that is not public", () => {
  const hidden = [
    ["a draft", { status: "draft" as const }, "This post is a draft: only editors see it."],
    ["an archived one", { status: "archived" as const }, "This post is archived: only editors see it."],
    ["one that waits", { publishedAt: Date.now() + 86_400_000 }, "will be published on"],
  ] as const;

  test.each(hidden)("%s is not found by readers, and previewed by editors", async (_, input, words) => {
    const post = await createPost({ title: "Secret garden", excerpt: "Nobody knows", ...input });
    const reader = await see(`/blog/${post.slug}`);
    expect(reader.status).toBe(404);
    expect(reader.html).toContain("Post Not Found");
    expect(reader.html).toContain("The blog post you&#x27;re looking for doesn&#x27;t exist or has been removed.");
    expect(reader.html).toMatch(/href="\/blog"[^>]*>Back to Blog/);
    expect(reader.html).not.toContain("Secret garden");

    const { cookie } = await app.signIn();
    const editor = await see(`/blog/${post.slug}`, cookie);
    expect(editor.status).toBe(200);
    expect(editor.html).toContain("Secret garden");
    expect(editor.html).toContain(words);
    expect(editor.html).toContain('<meta name="robots" content="noindex"/>');
    expect(editor.html).not.toContain("application/ld+json");
    expect(editor.html).toContain(`href="/admin/posts/${post.id}"`);
  });

  test("is in no data request either", async () => {
    const post = await createPost({ status: "draft", title: "Secret garden" });
    const answer = await app.fetch(`/blog/${post.slug}.data`);
    expect(await answer.text()).not.toContain("Secret garden");
  });
});

describe("for somebody signed in", () => {
  test("every change is there at the next request", async () => {
    const { cookie } = await app.signIn();
    const editor = await app.signIn();
    const category = createTopic("category");
    const post = await createPost({ title: "Gravel", categories: [category.id] }, editor.user);
    const read = async () => (await see(`/blog/${post.slug}`, cookie)).html;
    expect(await read()).toContain("Gravel</h1>");
    await savePost({ id: post.id, title: "Gravel paths" }, editor.user);
    expect(await read()).toContain("Gravel paths</h1>");
    const other = await createPost({ title: "Edging for gravel", categories: [category.id] });
    expect(await read()).toContain("Edging for gravel");
    await savePost({ id: other.id, status: "draft" }, editor.user);
    expect(await read()).not.toContain("Edging for gravel");
    app.db.delete(blogPosts).where(eq(blogPosts.id, post.id)).run();
    expect((await see(`/blog/${post.slug}`, cookie)).status).toBe(404);
  });
});

describe("addresses", () => {
  test("an old slug leads to the present one for good", async () => {
    const editor = await app.signIn();
    const post = await createPost({}, editor.user);
    const slug = `${post.slug}-renamed`;
    expect(await savePost({ id: post.id, slug }, editor.user)).toMatchObject({ ok: true });
    const answer = await app.fetch(`/blog/${post.slug}?utm_source=x`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, `/blog/${slug}?utm_source=x`]);
    expect((await see(`/blog/${slug}`)).status).toBe(200);
  });

  test.each(["no-such-post", "1", "..%2f..%2fetc", "%00", "x".repeat(300), "category", "%F0%9F%8C%B1"])(
    "%s is not found",
    async (slug) => {
      const { status, html } = await see(`/blog/${slug}`);
      expect(status).toBe(404);
      expect(html).not.toContain("Something went wrong");
    },
  );
});

describe("a preview link", () => {
  const openLink = async (link: string, cookie?: string) => {
    const answer = await app.fetch(link.replace(app.baseUrl, ""), { cookie });
    return { answer, html: withoutMarks(await answer.text()) };
  };

  test("shows a draft to somebody without a login, and to no search engine", async () => {
    const post = await createPost({ status: "draft", title: "Not for everybody yet" });
    const desk = await app.fetch(`/admin/posts/${post.id}/preview-link`, await app.signIn());
    const link = /value="(http[^"]*\/preview\/[^"]*)"/.exec(await desk.text())![1]!;
    const { answer, html } = await openLink(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(html).toContain("Not for everybody yet");
    expect(html).toMatch(/The link works until \w+ \d+, \d{4}/);
    expect(html).not.toMatch(/<script|rel="canonical"/);
    app.db.delete(blogPosts).where(eq(blogPosts.id, post.id)).run();
    expect((await openLink(link)).answer.status).toBe(404);
  });

  test("ends, and opens no other post", async () => {
    const [post, other] = [await createPost({ status: "draft" }), await createPost({ status: "draft" })];
    const { url, expiresAt } = makePreviewLink(post.id, Date.now() - previewLinkDays * 24 * 60 * 60 * 1000 - 1000);
    expect(expiresAt).toBeLessThan(Date.now());
    const living = makePreviewLink(post.id).url;
    expect((await openLink(living)).answer.status).toBe(200);
    const later = living.replace(/-(\d+)-/, (_, seconds) => `-${Number(seconds) + 1}-`);
    for (const link of [url, later, living.replace(`/${post.id}-`, `/${other.id}-`), `${living}x`, "/preview/x"]) {
      const { answer, html } = await openLink(link);
      expect([link, answer.status]).toEqual([link, 404]);
      expect(html).toContain("This link shows nothing any more");
    }
  });
});
