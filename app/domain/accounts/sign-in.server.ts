import { and, eq, ne } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import { builtInMountPath } from "#app/providers/identity/built-in-settings.server.ts";
import type { ProvenIdentity } from "#app/providers/identity/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { identities, users } from "#db/schema.ts";
import { mailIssuer } from "./mailed/mailed-identity.server.ts";

/**
 * Issuer and subject identify an account; an e-mail never does, since anyone may claim any address: but see
 * {@link findAccountToJoin}. Returns the user's ID.
 */
export function signIn(proven: ProvenIdentity): number {
  return inTransaction((tx) => {
    const known = findIdentity(tx, proven);
    const joined = known ? undefined : findAccountToJoin(tx, proven);
    const userId = known?.userId ?? joined ?? tx.insert(users).values({}).returning({ id: users.id }).get().id;
    const identityId = recordIdentity(tx, userId, proven, known?.id);
    if (joined !== undefined) enqueue(tx, "mail-joined-account", { identityId }, { key: String(identityId) });
    const { firstName, lastName, profileImageUrl } = proven;
    const email = ownEmail(tx, userId, proven);
    // A mailbox has no profile.
    const profile = proven.issuer === mailIssuer ? { email } : { email, firstName, lastName, profileImageUrl };
    tx.update(users).set(profile).where(eq(users.id, userId)).run();
    return userId;
  });
}

function recordIdentity(tx: Transaction, userId: number, proven: ProvenIdentity, id: number | undefined): number {
  const { issuer, subject, email, emailClaim } = proven;
  const reported = { email, emailClaim, groups: env.OIDC_EDITORS_GROUP ? proven.groups : null };
  if (id === undefined) {
    const identity = { userId, issuer, subject, ...reported };
    return tx.insert(identities).values(identity).returning({ id: identities.id }).get().id;
  }
  tx.update(identities).set(reported).where(eq(identities.id, id)).run();
  return id;
}

/**
 * The same person has signed in the other way before: by a mailed code to the address that the identity provider
 * verified, or the other way around. Two identities of one provider, or of two, are never joined.
 */
function findAccountToJoin(tx: Transaction, { issuer, email, emailVerified }: ProvenIdentity): number | undefined {
  if (!emailVerified || isDemo(issuer)) return undefined;
  const ofAddress = listIdentitiesOfAddress(tx, email);
  const proofs = ofAddress.filter((one) => one.email === email && !isDemo(one.issuer));
  const isSamePerson =
    issuer === mailIssuer
      ? proofs.length > 0
      : proofs.some((one) => one.issuer === mailIssuer) && !ofAddress.some((one) => one.issuer === issuer);
  return isSamePerson ? ofAddress[0]?.userId : undefined;
}

/** Of the account whose verified address this is. */
function listIdentitiesOfAddress(tx: Transaction, email: string) {
  return tx
    .select({ userId: users.id, issuer: identities.issuer, email: identities.email })
    .from(users)
    .innerJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.email, email))
    .all();
}

/** It calls every address verified. */
function isDemo(issuer: string): boolean {
  return issuer.endsWith(builtInMountPath);
}

function findIdentity(tx: Transaction, { issuer, subject }: ProvenIdentity) {
  return tx
    .select({ id: identities.id, userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .get();
}

/**
 * Only a verified address that no other account has is stored, and may make an editor. One that was only claimed at the
 * demo goes to the person who proves it, or claims it at a demo under another PUBLIC_URL.
 */
function ownEmail(tx: Transaction, userId: number, { email, emailVerified }: ProvenIdentity): string | null {
  if (!emailVerified) return null;
  const isOthers = and(eq(users.email, email), ne(users.id, userId));
  const other = tx.select({ id: users.id }).from(users).where(isOthers).get();
  if (!other) return email;
  const claims = listIdentitiesOfAddress(tx, email);
  if (claims.length === 0 || !claims.every((one) => isDemo(one.issuer))) return null;
  tx.update(users).set({ email: null }).where(eq(users.id, other.id)).run();
  return email;
}
