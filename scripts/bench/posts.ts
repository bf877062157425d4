import { spawnSync } from "node:child_process";
import { startPostsSite } from "../../tests/bench/posts-site.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";

const declared = measurements.posts;

const [few, many] = [10, 1000];
const ratioAtMost = 1.5;
const warmUps = 60;
const requests = 300;

const pages: Record<string, (n: number, posts: number) => string> = {
  "post list": () => "/admin/posts",
  "list by title": () => "/admin/posts?sort=title",
  search: (n) => `/admin/posts?search=${["lavender", "GRAVEL", "hosta", "cafe"][n % 4]}`,
  "search in vain": () => "/admin/posts?search=nothing%20like%20it",
  // With a session: without one the front door answers from its cache.
  blog: () => "/blog",
  article: (n, posts) => `/blog/post-number-${2 + ((n * 10) % posts)}`,
};

async function main({ values }: Given<typeof declared>): Promise<void> {
  if (values.posts) await measure(Number(values.posts));
  else compare();
}

/** One site in a process of its own: prints JSON, the CPU milliseconds for one request of each page. */
async function measure(posts: number): Promise<void> {
  const site = await startPostsSite(posts);
  const costs: Record<string, number> = {};
  try {
    for (const [name, path] of Object.entries(pages)) {
      for (let n = 0; n < warmUps; n++) await site.ask(path(n, posts));
      const before = site.cpuMs();
      for (let n = 0; n < requests; n++) await site.ask(path(n, posts));
      costs[name] = (site.cpuMs() - before) / requests;
    }
  } finally {
    await site.stop();
  }
  console.log(JSON.stringify(costs));
}

function compare(): void {
  const [small, large] = [few, many].map(costsWith);
  console.log(`CPU of the server in ms a request, ${requests} requests each: with ${few} and with ${many} posts`);
  for (const name of Object.keys(pages)) {
    const [before, after] = [small![name]!, large![name]!];
    const ratio = after / before;
    console.log(`${name.padEnd(16)} ${before.toFixed(2)}  ${after.toFixed(2)}  x${ratio.toFixed(2)}`);
    if (ratio > ratioAtMost) process.exitCode = 1;
  }
}

function costsWith(posts: number): Record<string, number> {
  const child = spawnSync(process.execPath, ["--import", "tsx", import.meta.filename, "--posts", String(posts)], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (child.status !== 0) throw new Error(`The measurement with ${posts} posts failed`);
  return JSON.parse(child.stdout.trim().split("\n").at(-1)!);
}

await runCommand(declared, main);
