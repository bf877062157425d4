import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import openapi from "../../public/api/openapi.json";

const calls = Object.entries(openapi.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace("{path}", ".+").replace(/\{\w+\}/g, "[^/]+")}$`),
  allow: [
    ...Object.keys(methods).flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()])),
    "OPTIONS",
  ],
}));

/** What a call of the API takes (RFC 9110, 9.3.7), from its description. False where there is none. */
export function answerOptions({ path }: RequestAddress, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "OPTIONS") return false;
  const call = calls.find(({ pattern }) => pattern.test(path));
  if (call) response.writeHead(204, { Allow: call.allow.join(", "), "Cache-Control": "no-store" }).end();
  return call !== undefined;
}
