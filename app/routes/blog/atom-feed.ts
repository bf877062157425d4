import { writeFeed } from "#app/domain/blog/readers/write-feed.server.ts";
import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";

/** GET /blog/atom.xml */
export async function loader() {
  return cacheableAnswer(await writeFeed("atom"), "application/atom+xml; charset=utf-8");
}
