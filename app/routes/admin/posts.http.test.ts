import { inArray } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import type { PostForEdit } from "#app/domain/blog/post.ts";
import { blogPosts, blogTrash } from "#db/schema.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

let editor: Awaited<ReturnType<typeof app.signIn>>;
beforeAll(async () => {
  editor = await app.signIn();
});

const see = async (query: string) => parse(await (await app.fetch(`/admin/posts${query}`, editor)).text());
const titlesIn = (page: ReturnType<typeof parse>) =>
  page.querySelectorAll('input[name="post"]').map((tick) => tick.getAttribute("aria-label"));

/** What a browser without JavaScript does with the ticked posts. */
function send(intent: string, posts: PostForEdit[], more: Record<string, string> = {}, query = "?status=draft") {
  const body = new URLSearchParams({ intent, ...more });
  for (const { id } of posts) body.append("post", String(id));
  return app.fetch(`/admin/posts${query}`, { method: "POST", body, ...editor });
}
const statuses = (posts: PostForEdit[]) => {
  const ids = posts.map(({ id }) => id);
  const rows = app.db.select().from(blogPosts).where(inArray(blogPosts.id, ids)).orderBy(blogPosts.id).all();
  return rows.map(({ status }) => status);
};

test("the list is narrowed by category, tag, author and schedule, and says what it is narrowed by", async () => {
  const [category, tag] = [createTopic("category"), createTopic("tag")];
  const both = { categories: [category.id], tags: [tag.id] };
  await createPost({ ...both, title: "Waits for its day", publishedAt: Date.now() + 60_000 }, editor.user);
  await createPost({ ...both, title: "Has come out", status: "published" });
  await createPost({ title: "Another author's", tags: [tag.id], status: "draft" });

  const titles = async (query: string) => titlesIn(await see(query));
  expect(await titles(`?category=${category.id}`)).toEqual(["Waits for its day", "Has come out"]);
  expect(await titles(`?tag=${tag.id}&sort=title`)).toEqual(["Another author's", "Has come out", "Waits for its day"]);
  expect(await titles(`?tag=${tag.id}&author=${editor.user.id}`)).toEqual(["Waits for its day"]);
  expect(await titles(`?status=scheduled&category=${category.id}`)).toEqual(["Waits for its day"]);
  expect(await titles(`?status=scheduled&category=${category.id}&search=come`)).toEqual([]);
  expect(await titles(`?category=${category.id}&search=HAS`)).toEqual(["Has come out"]);

  const page = await see(`?status=scheduled&category=${category.id}&tag=${tag.id}`);
  expect(page.querySelector("details[open] summary")?.textContent).toBe("By category, tag or author (2)");
  expect(page.querySelector(`select[name="category"] option[selected]`)?.getAttribute("value")).toBe(`${category.id}`);
  expect(page.querySelector('form[aria-label="Ticked posts"]')?.getAttribute("action")).toContain("status=scheduled");
});

test("ticked posts are published, archived and deleted together; one that may not be stays", async () => {
  const write = (title: string, content?: string) =>
    createPost({ title, status: "draft", ...(content && { content }) }, editor.user);
  const [first, second, short] = [await write("First of all"), await write("Second of all"), await write("Too short")];
  app.db
    .update(blogPosts)
    .set({ content: "Short." })
    .where(inArray(blogPosts.id, [short.id]))
    .run();
  const all = [first, second, short];

  const published = await send("publish", all);
  expect([published.status, published.headers.get("Location")]).toEqual([303, "/admin/posts?status=draft"]);
  expect(statuses(all)).toEqual(["published", "published", "draft"]);
  await send("archive", [first, second]);
  expect(statuses(all)).toEqual(["archived", "archived", "draft"]);

  const asked = parse(await (await send("trash", [first, short])).text());
  expect(asked.querySelector("h1")?.textContent).toBe("Are you sure you want to delete these 2 posts?");
  expect(asked.querySelectorAll('input[name="post"]').map((field) => field.getAttribute("value"))).toEqual(
    [first, short].map(({ id }) => String(id)),
  );
  expect(statuses(all)).toHaveLength(3);
  await send("trash", [first, short], { sure: "2" });
  expect(statuses(all)).toEqual(["archived"]);
  const trashed = app.db
    .select()
    .from(blogTrash)
    .where(inArray(blogTrash.postId, [first.id, short.id]))
    .all();
  expect(trashed.map(({ title }) => title).sort()).toEqual(["First of all", "Too short"]);
});

test("nothing ticked, or a stranger to the desk, changes nothing", async () => {
  const post = await createPost({ status: "draft" });
  expect((await send("publish", [])).headers.get("Location")).toBe("/admin/posts?status=draft");
  const body = new URLSearchParams({ intent: "publish", post: String(post.id) });
  const answer = await app.fetch("/admin/posts", { method: "POST", body });
  expect(answer.headers.get("Location")).toMatch(/^\/api\/login/);
  expect(statuses([post])).toEqual(["draft"]);
});

test("the list shows 20, 50 or 200 to a page, and what matches on all pages is changed at once after a question", async () => {
  const tag = createTopic("tag");
  const many: PostForEdit[] = [];
  for (let n = 0; n < 21; n++) {
    many.push(await createPost({ title: `One of many ${n}`, status: "draft", tags: [tag.id] }, editor.user));
  }
  const query = `?tag=${tag.id}`;
  expect(titlesIn(await see(query))).toHaveLength(20);
  expect(titlesIn(await see(`${query}&rows=50`))).toHaveLength(21);
  expect((await see(`${query}&rows=50`)).querySelector('select[name="rows"] option[selected]')?.textContent).toBe(
    "50 a page",
  );
  expect((await see(query)).querySelector('input[name="all"]')?.parentNode?.textContent).toBe("All 21 that match");
  expect((await see(`${query}&rows=50`)).querySelector('input[name="all"]')).toBeNull();

  const asked = parse(await (await send("publish", [], { all: "yes" }, query)).text());
  expect(asked.querySelector("h1")?.textContent).toBe("Are you sure you want to publish these 21 posts?");
  expect(asked.querySelectorAll("main li").at(-1)?.textContent).toBe("and 1 more");
  const fields = asked.querySelectorAll('form[method="post"] input[type="hidden"]');
  expect(fields.map((field) => field.getAttribute("name"))).toEqual(["all", "sure"]);
  const sure = fields[1]?.getAttribute("value") ?? "";
  const late = await createPost({ title: "Came meanwhile", status: "draft", tags: [tag.id] }, editor.user);
  expect(parse(await (await send("publish", [], { all: "yes", sure }, query)).text()).textContent).toContain(
    "22 posts?",
  );
  expect(statuses([...many, late])).toEqual(Array(22).fill("draft"));
  await send("publish", [], { all: "yes", sure: "22" }, query);
  expect(statuses([...many, late])).toEqual(Array(22).fill("published"));
});
