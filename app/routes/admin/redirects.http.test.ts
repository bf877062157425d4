import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { importPosts } from "#app/domain/blog/import/import-posts.server.ts";
import { addRedirect, keepOldAddresses } from "#app/domain/blog/redirects/redirects.server.ts";
import { saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import routes from "#app/routes.ts";
import { redirects } from "#db/schema.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";

const send = (cookie: string, fields: Record<string, string>) =>
  app.fetch("/admin/redirects", { method: "POST", body: new URLSearchParams(fields), cookie });

async function locationOf(path: string): Promise<[number, string | null]> {
  const answer = await app.fetch(path);
  return [answer.status, answer.headers.get("Location")];
}

it("an old address leads on for everybody, is counted, and can be deleted", async () => {
  const { cookie } = await app.signIn();
  const { slug } = await createPost();
  expect((await send(cookie, { path: "/2019/05/11/mulch.html", target: `/blog/${slug}` })).status).toBe(303);
  for (const spelling of [
    "/2019/05/11/mulch.html",
    "/2019/05/11/mulch",
    "/2019/05/11/mulch/",
    "/2019/05/11/mulch/index.html",
  ]) {
    expect(await locationOf(spelling)).toEqual([301, `/blog/${slug}`]);
  }
  expect(await locationOf("/2019/05/11/mulch?utm=1")).toEqual([301, `/blog/${slug}?utm=1`]);
  const page = await (await app.fetch("/admin/redirects", { cookie })).text();
  expect(page).toContain("/2019/05/11/mulch.html");
  expect(page).toContain(">5<");
  await send(cookie, { intent: "delete", path: "/2019/05/11/mulch.html" });
  expect((await locationOf("/2019/05/11/mulch.html"))[0]).toBe(404);
});

it("a redirect that harms is refused in words, with what was typed", async () => {
  const { cookie } = await app.signIn();
  const { slug } = await createPost();
  expect((await send(cookie, { path: "/old-a", target: "/old-b" })).status).toBe(303);
  expect((await send(cookie, { path: "/old-b", target: "/old-c" })).status).toBe(303);
  for (const [path, target, words] of [
    ["/old-c", "/old-a", "This would lead back to where it begins"],
    ["/old-d.html", "/old-d/", "This would lead back to where it begins"],
    ["/old-a", "/blog", "This address leads somewhere already"],
    [`/blog/${slug}`, "/blog", "There is a page at this address"],
    ["/admin/posts", "/blog", "There is a page at this address"],
    ["/", "/blog", "Please write the old address as a path"],
    ["/x", "https://elsewhere.test/", "never to another one"],
    ["/x", "//elsewhere.test", "never to another one"],
    ["/x", "/\\\\elsewhere.test", "never to another one"],
    ["/x", "javascript:alert(1)", "Please write where it leads"],
  ] as const) {
    const answer = await send(cookie, { path, target });
    expect([answer.status, target]).toEqual([422, target]);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain(`value="${path}"`);
  }
  expect((await app.fetch("/admin/redirects")).status).toBe(303);
});

it("no old address takes the place of a page of ours", () => {
  const firstParts = pathsOf(routes).map((path) => path.split("/")[0]!);
  const ours = [...new Set(firstParts)].filter((part) => !/^(?:blog|\*|)$/.test(part));
  expect(ours).toContain("privacy");
  for (const part of ours)
    expect([part, addRedirect(`/${part}`, "/blog")]).toMatchObject([part, { reason: "living-page" }]);
});

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = "", children = [] }) => [path, ...pathsOf(children)]);
}

it("a chain leads to its end; a page of ours is never overruled", async () => {
  const { slug } = await createPost();
  keepOldAddresses(["/chain-end"], slug);
  const { cookie } = await app.signIn();
  await send(cookie, { path: "/chain-start", target: "/chain-end" });
  expect(await locationOf("/chain-start")).toEqual([301, `/blog/${slug}`]);
  expect(keepOldAddresses(["/login", `/blog/${slug}`], slug)).toEqual(["its old address /login is taken here"]);
  expect((await locationOf("/login"))[0]).toBe(200);
});

it.each(["category", "tag"] as const)("a renamed %s is found under its old address", async (kind) => {
  const name = `Walls ${crypto.randomUUID()}`;
  const saved = saveTopic(kind, { name });
  if (!saved.ok) throw new Error(saved.reason);
  const { id, slug } = saved.topic;
  saveTopic(kind, { name, slug: `${slug}-new` }, id);
  expect(await locationOf(`/blog/${kind}/${slug}`)).toEqual([301, `/blog/${kind}/${slug}-new`]);
  saveTopic(kind, { name, slug }, id);
  expect((await locationOf(`/blog/${kind}/${slug}`))[0]).toBe(200);
  expect(await locationOf(`/blog/${kind}/${slug}-new`)).toEqual([301, `/blog/${kind}/${slug}`]);
});

it.each([
  ["/feed.xml", "/blog/atom.xml"],
  ["/atom.xml", "/blog/atom.xml"],
  ["/index.xml", "/blog/rss.xml"],
  ["/rss", "/blog/rss.xml"],
  ["/rss.xml", "/blog/rss.xml"],
  ["/feed", "/blog/rss.xml"],
  ["/feed/", "/feed"],
])("the feed of other sites %s is %s here", async (path, feed) => {
  expect(await locationOf(path)).toEqual([301, feed]);
});

it("a site moves in: drafts first, then published, and every old address leads to its post", async () => {
  const site = createTemporaryFolder();
  const mark = randomUUID();
  mkdirSync(join(site, "_posts"));
  writeFileSync(join(site, "_config.yml"), "title: Old site\npermalink: /:year/:month/:title.html\n");
  const words = "Set the first course a third of its height into the ground.";
  const front = `title: Dry walls\nredirect_from: /first-${mark}`;
  writeFileSync(join(site, "_posts", `2019-05-01-dry-${mark}.md`), `---\n${front}\n---\n${words}\n`);
  const old = [`/2019/05/dry-${mark}.html`, `/first-${mark}`, `/2019/05/dry-${mark}/?utm=1`];
  const move = async (how: { publish?: boolean }) => {
    for await (const { outcome } of importPosts(site, how)) expect(outcome).not.toBe("failed");
  };

  await move({});
  expect((await app.fetch(`/blog/dry-${mark}`)).status).toBe(404);
  await move({ publish: true });
  for (const address of old) {
    const answer = await app.fetch(address);
    expect([answer.status, answer.headers.get("Location")?.split("?")[0]]).toEqual([301, `/blog/dry-${mark}`]);
  }
  const page = await app.fetch(`/blog/dry-${mark}`);
  expect(await page.text()).toContain(words);
  rmSync(site, { recursive: true });
});

it.each([
  ["/blog/../admin", "No browser asks for this address"],
  ["/./x", "No browser asks for this address"],
  ["/old%2fx", "No browser asks for this address"],
  ["/%ff", "No browser asks for this address"],
  ["/%u0041", "No browser asks for this address"],
  ["/Blog", "There is a page at this address"],
  ["/API/x", "There is a page at this address"],
  ["/%61dmin/x", "There is a page at this address"],
  ["/blog/old?x=1", "Below /blog an address is known by its path"],
  ["/?x=1", "Please write the old address as a path"],
  ["/?p=1&x=2", "Please write the old address as a path"],
])("an old address that no request can have is refused in words: %s", async (path, words) => {
  const { cookie } = await app.signIn();
  const answer = await send(cookie, { path, target: "/blog" });
  const html = await answer.text();
  expect([answer.status, html.includes(words), html.includes(`value="${path.replace("&", "&amp;")}"`)]).toEqual([
    422,
    true,
    true,
  ]);
});

it.each(["/%ff", "/%u0041", "/a%2fb"])("a target that no request can have is refused in words: %s", async (target) => {
  const { cookie } = await app.signIn();
  const answer = await send(cookie, { path: "/leads-to-nothing", target });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("Please write where it leads")]);
});

it.each([
  ["/?q=a%26b", "/?q=a%26b"],
  ["/blog?x=100%25#a%2fb", "/blog?x=100%25#a%2fb"],
  ["/gr\u00f6\u00dfe?q=\u00fc", "/gr%C3%B6%C3%9Fe?q=%C3%BC"],
  ["/a b", "/a%20b"],
  ["/Blog//", "/blog"],
])("a target is escaped once: %s", async (target, location) => {
  const { cookie } = await app.signIn();
  const path = `/escaped-${randomUUID()}`;
  expect((await send(cookie, { path, target })).status).toBe(303);
  expect(await locationOf(path)).toEqual([301, location]);
});

it("a target that was stored without escapes leads to the same page", async () => {
  const path = `/stored-${randomUUID()}`;
  app.db.insert(redirects).values({ path, target: "/größe?q=a%26b" }).run();
  expect(await locationOf(path)).toEqual([301, "/gr%C3%B6%C3%9Fe?q=a%26b"]);
});

it("an old address outside of ASCII is found however its escapes are written", async () => {
  const { cookie } = await app.signIn();
  const path = `/Größe-${randomUUID()}`;
  expect((await send(cookie, { path, target: "/blog" })).status).toBe(303);
  const escaped = encodeURI(path);
  for (const spelling of [escaped, `${escaped}/`, escaped.replaceAll("%C3", "%c3")])
    expect(await locationOf(spelling)).toEqual([301, "/blog"]);
  expect((await locationOf(escaped.replace("/G", "/g")))[0]).toBe(404);
});

it("a query is part of an old address, and each of them is another one", async () => {
  const { cookie } = await app.signIn();
  const number = String(Date.now()).slice(-9);
  const old = `/old-${randomUUID()}`;
  const add = async (path: string, target: string) => (await send(cookie, { path, target })).status;
  expect(await add(`/?p=${number}`, "/blog?page=2")).toBe(303);
  expect(await add(`${old}?p=${number}`, "/sample")).toBe(303);
  expect(await add(old, "/terms")).toBe(303);
  for (const asked of [`/?p=${number}`, `/?p=${number}&utm_source=x`])
    expect(await locationOf(asked)).toEqual([301, "/blog?page=2"]);
  expect((await locationOf(`/?p=${number}9`))[0]).toBe(200);
  expect((await locationOf("/"))[0]).toBe(200);
  expect(await locationOf(`${old}?p=${number}`)).toEqual([301, "/sample"]);
  expect(await locationOf(`${old}?utm=1&p=${number}`)).toEqual([301, "/sample?utm=1"]);
  expect(await locationOf(`${old}?p=${number}9`)).toEqual([301, `/terms?p=${number}9`]);
  expect(await locationOf(old)).toEqual([301, "/terms"]);
  expect(await add(`/?p=${number}`, "/sample")).toBe(422);
  expect(await add(`${old}-b`, `${old}-b?x=1`)).toBe(422);
  await send(cookie, { intent: "delete", path: `/?p=${number}` });
  expect((await locationOf(`/?p=${number}`))[0]).toBe(200);
});
