import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema.ts";

/** The account that holds this address. For tools of the operator: an address is never a key to anything. */
export function findUserByEmail(email: string): { id: number } | undefined {
  return db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
}
