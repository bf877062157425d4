import { and, eq, gt, min } from "drizzle-orm";
import { isStoreUnreachable } from "#app/disk/store-unreachable.ts";
import { db } from "#db/client.server.ts";
import { isShownExample } from "#db/partial-indexes.ts";
import { blogPosts, editions, shareLinks } from "#db/schema.ts";

/**
 * Returns a function for the current edition, which rises with every visible change by any process, and when time alone
 * changes a page. Numbers are local to this process; a call costs a few microseconds.
 */
export function followEdition(): (now?: number) => number {
  const { sql } = db.select({ number: editions.number }).from(editions).where(eq(editions.of, "readers")).toSQL();
  const readNumber = db.$client.prepare<[string], number>(sql).pluck();
  let edition = 0;
  let lastNumber: number | undefined;
  let lastsUntil = 0;
  return (now = Date.now()) => {
    try {
      const number = readNumber.get("readers");
      if (number === lastNumber && now < lastsUntil) return edition;
      lastsUntil = nextMoment(now);
      lastNumber = number;
      edition += 1;
    } catch (error) {
      // While the database server is unreachable, readers get what they got before.
      if (!isStoreUnreachable(error)) throw error;
    }
    return edition;
  };
}

/** When the next scheduled post appears, the shown example ends, or a new day begins: New Year changes the footer. */
function nextMoment(now: number): number {
  const isScheduled = and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, now));
  const next = db
    .select({ at: min(blogPosts.publishedAt) })
    .from(blogPosts)
    .where(isScheduled)
    .get()?.at;
  const exampleEnds = db
    .select({ at: min(shareLinks.expiresAt) })
    .from(shareLinks)
    .where(and(isShownExample, gt(shareLinks.expiresAt, now)))
    .get()?.at;
  const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
  return Math.min(next ?? tomorrow, exampleEnds ?? tomorrow, tomorrow);
}
