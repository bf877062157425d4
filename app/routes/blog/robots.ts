import { writeRobots } from "#app/domain/blog/readers/write-sitemap.server.ts";
import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";

/** GET /robots.txt */
export function loader() {
  return cacheableAnswer(writeRobots(), "text/plain; charset=utf-8");
}
