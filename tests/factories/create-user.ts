import { randomUUID } from "node:crypto";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { db } from "#db/client.server.ts";
import { identities, users } from "#db/schema.ts";

export function createUser(person: { email?: string } = {}): SignedInUser {
  const email = person.email ?? `person-${randomUUID()}@yard.test`;
  const row = db.insert(users).values({ email, firstName: "Pat", lastName: "Garden" }).returning().get();
  db.insert(identities).values({ userId: row.id, issuer: "https://identity.test", subject: randomUUID(), email }).run();
  const { id, firstName, lastName, profileImageUrl } = row;
  return { id, email, firstName, lastName, profileImageUrl };
}
