import { writeFeed } from "#app/domain/blog/readers/write-feed.server.ts";
import { cacheableAnswer } from "#app/http/cacheable-answer.ts";
import type { Route } from "./+types/atom-feed";

/** GET /blog/atom.xml */
export async function loader({ request }: Route.LoaderArgs) {
  return cacheableAnswer(request, await writeFeed("atom"), "application/atom+xml; charset=utf-8");
}
