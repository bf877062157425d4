import { writeFeed } from "#app/domain/blog/readers/write-feed.server.ts";
import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";

/** GET /blog/rss.xml */
export async function loader() {
  return cacheableAnswer(await writeFeed("rss"), "application/rss+xml; charset=utf-8");
}
