import type { IncomingMessage, ServerResponse } from "node:http";
import { href } from "react-router";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import { log } from "#app/logging/log.server.ts";
import { noteDuration } from "#app/logging/meter.server.ts";
import { isHealthPath } from "./health-paths.ts";

/**
 * No query string (codes, signatures), cookie, address or body. `address` is undefined for a refused or redirected
 * target, whose path is not logged.
 */
export function logRequest(
  address: RequestAddress | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const startedAt = performance.now();
  response.once("close", () => {
    note(address?.path, request, response, performance.now() - startedAt, !response.writableFinished);
  });
}

/** For an answer that was written at once. */
export function logSent(address: RequestAddress, request: IncomingMessage, response: ServerResponse): void {
  note(address.path, request, response, 0, false);
}

function note(
  path: string | undefined,
  { method = "GET" }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  ms: number,
  aborted: boolean,
) {
  noteDuration("http_request_duration_seconds", { method, status: String(status) }, ms / 1000);
  const entry = {
    method,
    path: path === undefined ? "…" : loggablePath(path),
    status,
    ms: Math.round(ms),
    ...(aborted ? { aborted } : {}),
  };
  // Polled by programs every few seconds: not worth a line.
  const isRoutine = status < 400 && (isHealthPath(path) || path === href("/metrics"));
  log[isRoutine ? "debug" : "info"](entry, "request");
}

/** Stripe's and the built-in gateway's: payments, hosted pages, charges, refunds. */
const paymentId = /^(pi|cs|ch|py|re|seti|test)_\w{6,}/i;

/** Without e-mail addresses, tokens of share and preview links, and ids of payments. */
export function loggablePath(url: string): string {
  if (!needsCare.test(url) && url.length <= longestLogged) return url;
  const path = withoutQuery(url)
    .slice(0, longestLogged)
    .replace(/^\/(share|preview)\/[^/]+/, "/$1/…");
  return path
    .split("/")
    .map((segment) => (mayBeEmail.test(segment) || paymentId.test(segment) ? "…" : segment))
    .join("/");
}

const longestLogged = 500;

/** A quick check: most addresses need no redaction, and it must not slow down cached pages. */
const needsCare = /[?@%]|^\/(?:share|preview)\/|\/(?:pi|cs|ch|py|re|seti|test)_/i;

const mayBeEmail = /@|%40|%2540/i;

function withoutQuery(url: string): string {
  const queryAt = url.indexOf("?");
  return queryAt < 0 ? url : url.slice(0, queryAt);
}
