import { eq } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { blogCategories, blogPosts, blogTags } from "#db/schema.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

let editor: Awaited<ReturnType<typeof app.signIn>>;
beforeAll(async () => {
  editor = await app.signIn();
});

const text = "Walk the yard after rain and look where the water stands.";
const typed = (more: Record<string, string | string[]>): Record<string, string | string[]> => ({
  ...{ title: "Words of a form", slug: `form-${crypto.randomUUID()}`, content: text },
  ...more,
});

/** What a browser without JavaScript does with the post form. */
async function press(path: string, fields: Record<string, string | string[]>) {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
  const answer = await app.fetch(path, { method: "POST", body, ...editor });
  return { status: answer.status, page: parse(await answer.text()) };
}
const ticked = (page: ReturnType<typeof parse>, name: string) =>
  page.querySelectorAll(`input[name="${name}"][checked]`).map((box) => box.getAttribute("value"));
const saved = (slug: string) =>
  findPostForEdit(app.db.select().from(blogPosts).where(eq(blogPosts.slug, slug)).get()?.id ?? 0);

test("categories and tags are made within the form and ticked, and what was typed stays", async () => {
  const mark = crypto.randomUUID();
  const [known, chosen] = [createTopic("category"), createTopic("tag")];
  const fields = typed({
    intent: "add-topics",
    tags: [String(chosen.id)],
    newCategories: ` Walls ${mark},, ${known.name.toUpperCase()}`,
    newTags: `Lime ${mark}`,
  });
  const { status, page } = await press("/admin/posts/new", fields);
  const made = app.db
    .select()
    .from(blogCategories)
    .where(eq(blogCategories.name, `Walls ${mark}`))
    .get()!;
  const tag = app.db
    .select()
    .from(blogTags)
    .where(eq(blogTags.name, `Lime ${mark}`))
    .get()!;
  expect(status).toBe(200);
  expect(ticked(page, "categories").sort()).toEqual([made.id, known.id].map(String).sort());
  expect(ticked(page, "tags").sort()).toEqual([chosen.id, tag.id].map(String).sort());
  expect(page.querySelector('input[name="newCategories"]')?.getAttribute("value")).toBe("");
  expect(page.querySelector('textarea[name="content"]')?.textContent).toContain(text);
});

test("names that were typed and not added are made by the save; those that none can have are told and kept", async () => {
  const mark = crypto.randomUUID();
  const fields = typed({ intent: "save", newTags: `Slate ${mark}, Shale ${mark}` });
  expect((await press("/admin/posts/new", fields)).status).toBe(303);
  expect(saved(fields.slug as string)?.tags.map(({ name }) => name)).toEqual([`Shale ${mark}`, `Slate ${mark}`]);

  const wrong = typed({ intent: "save", newTags: "x".repeat(101), newCategories: `Never ${mark}` });
  const { status, page } = await press("/admin/posts/new", wrong);
  expect(status).toBe(422);
  expect(page.textContent).toContain("Name must be at most 100 characters");
  expect(page.querySelector('input[name="newTags"]')?.getAttribute("value")).toBe("x".repeat(101));
  expect(saved(wrong.slug as string)).toBeUndefined();
  const never = eq(blogCategories.name, `Never ${mark}`);
  expect(app.db.select().from(blogCategories).where(never).all()).toEqual([]);
});

test("the author is whoever writes, another editor, or nobody; a stranger is refused and nothing is lost", async () => {
  const form = parse(await (await app.fetch("/admin/posts/new", editor)).text());
  const preset = form.querySelector('select[name="authorId"] option[selected]');
  expect(preset?.getAttribute("value")).toBe(String(editor.user.id));

  const own = typed({ intent: "save", authorId: String(editor.user.id) });
  await press("/admin/posts/new", own);
  const post = saved(own.slug as string)!;
  expect(post.authorId).toBe(editor.user.id);

  const { authorId: colleague } = await createPost();
  const change = (authorId: string) =>
    press(`/admin/posts/${post.id}`, { ...own, slug: post.slug, authorId, updatedAt: "" });
  await change(String(colleague));
  expect(saved(post.slug)?.authorId).toBe(colleague);
  await change("none");
  expect(saved(post.slug)?.authorId).toBeNull();
  // A form that says nothing of the author changes nothing.
  await press(`/admin/posts/${post.id}`, typed({ intent: "save", slug: post.slug }));
  expect(saved(post.slug)?.authorId).toBeNull();

  const stranger = (await app.signIn()).user.id;
  const refused = await change(String(stranger));
  expect(refused.status).toBe(422);
  expect(refused.page.textContent).toContain("Please choose an author from the list");
  expect(refused.page.querySelector('textarea[name="content"]')?.textContent).toContain(text);
  expect(saved(post.slug)?.authorId).toBeNull();
});

test("before publishing it asks once what pictures show; decoration may stay without words", async () => {
  const fields = typed({
    intent: "save",
    content: `${text}\n\n![](/api/uploads/a.jpg)\n\n![](/api/uploads/b.jpg "Wall")`,
  });
  expect((await press("/admin/posts/new", { ...fields, status: "draft" })).status).toBe(303);
  const id = saved(fields.slug as string)?.id;
  const asked = await press(`/admin/posts/${id}`, { ...fields, status: "published" });
  expect([asked.status, saved(fields.slug as string)?.status]).toEqual([422, "draft"]);
  const urls = asked.page
    .querySelectorAll('input[name="pictureUrl"]')
    .map((field) => field.getAttribute("value") ?? "");
  expect(urls).toEqual(["/api/uploads/a.jpg", "/api/uploads/b.jpg"]);
  expect(asked.page.querySelectorAll('input[name="pictureAlt"]')).toHaveLength(2);

  const answered = { ...fields, status: "published", pictureUrl: urls, pictureAlt: ["", "A [dry] wall"] };
  expect((await press(`/admin/posts/${id}`, answered)).status).toBe(303);
  const content = `${text}\n\n![](/api/uploads/a.jpg)\n\n![A \\[dry\\] wall](/api/uploads/b.jpg "Wall")`;
  expect(saved(fields.slug as string)).toMatchObject({ status: "published", content });
  expect((await press(`/admin/posts/${id}`, { ...fields, content, status: "published" })).status).toBe(303);
});

test("the place of a picture that was not stored yet is not saved", async () => {
  const fields = typed({ intent: "save", content: `${text}\n\n![Storing wall.jpg x7k2]()\n\nMore.` });
  expect((await press("/admin/posts/new", fields)).status).toBe(303);
  expect(saved(fields.slug as string)?.content).toBe(`${text}\n\nMore.`);
});

test("the address of a post that readers know is said to lead on when it changes", async () => {
  const hint = "If you change it, the old one leads to the new.";
  const post = await createPost({ status: "published" }, editor.user);
  const draft = await createPost({ status: "draft" }, editor.user);
  const see = async ({ id }: { id: number }) => await (await app.fetch(`/admin/posts/${id}`, editor)).text();
  expect(await see(post)).toContain(hint);
  expect(await see(draft)).not.toContain(hint);
});
