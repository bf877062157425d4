import { writeFeed } from "#app/domain/blog/readers/write-feed.server.ts";
import { cacheableAnswer } from "#app/http/cacheable-answer.ts";
import type { Route } from "./+types/rss-feed";

/** GET /blog/rss.xml */
export function loader({ request }: Route.LoaderArgs) {
  return cacheableAnswer(request, writeFeed("rss"), "application/rss+xml; charset=utf-8");
}
