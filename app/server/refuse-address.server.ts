import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReadAddress } from "#app/addresses/request-address.ts";
import { addSecurityHeaders } from "#app/http/answers/security-headers.server.ts";
import { plainPage, plainPagePolicy } from "./plain-page.ts";

/**
 * Answers a request with an invalid target: page reads are redirected to the canonical spelling where there is one, everything
 * else is refused.
 */
export function refuseAddress({ moved }: ReadAddress, request: IncomingMessage, response: ServerResponse): void {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (moved !== undefined && isRead) {
    const headers = new Headers({ Location: moved, "Cache-Control": "private, no-store" });
    addSecurityHeaders(headers);
    response.writeHead(301, [...headers].flat()).end();
    return;
  }
  const isCall = /^\/+api(?:[/?]|$)/i.test(request.url!);
  const headers = new Headers({
    "Content-Type": isCall ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
  });
  if (!isCall) headers.set("Content-Security-Policy", plainPagePolicy);
  addSecurityHeaders(headers);
  response.writeHead(404, [...headers].flat());
  if (request.method === "HEAD") response.end();
  else response.end(isCall ? JSON.stringify({ message }) : page);
}

const message = "This is not an address of this site.";
const page = plainPage(
  "404 Page Not Found",
  `<p>${message} Part of it may have been damaged on its way to you.</p>
<p><a href="/">Back to Home</a></p>`,
);
