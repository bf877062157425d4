import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { blogDrafts, blogPosts, blogPostTags, blogTags } from "#db/schema.ts";
import { app } from "#tests/harness/http-app.ts";

let editor: Awaited<ReturnType<typeof app.signIn>>;
beforeAll(async () => {
  editor = await app.signIn();
});

const text = "Walk the yard after rain and look where the water stands.";

async function createPost(changes: Partial<Parameters<typeof savePost>[0]> = {}) {
  const slug = `post-${crypto.randomUUID()}`;
  const saved = await savePost({ title: "A post of the desk", slug, content: text, ...changes }, editor.user);
  if (!saved.ok) throw new Error(saved.reason);
  return saved.post;
}

const look = (path: string, cookie = editor.cookie) => app.fetch(path, { cookie });
const placeOf = (answer: Response) => answer.headers.get("Location")?.replace(app.baseUrl, "");
const rowOf = (id: number) => app.db.select().from(blogPosts).where(eq(blogPosts.id, id)).get();

/** What a browser does with the post form. */
function send(path: string, fields: Record<string, string | string[]>, cookie = editor.cookie) {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
  return app.fetch(path, { method: "POST", body, cookie });
}

async function textOf(answer: Response) {
  const html = await answer.text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ");
}

describe("/admin/posts/{id}", () => {
  it.each(["abc", "0", "-1", "1.5", "1e3", "0x1", "9999999999999999", "01", "1%20", "999999"])(
    "sends %s to the list, whatever is asked of it",
    async (id) => {
      for (const path of [`/admin/posts/${id}`, `/admin/posts/${id}/delete`, `/admin/posts/${id}/revisions`]) {
        const answer = await look(path);
        expect([answer.status, placeOf(answer)]).toEqual([303, "/admin/posts"]);
      }
      const posted = await send(`/admin/posts/${id}`, { title: "Nobody's post", content: text });
      expect([posted.status, placeOf(posted)]).toEqual([303, "/admin/posts"]);
    },
  );

  it("shows the form filled in", async () => {
    const post = await createPost({ excerpt: "Short words", metaTitle: "For search engines" });
    const answer = await look(`/admin/posts/${post.id}`);
    const html = await answer.clone().text();
    expect(answer.headers.get("Cache-Control")).toContain("private");
    for (const value of [post.title, post.slug, "For search engines"]) expect(html).toContain(`value="${value}"`);
    const words = await textOf(answer);
    for (const part of [
      "Edit Post",
      "Update your blog post content and settings",
      "Back to Posts",
      "Post Content",
      "SEO Settings",
      "Publishing Options",
      "Featured Image",
      "No featured image selected",
      "Upload Image",
      "Categories & Tags".replace("&", "&amp;"),
      "Update Post",
      text,
      "Short words",
    ]) {
      expect(words).toContain(part);
    }
  });
});

describe("saving the form", () => {
  it("answers 422 with every message and everything typed", async () => {
    const answer = await send("/admin/posts/new", {
      title: "x".repeat(201),
      slug: "2025",
      excerpt: "e".repeat(501),
      content: "short",
      publishedAt: "0000-01-01T00:00",
      status: "published",
    });
    expect(answer.status).toBe(422);
    const html = await answer.clone().text();
    expect(html).toContain(`value="${"x".repeat(201)}"`);
    const words = await textOf(answer);
    for (const message of [
      "Title must be at most 200 characters",
      "Slug must contain at least one letter",
      "Excerpt must be at most 500 characters",
      "Content must be at least 20 characters",
      "The publish date must be a date between 1970 and 2199",
    ]) {
      expect(words).toContain(message);
    }
  });

  it("makes the slug of the title where none is typed, for a title of emoji too", async () => {
    const answer = await send("/admin/posts/new", { title: "🌿🌿🌿🌿🌿", slug: "", content: text });
    expect([answer.status, placeOf(answer)]).toEqual([303, "/admin/posts"]);
    expect(app.db.select().from(blogPosts).where(eq(blogPosts.slug, "post")).get()?.title).toBe("🌿🌿🌿🌿🌿");
  });

  it("numbers the slugs of titles without Latin letters, also at once, and keeps them when such a post is saved again", async () => {
    const slugsOf = (title: string) =>
      app.db
        .select()
        .from(blogPosts)
        .where(eq(blogPosts.title, title))
        .all()
        .map(({ slug }) => slug);
    const titles = ["庭の石の置き方", "園芸園芸園芸", "Сад у дома", "!!!!!!", "بستان البيت"];
    const posted = await Promise.all(
      // With scripts the field holds what the title suggests; without it is empty.
      titles.map((title, n) => send("/admin/posts/new", { title, slug: n % 2 ? "post" : "", content: text })),
    );
    expect(posted.map(({ status }) => status)).toEqual(titles.map(() => 303));
    const slugs = titles.flatMap(slugsOf);
    expect(new Set(slugs).size).toBe(titles.length);
    for (const slug of slugs) expect(slug).toMatch(/^post(-\d+)?$/);

    const post = app.db.select().from(blogPosts).where(eq(blogPosts.title, titles[1]!)).get()!;
    const again = { title: titles[1]!, slug: post.slug, content: `${text} Again.`, updatedAt: String(post.updatedAt) };
    expect((await send(`/admin/posts/${post.id}`, again)).status).toBe(303);
    expect(rowOf(post.id)).toMatchObject({ slug: post.slug, content: `${text} Again.` });

    const data = { title: "庭庭庭庭庭", slug: "post", content: text };
    const headers = { "Content-Type": "application/json", Origin: app.baseUrl };
    const init = { method: "POST", cookie: editor.cookie, headers, body: JSON.stringify(data) };
    const called = await app.fetch("/api/blog/posts", init);
    expect(called.status).toBe(201);
    expect((await called.json()).slug).toMatch(/^post-\d+$/);
  });

  it("answers 409 for a taken slug and offers a free one, which one press takes", async () => {
    const { slug } = await createPost();
    const fields = { title: "Another one", slug, content: text };
    const answer = await send("/admin/posts/new", fields);
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain(`${slug}-2 is free`);
    expect((await send("/admin/posts/new", { ...fields, freeSlug: `${slug}-2` })).status).toBe(303);
  });

  it("lets one of two editors with the same slug at the same moment through", async () => {
    const fields = { title: "At the same moment", slug: `race-${crypto.randomUUID()}`, content: text };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send("/admin/posts/new", fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
  });

  it("answers 409 for a stale save with who, both texts and the way on", async () => {
    const post = await createPost();
    const fields = { title: post.title, slug: post.slug, status: "draft", updatedAt: String(post.updatedAt) };
    const other = await app.signIn();
    const theirs = "What the other one wrote into it meanwhile.";
    const sent = { ...fields, content: theirs, authorId: "none" };
    expect((await send(`/admin/posts/${post.id}`, sent, other.cookie)).status).toBe(303);
    const mine = "What this one had been writing all the time.";
    const answer = await send(`/admin/posts/${post.id}`, { ...fields, content: mine, authorId: `${post.authorId}` });
    expect(answer.status).toBe(409);
    const html = await answer.clone().text();
    const words = await textOf(answer);
    for (const part of [theirs, mine, "saved this post while you were editing it", "saved meanwhile: The site itself"])
      expect(words).toContain(part);
    expect(rowOf(post.id)?.content).toBe(theirs);
    const updatedAt = /name="updatedAt" value="(\d+)"/.exec(html)![1]!;
    expect((await send(`/admin/posts/${post.id}`, { ...fields, content: mine, updatedAt })).status).toBe(303);
    expect(rowOf(post.id)?.content).toBe(mine);
  });

  it("keeps the publish date to the second when its field was not touched", async () => {
    const publishedAt = Date.UTC(2024, 4, 3, 10, 42, 37, 123);
    const post = await createPost({ status: "published", publishedAt });
    const fields = { title: "Another title", slug: post.slug, content: text, status: "published" };
    await send(`/admin/posts/${post.id}`, { ...fields, publishedAt: "2024-05-03T10:42" });
    expect(rowOf(post.id)).toMatchObject({ title: "Another title", publishedAt });
    await send(`/admin/posts/${post.id}`, { ...fields, publishedAt: "2024-05-03T10:43" });
    expect(rowOf(post.id)?.publishedAt).toBe(Date.UTC(2024, 4, 3, 10, 43));
  });

  it("stores what is ticked and clears what is ticked off", async () => {
    const tags = app.db
      .insert(blogTags)
      .values(["one", "two", "three"].map((name) => ({ name, slug: `${name}-${crypto.randomUUID()}` })))
      .returning()
      .all();
    const post = await createPost();
    const fields = { title: post.title, slug: post.slug, content: text };
    const tagsOf = () => app.db.select().from(blogPostTags).where(eq(blogPostTags.postId, post.id)).all().length;
    await send(`/admin/posts/${post.id}`, { ...fields, tags: tags.map(({ id }) => String(id)) });
    expect(tagsOf()).toBe(3);
    await send(`/admin/posts/${post.id}`, fields);
    expect(tagsOf()).toBe(0);
    const unknown = await send(`/admin/posts/${post.id}`, { ...fields, tags: ["987654"] });
    expect(unknown.status).toBe(422);
    expect(await textOf(unknown)).toContain("A tag has been deleted meanwhile");
  });

  it("takes no picture from elsewhere", async () => {
    for (const featuredImagePath of [
      "javascript:alert(1)",
      "https://elsewhere.test/a.jpg",
      "//evil.test/x",
      "../a.jpg",
    ]) {
      const answer = await send("/admin/posts/new", { title: "A bad picture", content: text, featuredImagePath });
      expect(answer.status).toBe(422);
    }
  });

  it("refuses an SVG or HTML named .png in words, with everything typed still there", async () => {
    for (const hostile of ['<svg xmlns="http://www.w3.org/2000/svg"/>', "<html><script>alert(1)</script></html>"]) {
      const body = new FormData();
      body.set("title", "With a hostile picture");
      body.set("content", text);
      body.set("featuredImage", new File([hostile], "yard.png", { type: "image/png" }));
      const answer = await app.fetch("/admin/posts/new", { method: "POST", body, cookie: editor.cookie });
      expect(answer.status).toBe(415);
      const words = await textOf(answer);
      expect(words).toContain("Failed to upload featured image. File must be a JPEG, PNG, WebP, AVIF or GIF image");
      expect(words).toContain(text);
    }
  });

  it("answers a text of more than 200 KB and one of 5,000 nested quotes in words", async () => {
    const long = await send("/admin/posts/new", { title: "Too long by far", content: "word ".repeat(60_000) });
    expect(long.status).toBe(422);
    expect(await textOf(long)).toContain("Content must be at most 200 KB");
    const deep = await send("/admin/posts/new", { title: "Too deep by far", content: `${">".repeat(5000)} words` });
    expect(deep.status).toBe(422);
    expect(await textOf(deep)).toContain("too deeply nested");
  });

  it("keeps the text of somebody whose login ran out", async () => {
    const answer = await send("/admin/posts/new", { title: "Written too long", content: text }, "");
    expect(answer.status).toBe(401);
    const words = await textOf(answer);
    expect(words).toContain("You must be logged in to perform this action.");
    expect(words).toContain(text);
  });
});

it("keeps the form and says so when a save or a delete is thrown back", async () => {
  const { id, slug } = await createPost({ title: "Hard to get rid of" });
  const surprises = ["update", "delete"];
  for (const event of surprises) {
    const surprise = `begin select raise(abort, 'a surprise'); end`;
    app.db.run(sql.raw(`create trigger no_${event} before ${event} on blog_posts when old.id = ${id} ${surprise}`));
  }
  const words = "Words that nobody wants to type a second time.";
  const save = await send(`/admin/posts/${id}`, { title: "Hard to get rid of", slug, content: words });
  expect(save.status).toBe(500);
  const form = await textOf(save);
  for (const part of ["Failed to save post", words, "Update Post"]) expect(form).toContain(part);
  const question = await send(`/admin/posts/${id}/delete`, {});
  expect(question.status).toBe(500);
  const asked = await textOf(question);
  for (const part of ["Failed to delete post", "Hard to get rid of", "Cancel"]) expect(asked).toContain(part);
  for (const event of surprises) app.db.run(sql.raw(`drop trigger no_${event}`));
  expect((await send(`/admin/posts/${id}/delete`, {})).status).toBe(303);
});

it("says at save what was taken out of the text, and in which line", async () => {
  const fields = {
    title: "With a frame",
    slug: "with-a-frame",
    content: `${text}\n\n<iframe src="https://a.test"></iframe>`,
  };
  expect((await send("/admin/posts/new", fields)).status).toBe(303);
  const words = await textOf(await look("/admin/posts"));
  expect(words).toContain("Your post has been created successfully. Line 3: &lt;iframe&gt; was taken out.");
});

describe("/admin/posts", () => {
  it("treats what makes no sense in its address as if it were not there", async () => {
    for (const query of [
      "status[]=draft",
      "status=x",
      "sort=;drop",
      "page=-1",
      "page=1e9",
      `search=${"x".repeat(2000)}`,
    ]) {
      expect((await look(`/admin/posts?${query}`)).status, query).toBe(200);
    }
  });

  it("finds words whatever stands between them", async () => {
    const mark = crypto.randomUUID();
    await createPost({ title: `100% of it's_${mark}` });
    await createPost({ title: `1000 of its ${mark}` });
    for (const search of [`100% of it's_${mark}`, `IT'S_${mark.toUpperCase()}`]) {
      expect(await textOf(await look(`/admin/posts?search=${encodeURIComponent(search)}`))).toContain(
        "1 post(s) found",
      );
    }
  });

  it("deletes after asking and leads back to the same view", async () => {
    const post = await createPost();
    const path = `/admin/posts/${post.id}/delete?status=draft&page=3&evil=//x`;
    const asks = await look(path);
    expect(await textOf(asks)).toContain("Are you sure you want to delete this post?");
    expect(rowOf(post.id)).toBeDefined();
    for (const note of ["Post deleted", "Failed to delete post"]) {
      const answer = await app.fetch(path, { method: "POST", body: new URLSearchParams(), cookie: editor.cookie });
      expect([answer.status, placeOf(answer)]).toEqual([303, "/admin/posts?status=draft&page=3"]);
      // While another process writes, a note waits for the next page.
      await expect.poll(async () => textOf(await look("/admin/posts?status=draft"))).toContain(note);
    }
    expect(rowOf(post.id)).toBeUndefined();
  });

  it("gives a deleted post's slug free at once, and brings the post back from the trash", async () => {
    const post = await createPost({ title: "Deleted too early", status: "published" });
    await app.fetch(`/admin/posts/${post.id}/delete`, {
      method: "POST",
      body: new URLSearchParams(),
      cookie: editor.cookie,
    });
    expect((await app.fetch(`/blog/${post.slug}`)).status).toBe(404);
    await createPost({ slug: post.slug });
    expect(await textOf(await look("/admin/trash"))).toContain("Deleted too early");
    const body = new URLSearchParams({ postId: String(post.id) });
    const answer = await app.fetch("/admin/trash", { method: "POST", body, cookie: editor.cookie });
    expect([answer.status, placeOf(answer)]).toEqual([303, `/admin/posts/${post.id}`]);
    expect(rowOf(post.id)).toMatchObject({ slug: `${post.slug}-2`, status: "draft", content: text });
    expect(await textOf(await look("/admin/trash"))).not.toContain("Deleted too early");
  });
});

describe("POST /admin/preview", () => {
  it("answers the sanitised HTML, and refusals as JSON", async () => {
    const shown = await send("/admin/preview", {
      content: "## Hi\n\n[x](javascript:alert(1)) <script>alert(1)</script>",
    });
    expect(shown.status).toBe(200);
    const { html, removals } = await shown.json();
    expect(removals).toEqual([
      "Line 3: the link to javascript:alert(1) was taken out.",
      "Line 3: <script> was taken out.",
    ]);
    expect(html).toContain("Hi");
    expect(html).not.toMatch(/javascript:|<script/);
    expect((await send("/admin/preview", { content: "x".repeat(300_000) })).status).toBe(413);
    expect((await send("/admin/preview", { content: ">".repeat(5000) })).status).toBe(422);
    const signedOut = await send("/admin/preview", { content: "x" }, "");
    expect([signedOut.status, Object.keys(await signedOut.json())]).toEqual([401, ["message"]]);
    const plain = { method: "POST", body: "content=x", cookie: editor.cookie };
    expect((await app.fetch("/admin/preview", plain)).status).toBe(415);
    expect((await look("/admin/preview")).status).toBe(405);
  });
});

describe("POST /admin/drafts", () => {
  it("keeps what is typed, valid or not, for its editor alone, until the post is saved", async () => {
    const post = await createPost();
    const kept = await send("/admin/drafts", { postId: String(post.id), title: "x", content: "", tags: ["1", "2"] });
    expect(kept.status).toBe(200);
    const { draftId } = await kept.json();
    const here = { postId: String(post.id), tab: "here", draftId: String(draftId) };
    const again = await send("/admin/drafts", { ...here, title: "Half a title", content: "Half" });
    expect((await again.json()).draftId).toBe(draftId);
    await send("/admin/drafts", { postId: String(post.id), tab: "there", title: "In another tab" });
    const offered = await textOf(await look(`/admin/posts/${post.id}`));
    for (const title of ["Half a title", "In another tab"]) expect(offered).toContain(title);
    const other = await app.signIn();
    expect(await textOf(await look(`/admin/posts/${post.id}?draft=${draftId}`, other.cookie))).not.toContain("Half");
    const continued = await (await look(`/admin/posts/${post.id}?draft=${draftId}`)).text();
    expect(continued).toContain('value="Half a title"');
    const fields = { title: "A whole title", slug: post.slug, content: text, draftId: String(draftId) };
    expect((await send(`/admin/posts/${post.id}`, fields)).status).toBe(303);
    expect(app.db.select().from(blogDrafts).where(eq(blogDrafts.id, draftId)).all()).toEqual([]);
  });

  it("is thrown away by its editor only", async () => {
    const { draftId } = await (await send("/admin/drafts", { title: "Never to be saved" })).json();
    const there = () => app.db.select().from(blogDrafts).where(eq(blogDrafts.id, draftId)).all().length;
    const other = await app.signIn();
    await send("/admin/posts/new", { intent: "discard", draftId: String(draftId) }, other.cookie);
    expect(there()).toBe(1);
    const answer = await send("/admin/posts/new", { intent: "discard", draftId: String(draftId) });
    expect([answer.status, placeOf(answer)]).toEqual([303, "/admin/posts/new"]);
    expect(there()).toBe(0);
  });

  it("answers 401 and 422 as JSON", async () => {
    expect((await send("/admin/drafts", { title: "x" }, "")).status).toBe(401);
    expect((await send("/admin/drafts", { title: "x", postId: "987654" })).status).toBe(422);
    expect((await send("/admin/drafts", { title: "x", content: "x".repeat(600_000) })).status).toBe(422);
  });
});
