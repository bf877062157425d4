import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import type { Random } from "#app/designer/numeric/random.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { addRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { users } from "#db/schema.ts";
import { createPost, createTopic } from "../factories/create-post.ts";
import { createUser } from "../factories/create-user.ts";
import { app } from "./http-app.ts";

export interface WalkFindings {
  requests: number;
  kept: number;
  changes: number;
  /** Answers that differed from the app's own, or that showed one person's data to another. */
  faults: string[];
}

/** Every page is read several times between two changes, and again after them. */
const requestsPerChange = 20;

/**
 * Five visitors read at random, while editors change things occasionally. Every answer is compared, byte for byte, with the
 * app's answer to the same visitor without a cache.
 */
export async function walkWithTwin(random: Random, requests: number): Promise<WalkFindings> {
  const site = await furnishSite();
  const visitors = await admitVisitors();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const findings: WalkFindings = { requests, kept: 0, changes: 0, faults: [] };
  for (let i = 0; i < requests; i++) {
    if (i % requestsPerChange === 0) {
      await pick<(i: number) => unknown>(site.changes)(i);
      findings.changes += 1;
    }
    const path = pick(site.paths(i));
    const visitor = pick(visitors);
    const twin = await readUnkept(path, visitor.cookie);
    const answer = await read(path, visitor.cookie);
    if (answer.isKept) findings.kept += 1;
    // Other tests write to the same site: a twin that changed in between says nothing.
    if (answer.text !== twin.text && twin.text === (await readUnkept(path, visitor.cookie)).text)
      findings.faults.push(`${visitor.name} got another page than the app's at ${path}`);
    const told = visitors.filter(({ mark }) => mark && mark !== visitor.mark && answer.text.includes(mark));
    for (const { name } of told) findings.faults.push(`${visitor.name} was told of ${name} at ${path}`);
  }
  return findings;
}

/** A session that is none: the app sees a stranger. */
const noSession = "session=nobody";

async function admitVisitors() {
  return [
    { name: "a stranger", cookie: undefined, mark: undefined },
    { name: "a counted stranger", cookie: "_ga=1; my_session=2", mark: undefined },
    { name: "somebody whose login ended", cookie: noSession, mark: undefined },
    await admit("Ann", (mark) => ({ email: `ann.o'hara&co+${mark}@yard.test`, profileImageUrl: null })),
    await admit("Ben", (mark) => ({
      email: `"ben<x>"${mark}@yard.test`,
      profileImageUrl: `https://pictures.test/ben?of=${mark}&size='32'`,
    })),
  ];
}

/** @param tell what is known of them, in letters that a page writes in another way. The mark stands in all of it */
async function admit(name: string, tell: (mark: string) => Pick<SignedInUser, "email" | "profileImageUrl">) {
  const mark = randomUUID();
  const { email, profileImageUrl } = tell(mark);
  const { user, cookie } = await app.signIn({ email });
  app.db.update(users).set({ profileImageUrl }).where(eq(users.id, user.id)).run();
  return { name, cookie, mark };
}

async function furnishSite() {
  const editor = createUser();
  const topic = createTopic("category");
  const posts = await Promise.all([1, 2, 3].map(() => createPost({ categories: [topic.id] }, editor)));
  const draft = await createPost({ status: "draft" }, editor);
  const old = `/moved-${topic.slug}`;
  let newest = posts[0]!;
  return {
    paths: (i: number) => [
      ...["/", "/?example=none", "/sample", "/sample?design=2&unit=ft", "/blog", "/blog?page=2", "/blog?page=x"],
      ...[...posts, draft].map(({ slug }) => `/blog/${slug}`),
      ...[`/blog/${newest.slug}?utm_source=${i}`, `/blog/category/${topic.slug}`, old, `/blog/none-${i % 7}`],
      ...["/blog/atom.xml", "/blog/rss.xml", "/sitemap.xml", "/robots.txt", `/nobody-has-${i}`, "/account", "/login"],
    ],
    changes: [
      (i: number) => rewrite(newest, `Written anew at ${i}`),
      (i: number) => rewrite(posts[1]!, `Changed at ${i}`),
      (i: number) => rewrite(draft, `A draft at ${i}`),
      async () => {
        newest = await createPost({ categories: [topic.id] }, editor);
      },
      (i: number) => saveTopic("category", { slug: topic.slug, name: `${topic.slug} ${i}`, description: "" }, topic.id),
      () => addRedirect(old, "/blog"),
    ],
  };

  async function rewrite(post: typeof newest, title: string): Promise<void> {
    const saved = await savePost({ id: post.id, title }, editor);
    if (!saved.ok) throw new Error(saved.reason);
  }
}

/** What a visitor sees: status, destination, and the page without what is random in pages with scripts. */
async function read(path: string, cookie: string | undefined) {
  const answer = await app.fetch(path, { cookie });
  const text = whatIsSeen(answer.status, answer.headers, await answer.text());
  return { text, isKept: answer.headers.has("ETag") && text.includes("<html") };
}

/** The same of the app itself: a request that says how long its body is may have one, and gets nothing that is kept. */
async function readUnkept(path: string, cookie = noSession) {
  const call = get(app.baseUrl + path, { headers: { Cookie: cookie, "Content-Length": "0" } });
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const headers = new Headers(
    Object.entries(answer.headersDistinct).flatMap(([n, all]) => all!.map((v) => [n, v] as [string, string])),
  );
  return { text: whatIsSeen(answer.statusCode!, headers, await text(answer)) };
}

function whatIsSeen(status: number, headers: Headers, body: string): string {
  const told = ["Location", "Content-Type", "Cache-Control", "Content-Security-Policy"].map((name) =>
    headers.get(name),
  );
  return [status, ...told, body].join("\n").replace(/nonce="[^"]*"|nonce-[\w+/=]+/g, "nonce");
}
