import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isApiPath } from "#app/addresses/own-paths.ts";
import { type RequestAddress, readAddress } from "#app/addresses/request-address.ts";
import { clientAddress, clientOf, trustedProxies } from "#app/http/limits/client-address.ts";
import { followedAddress } from "#app/http/sent-by.server.ts";
import { log } from "#app/logging/log.server.ts";
import { createBuiltInIdentity } from "#app/providers/identity/built-in-provider.server.ts";
import { env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { answerOptions } from "./answer-options.server.ts";
import type { AnswerRequest } from "./answer-request.server.ts";
import type { createViewCount } from "./count-post-views.server.ts";
import { discardUnreadBody } from "./discard-unread-body.server.ts";
import { isHealthPath } from "./health-paths.ts";
import type { PageCache } from "./page-cache/page-cache.server.ts";
import { refuseAddress } from "./refuse-address.server.ts";
import { isFromHere, rejectRemoteVisitor } from "./reject-remote-visitor.server.ts";
import { logRequest, logSent } from "./request-log.server.ts";
import { createListener } from "./send-answer.server.ts";
import { createAddressWatch } from "./shared-address.server.ts";
import { createBodyWatch } from "./slow-bodies.server.ts";
import type { createPictureDoor } from "./stored-pictures.server.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const maxUrlBytes = 4096;
const { host: publicHost, hostname: publicName, protocol } = new URL(env.PUBLIC_URL);

export interface FrontDoorOptions {
  answer: AnswerRequest;
  siteName: () => string;
  countView?: ReturnType<typeof createViewCount>;
  files: Middleware;
  pages?: PageCache;
  pictures?: ReturnType<typeof createPictureDoor>;
  noteLocalReader?: (() => void) | undefined;
}

/**
 * The one HTTP server. Order: address, cached pages for permitted readers, log, limits, built-in identity provider,
 * stored pictures, files, the app.
 */
export function createFrontDoor(options: FrontDoorOptions): Server {
  const { answer, siteName, countView, files, pages, pictures, noteLocalReader } = options;
  const identity = env.signInWays.includes("demo") ? createBuiltInIdentity(siteName) : undefined;
  // The app sees the public address, whatever a proxy or a forged Host header says.
  const trusted = trustedProxies(env.TRUST_PROXY);
  const watchAddress = createAddressWatch(trusted);
  const app = createListener({ protocol, host: publicHost }, (request, address) => {
    const forwardedFor = request.headers.get("X-Forwarded-For");
    watchAddress(new URL(request.url).pathname, address, forwardedFor);
    return answer(request, clientOf(clientAddress(address, forwardedFor, trusted)));
  });

  const refuseBody = createBodyWatch(trusted);
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 30_000,
      // Node's 300 s would cut a 20 MB photo on a line below 0.53 Mbit/s.
      requestTimeout: 30 * 60_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      const read = readAddress(request.url!);
      const { address } = read;
      if (address && followSender(address, request, response)) return logSent(address, request, response);
      if (address) countView?.(address, request, response);
      if (address && mayRead(request) && pages?.sendCached(address, request, response))
        return logSent(address, request, response);
      logRequest(address, request, response);
      discardUnreadBody(request, response);
      if (refuseOddRequest(request, response)) return;
      if (!address) return refuseAddress(read, request, response);
      if (refuseBody(request, response)) return;
      if (env.onlyForThisMachine && rejectRemoteVisitor(address, request, response)) return;
      if (/^\/(blog)?$/.test(address.path) && isFromHere(request)) noteLocalReader?.();
      if (answerOptions(address, request, response)) return;
      if (identity && isUnder(identity.mountPath, address.path)) return identity.handle(request, response);
      if (leadToPublicHost(address, request, response)) return;
      const toApp = () => void app(request, response);
      const toPages = () => (pages ? void pages.renderAndSend(address, request, response, toApp) : toApp());
      const toFiles = () => files(request, response, toPages);
      if (pictures) pictures(address, request, response, toFiles);
      else toFiles();
    },
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    socket.end(`HTTP/1.1 ${unreadableStatuses[error.code ?? ""] ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`);
  });
  return server;
}

/** A link on a page that was opened with the name of who sent the visitor leads on with that name. */
function followSender(
  { path, query }: RequestAddress,
  { headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const location = followedAddress(path + query, headers);
  if (location === undefined) return false;
  response.writeHead(302, { Location: location, "Cache-Control": "no-store", Vary: "Referer" }).end();
  return true;
}

/** All checks before the pages. */
function mayRead(request: IncomingMessage): boolean {
  return (!env.onlyForThisMachine || isFromHere(request)) && !hasOtherName(request);
}

/**
 * A local site has several names (127.0.0.1, localhost), and cookies belong to one: a sign-in started under another
 * would never end. Behind a proxy the Host header is the proxy's business.
 */
function hasOtherName({ headers: { host = publicHost } }: IncomingMessage): boolean {
  if (host === publicHost || !isLocalhost(publicName)) return false;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

function leadToPublicHost(address: RequestAddress, request: IncomingMessage, response: ServerResponse): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !hasOtherName(request) || isHealthPath(address.path)) return false;
  response.writeHead(307, { Location: env.PUBLIC_URL + request.url, "Cache-Control": "no-store" }).end();
  return true;
}

/** For requests that Node could not read to their end; all others are malformed. */
const unreadableStatuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Requests that no browser sends, before anything expensive. */
function refuseOddRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? "";
  const status =
    url.length > maxUrlBytes ? 414 : !url.startsWith("/") ? 400 : knownMethods.includes(request.method!) ? 0 : 405;
  if (status === 0) return false;
  log.debug({ status }, "refused");
  const message = oddRequestMessages[status];
  const isCall = isApiPath(url);
  const type = isCall ? "application/json" : "text/plain";
  response
    .writeHead(status, { "Content-Type": type, Connection: "close", Allow: knownMethods.join(", ") })
    .end(isCall ? JSON.stringify({ message }) : `${message}\n`);
  return true;
}

const oddRequestMessages = {
  400: "This is not an address of this site.",
  405: "This method is not accepted.",
  414: "This address is too long.",
};
const knownMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function isUnder(mountPath: string, path: string): boolean {
  return path === mountPath || path.startsWith(`${mountPath}/`);
}
