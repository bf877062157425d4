import { and, count, desc, gte, lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { isGivenUp, isUnsent } from "#db/partial-indexes.ts";
import { letters } from "#db/schema.ts";

const lettersAPage = 40;

export type LetterAtDesk = typeof letters.$inferSelect;

/** Newest first. @returns a page of them, and the `before` of the next page, if any */
export function listLetters({ givenUp = false, before }: { givenUp?: boolean; before?: number }) {
  const rows = db
    .select()
    .from(letters)
    .where(and(givenUp ? isGivenUp : undefined, lt(letters.createdAt, before ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(letters.createdAt), desc(letters.key))
    .limit(lettersAPage + 1)
    .all();
  const items = rows.slice(0, lettersAPage);
  return { items, next: rows.length > lettersAPage ? items.at(-1)!.createdAt : undefined };
}

/** Pending letters, and those given up since a time (epoch milliseconds). */
export function countLetters(since: number): { owed: number; givenUp: number } {
  const owed = db.select({ n: count() }).from(letters).where(isUnsent).get();
  const recent = and(isGivenUp, gte(letters.createdAt, since));
  const givenUp = db.select({ n: count() }).from(letters).where(recent).get();
  return { owed: owed?.n ?? 0, givenUp: givenUp?.n ?? 0 };
}
