// npx tsx tests/bench/blog-desk.ts [POSTS]: how fast the desk and the blog answer with many posts, over HTTP.
import { startPostsSite } from "./posts-site.ts";

const posts = Number(process.argv[2] ?? 20_000);
const rounds = 100;
const site = await startPostsSite(posts);

const pages: Record<string, (n: number) => string> = {
  "list, page 1": () => "/admin/posts",
  "list, any page": (n) => `/admin/posts?page=${1 + ((n * 37) % Math.ceil(posts / 20))}`,
  "list by title": (n) => `/admin/posts?sort=title&page=${1 + ((n * 37) % Math.ceil(posts / 20))}`,
  "list of drafts": (n) => `/admin/posts?status=draft&page=${1 + ((n * 7) % Math.ceil(posts / 200))}`,
  "search, a fifth found": (n) => `/admin/posts?search=${["lavender", "GRAVEL", "hosta", "cafe"][n % 4]}`,
  "search, few found": (n) => `/admin/posts?search=${encodeURIComponent(`part ${n}7`)}&status=published&sort=title`,
  "search, none found": () => "/admin/posts?search=nothing%20like%20it",
  "form of a post": (n) => `/admin/posts/${1 + n}`,
  "blog, page 1": () => "/blog",
  "blog, any page": (n) => `/blog?page=${1 + ((n * 37) % Math.floor((posts * 0.8) / 12))}`,
  "blog, a category": (n) => `/blog/category/${["lavender", "gravel", "hosta"][n % 3]}`,
  "reader's search": (n) => `/blog?q=${["patience", "drainage", "terrace", "lavender part"][n % 4]}`,
  "a post": (n) => `/blog/post-number-${2 + ((n * 10) % posts)}`,
  sitemap: () => "/sitemap.xml",
  "feed (Atom)": () => "/blog/atom.xml",
};

try {
  console.log(`${posts} posts, ${rounds} requests each, one at a time, milliseconds; CPU: of the server, per request`);
  for (const [name, pathOf] of Object.entries(pages)) {
    const times: number[] = [];
    const cpuBefore = site.cpuMs();
    for (let n = 0; n < rounds; n++) times.push(await site.ask(pathOf(n)));
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1).padStart(8);
    console.log(
      `${name.padEnd(24)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)}  CPU ${((site.cpuMs() - cpuBefore) / rounds).toFixed(1)}`,
    );
  }
} finally {
  await site.stop();
}
