import { parse } from "node-html-parser";
import { expect, test, vi } from "vitest";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { blogViews } from "#db/schema.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

const firefox = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const read = async (path: string, init: Parameters<typeof app.fetch>[1] = {}) => {
  const response = await app.fetch(path, { ...init, headers: { ...firefox, ...init.headers } });
  await response.arrayBuffer();
  return response;
};

/** What the desk's list says of the posts of a tag. */
async function viewsAtDesk(tag: { id: number }, editor: { cookie: string }) {
  const page = parse(await (await app.fetch(`/admin/posts?tag=${tag.id}&sort=title`, editor)).text());
  return page.querySelectorAll("tbody tr").map((row) => row.querySelectorAll("td").at(-2)?.textContent);
}
const shown = (...views: number[]) => views.map((n) => `${n} views, 30 days`);
const patience = { timeout: 20_000, interval: 100 };

test("readers' views add up at the desk, from the cache too; bots, prefetches, HEAD and editors do not count", async () => {
  const editor = await app.signIn();
  const tag = createTopic("tag");
  const post = await createPost({ title: "A", tags: [tag.id] });
  const draft = await createPost({ title: "B", tags: [tag.id], status: "draft" });
  const path = `/blog/${post.slug}`;

  for (const [name, value] of [
    ["User-Agent", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
    ["Sec-Purpose", "prefetch"],
    ["Sec-Purpose", "prefetch;prerender"],
    ["Purpose", "prefetch"],
  ] as const)
    expect((await read(path, { headers: { [name]: value } })).status).toBe(200);
  await read(path, { method: "HEAD" });
  await read(path, editor);
  await read(`/blog/${draft.slug}`, editor);
  await read(`${path}.data?_routes=root`);
  await read(`${path}-unknown`);

  const { headers } = await read(path);
  expect((await read(`${path}?utm_source=letter`)).status).toBe(200);
  expect((await read(path, { headers: { "If-None-Match": headers.get("ETag")!, "Cache-Control": "" } })).status).toBe(
    304,
  );
  expect((await read(`${path}.data`)).status).toBe(200);
  await vi.waitFor(async () => expect(await viewsAtDesk(tag, editor)).toEqual(shown(4, 0)), patience);

  // Under a new name it keeps them, and further views are added.
  await savePost({ id: post.id, slug: `${post.slug}-renamed` }, editor.user);
  await read(`/blog/${post.slug}-renamed`);
  await vi.waitFor(async () => expect(await viewsAtDesk(tag, editor)).toEqual(shown(5, 0)), patience);
  const dashboard = parse(await (await app.fetch("/admin", editor)).text()).textContent;
  expect(Number(/Views, 30 days: (\d+)/.exec(dashboard)?.[1])).toBeGreaterThanOrEqual(5);
}, 60_000);

test("the desk adds the last 30 days, whichever process wrote them", async () => {
  const editor = await app.signIn();
  const tag = createTopic("tag");
  const { id: postId, slug } = await createPost({ tags: [tag.id] });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const values = [0, 28, 31].map((ago, i) => ({ postId, day: day(ago), views: 10 ** i }));
  app.db.insert(blogViews).values(values).run();
  expect(await viewsAtDesk(tag, editor)).toEqual(shown(11));
  await read(`/blog/${slug}`);
  await vi.waitFor(async () => expect(await viewsAtDesk(tag, editor)).toEqual(shown(12)), patience);
}, 60_000);
