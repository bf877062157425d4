import { writeSitemap } from "#app/domain/blog/readers/write-sitemap.server.ts";
import { listOwnPages } from "#app/domain/pages/own-pages.server.ts";
import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";

/** GET /sitemap.xml */
export function loader() {
  return cacheableAnswer(writeSitemap(listOwnPages().map(({ path }) => `/${path}`)), "application/xml; charset=utf-8");
}
