import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import { sessionIdIn } from "#app/http/sessions/session.server.ts";
import { log } from "#app/logging/log.server.ts";

const post = /^\/blog\/([^/.]+)(\.data)?$/;

/**
 * A reader's request for a post counts once it was answered, by the app or the page cache. What was read ahead may never
 * be read; a view of it later is not sent to the server.
 */
export function createViewCount(note: (slug: string, sessionId?: string) => void) {
  return (address: RequestAddress, request: IncomingMessage, response: ServerResponse): void => {
    const [, slug, isData] = post.exec(address.path) ?? [];
    if (slug === undefined || !isReading(request) || (isData && !asksForPost(address.query))) return;
    response.once("finish", async () => {
      if (response.statusCode !== 200 && response.statusCode !== 304) return;
      try {
        note(decodeURIComponent(slug), await sessionIdIn(request.headers.cookie));
      } catch (error) {
        log.warn({ err: error }, "a view of a post could not be counted");
      }
    });
  };
}

function isReading({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" || !headers["user-agent"] || isbot(headers["user-agent"])) return false;
  return !/prefetch/.test(`${headers["sec-purpose"]} ${headers.purpose}`);
}

/** The router may ask for the data of other parts of the page alone. */
function asksForPost(query: string): boolean {
  const routes = new URLSearchParams(query).get("_routes");
  return routes === null || routes.split(",").includes("routes/blog/post");
}
