import { randomBytes } from "node:crypto";
import { href, RouterContextProvider, type ServerBuild } from "react-router";
import { firstSegment, isApiPath, pagePath } from "#app/addresses/own-paths.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { addSecurityHeaders } from "#app/http/answers/security-headers.server.ts";
import { type CurrentRequest, whileAnswering } from "#app/http/current-request.server.ts";
import type { Client } from "#app/http/limits/client-address.ts";
import { currentClient, limits, tooMany } from "#app/http/limits/limits.server.ts";
import { isSameOrigin } from "#app/http/origin-check.ts";
import { requestContext } from "#app/http/request-context.ts";
import { keepSender } from "#app/http/sent-by.server.ts";
import { isEncoded } from "#app/http/uploads/read-form.server.ts";
import { env } from "#app/settings/env.server.ts";
import { compressAnswer } from "./compress-answer.server.ts";
import { isHealthPath } from "./health-paths.ts";
import { withTypedKept } from "./keep-typed.server.ts";
import { createSectionedHandler } from "./route-sections.server.ts";

export type AnswerRequest = (request: Request, client: Client) => Promise<Response>;

/** Posts from other origins are accepted where the body is signed, and where the address is a secret: a site that is set up has no origin yet. */
const exemptPaths = [href("/api/stripe/webhook"), href("/set-up")];

/** Every request that is not a file. */
export function createAnswer(build: ServerBuild): AnswerRequest {
  const render = createSectionedHandler(withTypedKept(build), env.NODE_ENV);
  return async (request, client) => {
    const facts: CurrentRequest = { client };
    // The front door lets pass only what URL does not change.
    const path = pagePath(new URL(request.url).pathname);
    const answer = async () =>
      refuse(request, path) ?? refuseReads(request, path) ?? convertToJson(path, await render(request, contextFor()));
    const response = await whileAnswering(facts, answer);
    const headers = new Headers(response.headers);
    setRetryAfter(response.status, headers, facts);
    addSecurityHeaders(headers);
    const sender = keepSender(request, path);
    if (sender) headers.append("Set-Cookie", sender);
    if (isSecret(path)) headers.set("Cache-Control", "private, no-store");
    else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
    return compressAnswer(request, response, headers);
  };
}

/** Pages whose address or session shows one person's data: never cached, since access may be revoked. */
const secretPages = ["share", "preview", "letter", "results", "designs", "login", "set-up"];

function isSecret(path: string): boolean {
  return secretPages.includes(firstSegment(path)) || /^\/api\/(?:login|logout)(?:\/|$)/.test(path);
}

/** Thousands of reads slow down paying customers. Pictures and sign-ins are counted elsewhere. */
function refuseReads({ method }: Request, path: string): Response | undefined {
  const reads = method === "GET" || method === "HEAD";
  if (!reads || !isApiPath(path) || /^\/api\/(uploads|login|logout)(\/|$)/.test(path)) return undefined;
  const refusal = tooMany(limits.apiReads(currentClient()), "Too many calls from your network.");
  return refusal && apiError(refusal.status, refusal.message);
}

/** When no time is known: a program must not retry at once. */
const usualRetrySeconds = 60;

function setRetryAfter(status: number, headers: Headers, { retryAfterSeconds }: CurrentRequest): void {
  if ((status !== 429 && status !== 503 && status !== 507) || headers.has("Retry-After")) return;
  headers.set("Retry-After", String(retryAfterSeconds ?? usualRetrySeconds));
}

/** For an unexpected failure, such as a full disk, which the router would answer in plain text. */
function convertToJson(path: string, response: Response): Response {
  const isSurprise = response.status === 500 && response.headers.get("Content-Type")?.startsWith("text/plain");
  if (!isSurprise || !isApiPath(path)) return response;
  return apiError(500, "Something went wrong on our side. Please try again in a moment.");
}

function contextFor(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, { nonce: randomBytes(16).toString("base64") });
  return context;
}

function refuse(request: Request, path: string): Response | undefined {
  if (isHealthPath(path)) return healthAnswer();
  const facts = {
    method: request.method,
    secFetchSite: request.headers.get("Sec-Fetch-Site") ?? undefined,
    origin: request.headers.get("Origin") ?? undefined,
  };
  if (!exemptPaths.includes(path) && !isSameOrigin(facts, env.PUBLIC_URL))
    return refusal(path, 403, "This form was sent from another site.");
  if (isEncoded(request)) return refusal(path, 415, "Compressed request bodies are not accepted.");
  return undefined;
}

function refusal(path: string, status: number, message: string): Response {
  if (isApiPath(path)) return apiError(status, message);
  return new Response(`${message}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function healthAnswer(): Response {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
