import { readSiteName } from "#app/domain/shop/brand.server.ts";
import { escapeMarkup } from "#app/escape-markup.ts";
import { env } from "#app/settings/env.server.ts";
import { type FeedFormat, feedPath, postPath, publicUrl, sharedImage } from "../blog-address.server.ts";
import type { PublishedPost } from "../post.ts";
import { readBlogSettings } from "../settings/blog-settings.server.ts";
import { firstBlogSettings } from "../settings/blog-settings.ts";
import { listPostsForFeed } from "./find-published-post.server.ts";
import type { PublishedPostFilter } from "./list-published-posts.server.ts";
import { type Xml, xml } from "./xml.ts";

/** Of one category or tag. */
interface FeedTopic {
  path: string;
  name: string;
  filter: PublishedPostFilter;
}

/** The newest posts with their full texts, as Atom (RFC 4287) or RSS 2.0 (https://www.rssboard.org/rss-specification). */
export async function writeFeed(format: FeedFormat, topic?: FeedTopic): Promise<string> {
  const posts = await listPostsForFeed(topic?.filter);
  const feed = format === "atom" ? atomFeed(posts, topic) : rssFeed(posts, topic);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed}\n`;
}

function atomFeed(posts: PublishedPost[], topic?: FeedTopic): Xml {
  const { language, introduction } = readBlogSettings();
  return xml("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language }, [
    xml("title", {}, feedTitle(topic)),
    xml("subtitle", {}, introduction),
    xml("id", {}, publicUrl(topic?.path ?? "/blog")),
    xml("link", { rel: "alternate", type: "text/html", href: publicUrl(topic?.path ?? "/blog") }),
    xml("link", { rel: "self", type: "application/atom+xml", href: publicUrl(feedPath("atom", topic?.path)) }),
    xml("updated", {}, lastChangeOf(posts).toISOString()),
    xml("author", {}, [xml("name", {}, readSiteName())]),
    ...posts.map(atomEntry),
  ]);
}

function atomEntry(post: PublishedPost): Xml {
  return xml("entry", {}, [
    xml("title", {}, post.title),
    xml("id", {}, permanentId(post)),
    xml("link", { rel: "alternate", type: "text/html", href: publicUrl(postPath(post.slug)) }),
    xml("published", {}, publishedAtOf(post).toISOString()),
    xml("updated", {}, new Date(post.updatedAt).toISOString()),
    xml("author", {}, [xml("name", {}, post.authorName ?? readSiteName())]),
    ...topicsOf(post).map((name) => xml("category", { term: name })),
    ...(post.excerpt ? [xml("summary", {}, post.excerpt)] : []),
    xml("content", { type: "html" }, selfContained(post)),
  ]);
}

function rssFeed(posts: PublishedPost[], topic?: FeedTopic): Xml {
  const { language, introduction } = readBlogSettings();
  const namespaces = {
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  const channel = xml("channel", {}, [
    xml("title", {}, feedTitle(topic)),
    xml("link", {}, publicUrl(topic?.path ?? "/blog")),
    xml("description", {}, introduction),
    xml("language", {}, language),
    xml("lastBuildDate", {}, lastChangeOf(posts).toUTCString()),
    xml("atom:link", { rel: "self", type: "application/rss+xml", href: publicUrl(feedPath("rss", topic?.path)) }),
    ...posts.map(rssItem),
  ]);
  return xml("rss", { version: "2.0", ...namespaces }, [channel]);
}

function rssItem(post: PublishedPost): Xml {
  return xml("item", {}, [
    xml("title", {}, post.title),
    xml("link", {}, publicUrl(postPath(post.slug))),
    xml("guid", { isPermaLink: "false" }, permanentId(post)),
    xml("pubDate", {}, publishedAtOf(post).toUTCString()),
    xml("dc:creator", {}, post.authorName ?? readSiteName()),
    ...topicsOf(post).map((name) => xml("category", {}, name)),
    ...(post.excerpt ? [xml("description", {}, escapeMarkup(post.excerpt))] : []),
    xml("content:encoded", {}, selfContained(post)),
  ]);
}

function feedTitle(topic?: FeedTopic): string {
  const { title } = readBlogSettings();
  const whole = title === firstBlogSettings.title ? `${readSiteName()} ${title}` : title;
  return topic ? `${whole}: ${topic.name}` : whole;
}

/** A tag URI (RFC 4151): independent of the slug, so that feed readers do not see a renamed post as new. */
function permanentId({ id }: PublishedPost): string {
  return `tag:${new URL(env.PUBLIC_URL).hostname},2025:blog/${id}`;
}

function publishedAtOf({ publishedAt, createdAt }: PublishedPost): Date {
  return new Date(publishedAt ?? createdAt);
}

function lastChangeOf(posts: PublishedPost[]): Date {
  return new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt)));
}

function topicsOf({ categories, tags }: PublishedPost): string[] {
  return [...new Set([...categories, ...tags].map(({ name }) => name))];
}

/** The picture and the text for use elsewhere: absolute URLs, no heading links, and pictures of galleries once. */
function selfContained({ slug, contentHtml, featuredImage }: PublishedPost): string {
  const here = publicUrl(postPath(slug));
  const text = contentHtml
    .replace(/ ?<a [^>]*class="heading-link"[^>]*>#<\/a>/g, "")
    .replace(/<a [^>]*class="article-(?:large|step)"[^>]*>(?:<img [^>]*>)?<\/a>/g, "")
    .replace(/ srcset="[^"]*" sizes="[^"]*"/g, "")
    .replaceAll('href="/quote"', `href="/quote?page=${encodeURIComponent(postPath(slug))}"`)
    .replace(/ (href|src)="([/#][^"]*)"/g, (_, name, address) => ` ${name}="${new URL(address, here).href}"`);
  if (!featuredImage) return text;
  const { url, width, height, alt } = sharedImage(featuredImage);
  return `<p><img src="${url}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"></p>\n${text}`;
}
