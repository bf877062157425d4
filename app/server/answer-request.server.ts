import { randomBytes } from "node:crypto";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { env } from "#app/env.server.ts";
import { apiError } from "#app/http/api-answer.ts";
import { type CurrentRequest, type Reader, whileAnswering } from "#app/http/current-request.server.ts";
import type { Client } from "#app/http/limits/client-address.ts";
import { currentClient, limits, tooMany } from "#app/http/limits/limits.server.ts";
import { comesFromOurselves } from "#app/http/origin-check.ts";
import { isEncoded } from "#app/http/read-form.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { addSecurityHeaders } from "#app/http/security-headers.server.ts";
import { compressAnswer } from "./compress-answer.server.ts";
import { isHealthPath } from "./health-paths.ts";
import { withTypedKept } from "./keep-typed.server.ts";
import { createSectionedHandler } from "./route-sections.server.ts";

/** @param reader for whom, where that is known and not to be looked up by the request's session */
export type AnswerRequest = (request: Request, client: Client, reader?: Reader) => Promise<Response>;

/** The one address others may post to: its body carries a signature. */
const signedPath = "/api/stripe/webhook";

/** The way of every request that is not a file: refuse, (page cache: its place is here), render, finish. */
export function createAnswer(build: ServerBuild): AnswerRequest {
  const render = createSectionedHandler(withTypedKept(build), env.NODE_ENV);
  return async (request, client, reader) => {
    const facts: CurrentRequest = { client, reader };
    const answer = async () =>
      refuse(request) ??
      refuseReads(request) ??
      tellInJson(request, await render(withReadablePath(request), contextFor()));
    const response = await whileAnswering(facts, answer);
    const headers = new Headers(response.headers);
    tellWhenToTryAgain(response.status, headers, facts);
    addSecurityHeaders(headers);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
    return compressAnswer(request, response, headers);
  };
}

/** Calls that read cost little each; by the thousand they cost those who pay. Pictures and sign-ins are counted elsewhere. */
function refuseReads(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  const reads = request.method === "GET" || request.method === "HEAD";
  if (!reads || !isCall(pathname) || /^\/api\/(uploads|login|logout)(\/|$)/.test(pathname)) return undefined;
  const refusal = tooMany(limits.apiReads(currentClient()), "Too many calls from your network.");
  return refusal && apiError(refusal.status, refusal.message);
}

/** Where nobody knows a time, a minute: a program must not come back at once. */
const usualRetrySeconds = 60;

function tellWhenToTryAgain(status: number, headers: Headers, { retryAfterSeconds }: CurrentRequest): void {
  if ((status !== 429 && status !== 503 && status !== 507) || headers.has("Retry-After")) return;
  headers.set("Retry-After", String(retryAfterSeconds ?? usualRetrySeconds));
}

/** A call that failed by surprise, a full disk say: the router would answer it in plain text. */
function tellInJson(request: Request, response: Response): Response {
  const isSurprise = response.status === 500 && response.headers.get("Content-Type")?.startsWith("text/plain");
  if (!isSurprise || !isCall(new URL(request.url).pathname)) return response;
  return apiError(500, "Something went wrong on our side. Please try again in a moment.");
}

function isCall(pathname: string): boolean {
  return pathname.startsWith("/api/");
}

/**
 * An address with a broken percent sign is nobody's. Escaped it is an unknown one like others; as it is, the router would
 * write it into the log, with whatever stands in it.
 */
function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}

function contextFor(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, { nonce: randomBytes(16).toString("base64") });
  return context;
}

function refuse(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (isHealthPath(pathname)) return healthAnswer();
  const facts = {
    method: request.method,
    secFetchSite: request.headers.get("Sec-Fetch-Site") ?? undefined,
    origin: request.headers.get("Origin") ?? undefined,
  };
  const isExempt = pathname === signedPath;
  if (!isExempt && !comesFromOurselves(facts, env.PUBLIC_URL))
    return refusal(pathname, 403, "This form was sent from another site.");
  if (isEncoded(request)) return refusal(pathname, 415, "Compressed request bodies are not accepted.");
  return undefined;
}

function refusal(pathname: string, status: number, message: string): Response {
  if (isCall(pathname)) return apiError(status, message);
  return new Response(`${message}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function healthAnswer(): Response {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
