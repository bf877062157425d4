import { href, redirect } from "react-router";
import type { LoginEnd } from "#app/domain/accounts/login.server.ts";
import { env } from "#app/settings/env.server.ts";
import { safeRedirectPath } from "../safe-redirect.ts";
import { readSession, replaceSession, type SessionData } from "./session.server.ts";

/** Under a new session that keeps what the visitor typed; leads to the page that was wanted. */
export async function completeLogin(request: Request, finished: Extract<LoginEnd, { ok: true }>): Promise<Response> {
  const { data } = await readSession(request);
  const headers = new Headers();
  for (const cookie of finished.setCookies) headers.append("Set-Cookie", cookie);
  const session = await replaceSession(request, { userId: finished.userId, draftId: data.draftId, gift: data.gift });
  headers.append("Set-Cookie", session);
  return redirect(pathAfterLogin(data), { status: 303, headers });
}

/** A user who has just typed a design continues it; others get the requested page, or else their designs. */
function pathAfterLogin({ returnTo, returnToDraftId, draftId }: SessionData): string {
  if (draftId !== undefined && draftId !== returnToDraftId) return "/#transform";
  return safeRedirectPath(returnTo, env.PUBLIC_URL) ?? (draftId === undefined ? href("/account") : "/#transform");
}
