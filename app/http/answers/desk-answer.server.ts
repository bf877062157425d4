import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { redirectWithToast } from "../sessions/toast.server.ts";

/**
 * Redirects with a note, which is also logged. `about` is what the action was applied to, by default the note's text.
 */
export function redirectFromDesk(
  request: Request,
  editor: SignedInUser,
  url: string,
  toast: NewToast,
  about: string = toast.description ?? "",
): Promise<Response> {
  if (toast.variant !== "destructive") noteAtDesk(editor, toast.title, about);
  return redirectWithToast(request, url, toast);
}
