import type { Random } from "#app/designer/numeric/random.ts";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { addRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { createPost, createTopic } from "../factories/create-post.ts";
import { createUser } from "../factories/create-user.ts";
import { app } from "./http-app.ts";

export interface WalkFindings {
  requests: number;
  /** Answers that came from finished pages. */
  kept: number;
  changes: number;
  /** Answers that were not what the app itself says, or that told one person of another. */
  faults: string[];
}

/** Every page is read some times between two changes, and again after them. */
const requestsPerChange = 20;

/**
 * Five visitors read at random, while editors change things now and then. Every answer is compared, byte for byte, with what
 * the app says to the same visitor when nothing is kept.
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
    const twin = await read(path, visitor.uncached);
    const answer = await read(path, visitor.cookie);
    if (answer.isKept) findings.kept += 1;
    // Other tests write to the same site: a twin that changed in between says nothing.
    if (answer.text !== twin.text && twin.text === (await read(path, visitor.uncached)).text)
      findings.faults.push(`${visitor.name} got another page than the app's at ${path}`);
    const told = visitors.filter(
      ({ email, cookie }) => cookie !== visitor.cookie && email && answer.text.includes(email),
    );
    for (const { name } of told) findings.faults.push(`${visitor.name} was told of ${name} at ${path}`);
  }
  return findings;
}

/** A session that is none: the cache lets it pass, and the app sees a stranger. */
const noSession = "session=nobody";

async function admitVisitors() {
  const [ann, ben] = [await app.signIn(), await app.signIn()];
  const own = (name: string, { user, cookie }: typeof ann) => ({ name, cookie, uncached: cookie, email: user.email });
  return [
    { name: "a stranger", cookie: undefined, uncached: noSession, email: undefined },
    { name: "a counted stranger", cookie: "_ga=1; my_session=2", uncached: noSession, email: undefined },
    { name: "somebody whose login ended", cookie: noSession, uncached: noSession, email: undefined },
    own("Ann", ann),
    own("Ben", ben),
  ];
}

async function furnishSite() {
  const editor = createUser();
  const topic = createTopic("category");
  const posts = await Promise.all([1, 2, 3].map(() => createPost({ categories: [topic.id] }, editor)));
  const old = `/moved-${topic.slug}`;
  let newest = posts[0]!;
  return {
    paths: (i: number) => [
      ...["/", "/?example=none", "/sample", "/sample?design=2&unit=ft", "/blog", "/blog?page=2", "/blog?page=x"],
      ...posts.map(({ slug }) => `/blog/${slug}`),
      ...[`/blog/${newest.slug}?utm_source=${i}`, `/blog/category/${topic.slug}`, old, `/blog/none-${i % 7}`],
      ...["/blog/atom.xml", "/blog/rss.xml", "/sitemap.xml", "/robots.txt", `/nobody-has-${i}`, "/account", "/login"],
    ],
    changes: [
      (i: number) => rewrite(newest, `Written anew at ${i}`),
      (i: number) => rewrite(posts[1]!, `Changed at ${i}`),
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
  const page = (await answer.text()).replace(/nonce="[^"]*"|nonce-[\w+/=]+/g, "nonce");
  const text = [answer.status, answer.headers.get("Location"), answer.headers.get("Content-Type"), page].join("\n");
  return { text, isKept: answer.headers.has("ETag") && text.includes("<html") };
}
