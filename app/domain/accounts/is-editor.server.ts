import { desc, eq, sql } from "drizzle-orm";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { identities, users } from "#db/schema.ts";
import type { NamedEditor, NoEditorReason } from "./no-editor-reason.ts";
import type { SignedInUser } from "./signed-in-user.ts";

interface Named {
  emails: readonly string[];
  group?: string;
}

/** Members of the group are decided again at each sign-in. */
const namedInSettings = (): Named => ({ emails: env.ADMIN_EMAILS, group: env.OIDC_EDITORS_GROUP });

export function areEditorsNamed({ emails, group } = namedInSettings()): boolean {
  return emails.length > 0 || group !== undefined;
}

/**
 * Every signed-in user, until ADMIN_EMAILS or OIDC_EDITORS_GROUP names some: then the account's verified address counts,
 * since `user.email` may only be claimed, or a group that the identity provider reported.
 */
export function isEditor(user: Pick<SignedInUser, "id">, named = namedInSettings()): boolean {
  if (!areEditorsNamed(named)) return true;
  return rowsOf(user).some((row) => isNamed(row.verified, named) || isInGroup(row, named));
}

/** What each way to become an editor lacks. */
export function explainNoEditor(user: Pick<SignedInUser, "id">, named = namedInSettings()): NoEditorReason[] {
  const rows = rowsOf(user);
  const row = rows.find(isOfCurrentProvider) ?? rows[0];
  if (!row) return [];
  const address = row.verified ?? row.email;
  const reasons: NoEditorReason[] = [];
  if (named.emails.length > 0) reasons.push(isNamed(address, named) ? unprovenBecause(row) : "not-named");
  if (named.group !== undefined) reasons.push(row.groups ? "not-in-group" : "no-groups");
  return reasons;
}

/** Those of ADMIN_EMAILS, and whether they are editors yet. */
export function listNamedEditors(): NamedEditor[] {
  return env.ADMIN_EMAILS.map((email) => {
    const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
    if (owner) return { email, state: "editor" };
    const claimed = db
      .select({ emailClaim: identities.emailClaim })
      .from(identities)
      .where(eq(identities.email, email))
      .orderBy(desc(identities.id))
      .limit(1)
      .get();
    return { email, state: claimed ? unprovenBecause(claimed) : "never" };
  });
}

/** What the newest accounts of the current provider were reported to be. */
export function countGroupMembers(group: string) {
  const isNew = sql`${identities.id} > (select max(id) from identities) - 100`;
  const accounts = db.select().from(identities).where(isNew).all().filter(isOfCurrentProvider);
  return {
    accounts: accounts.length,
    withGroups: accounts.filter(({ groups }) => groups).length,
    members: accounts.filter((row) => isInGroup(row, { emails: [], group })).length,
  };
}

type Row = ReturnType<typeof rowsOf>[number];

function rowsOf(user: Pick<SignedInUser, "id">) {
  const { issuer, email, emailClaim, groups } = identities;
  return db
    .select({ verified: users.email, issuer, email, emailClaim, groups })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, user.id))
    .all();
}

function isNamed(email: string | null, { emails }: Named): boolean {
  return !!email && emails.includes(email.toLowerCase());
}

function isInGroup(row: Pick<Row, "issuer" | "groups">, { group }: Named): boolean {
  return group !== undefined && isOfCurrentProvider(row) && !!row.groups?.includes(group);
}

/** A provider that was left makes no editors. */
function isOfCurrentProvider({ issuer }: Pick<Row, "issuer">): boolean {
  return !!issuer && withoutSlash(issuer) === withoutSlash(env.OIDC_ISSUER ?? "");
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

/** Of an address that is named, but not the account's own. */
function unprovenBecause({ emailClaim }: Pick<Row, "emailClaim">): NoEditorReason {
  if (emailClaim === null) return "sign-in-again";
  return emailClaim === "verified" ? "taken" : emailClaim;
}
