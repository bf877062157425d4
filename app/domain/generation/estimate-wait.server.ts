import { and, asc, count, desc, eq, inArray, isNotNull, like, lte } from "drizzle-orm";
import { env } from "#app/env.server.ts";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";

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
    .from(jobs)
    .where(and(outstanding(), lte(jobs.id, last)))
    .get()!.n;
  return Math.ceil(median * Math.ceil(ahead / env.IMAGE_CONCURRENCY));
}

function medianSeconds(): number | undefined {
  const done = db
    .select({ startedAt: jobs.startedAt, finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(and(eq(jobs.kind, "generate-image"), eq(jobs.status, "done"), isNotNull(jobs.startedAt)))
    .orderBy(desc(jobs.id))
    .limit(sample)
    .all();
  if (done.length === 0) return undefined;
  const seconds = done.map((job) => (job.finishedAt! - job.startedAt!) / 1000).sort((a, b) => a - b);
  const middle = Math.floor(seconds.length / 2);
  return seconds.length % 2 === 1 ? seconds[middle]! : (seconds[middle - 1]! + seconds[middle]!) / 2;
}

function lastOutstanding(requestId: number): number | undefined {
  const own = and(outstanding(), like(jobs.key, `${requestId}:%`));
  return db.select({ id: jobs.id }).from(jobs).where(own).orderBy(asc(jobs.id)).all().at(-1)?.id;
}

function outstanding() {
  return and(eq(jobs.kind, "generate-image"), inArray(jobs.status, ["ready", "running"]));
}
