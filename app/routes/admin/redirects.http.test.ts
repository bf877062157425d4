import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { importPosts } from "#app/domain/blog/import/import-posts.server.ts";
import { addRedirect, keepOldAddresses } from "#app/domain/blog/redirects/redirects.server.ts";
import { saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import routes from "#app/routes.ts";
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
    "/2019//05/11/mulch/index.html",
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
  ["/feed/", "/blog/rss.xml"],
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
