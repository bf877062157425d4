import { redirect } from "react-router";
import { takeToast as takeToastOfSession } from "#app/domain/accounts/take-toast.server.ts";
import type { NewToast, ToastMessage } from "#app/domain/accounts/toast-message.ts";
import { commitSession, readSession, readSessionId } from "./session.server.ts";

/** Status 303; the note is on the next page. */
export async function redirectWithToast(
  request: Request,
  url: string,
  toast: NewToast,
  init: Omit<ResponseInit, "status"> & { status?: number } = {},
): Promise<Response> {
  const session = await readSession(request);
  session.set("toast", { ...toast, variant: toast.variant ?? "default" });
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", await commitSession(session));
  return redirect(url, { ...init, status: init.status ?? 303, headers });
}

/** Once. Needs no Set-Cookie: it is cleared in the session's row. */
export async function takeToast(request: Request): Promise<ToastMessage | undefined> {
  const sessionId = await readSessionId(request);
  return sessionId ? takeToastOfSession(sessionId) : undefined;
}
