import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#app/log.server.ts";
import { noteDuration } from "#app/meter.server.ts";
import { isHealthPath } from "./health-paths.ts";

/** One line per answered request: no query string (codes, signatures), no cookie, no address, no body. */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once("close", () => {
    note(request, response, performance.now() - startedAt, !response.writableFinished);
  });
}

/** The same for what was written at once. */
export function logSent(request: IncomingMessage, response: ServerResponse): void {
  note(request, response, 0, false);
}

function note(
  { method = "GET", url = "/" }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  ms: number,
  aborted: boolean,
) {
  noteDuration("http_request_duration_seconds", { method, status: String(status) }, ms / 1000);
  const entry = { method, path: loggablePath(url), status, ms: Math.round(ms), ...(aborted ? { aborted } : {}) };
  // Asked for every few seconds by programs: not worth a line.
  const isRoutine = status < 400 && (isHealthPath(url) || url === "/metrics");
  log[isRoutine ? "debug" : "info"](entry, "request");
}

/** Stripe's and the built-in gateway's: payments, hosted pages, charges, refunds. */
const paymentId = /^(pi|cs|ch|py|re|seti|test)_\w{6,}/i;

/** The path with anything that may be an e-mail address taken out, the token of a share link, and ids of payments. */
export function loggablePath(url: string): string {
  const path = (url.split("?", 1)[0] ?? "").slice(0, 500);
  return path
    .replace(/^\/share\/[^/]+/, "/share/…")
    .split("/")
    .map((segment) => (/@|%40|%2540/i.test(segment) || paymentId.test(segment) ? "…" : segment))
    .join("/");
}
