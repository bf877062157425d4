import { statfsSync } from "node:fs";
import { and, desc, eq, gte, ne, notInArray } from "drizzle-orm";
import { alertOperator, lastAlertAt } from "#app/domain/letters/alert-operator.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { isEnded } from "#db/partial-indexes.ts";
import { jobs } from "#db/schema.ts";
import { cancelledWords } from "./operation/cancel-job.server.ts";
import { countWaiting } from "./operation/jobs-at-desk.server.ts";
import { lateJobMs, scarceBytes } from "./operation/light.ts";

const hourMs = 3_600_000;
const namedJobs = 5;

/** Problems that would go unnoticed until a customer writes. Safe to run at any time. */
export function watchInstallation({ now = Date.now(), freeBytes = freeOnDisk() } = {}): void {
  const givenUp = listGivenUp(lastAlertAt("jobs-given-up") ?? now - hourMs);
  if (givenUp.length > 0) alertOperator("jobs-given-up", givenUp.join("; "), now);
  const { due, oldestDueAt } = countWaiting(now);
  if (oldestDueAt !== undefined && oldestDueAt < now - lateJobMs) {
    alertOperator(
      "jobs-late",
      `${due} jobs are due, the first for ${Math.round((now - oldestDueAt) / 60_000)} minutes.`,
      now,
    );
  }
  if (freeBytes < scarceBytes) {
    alertOperator("disk", `${(freeBytes / 1024 ** 3).toFixed(1)} GB are free on the disk of the data.`, now);
  }
}

/** Given up since a time, and not by a person. Excludes the operator's letters: a letter about a failed letter would fail too. */
function listGivenUp(since: number): string[] {
  const dead = and(isEnded, eq(jobs.status, "dead"), gte(jobs.finishedAt, since));
  const notOurs = and(notInArray(jobs.kind, ["send-operator-letter"]), ne(jobs.lastError, cancelledWords));
  return db
    .select({ kind: jobs.kind, key: jobs.key, lastError: jobs.lastError })
    .from(jobs)
    .where(and(dead, notOurs))
    .orderBy(desc(jobs.finishedAt))
    .limit(namedJobs)
    .all()
    .map(({ kind, key, lastError }) => `${kind} ${key}: ${lastError ?? "no reason kept"}`);
}

function freeOnDisk(): number {
  const { bavail, bsize } = statfsSync(env.DATA_DIR);
  return bavail * bsize;
}
