// npx tsx tests/bench/blog-desk.ts [POSTS]: how fast the desk and the blog answer with many posts, over HTTP.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const posts = Number(process.argv[2] ?? 20_000);
const rounds = 100;
const folder = mkdtempSync(join(tmpdir(), "many-posts-"));
Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: "test", LOG_LEVEL: "silent", RUN_JOBS: "0" });

const { migrateDatabase } = await import("#db/migrate.server.ts");
migrateDatabase(folder);
const { createUser } = await import("#tests/factories/create-user.ts");
const { seedManyPosts } = await import("./many-posts.ts");
const { commitSession, readSession } = await import("#app/http/session.server.ts");
const { startServer } = await import("#tests/harness/running-server.ts");

const user = createUser();
await seedManyPosts(posts, user.id);
const server = await startServer("start.mjs", { DATA_DIR: folder, LOG_LEVEL: "silent", RUN_JOBS: "0" });
const session = await readSession(new Request(server.baseUrl));
session.set("userId", user.id);
const cookie = (await commitSession(session)).split(";", 1)[0]!;

const pages: Record<string, (n: number) => string> = {
  "list, page 1": () => "/admin/posts",
  "list, any page": (n) => `/admin/posts?page=${1 + ((n * 37) % Math.ceil(posts / 50))}`,
  "list by title": (n) => `/admin/posts?sort=title&page=${1 + ((n * 37) % Math.ceil(posts / 50))}`,
  "list of drafts": (n) => `/admin/posts?status=draft&page=${1 + ((n * 7) % Math.ceil(posts / 500))}`,
  "search, a fifth found": (n) => `/admin/posts?search=${["lavender", "GRAVEL", "hosta", "cafe"][n % 4]}`,
  "search, few found": (n) => `/admin/posts?search=${encodeURIComponent(`part ${n}7`)}&status=published&sort=title`,
  "search, none found": () => "/admin/posts?search=nothing%20like%20it",
  "form of a post": (n) => `/admin/posts/${1 + n}`,
  "blog, page 1": () => "/blog",
  "blog, any page": (n) => `/blog?page=${1 + ((n * 37) % Math.floor((posts * 0.8) / 12))}`,
  "blog, a category": (n) => `/blog/category/${["lavender", "gravel", "hosta"][n % 3]}`,
  "a post": (n) => `/blog/post-number-${2 + ((n * 10) % posts)}`,
  sitemap: () => "/sitemap.xml",
  "feed (Atom)": () => "/blog/atom.xml",
};

try {
  console.log(`${posts} posts, ${rounds} requests each, one at a time, milliseconds; CPU: of the server, per request`);
  for (const [name, pathOf] of Object.entries(pages)) {
    const times: number[] = [];
    const cpuBefore = cpuMs();
    for (let n = 0; n < rounds; n++) times.push(await time(pathOf(n)));
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1).padStart(8);
    console.log(
      `${name.padEnd(24)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)}  CPU ${((cpuMs() - cpuBefore) / rounds).toFixed(1)}`,
    );
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Processor time the server has used, in steps of 10 ms (Linux): says more than the clock on a busy machine. */
function cpuMs(): number {
  const fields = readFileSync(`/proc/${server.process.pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function time(path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(server.baseUrl + path, { headers: { Cookie: cookie }, redirect: "manual" });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - start;
}
