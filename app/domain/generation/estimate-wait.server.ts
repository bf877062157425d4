import { and, count, desc, eq, isNotNull, lte, max } from "drizzle-orm";
import { env } from "#app/env.server.ts";
import { db } from "#db/client.server.ts";
import { isOutstanding } from "#db/partial-indexes.ts";
import { orderedPictures } from "#db/schema.ts";

const sample = 20;

/**
 * Seconds until the last outstanding picture of an order will probably be there, from what this server's last 20 pictures
 * took (their median) and the pictures before it in the queue.
 * @returns undefined when nothing is outstanding or nothing was made here yet
 */
export function estimateWait(requestId: number): number | undefined {
  const median = medianSeconds();
  const last = lastOutstanding(requestId);
  if (median === undefined || last === undefined) return undefined;
  const ahead = db
    .select({ n: count() })
    .from(orderedPictures)
    .where(and(isOutstanding, lte(orderedPictures.id, last)))
    .get();
  return Math.ceil(median * Math.ceil((ahead?.n ?? 0) / env.IMAGE_CONCURRENCY));
}

function medianSeconds(): number | undefined {
  const { startedAt, finishedAt } = orderedPictures;
  const seconds = db
    .select({ startedAt, finishedAt })
    .from(orderedPictures)
    .where(and(eq(orderedPictures.status, "made"), isNotNull(startedAt), isNotNull(finishedAt)))
    .orderBy(desc(finishedAt), desc(orderedPictures.id))
    .limit(sample)
    .all()
    .map((picture) => (Number(picture.finishedAt) - Number(picture.startedAt)) / 1000)
    .sort((a, b) => a - b);
  // The two in the middle, or one of them twice.
  const [below, above] = [seconds[(seconds.length - 1) >> 1], seconds[seconds.length >> 1]];
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}

function lastOutstanding(requestId: number): number | undefined {
  const own = and(isOutstanding, eq(orderedPictures.requestId, requestId));
  return (
    db
      .select({ id: max(orderedPictures.id) })
      .from(orderedPictures)
      .where(own)
      .get()?.id ?? undefined
  );
}
