import { eq } from "drizzle-orm";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema.ts";
import type { SignedInUser } from "./signed-in-user.ts";

/**
 * Every signed-in user, until ADMIN_EMAILS names some: then the account's verified address, since `user.email` may only
 * be claimed.
 */
export function isEditor(user: Pick<SignedInUser, "id">, editors: readonly string[] = env.ADMIN_EMAILS): boolean {
  if (editors.length === 0) return true;
  const row = db.select({ email: users.email }).from(users).where(eq(users.id, user.id)).get();
  return !!row?.email && editors.includes(row.email.toLowerCase());
}
