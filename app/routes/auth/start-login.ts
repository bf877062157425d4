import { href, redirect } from "react-router";
import { findLoginWay, providerOf, startLogin } from "#app/domain/accounts/login.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { currentClient, limits } from "#app/http/limits/limits.server.ts";
import { safeRedirectPath } from "#app/http/safe-redirect.ts";
import { findSignedInUser, rememberReturnPath } from "#app/http/sessions/guards.server.ts";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import type { Route } from "./+types/start-login";

/**
 * GET /api/login: redirects to the identity provider, of several to the first or to that of `?with=`. `?returnTo=` is
 * the page to open afterwards.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const returnTo = safeRedirectPath(searchParams.get("returnTo"), env.PUBLIC_URL);
  if (await findSignedInUser(request)) return redirect(returnTo ?? href("/account"), 303);
  if (limits.signIns(currentClient()) > 0) return redirect(`${href("/login")}?error=too-many`, 303);
  const started = await startLogin(request.headers.get("Cookie"), providerOf(findLoginWay(searchParams.get("with"))));
  if (!started.ok) return redirect(`${href("/login")}?error=${started.reason}`, 303);
  const headers = new Headers();
  for (const cookie of started.setCookies) headers.append("Set-Cookie", cookie);
  if (returnTo) {
    const session = await readSession(request);
    rememberReturnPath(session, returnTo);
    headers.append("Set-Cookie", await commitSession(session));
  }
  return redirect(started.url, { status: 303, headers });
}

export function action() {
  return apiError(405, "Logging in begins with GET", {}, { Allow: "GET" });
}
