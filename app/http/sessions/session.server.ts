import { type Cookie, createCookie, createSessionStorage, type Session, type SessionStorage } from "react-router";
import {
  createSessionRow,
  deleteSessionRow,
  readSessionRow,
  updateSessionRow,
} from "#app/domain/accounts/session-rows.server.ts";
import type { ToastMessage } from "#app/domain/accounts/toast-message.ts";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { currentClient, limits, tooMany } from "../limits/limits.server.ts";

export interface SessionData {
  userId?: number;
  /** Path and query on this site, requested before signing in. */
  returnTo?: string;
  /** The draft the session had when `returnTo` was remembered: a newer draft has priority. */
  returnToDraftId?: number;
  /** An anonymous visitor's unsaved order: `design_drafts.id`. */
  draftId?: number;
  /** What was typed of a gift before signing in, by field. */
  gift?: Record<string, string>;
  toast?: ToastMessage;
}

export type AppSession = Session<SessionData>;

const isHttps = env.PUBLIC_URL.startsWith("https:");
/** With __Host- no sibling domain can plant a session of its own making. */
export const sessionCookieName = isHttps ? "__Host-session" : "session";
/** The longest that browsers allow: the row decides when a session ends, and using it extends that without a new cookie. */
const cookieMaxAgeSeconds = 400 * 24 * 60 * 60;

/** Empty (no row, no cookie yet) when there is none or it has expired. */
export async function readSession(request: Request): Promise<AppSession> {
  const session = await storage().getSession(request.headers.get("Cookie"));
  // The id of a deleted row is not used again.
  return Object.keys(session.data).length > 0 ? session : storage().getSession();
}

/** The Set-Cookie value, which deletes the cookie of an empty session. */
export async function commitSession(session: AppSession): Promise<string> {
  if (Object.keys(session.data).length === 0) return storage().destroySession(session);
  return storage().commitSession(session);
}

/**
 * A new id prevents session fixation. `keep` is the new session's content; if empty, the session only ends. Returns the
 * Set-Cookie value.
 */
export async function replaceSession(request: Request, keep: SessionData): Promise<string> {
  const id = await readSessionId(request);
  if (id) await whenWritable(() => deleteSessionRow(id));
  const session = await storage().getSession();
  for (const [key, value] of Object.entries(keep)) {
    if (value !== undefined) session.set(key as keyof SessionData, value);
  }
  return commitSession(session);
}

/** Of a correctly signed cookie; its session may have ended. */
export async function readSessionId(request: Request): Promise<string | undefined> {
  return sessionIdIn(request.headers.get("Cookie"));
}

export async function sessionIdIn(header: string | null | undefined): Promise<string | undefined> {
  if (!header?.includes(`${sessionCookieName}=`)) return undefined;
  const known = idsIn.get(header);
  if (known !== undefined) return known;
  const id: unknown = await cookie().parse(header);
  if (typeof id !== "string" || id === "") return undefined;
  if (idsIn.size >= rememberedAtMost) idsIn.clear();
  if (header.length <= longestRemembered) idsIn.set(header, id);
  return id;
}

/** Cookie headers whose signature was checked, which costs half a millisecond: a browser sends the same with each request. */
const idsIn = new Map<string, string>();
const rememberedAtMost = 1000;
const longestRemembered = 1000;

let openedCookie: Cookie | undefined;
let openedStorage: SessionStorage<SessionData> | undefined;

/** On first use: the secret may have to be created, and importing this file should not touch the disk. */
function cookie(): Cookie {
  openedCookie ??= createCookie(sessionCookieName, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isHttps,
    maxAge: cookieMaxAgeSeconds,
    secrets: [deriveSecret("session-cookie")],
  });
  return openedCookie;
}

function storage(): SessionStorage<SessionData> {
  openedStorage ??= createSessionStorage<SessionData>({
    cookie: cookie(),
    createData: async (data) => {
      const refusal = tooMany(limits.newSessions(currentClient()), "Too many visits have begun from your network.");
      if (refusal) throw refusal;
      return whenWritable(() => createSessionRow(data));
    },
    readData: async (id) => readSessionRow(id) ?? null,
    updateData: (id, data) => whenWritable(() => updateSessionRow(id, data)),
    deleteData: (id) => whenWritable(() => deleteSessionRow(id)),
  });
  return openedStorage;
}
