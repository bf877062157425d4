import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#app/log.server.ts";

/** One line per answered request: no query string (codes, signatures), no cookie, no address, no body. */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once("close", () => {
    log.info({
      method: request.method,
      path: loggablePath(request.url ?? "/"),
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
}

/** The path with anything that may be an e-mail address taken out, and the token of a share link. */
export function loggablePath(url: string): string {
  const path = (url.split("?", 1)[0] ?? "").slice(0, 500);
  return path
    .replace(/^\/share\/[^/]+/, "/share/…")
    .split("/")
    .map((segment) => (/@|%40|%2540/i.test(segment) ? "…" : segment))
    .join("/");
}
