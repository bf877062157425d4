import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { listPublishedPosts } from "../readers/list-published-posts.server.ts";
import { countPosts, listPosts } from "./list-posts.server.ts";
import type { PostInput } from "./save-post.server.ts";
import { savePost } from "./save-post.server.ts";
import { deletePost, restorePost } from "./trash-post.server.ts";

const editor = createUser();
const day = 24 * 60 * 60 * 1000;
const now = Date.now();

beforeEach(() => {
  db.delete(blogPosts).run();
});

let lastNumber = 0;
async function write(title: string, changes: Partial<PostInput> = {}, at = now): Promise<void> {
  lastNumber += 1;
  const slug = `post-${lastNumber}-x`;
  const saved = await savePost(
    { title, slug, content: "Twenty characters at least.", ...changes },
    editor,
    undefined,
    at,
  );
  if (!saved.ok) throw new Error(saved.reason);
}

const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title);

test("dated posts come first, newest first, then the others by creation", async () => {
  await write("Undated old", {}, now - 3 * day);
  await write("Undated new", {}, now - 1 * day);
  await write("Published long ago", { status: "published", publishedAt: now - 9 * day });
  await write("For tomorrow", { status: "published", publishedAt: now + day });
  await write("Twin one", { status: "published", publishedAt: now - 5 * day });
  await write("Twin two", { status: "archived", publishedAt: now - 5 * day });
  expect(titles(listPosts())).toEqual([
    ...["For tomorrow", "Twin two", "Twin one", "Published long ago", "Undated new", "Undated old"],
  ]);
  expect(titles(listPosts({ sort: "created" })).slice(-2)).toEqual(["Undated new", "Undated old"]);
  expect(titles(listPosts({ status: "archived" }))).toEqual(["Twin two"]);
  expect(countPosts()).toEqual({ all: 6, draft: 2, published: 3, archived: 1 });
  expect(titles(listPublishedPosts())).toEqual(["Twin one", "Published long ago"]);
});

test("titles are sorted as people sort", async () => {
  for (const title of ["banana beds", "Äpfel im Garten", "Zinnias late", "apple trees"]) await write(title);
  expect(titles(listPosts({ sort: "title" }))).toEqual([
    "Äpfel im Garten",
    "apple trees",
    "banana beds",
    "Zinnias late",
  ]);
});

test("the search reads title, excerpt and text in any case and script, and no sign in it is syntax", async () => {
  await write("Half price: 50% off", { excerpt: "Nothing_here" });
  await write("Straße und Café", {
    excerpt: "Ο ΔΡΌΜΟΣ",
    content: "A bed of **lav**ender, [a link](https://roses.test).",
  });
  await write("It's a back\\slash", { status: "archived" });
  await write("花園設計入門", { content: "สวนสวยหน้าบ้าน with हिन्दी words in it" });
  const found = (search: string) => titles(listPosts({ search }));
  const [price, street, chinese] = [["Half price: 50% off"], ["Straße und Café"], ["花園設計入門"]];
  for (const search of ["50%", "NOTHING_H", "pric", "off half", '"half" -off', "half* off"]) {
    expect(found(search), search).toEqual(price);
  }
  for (const search of ["STRASSE", "straße", "cafe", "δρόμος", "lavend", "lavender cafe"]) {
    expect(found(search), search).toEqual(street);
  }
  for (const search of ["設計", "花園 入門", "สวย", "บ้าน", "हिन्दी", "हिन"])
    expect(found(search), search).toEqual(chinese);
  for (const search of [
    "園花",
    "हिन् words x",
    "roses",
    "href",
    "lav der",
    "alf",
    "%",
    "🌷",
    "NEAR(half off)",
    "\0",
    '"',
  ]) {
    expect(found(search), search).toEqual([]);
  }
  expect(found("   ")).toHaveLength(4);
  expect(found("half AND off")).toEqual([]);
  for (const search of ["x".repeat(10_240), "word ".repeat(500), "title:half", "{a b} : c", "^half + off"])
    found(search);
  expect(titles(listPosts({ search: "a", status: "archived" }))).toEqual(["It's a back\\slash"]);
});

test("the index follows changes, the trash and what comes out of it", async () => {
  await write("Gravel gardens");
  const id = listPosts({ search: "gravel" }).items[0]?.id ?? 0;
  await savePost({ id, title: "Cobble gardens", excerpt: "Setts" }, editor);
  expect(titles(listPosts({ search: "gravel" }))).toEqual([]);
  expect(titles(listPosts({ search: "cobble setts twenty" }))).toEqual(["Cobble gardens"]);
  deletePost(id, editor.id);
  expect(listPosts({ search: "cobble" }).total).toBe(0);
  restorePost(id);
  expect(titles(listPosts({ search: "cobble setts twenty" }))).toEqual(["Cobble gardens"]);
  db.run(sql`insert into blog_search (blog_search, rank) values ('integrity-check', 1)`);
});

test("a page beyond the last is the last, and no post is on two", async () => {
  for (let n = 0; n < 7; n++) await write(`Post number ${n}`, { status: "published", publishedAt: now - day });
  const pages = [1, 2, 3].map((page) => listPosts({ page, pageSize: 3 }));
  expect(new Set(pages.flatMap(titles)).size).toBe(7);
  expect(listPosts({ page: 99, pageSize: 3 })).toEqual(pages[2]);
  expect(pages[2]).toMatchObject({ total: 7, page: 3, pageCount: 3 });
  expect(listPublishedPosts({ page: 2, pageSize: 5 })).toMatchObject({ total: 7, pageCount: 2 });
  db.delete(blogPosts).run();
  expect(listPosts()).toEqual({ items: [], total: 0, page: 1, pageCount: 1 });
});
