import { writeSitemap } from "#app/domain/blog/readers/write-sitemap.server.ts";
import { cacheableAnswer } from "#app/http/cacheable-answer.ts";
import type { Route } from "./+types/sitemap";

/** GET /sitemap.xml */
export function loader({ request }: Route.LoaderArgs) {
  return cacheableAnswer(request, writeSitemap(), "application/xml; charset=utf-8");
}
