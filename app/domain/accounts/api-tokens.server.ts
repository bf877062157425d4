import { createHash, randomBytes } from "node:crypto";
import { count, desc, eq } from "drizzle-orm";
import { env } from "#app/settings/env.server.ts";
import { ifWritable } from "#db/busy.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { apiTokens, users } from "#db/schema.ts";
import { type TokenFields, type TokenScope, tokensAtMost } from "./api-token.ts";
import { isEditor } from "./is-editor.server.ts";
import type { SignedInUser } from "./signed-in-user.ts";

export const tokenPrefix = "atelier_";
const shownCharacters = tokenPrefix.length + 4;
const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

/** The token itself is in the answer only; undefined where there are too many already. */
export function createApiToken(
  { name, scopes, lifetime }: TokenFields,
  maker: Pick<SignedInUser, "id">,
): string | undefined {
  const token = tokenPrefix + randomBytes(32).toString("base64url");
  const values = {
    name,
    scopes,
    hash: hashOf(token),
    beginning: token.slice(0, shownCharacters),
    makerId: maker.id,
    expiresAt: lifetime === "never" ? null : Date.now() + Number(lifetime) * dayMs,
  };
  return inTransaction((tx) => {
    if ((tx.select({ n: count() }).from(apiTokens).get()?.n ?? 0) >= tokensAtMost) return undefined;
    tx.insert(apiTokens).values(values).run();
    return token;
  });
}

export type ListedToken = Omit<typeof apiTokens.$inferSelect, "hash" | "makerId"> & { maker: string | null };

/** Newest first. */
export function listApiTokens(): ListedToken[] {
  const { id, name, beginning, scopes, expiresAt, lastUsedAt, createdAt } = apiTokens;
  return db
    .select({ id, name, beginning, scopes, expiresAt, lastUsedAt, createdAt, maker: users.email })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.makerId))
    .orderBy(desc(id))
    .all();
}

/** Its name; undefined where it is gone already. */
export function revokeApiToken(id: number): string | undefined {
  return db.delete(apiTokens).where(eq(apiTokens.id, id)).returning({ name: apiTokens.name }).get()?.name;
}

export type UsedToken = { ok: true; maker: SignedInUser } | { ok: false; reason: "unknown" | "not-allowed" };

/** unknown: mistyped, expired, revoked or of another installation. not-allowed: not for this, or its maker no longer is an editor. */
export function checkApiToken(token: string, scope: TokenScope, now = Date.now()): UsedToken {
  const found = db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.makerId))
    .where(eq(apiTokens.hash, hashOf(token)))
    .get();
  if (!found || (found.token.expiresAt ?? Number.POSITIVE_INFINITY) <= now) return { ok: false, reason: "unknown" };
  const { id, scopes, lastUsedAt } = found.token;
  // A program may call many times a second, and writes are one at a time.
  if ((lastUsedAt ?? 0) <= now - minuteMs)
    ifWritable(() => db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id)).run());
  const { email, firstName, lastName, profileImageUrl } = found.user;
  const maker = { id: found.user.id, email: email ?? "", firstName, lastName, profileImageUrl };
  // Without ADMIN_EMAILS everyone who signs in is an editor, which is for trying the blog.
  const mayHave = scopes.includes(scope) && env.ADMIN_EMAILS.length > 0 && isEditor(maker);
  return mayHave ? { ok: true, maker } : { ok: false, reason: "not-allowed" };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
