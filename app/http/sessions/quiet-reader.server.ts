import { findUserForSession } from "#app/domain/accounts/find-user-for-session.server.ts";
import { isEditor } from "#app/domain/accounts/is-editor.server.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { waitingToast } from "#app/domain/accounts/take-toast.server.ts";
import { sessionIdIn } from "./session.server.ts";

/** Somebody signed in for whom no note is waiting: a page that everybody may read says nothing of theirs but who they are. */
export interface QuietReader {
  user: SignedInUser;
  mayEdit: boolean;
}

/** @param cookies the request's Cookie header. @returns undefined for everybody else */
export async function findQuietReader(cookies: string | undefined): Promise<QuietReader | undefined> {
  const sessionId = await sessionIdIn(cookies);
  const user = sessionId ? findUserForSession(sessionId) : undefined;
  if (!user || waitingToast(sessionId!)) return undefined;
  return { user, mayEdit: isEditor(user) };
}
