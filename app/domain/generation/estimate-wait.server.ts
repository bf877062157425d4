import { and, count, desc, eq, isNotNull, lte, max, min, sql } from "drizzle-orm";
import { pictureSpacingMs } from "#app/domain/orders/pictures/place-of-picture.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests, orderedPictures } from "#db/schema.ts";

const sample = 20;

/**
 * Seconds until an order's last outstanding picture: median duration of this server's last 20 pictures times those
 * ahead of it. Undefined when nothing is outstanding or nothing was made here yet.
 */
export function estimateWait(requestId: number): number | undefined {
  const median = medianSeconds();
  const last = lastPlace(requestId);
  if (median === undefined || last === undefined) return undefined;
  const ahead = countUpTo(last);
  return Math.ceil(median * Math.ceil(ahead / env.IMAGE_CONCURRENCY));
}

/** Number of the order's picture that is being made; undefined while none is. */
export function findPictureInWork(requestId: number): number | undefined {
  const isInWork = and(isComing, eq(orderedPictures.requestId, requestId), isNotNull(orderedPictures.startedAt));
  const first = db
    .select({ number: min(orderedPictures.variationNumber) })
    .from(orderedPictures)
    .where(isInWork);
  return first.get()?.number ?? undefined;
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
  const [below, above] = [seconds[(seconds.length - 1) >> 1], seconds[seconds.length >> 1]];
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}

const place = sql<number>`(${designRequests.paidAt} + (${orderedPictures.variationNumber} - 1) * ${pictureSpacingMs})`;
/** Must match the condition of the partial index; the table name is needed because orders have a status too. */
const isComing = sql`${orderedPictures.status} = 'outstanding'`;

const ofOrder = eq(designRequests.id, orderedPictures.requestId);

function lastPlace(requestId: number): number | undefined {
  const own = and(isComing, eq(orderedPictures.requestId, requestId));
  const pictures = db
    .select({ last: max(place).mapWith(Number) })
    .from(orderedPictures)
    .innerJoin(designRequests, ofOrder);
  return pictures.where(own).get()?.last ?? undefined;
}

function countUpTo(last: number): number {
  const pictures = db.select({ n: count() }).from(orderedPictures).innerJoin(designRequests, ofOrder);
  return pictures.where(and(isComing, lte(place, last))).get()?.n ?? 0;
}
