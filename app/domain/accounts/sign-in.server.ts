import { and, eq, ne } from "drizzle-orm";
import type { ProvenIdentity } from "#app/providers/identity/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { identities, users } from "#db/schema.ts";

/**
 * Issuer and subject identify an account; an e-mail never does, since anyone may claim any address. Returns the user's
 * ID.
 */
export function signIn(proven: ProvenIdentity): number {
  return inTransaction((tx) => {
    const known = findIdentity(tx, proven);
    const userId = known?.userId ?? tx.insert(users).values({}).returning({ id: users.id }).get().id;
    const { issuer, subject, email, emailClaim } = proven;
    const reported = { email, emailClaim, groups: env.OIDC_EDITORS_GROUP ? proven.groups : null };
    if (known) tx.update(identities).set(reported).where(eq(identities.id, known.id)).run();
    else
      tx.insert(identities)
        .values({ userId, issuer, subject, ...reported })
        .run();
    const { firstName, lastName, profileImageUrl } = proven;
    const profile = { email: ownEmail(tx, userId, proven), firstName, lastName, profileImageUrl };
    tx.update(users).set(profile).where(eq(users.id, userId)).run();
    return userId;
  });
}

function findIdentity(tx: Transaction, { issuer, subject }: ProvenIdentity) {
  return tx
    .select({ id: identities.id, userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .get();
}

/** Only a verified address that no other account has is stored, and may make an editor. */
function ownEmail(tx: Transaction, userId: number, { email, emailVerified }: ProvenIdentity): string | null {
  if (!emailVerified) return null;
  const other = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
    .get();
  return other ? null : email;
}
