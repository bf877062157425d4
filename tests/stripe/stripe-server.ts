import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type ApiCall, answerCall } from "./api.ts";
import { openBooks, Refusal } from "./books.ts";
import { control } from "./control.ts";
import { eventOf, type StripeEvent, sign } from "./events.ts";
import { readFormBody } from "./form-body.ts";
import { createFaults, createIdempotency, type StoredAnswer } from "./idempotency.ts";
import type { LocalStripe, LocalStripeOptions } from "./local-stripe.ts";
import { decidePayPage, showPayPage } from "./pay-page.ts";
import type { Emit } from "./payments.ts";

/** A small Stripe on this machine, for the real SDK to talk to. */
export async function startLocalStripe(options: LocalStripeOptions = {}): Promise<LocalStripe> {
  const {
    secretKey = "sk_test_local",
    publishableKey = "pk_test_local",
    webhookSecret = "whsec_local_secret",
  } = options;
  const livemode = secretKey.includes("_live_");
  const events: StripeEvent[] = [];
  const webhooks = { url: options.webhookUrl };
  const server = createServer((request, response) => void handle(request, response));

  const deliver = async (event: StripeEvent) => {
    const { rawBody, signature } = sign(event, webhookSecret);
    const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature };
    return (await fetch(webhooks.url!, { method: "POST", headers, body: rawBody })).status;
  };
  const emit: Emit = (happening) => {
    const event = eventOf(happening, livemode);
    events.push(event);
    // Whoever is down misses it: what is lost is the reconciler's business.
    if (webhooks.url) void deliver(event).catch(() => {});
  };
  const stripe = {
    ...{ url: "", secretKey, publishableKey, webhookSecret, events, webhooks, emit, deliver },
    ...{ books: openBooks(), calls: [] as string[], faults: createFaults(), idempotency: createIdempotency() },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", stripe.url);
    const text = await readText(request);
    if (options.delayMs) await pause(options.delayMs());
    if (url.pathname.startsWith("/_test/")) return sendJson(response, ...control(stripe, url.pathname, text));
    if (url.pathname.startsWith("/c/pay/")) return showPage(request, response, url, text);
    if (request.method === "OPTIONS") return sendJson(response, 200, {});
    const name = `${request.method} ${url.pathname}`;
    stripe.calls.push(name);
    const fault = stripe.faults.take(name);
    if (fault === "timeout") return;
    // Before the idempotency layer, as docs.stripe.com/error-low-level says of the rate limiter.
    if (fault === "429") return sendJson(response, 429, problem("invalid_request_error"));
    if (fault === "409") return sendJson(response, 409, problem("idempotency_error", "idempotency_key_in_use"));
    if (fault === "500-once") return sendJson(response, 500, problem("api_error"));
    const { status, json, replayed } = answer(request, url, text, fault === "500");
    if (fault === "lost") return void response.destroy();
    // The SDK's RequestSender: a 500 that a retry would only replay comes with this header.
    const headers: Record<string, string> = {};
    if (status >= 500 && request.method === "POST") headers["stripe-should-retry"] = "false";
    if (replayed) headers["idempotent-replayed"] = "true";
    sendJson(response, status, json, headers);
  }

  function answer(request: IncomingMessage, url: URL, text: string, broken: boolean) {
    const isPost = request.method === "POST";
    const key = isPost ? (request.headers["idempotency-key"] as string | undefined) : undefined;
    const asked = `${request.method} ${url.pathname} ${text}`;
    try {
      authenticate(request, url, text);
      const earlier = stripe.idempotency.find(key, asked);
      if (earlier) return { ...earlier, replayed: true };
    } catch (error) {
      return { ...asAnswer(error), replayed: false };
    }
    const fresh = broken ? { status: 500, json: problem("api_error") } : work(request, url, text);
    // Kept as it was sent: what becomes of the object later does not change the answer to this key.
    const kept = structuredClone(fresh);
    stripe.idempotency.keep(key, asked, kept);
    return { ...kept, replayed: false };
  }

  function work(request: IncomingMessage, url: URL, text: string): StoredAnswer {
    const { searchParams: query, pathname: path } = url;
    const call: ApiCall = {
      method: request.method!,
      path,
      query,
      body: readFormBody(text),
      livemode,
      origin: stripe.url,
    };
    try {
      return { status: 200, json: answerCall(stripe.books, call, emit) };
    } catch (error) {
      return asAnswer(error);
    }
  }

  /** The secret key opens everything, the publishable one what a browser does. */
  function authenticate(request: IncomingMessage, url: URL, text: string): void {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
    const fromBrowser = url.pathname.endsWith("/confirm") && readFormBody(text).key === publishableKey;
    if (bearer === secretKey || fromBrowser) return;
    throw new Refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
  }

  function showPage(request: IncomingMessage, response: ServerResponse, url: URL, text: string): void {
    const session = stripe.books.sessions.get(url.pathname.slice("/c/pay/".length));
    const isDecision = request.method === "POST" && session?.status === "open";
    const decided = isDecision
      ? decidePayPage(stripe.books, session, new URLSearchParams(text).get("decision"), emit)
      : { message: "" };
    if ("location" in decided) return void response.writeHead(303, { Location: decided.location }).end();
    const { status, html } = showPayPage(session, decided.message);
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  stripe.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return stripe;
}

function asAnswer(error: unknown): StoredAnswer {
  if (error instanceof Refusal) return { status: error.status, json: { error: error.body } };
  throw error;
}

function problem(type: string, code?: string) {
  return { error: { type, code, message: "Something went wrong on our side." } };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, json: object, headers: Record<string, string> = {}): void {
  const open = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_local", ...open, ...headers });
  response.end(JSON.stringify(json));
}
