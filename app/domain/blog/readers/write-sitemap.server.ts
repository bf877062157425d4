import { postPath, publicUrl } from "../blog-address.server.ts";
import { listPublishedSlugs } from "./find-published-post.server.ts";
import { listPublicAuthors } from "./list-public-authors.server.ts";
import { listPublicTopics } from "./list-public-topics.server.ts";

const addressesAtMost = 50_000;

/**
 * Every public URL (https://www.sitemaps.org/protocol.html), newest posts first.
 * @param ownPages paths of the operator's own pages
 */
export function writeSitemap(ownPages: readonly string[]): string {
  const posts = listPublishedSlugs();
  const entries = [
    entry("/"),
    entry("/sample"),
    ...ownPages.map((path) => entry(path)),
    entry("/blog", posts.length > 0 ? Math.max(...posts.map(({ updatedAt }) => updatedAt)) : undefined),
    ...listPublicTopics("category").map(({ slug, changedAt }) => entry(`/blog/category/${slug}`, changedAt)),
    ...listPublicTopics("tag").map(({ slug, changedAt }) => entry(`/blog/tag/${slug}`, changedAt)),
    ...listPublicAuthors().map(({ slug, changedAt }) => entry(`/blog/author/${slug}`, changedAt)),
    ...posts.map(({ slug, updatedAt }) => entry(postPath(slug), updatedAt)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, addressesAtMost),
    "</urlset>\n",
  ].join("\n");
}

/** Slugs contain letters, digits and hyphens only: nothing to escape. @param changedAt epoch milliseconds */
function entry(path: string, changedAt?: number): string {
  const lastChange = changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url><loc>${publicUrl(path)}</loc>${lastChange}</url>`;
}

export function writeRobots(): string {
  const closed = ["/admin", "/account", "/payment/", "/results/", "/designs/", "/demo/", "/api/"];
  return [
    "User-agent: *",
    "Allow: /api/uploads/",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl("/sitemap.xml")}`,
    "",
  ].join("\n");
}
