import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { postMessages } from "#app/domain/blog/post-rules.ts";
import { blogPosts, media } from "#db/schema.ts";
import { app } from "#tests/harness/http-app.ts";

let editor: Awaited<ReturnType<typeof app.signIn>>;
beforeAll(async () => {
  editor = await app.signIn();
});

let lastNumber = 0;
function newPost(changes: Record<string, unknown> = {}) {
  lastNumber += 1;
  const slug = `api-post-${lastNumber}`;
  return { title: `Post ${lastNumber} of the API`, slug, content: "# Stone\n\nIt lasts for *decades*.", ...changes };
}

async function call(method: string, path: string, body?: unknown, cookie: string | undefined = editor.cookie) {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await app.fetch(`/api/blog/${path}`, { method, cookie, ...json });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const asVisitor = (path: string) => call("GET", path, undefined, "");

function insertPicture(kind: "blog" | "photo", path: string) {
  const facts = { ownerId: null, width: 640, height: 480, bytes: 1, placeholderColor: "#000000", widths: [480] };
  app.db
    .insert(media)
    .values({ path, kind, ...facts })
    .run();
  return path;
}

test("a list leads to its next page, and carries what the spec's posts and categories have", async () => {
  for (let n = 0; n < 3; n++) await call("POST", "posts", newPost({ title: `Paged ${n} of three` }));
  const first = await call("GET", "posts?status=all&search=of+three&pageSize=2");
  expect(first.body).toHaveLength(2);
  expect(first.headers.get("X-Total-Count")).toBe("3");
  expect(first.body[0].content).toBe(newPost().content);
  const address = "/api/blog/posts?status=all&search=of+three&pageSize=2&page=";
  expect(first.headers.get("Link")).toBe(
    `<${address}1>; rel="first", <${address}2>; rel="next", <${address}2>; rel="last"`,
  );
  const next = await call("GET", `posts?status=all&search=of+three&pageSize=2&page=2`);
  expect(next.body).toHaveLength(1);
  expect(next.headers.get("Link")).toContain(`<${address}1>; rel="prev"`);
  const beyond = await call("GET", "posts?status=all&search=of+three&pageSize=2&page=9");
  expect([beyond.body, beyond.headers.get("X-Total-Count")]).toEqual([[], "3"]);
  expect((await call("GET", "posts?status=all&search=of+three")).headers.get("Link")).toBeNull();
  await call("POST", "categories", { name: "Without a parent" });
  expect((await call("GET", "categories")).body).toContainEqual(
    expect.objectContaining({ name: "Without a parent", parentId: null }),
  );
});

describe("a post's way", () => {
  test("written, published, read, changed, moved and deleted", async () => {
    const created = await call("POST", "posts", newPost({ authorId: editor.user.id, excerpt: "Short" }));
    expect(created).toMatchObject({
      status: 201,
      body: { status: "draft", publishedAt: null, authorId: editor.user.id },
    });
    const { id, slug } = created.body;
    const stranger = (await app.signIn()).user.id;
    expect(await call("PUT", `posts/${id}`, { authorId: stranger })).toMatchObject({ status: 422 });
    expect((await asVisitor(`posts/${slug}`)).status).toBe(404);

    const published = await call("PUT", `posts/${id}`, { status: "published" });
    expect(published).toMatchObject({ status: 200, body: { excerpt: "Short", publishedAt: expect.any(String) } });
    const read = await asVisitor(`posts/${slug}`);
    expect(read).toMatchObject({ status: 200, body: { id, slug, readingTime: 1, category: null, categories: [] } });
    expect(read.body.contentHtml).toContain("<em>decades</em>");
    expect((await asVisitor("posts?status=published")).body).toContainEqual(expect.objectContaining({ id, slug }));

    await call("PUT", `posts/${id}`, { slug: `${slug}-moved` });
    const moved = await asVisitor(`posts/${slug}`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get("Location")).toBe(`/api/blog/posts/${slug}-moved`);

    expect(await call("DELETE", `posts/${id}`)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await call("DELETE", `posts/${id}`)).status).toBe(404);
    expect((await asVisitor(`posts/${slug}-moved`)).status).toBe(404);
  });

  test("what GET answers may be sent back as it is, and changes nothing", async () => {
    const category = await call("POST", "categories", { name: "Patios", description: "Of stone" });
    const tag = await call("POST", "tags", { name: "Stone" });
    const path = insertPicture("blog", "abcdefghijklmnopqrstuvwxyz.jpg");
    const blocks = [
      { type: "note", content: { text: "second" }, order: 7, tempId: "b" },
      { type: "note", content: ["first", 1, null], order: 2 },
    ];
    const sent = newPost({
      ...{ categories: [category.body.id], tags: [tag.body.id], blocks, featuredImagePath: `/api/uploads/${path}` },
      featuredImageAlt: "A patio",
    });
    const { body } = await call("POST", "posts", sent);
    expect(body).toMatchObject({
      featuredImage: `/api/uploads/${path}`,
      featuredImagePath: `/api/uploads/${path}`,
      featuredImageAlt: "A patio",
      category: category.body,
      tags: [tag.body],
      blocks: [
        { content: ["first", 1, null], order: 0 },
        { content: { text: "second" }, order: 1 },
      ],
    });
    const again = await call("PUT", `posts/${body.id}`, body);
    expect(again.body).toEqual({ ...body, updatedAt: again.body.updatedAt });
    const cleared = await call("PUT", `posts/${body.id}`, {
      categories: [],
      tags: [],
      blocks: [],
      featuredImagePath: null,
    });
    expect(cleared.body).toMatchObject({
      title: sent.title,
      categories: [],
      tags: [],
      blocks: [],
      featuredImage: null,
    });
  });

  test("a stale save is refused with what is there now", async () => {
    const { body } = await call("POST", "posts", newPost());
    const other = await app.signIn();
    await call("PUT", `posts/${body.id}`, { title: "Saved by another", updatedAt: body.updatedAt }, other.cookie);
    const stale = await call("PUT", `posts/${body.id}`, { title: "Saved too late", updatedAt: body.updatedAt });
    expect(stale).toMatchObject({
      status: 409,
      body: { updatedBy: "Pat Garden", current: { title: "Saved by another" } },
    });
  });

  test("what a program has read is told by its tag, and a change made on an older reading is refused", async () => {
    const { body } = await call("POST", "posts", newPost());
    const path = `/api/blog/posts/${body.id}`;
    const tagNow = async () => (await call("GET", `posts/${body.id}`)).headers.get("ETag")!;
    const read = await tagNow();
    const again = await app.fetch(path, { cookie: editor.cookie, headers: { "If-None-Match": read } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const send = async (method: string, tag: string, changes: object) =>
      app.fetch(path, {
        ...{ method, cookie: editor.cookie, body: JSON.stringify(changes) },
        headers: { "Content-Type": "application/json", "If-Match": tag },
      });
    const first = await send("PUT", read, { title: "Saved with its tag" });
    expect([first.status, first.headers.get("ETag")]).toEqual([200, await tagNow()]);
    for (const method of ["PUT", "DELETE"]) {
      const late = await send(method, read, { title: "Saved too late" });
      expect([late.status, await late.json()]).toMatchObject([412, { current: { title: "Saved with its tag" } }]);
    }
    expect((await send("DELETE", "*", {})).status).toBe(200);
  });

  test("two posts of one slug: one is told, with a free one", async () => {
    const post = newPost();
    const both = await Promise.all([call("POST", "posts", post), call("POST", "posts", post)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({ suggestion: `${post.slug}-2` });
  });
});

describe("who sees what", () => {
  test.each([
    ["draft", null],
    ["archived", Date.now() - 1000],
    ["published", Date.now() + 60_000],
  ])("%s with the date %s is for editors", async (status, publishedAt) => {
    const { body } = await call("POST", "posts", newPost({ status, publishedAt }));
    expect((await asVisitor(`posts/${body.slug}`)).status).toBe(404);
    expect((await asVisitor("posts")).body).not.toContainEqual(expect.objectContaining({ id: body.id }));
    expect((await asVisitor(`posts/${body.id}`)).status).toBe(401);
    expect((await call("GET", `posts/${body.id}`)).status).toBe(200);
    expect((await call("GET", "posts?status=all")).body).toContainEqual(expect.objectContaining({ id: body.id }));
  });

  test.each(["all", "draft", "archived"])("status=%s asks for a login", async (status) => {
    expect(await asVisitor(`posts?status=${status}`)).toMatchObject({
      status: 401,
      body: { message: expect.any(String) },
    });
  });

  test.each(["status[]=x", "status=x", "status=all&status=all", "page=0", "page=1e3", "pageSize=1001", "sort=;drop"])(
    "?%s is a mistake",
    async (query) => {
      expect(await asVisitor(`posts?${query}`)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    },
  );

  test.each(["abc", "0", "-1", "1.5", "1e3", "0x1", "9999999999999999", "%31%00", "..%2f"])(
    "no post %s",
    async (id) => {
      expect((await call("GET", `posts/${id}`)).status).toBe(404);
      expect((await call("PUT", `posts/${id}`, {})).status).toBe(404);
      expect((await call("DELETE", `posts/${id}`)).status).toBe(404);
    },
  );
});

describe("bad input", () => {
  test.each([
    ["title", "four", postMessages.titleTooShort],
    ["title", "x".repeat(201), postMessages.titleTooLong],
    ["title", 12345, postMessages.titleTooShort],
    ["title", undefined, postMessages.titleTooShort],
    ["slug", undefined, postMessages.slugTooShort],
    ["content", undefined, postMessages.contentTooShort],
    ["slug", "ab", postMessages.slugTooShort],
    ["slug", "x".repeat(201), postMessages.slugTooLong],
    ["slug", "2025", postMessages.slugDigits],
    ["slug", "A-B-C", postMessages.slugCharacters],
    ["slug", "a_b_c", postMessages.slugCharacters],
    ["slug", "a--b", postMessages.slugHyphens],
    ["slug", "-ab", postMessages.slugHyphens],
    ["excerpt", "x".repeat(501), postMessages.excerptTooLong],
    ["content", "  too short to be read  ".slice(0, 20), postMessages.contentTooShort],
    ["metaTitle", "x".repeat(201), postMessages.metaTitleTooLong],
    ["metaDescription", "x".repeat(501), postMessages.metaDescriptionTooLong],
    ["status", "live", postMessages.status],
    ["publishedAt", "0000-01-01T00:00:00Z", postMessages.publishedAt],
    ["publishedAt", "2025-02-30", postMessages.publishedAt],
    ["publishedAt", "tomorrow", postMessages.publishedAt],
    ["publishedAt", -1, postMessages.publishedAt],
    ["categories", "1", postMessages.topics],
    ["categories", ["x"], postMessages.topics],
    ["blocks", "none", "Blocks must be a list"],
    ["blocks", ["none"], "A block must be an object with type and content"],
    ["blocks", [{ content: 1 }], "Block type is missing"],
    ["blocks", [{ type: "note", content: 1, order: "first" }], "Block order must be a whole number"],
    ["blocks", [{ type: "", content: 1 }], "Block type is missing"],
    ["blocks", [{ type: "x".repeat(51), content: 1 }], "Block type must be at most 50 characters"],
    ["blocks", [{ type: "note", content: null }], "Block content is missing or nested too deeply"],
    ["blocks", [{ type: "note", content: nested(60) }], "Block content is missing or nested too deeply"],
  ])("%s %j is 400", async (field, value, message) => {
    const answer = await call("POST", "posts", newPost({ [field]: value }));
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [field]: message } } });
  });

  test.each([
    ["content", ">".repeat(5000), 422],
    ["content", "x".repeat(200 * 1024 + 1), 413],
    ["content", "ü".repeat(100 * 1024 + 1), 413],
    ["content", "x".repeat(3 * 1024 * 1024), 413],
    ["featuredImagePath", "javascript:alert(1)", 422],
    ["featuredImagePath", "https://evil.test/x.jpg", 422],
    ["featuredImagePath", "//evil.test/x.jpg", 422],
    ["featuredImagePath", "/api/uploads/../../x.jpg", 422],
    ["featuredImagePath", "/api/uploads/nobodyhasapictureofthisnam.jpg", 422],
    ["categories", [999_999], 422],
    ["tags", [999_999], 422],
  ])("%s %.40s is %d", async (field, value, status) => {
    const post = newPost({ [field]: value });
    expect(await call("POST", "posts", post)).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(app.db.select().from(blogPosts).where(eq(blogPosts.slug, post.slug)).get()).toBeUndefined();
  });

  test("another one's photo is no featured image", async () => {
    const path = insertPicture("photo", "bbcdefghijklmnopqrstuvwxyz.jpg");
    expect((await call("POST", "posts", newPost({ featuredImagePath: `/api/uploads/${path}` }))).status).toBe(422);
  });

  test.each([
    ["text/plain", "{}", 415],
    ["application/json", "{", 400],
    ["application/json", "[]", 400],
    ["application/json", "null", 400],
  ])("a body %s %j is %d", async (type, body, status) => {
    const { cookie } = editor;
    const response = await app.fetch("/api/blog/posts", {
      method: "POST",
      body,
      cookie,
      headers: { "Content-Type": type },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });

  test("what is at the limits is taken", async () => {
    const post = newPost({ title: "x".repeat(200), slug: "x".repeat(200), excerpt: "x".repeat(500) });
    expect((await call("POST", "posts", { ...post, content: "x".repeat(200 * 1024) })).status).toBe(201);
    expect(
      (await call("POST", "posts", newPost({ title: "🌿🌿🌿🌿🌿", slug: "a-b", content: "x".repeat(20) }))).status,
    ).toBe(201);
  });
});

test.each(["%", "_", "'", "\\", "x".repeat(3000), "مرحبا"])("searching for %.20s finds what has it", async (sign) => {
  // The database is shared with other tests: only this post has the word.
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await call("POST", "posts", newPost({ title: `Half ${word}${sign.slice(0, 9)} price` }));
  const found = await call("GET", `posts?status=all&search=${encodeURIComponent(word + sign)}`);
  expect(found.status).toBe(200);
  if (sign.length < 200) expect(found.body.map(({ id }: { id: number }) => id)).toEqual([body.id]);
});

test("10 KB of search text are refused at the door", async () => {
  const response = await app.fetch(`/api/blog/posts?status=all&search=${"x".repeat(10_240)}`, {
    cookie: editor.cookie,
  });
  expect(response.status).toBe(414);
});

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < depth; n++) value = [value];
  return value;
}
