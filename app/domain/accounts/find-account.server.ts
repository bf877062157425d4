import { inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema.ts";

/** The ID of the account with this verified address, as stored or in lower case. */
export function findAccountOf(email: string): number | undefined {
  const addresses = [email, email.toLowerCase()];
  return db.select({ id: users.id }).from(users).where(inArray(users.email, addresses)).get()?.id;
}
