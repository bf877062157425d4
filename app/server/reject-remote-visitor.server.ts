import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import { env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { judgeSetUpLink, setUpLinkStatus, setUpLinkWords, setUpPath } from "#app/settings/set-up-link.server.ts";
import { isHealthPath } from "./health-paths.ts";
import { plainPage, plainPagePolicy } from "./plain-page.ts";

/**
 * While settings are missing, or stand-ins in use that sign in any user, only this machine gets the site: by the connection, and
 * by the host name, which another site's DNS could point here. Others get what is missing, whether the server is up and, with the
 * link to it, the set-up page.
 * @returns true when the answer is sent
 */
export function rejectRemoteVisitor(
  { path, query }: RequestAddress,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (isHealthPath(path) || isFromHere(request)) return false;
  const key = path === setUpPath ? new URLSearchParams(query).get("key") : null;
  const link = key === null ? undefined : judgeSetUpLink(env.DATA_DIR, key);
  if (link === "open") return false;
  response
    .writeHead(link ? setUpLinkStatus[link] : isLoopback(request) ? 421 : 503, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": plainPagePolicy,
      "Retry-After": "60",
    })
    .end(request.method === "HEAD" ? undefined : link ? badLinkPages[link] : closedPage);
  return true;
}

export function isFromHere(request: IncomingMessage): boolean {
  const host = `http://${request.headers.host ?? "localhost"}/`;
  return isLoopback(request) && URL.canParse(host) && isLocalhost(new URL(host).hostname);
}

function isLoopback({ socket }: IncomingMessage): boolean {
  return /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "");
}

const closedPage = plainPage(
  "Not set up yet",
  `<p>The server runs, and shows its site to its own machine only: without its settings, anyone could sign in as anyone here.</p>
<p>If you run it: open the link that it printed when it started (it is in the file set-up-link of its data folder, too) and answer a
few questions. Or set PUBLIC_URL, SMTP_URL, ADMIN_EMAILS and the three STRIPE_ settings (.env.example explains each), or DEMO=1 to
show the site with its stand-ins to everyone, and start it again.</p>`,
);

const badLinkPages = {
  wrong: plainPage("404 Page Not Found", `<p>${setUpLinkWords.wrong}</p>`),
  expired: plainPage("This link has expired", `<p>${setUpLinkWords.expired}</p>`),
  gone: plainPage("This link has been used", `<p>${setUpLinkWords.gone}</p>`),
};
