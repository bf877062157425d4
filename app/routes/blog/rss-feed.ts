import { writeFeed } from "#app/domain/blog/readers/write-feed.server.ts";
import { cacheableAnswer } from "#app/http/cacheable-answer.ts";
import type { Route } from "./+types/rss-feed";

/** GET /blog/rss.xml */
export async function loader({ request }: Route.LoaderArgs) {
  return cacheableAnswer(request, await writeFeed("rss"), "application/rss+xml; charset=utf-8");
}
