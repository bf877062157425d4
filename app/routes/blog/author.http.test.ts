import { eq } from "drizzle-orm";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { users } from "#db/schema.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { app } from "#tests/harness/http-app.ts";

async function see(path: string) {
  const answer = await app.fetch(path);
  const html = await answer.text();
  return { status: answer.status, location: answer.headers.get("Location"), html, page: parse(html) };
}

function createAuthor(firstName: string | null, lastName: string | null) {
  const user = createUser();
  app.db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id)).run();
  return user;
}

test("an author's shown name leads to the posts of one person, without an address", async () => {
  const author = createAuthor("Zoë", "Müller <b>");
  const post = await createPost({ title: "Hers" }, author);
  await createPost({ title: "Her draft", status: "draft" }, author);
  await createPost({ title: "Another's" });
  const own = `/blog/author/zoe-mueller-b-${author.id}`;
  const link = (await see(`/blog/${post.slug}`)).page.querySelector('main a[href^="/blog/author/"]');
  expect([link?.getAttribute("href"), link?.textContent]).toEqual([own, "Zoë Müller <b>"]);
  const { status, page, html } = await see(own);
  expect(status).toBe(200);
  expect(page.querySelectorAll("main h2").map(({ textContent }) => textContent)).toEqual(["Hers"]);
  expect(page.querySelector("h1")?.textContent).toBe("Zoë Müller <b>");
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(app.baseUrl + own);
  expect(html).not.toContain(author.email);
  expect((await see("/sitemap.xml")).html).toContain(`${own}</loc>`);
  app.db.update(users).set({ lastName: "Marsh" }).where(eq(users.id, author.id)).run();
  expect(await see(own)).toMatchObject({ status: 301, location: `/blog/author/zoe-marsh-${author.id}` });
  expect((await see(`/blog/${post.slug}`)).html).toContain(`/blog/author/zoe-marsh-${author.id}`);
});

test("who has no name or no public post has no page", async () => {
  const nameless = createAuthor(null, null);
  const post = await createPost({}, nameless);
  expect((await see(`/blog/${post.slug}`)).html).not.toContain("/blog/author/");
  const silent = createAuthor("Sam", "Silent");
  await createPost({ status: "draft" }, silent);
  await createPost({ publishedAt: Date.now() + 60_000 }, silent);
  for (const slug of [`x-${nameless.id}`, `sam-silent-${silent.id}`, "sam", "x-0", `x-${"9".repeat(30)}`]) {
    expect([slug, (await see(`/blog/author/${slug}`)).status]).toEqual([slug, 404]);
  }
  const foreign = createAuthor("石", "川");
  await createPost({}, foreign);
  expect((await see(`/blog/author/author-${foreign.id}`)).status).toBe(200);
});

test.each(["category", "tag"] as const)("a %s has feeds of its own, named by its page", async (kind) => {
  const topic = createTopic(kind);
  const topics = kind === "tag" ? { tags: [topic.id] } : { categories: [topic.id] };
  await createPost({ ...topics, title: "In the topic" });
  await createPost({ ...topics, title: "Draft in the topic", status: "draft" });
  await createPost({ title: "Elsewhere" });
  const list = `/blog/${kind}/${topic.slug}`;
  const { page } = await see(list);
  for (const format of ["atom", "rss"]) {
    const address = `${app.baseUrl}${list}/${format}.xml`;
    expect(page.querySelector(`link[rel="alternate"][type="application/${format}+xml"]`)?.getAttribute("href")).toBe(
      address,
    );
    const answer = await app.fetch(`${list}/${format}.xml`);
    expect(answer.headers.get("Content-Type")).toBe(`application/${format}+xml; charset=utf-8`);
    const feed = await answer.text();
    expect(feed.match(/<title>[^<]*/g)).toEqual([expect.stringContaining(topic.name), "<title>In the topic"]);
    expect(feed).toContain(`href="${address}"`);
  }
  expect((await see(`/blog/${kind}/no-such-topic/atom.xml`)).status).toBe(404);
});
