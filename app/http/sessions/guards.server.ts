import { data, href, redirect, redirectDocument } from "react-router";
import { findUserForSession } from "#app/domain/accounts/find-user-for-session.server.ts";
import { areEditorsNamed, explainNoEditor, isEditor } from "#app/domain/accounts/is-editor.server.ts";
import type { NoEditorReason } from "#app/domain/accounts/no-editor-reason.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { env } from "#app/settings/env.server.ts";
import { untilWritable } from "#db/busy.server.ts";
import { apiError } from "../answers/api-answer.ts";
import { currentRequest } from "../current-request.server.ts";
import { limits, tooMany } from "../limits/limits.server.ts";
import { withoutPaymentReturn } from "../payment-return.ts";
import { pagePathOf, safeRedirectPath } from "../safe-redirect.ts";
import { findTokenMaker, tokenOf } from "./api-caller.server.ts";
import { type AppSession, commitSession, readSession, readSessionId } from "./session.server.ts";

/** Costs nothing without a cookie, one query with one. No one for a program's call, whatever cookies it brings. */
export async function findSignedInUser(request: Request): Promise<SignedInUser | undefined> {
  if (tokenOf(request) !== undefined) return undefined;
  const current = currentRequest();
  // A form may change who is signed in; the loaders of a GET all find the same person.
  const known = request.method === "GET" ? current?.reader : undefined;
  if (known) return known.user;
  const sessionId = await readSessionId(request);
  const user = sessionId ? findUserForSession(sessionId) : undefined;
  if (current && request.method === "GET") current.reader = { user };
  return user;
}

/** For display only: guards check for themselves. */
export async function isReadByEditor(request: Request): Promise<boolean> {
  const user = await findSignedInUser(request);
  if (!user) return false;
  const reader = currentRequest()?.reader;
  if (reader?.user !== user) return isEditor(user);
  reader.mayEdit ??= isEditor(user);
  return reader.mayEdit;
}

/**
 * First line of every loader and action of a protected page. @throws a redirect to /login; the session remembers the
 * requested page, as it cannot be forged there
 */
export async function requireUser(request: Request): Promise<SignedInUser> {
  const user = await findSignedInUser(request);
  if (user) return user;
  const wanted =
    request.method === "GET"
      ? safeRedirectPath(withoutPaymentReturn(pagePathOf(request.url)), env.PUBLIC_URL)
      : undefined;
  if (!wanted) throw redirect(href("/login"), 303);
  const session = await readSession(request);
  rememberReturnPath(session, wanted);
  throw redirect(href("/login"), { status: 303, headers: { "Set-Cookie": await commitSession(session) } });
}

/** First line of every protected API call. @throws 401 with a message as JSON */
export async function requireApiUser(request: Request): Promise<SignedInUser> {
  const user = await findSignedInUser(request);
  if (user) return user;
  throw apiError(401, "Please log in to continue.", {}, { Vary: "Cookie" });
}

/**
 * First line of every API call that reads orders: the caller's ID, or "everyone" for a program that may read them all.
 * @throws 401 or 403 with a message as JSON
 */
export async function requireOrderReader(request: Request): Promise<number | "everyone"> {
  return findTokenMaker(request, "read-orders") ? "everyone" : (await requireApiUser(request)).id;
}

/**
 * First line of every loader and action of the desk. @throws a redirect to /api/login that returns to the page; 403 for
 * users who may not manage the blog
 */
export async function requireEditor(request: Request): Promise<SignedInUser> {
  const user = await findSignedInUser(request);
  if (user && isEditor(user)) return countDeskWrite(request, user);
  if (user) throw refuseDesk({ reasons: explainNoEditor(user) });
  const wanted = request.method === "GET" ? safeRedirectPath(pagePathOf(request.url), env.PUBLIC_URL) : undefined;
  // Not a page of ours: with scripts the browser must navigate there itself.
  throw redirectDocument(
    wanted ? `${href("/api/login")}?returnTo=${encodeURIComponent(wanted)}` : href("/api/login"),
    303,
  );
}

/**
 * First line of every loader and action of the operator's pages, closed unless editors are named. @throws as {@link
 * requireEditor}; without named editors, 403 with what to set as its data
 */
export async function requireOperator(request: Request): Promise<SignedInUser> {
  const user = await requireEditor(request);
  if (areEditorsNamed()) return user;
  throw refuseDesk({ namesToSet: user.email });
}

type ClosedDesk = { namesToSet: string } | { reasons: NoEditorReason[] };

function refuseDesk(reason: ClosedDesk) {
  return data(reason, { status: 403, statusText: editorsOnly, headers: { "Cache-Control": "no-store" } });
}

const editorsOnly = "Admin Access Required";

/** First line of every API call for editors, and for programs that may write posts. @throws 401 or 403 with a message as JSON */
export async function requireApiEditor(request: Request): Promise<SignedInUser> {
  const user = findTokenMaker(request, "write-posts") ?? (await findSignedInUser(request));
  if (!user) throw apiError(401, "You must be logged in to perform this action.", {}, { Vary: "Cookie" });
  if (!isEditor(user)) throw apiError(403, editorsOnly, {}, { Vary: "Cookie" });
  return countDeskWrite(request, user);
}

/** @throws TryLater when an editor, or a program in an editor's name, writes more than a person can */
async function countDeskWrite(request: Request, editor: SignedInUser): Promise<SignedInUser> {
  if (request.method === "GET" || request.method === "HEAD") return editor;
  const refusal = tooMany(limits.deskWrites(editor.id), "That was a lot of changes at once.");
  if (refusal) throw refusal;
  // Deleting has no form to read, which would wait.
  if (!request.body) await untilWritable();
  return editor;
}

/** The caller commits. */
export function rememberReturnPath(session: AppSession, path: string): void {
  session.set("returnTo", path);
  const draftId = session.get("draftId");
  if (draftId === undefined) session.unset("returnToDraftId");
  else session.set("returnToDraftId", draftId);
}
