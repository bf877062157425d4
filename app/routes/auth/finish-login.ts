import { href, redirect } from "react-router";
import { finishLogin } from "#app/domain/accounts/login.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { safeRedirectPath } from "#app/http/safe-redirect.ts";
import { readSession, replaceSession, type SessionData } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import type { Route } from "./+types/finish-login";

/** GET /api/login/callback: the return from the identity provider. */
export async function loader({ request }: Route.LoaderArgs) {
  const finished = await finishLogin(new URL(request.url).searchParams, request.headers.get("Cookie"));
  if (!finished.ok) return redirect(`${href("/login")}?error=${finished.reason}`, 303);
  const { data } = await readSession(request);
  const headers = new Headers();
  for (const cookie of finished.setCookies) headers.append("Set-Cookie", cookie);
  const session = await replaceSession(request, { userId: finished.userId, draftId: data.draftId });
  headers.append("Set-Cookie", session);
  return redirect(pathAfterLogin(data), { status: 303, headers });
}

export function action() {
  return apiError(405, "Logging in ends with GET", {}, { Allow: "GET" });
}

/** A user who has just typed a design continues it; others get the requested page, or else their designs. */
function pathAfterLogin({ returnTo, returnToDraftId, draftId }: SessionData): string {
  if (draftId !== undefined && draftId !== returnToDraftId) return "/#transform";
  return safeRedirectPath(returnTo, env.PUBLIC_URL) ?? (draftId === undefined ? href("/account") : "/#transform");
}
