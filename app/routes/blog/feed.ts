import { data } from "react-router";
import { writeFeed } from "#app/domain/blog/readers/write-feed.server.ts";
import { findCategory, findTag } from "#app/domain/blog/topics/topics.server.ts";
import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";
import type { Route } from "./+types/feed";

/** GET /blog/atom.xml, /blog/category/{slug}/atom.xml, /blog/tag/{slug}/atom.xml, and the same as RSS. */
export async function loader({ url: { pathname }, params }: Route.LoaderArgs) {
  const format = pathname.endsWith("/atom.xml") ? "atom" : "rss";
  const feed = await writeFeed(format, params.slug ? requireTopic(pathname, params.slug) : undefined);
  return cacheableAnswer(feed, `application/${format}+xml; charset=utf-8`);
}

/** @throws 404 */
function requireTopic(pathname: string, slug: string) {
  const isTag = pathname.startsWith("/blog/tag/");
  const topic = isTag ? findTag(slug) : findCategory(slug);
  if (!topic) throw data(null, { status: 404 });
  const path = pathname.slice(0, pathname.lastIndexOf("/"));
  return { path, name: topic.name, filter: isTag ? { tag: slug } : { category: slug } };
}
