import { and, asc, lte, or, sql } from "drizzle-orm";
import type { AppDatabase, Transaction } from "#db/client.server.ts";
import { isReady, isRunning } from "#db/partial-indexes.ts";
import { prepared } from "#db/prepared.server.ts";
import { jobs } from "#db/schema.ts";
import { type JobKind, limitsOf } from "./kinds.ts";

/**
 * The first due one in line. A suspect runs only while nothing else runs that could end the process, and others wait
 * for it.
 */
export function findNextJob(tx: Transaction | AppDatabase, kinds: readonly JobKind[], now: number) {
  const next = dueJobs(tx, kinds).get({ now });
  if (!next || !limitsOf(next.kind).mayEndProcess) return next;
  const dangerous = runningJobs(tx)
    .all()
    .filter(({ kind }) => limitsOf(kind).mayEndProcess);
  const mustWait = isSuspect(next) ? dangerous.length > 0 : dangerous.some(isSuspect);
  if (!mustWait) return next;
  const harmless = kinds.filter((kind) => !limitsOf(kind).mayEndProcess);
  return dueJobs(tx, harmless).get({ now });
}

export function dueJobs(tx: Transaction | AppDatabase, kinds: readonly JobKind[]) {
  const key = kinds.join();
  const statement = dueOfKinds.get(key) ?? prepared((db) => selectDue(db, kinds));
  dueOfKinds.set(key, statement);
  return statement(tx);
}

/** By kinds: only those with free capacity are requested, of which there are few combinations. */
const dueOfKinds = new Map<string, (tx: Transaction | AppDatabase) => ReturnType<typeof selectDue>>();

/**
 * The plus keeps the planner off the index by kind, full of ended jobs. A list parameter would be a temporary table at
 * each call, at fifteen times the cost of the search.
 */
function selectDue(db: AppDatabase, kinds: readonly JobKind[]) {
  const isDue = lte(jobs.runAt, sql.placeholder("now"));
  const isOfKinds = or(...kinds.map((kind) => sql`+${jobs.kind} = ${kind}`));
  return db
    .select({ id: jobs.id, kind: jobs.kind, crashes: jobs.crashes })
    .from(jobs)
    .where(and(isReady, isDue, isOfKinds ?? sql`false`))
    .orderBy(asc(jobs.place), asc(jobs.id))
    .limit(1)
    .prepare();
}

const runningJobs = prepared((db) =>
  db.select({ kind: jobs.kind, crashes: jobs.crashes }).from(jobs).where(isRunning).prepare(),
);

function isSuspect({ kind, crashes }: { kind: string; crashes: number }): boolean {
  const limits = limitsOf(kind);
  return limits.mayEndProcess && crashes >= limits.crashes;
}
