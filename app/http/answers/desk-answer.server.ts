import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { redirectWithToast } from "../sessions/toast.server.ts";

/**
 * How every page of the desk answers what an editor has done: sends them on with a note, and writes it into the log, in the note's
 * own words. What failed is not written down.
 * @param about what it was done to; what the note says besides when left out
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
