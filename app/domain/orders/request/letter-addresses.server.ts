import { and, count, eq, gt } from "drizzle-orm";
import { env } from "#app/settings/env.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { designRequests, letters, users } from "#db/schema.ts";

export const tooMuchMailWords =
  "Many e-mails go to addresses other than yours today. Please use the address of your account, or try again tomorrow.";

const dayMs = 24 * 3_600_000;

/**
 * Anyone may enter another person's address and write the words that the letter repeats: so an account has a few
 * addresses a day besides its own, and an address gets a few orders a day from others.
 */
export function isTooMuchMail(tx: Transaction, userId: number, email: string, now = Date.now()): boolean {
  const address = email.toLowerCase();
  const own = tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()?.email;
  if (own?.toLowerCase() === address) return false;
  const others = addressesOfAccount(tx, userId, now - dayMs);
  if (own) others.delete(own.toLowerCase());
  if (reaches(others.has(address) ? 0 : others.size, env.LIMIT_LETTER_ADDRESSES)) return true;
  return reaches(countOrdersTo(tx, email, now - dayMs), env.LIMIT_ORDERS_PER_ADDRESS);
}

function reaches(number: number, limit: number): boolean {
  return limit > 0 && number >= limit;
}

function addressesOfAccount(tx: Transaction, userId: number, since: number): Set<string> {
  const isOwn = eq(designRequests.userId, userId);
  const ordered = tx
    .select({ address: designRequests.deliveryEmail })
    .from(designRequests)
    .where(and(isOwn, gt(designRequests.createdAt, since)))
    .all();
  const written = tx
    .select({ address: letters.recipient })
    .from(letters)
    .innerJoin(designRequests, eq(designRequests.id, letters.requestId))
    .where(and(isOwn, gt(letters.createdAt, since)))
    .all();
  return new Set([...ordered, ...written].map(({ address }) => address.toLowerCase()));
}

function countOrdersTo(tx: Transaction, email: string, since: number): number {
  const sameDay = and(eq(designRequests.deliveryEmail, email), gt(designRequests.createdAt, since));
  return tx.select({ n: count() }).from(designRequests).where(sameDay).get()?.n ?? 0;
}
