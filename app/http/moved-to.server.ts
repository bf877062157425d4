import { followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";

/** Where the address that is asked for has moved to; who only looks ahead, as the page cache does, is not counted. */
export function movedTo(request: Request): string | undefined {
  const looksAhead = request.headers.get("Sec-Purpose")?.includes("prefetch") ?? false;
  return followRedirect(request.url, { isCounted: !looksAhead });
}
