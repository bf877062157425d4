import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { isHealthPath } from "./health-paths.ts";
import { plainPage, plainPagePolicy } from "./plain-page.ts";

/**
 * While stand-ins are in use, which sign in any user, only this machine gets the site: by the connection, and by the host name,
 * which another site's DNS could point here. Others get what is missing, and whether the server is up.
 * @returns true when the answer is sent
 */
export function rejectRemoteVisitor(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  if (isHealthPath(path) || isFromHere(request)) return false;
  response
    .writeHead(isLoopback(request) ? 421 : 503, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": plainPagePolicy,
      "Retry-After": "60",
    })
    .end(request.method === "HEAD" ? undefined : setUpPage);
  return true;
}

export function isFromHere(request: IncomingMessage): boolean {
  const host = `http://${request.headers.host ?? "localhost"}/`;
  return isLoopback(request) && URL.canParse(host) && isLocalhost(new URL(host).hostname);
}

function isLoopback({ socket }: IncomingMessage): boolean {
  return /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "");
}

const setUpPage = plainPage(
  "Not set up yet",
  `<p>The server runs, and shows its site to its own machine only: without the settings of a sign-in service and of a payment
company, anyone could sign in as anyone here.</p>
<p>If you run it: set PUBLIC_URL, OIDC_ISSUER, OIDC_CLIENT_ID, the three STRIPE_ settings, SMTP_URL and ADMIN_EMAILS
(.env.example explains each), or DEMO=1 to show the site with its stand-ins to everyone. Then start it again.</p>`,
);
