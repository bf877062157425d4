import { writeRobots } from "#app/domain/blog/readers/write-sitemap.server.ts";
import { cacheableAnswer } from "#app/http/cacheable-answer.ts";
import type { Route } from "./+types/robots";

/** GET /robots.txt */
export function loader({ request }: Route.LoaderArgs) {
  return cacheableAnswer(request, writeRobots(), "text/plain; charset=utf-8");
}
