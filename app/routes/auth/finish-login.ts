import { href, redirect } from "react-router";
import { findProviderElsewhere, finishLogin } from "#app/domain/accounts/login.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { completeLogin } from "#app/http/sessions/complete-login.server.ts";
import type { Route } from "./+types/finish-login";

/** GET /api/login/callback: the return from the identity provider. */
export async function loader({ request }: Route.LoaderArgs) {
  const provider = findProviderElsewhere();
  if (!provider) return redirect(`${href("/login")}?error=mismatch`, 303);
  const finished = await finishLogin(new URL(request.url).searchParams, request.headers.get("Cookie"), provider);
  if (!finished.ok) return redirect(`${href("/login")}?error=${finished.reason}`, 303);
  return completeLogin(request, finished);
}

export function action() {
  return apiError(405, "Logging in ends with GET", {}, { Allow: "GET" });
}
