import { connect } from "node:net";
import { expect, test } from "vitest";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { addRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { readAheadRules } from "#app/http/read-ahead.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { walkWithTwin } from "#tests/harness/cache-walk.ts";
import { app } from "#tests/harness/http-app.ts";
import { createSeededRandom } from "#tests/harness/seeded-random.ts";
import { publicAddress } from "./public-address.ts";

async function text(path: string): Promise<string> {
  return (await app.fetch(path)).text();
}

test("every page shows a change at once: lists, feeds, sitemap, related posts, redirects", async () => {
  const category = createTopic("category");
  const editor = createUser();
  // The newest of all: first on every list, whatever other tests write.
  const place = { categories: [category.id], publishedAt: Date.now() };
  const [post, neighbor] = [await createPost({ ...place, title: "Gravel" }, editor), await createPost(place, editor)];
  const readers = ["/blog", `/blog/category/${category.slug}`, "/blog/atom.xml", "/blog/rss.xml"];
  const all = [...readers, `/blog/${post.slug}`, `/blog/${neighbor.slug}`];
  for (const path of all) expect(await text(path), path).toContain("Gravel");
  await savePost({ id: post.id, title: "Cobble" }, editor);
  for (const path of all) expect(await text(path), path).toContain("Cobble");
  const slug = `${post.slug}-renamed`;
  expect(await text("/sitemap.xml")).not.toContain(slug);
  await savePost({ id: post.id, slug }, editor);
  expect(await text("/sitemap.xml")).toContain(slug);
  expect((await app.fetch(`/blog/${post.slug}`)).headers.get("Location")).toBe(`/blog/${slug}`);
  expect((await app.fetch(`/old-${slug}`)).status).toBe(404);
  addRedirect(`/old-${slug}`, `/blog/${slug}`);
  expect((await app.fetch(`/old-${slug}`)).status).toBe(301);
  await savePost({ id: post.id, status: "archived" }, editor);
  expect((await app.fetch(`/blog/${slug}`)).status).toBe(404);
  expect(await text("/blog")).not.toContain("Cobble");
});

test("five visitors get the app's own answers while the site changes", async () => {
  const { faults, changes } = await walkWithTwin(createSeededRandom(), 40);
  expect(faults).toEqual([]);
  // The proof, which has the site for itself, measures how many came from the cache.
  expect(changes).toBeGreaterThan(0);
});

test("a reader who has the page gets a short answer", async () => {
  const { headers } = await app.fetch("/no-such-page");
  expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  const etag = (await app.fetch("/")).headers.get("ETag")!;
  const { hostname, port, host } = new URL(app.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.end(`GET / HTTP/1.1\r\nHost: ${host}\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer.length).toBeLessThan(300);
});

test("anonymous pages let browsers prefetch pages that are the same for everyone", async () => {
  const told = async (path: string, cookie = "") =>
    (await app.fetch(path, { headers: { Cookie: cookie } })).headers.get("Speculation-Rules");
  const { cookie } = await app.signIn();
  const rules = await told("/blog");
  expect(rules).toBe('"/speculation-rules.json"');
  expect([await told("/blog", cookie), await told("/account", cookie), await told("/robots.txt")]).toEqual([
    null,
    null,
    null,
  ]);
  const answer = await app.fetch(JSON.parse(rules!));
  expect(answer.headers.get("Content-Type")).toBe("application/speculationrules+json");
  expect(await answer.json()).toEqual(readAheadRules);
  for (const { where, eagerness } of readAheadRules.prefetch) {
    expect(eagerness).toBe("moderate");
    for (const path of where.href_matches)
      expect(publicAddress({ path: path.replace("*", "any"), query: "" }), path).toBeDefined();
  }
});
