import { statfsSync } from "node:fs";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { and, count, eq } from "drizzle-orm";
import { isHeld } from "#app/disk/held-work.server.ts";
import { listBackups, readProof, sizeOf } from "#app/domain/upkeep/backup/backup-folder.server.ts";
import { programVersion } from "#app/domain/upkeep/update/program-mark.server.ts";
import { type MeterReading, readMeters } from "#app/logging/meter.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { isEnded, isOutstanding, isPending, isReady, isRunning, isUnderWay, isUnsent } from "#db/partial-indexes.ts";
import { designRequests, jobs, letters, orderedPictures, refunds } from "#db/schema.ts";
import { countWaiting } from "./jobs-at-desk.server.ts";
import { type Sample, writePrometheusText } from "./prometheus-text.ts";

const prefix = "atelier_";
const nanosecond = 1e-9;
/** Started by the first request: monitoring costs nothing where it is not used. */
let eventLoop: ReturnType<typeof monitorEventLoopDelay> | undefined;
let lastUtilization = performance.eventLoopUtilization();

/** For Prometheus. Counters count since this process started. */
export function measureInstallation(now = Date.now()): string {
  return writePrometheusText([
    ...workOf(now),
    ...roomOf(),
    ...processOf(),
    ...backupsOf(),
    ...readMeters().flatMap(samplesOf),
  ]);
}

const gauge = (name: string, help: string, value: number, labels?: Sample["labels"]): Sample => ({
  ...{ name: `${prefix}${name}`, help, type: "gauge", value, labels },
});

function workOf(now: number): Sample[] {
  const { due, oldestDueAt } = countWaiting(now);
  const counted = (rows: { n: number } | undefined) => rows?.n ?? 0;
  const inState = (state: string, n: number) => gauge("jobs", "Jobs in the table, by state.", n, { state });
  const dead = and(isEnded, eq(jobs.status, "dead"));
  const jobsWhere = (which: ReturnType<typeof and>) => counted(db.select({ n: count() }).from(jobs).where(which).get());
  return [
    inState("ready", jobsWhere(isReady)),
    inState("running", jobsWhere(isRunning)),
    inState("dead", jobsWhere(dead)),
    gauge("jobs_due", "Jobs that could run now.", due),
    gauge(
      "jobs_oldest_due_seconds",
      "How long the longest-waiting of them has waited.",
      oldestDueAt ? (now - oldestDueAt) / 1000 : 0,
    ),
    gauge("jobs_held", "1 while a restored backup waits to be released.", isHeld() ? 1 : 0),
    gauge(
      "orders_under_way",
      "Orders being made.",
      counted(db.select({ n: count() }).from(designRequests).where(isUnderWay).get()),
    ),
    gauge(
      "pictures_outstanding",
      "Pictures paid for and still to come.",
      counted(db.select({ n: count() }).from(orderedPictures).where(isOutstanding).get()),
    ),
    gauge(
      "letters_owed",
      "Letters on their way.",
      counted(db.select({ n: count() }).from(letters).where(isUnsent).get()),
    ),
    gauge(
      "refunds_pending",
      "Refunds asked for and not answered.",
      counted(db.select({ n: count() }).from(refunds).where(isPending).get()),
    ),
  ];
}

function roomOf(): Sample[] {
  const file = databaseFile(env.DATA_DIR);
  const { bavail, blocks, bsize } = statfsSync(env.DATA_DIR);
  return [
    gauge("disk_free_bytes", "Free space on the disk of the data.", bavail * bsize),
    gauge("disk_size_bytes", "Size of that disk.", blocks * bsize),
    gauge("database_bytes", "The database with its log.", (sizeOf(file) ?? 0) + (sizeOf(`${file}-wal`) ?? 0)),
  ];
}

/** Named as in prom-client, so that dashboards for Node show them. */
function processOf(): Sample[] {
  const { rss, heapUsed } = process.memoryUsage();
  const delay = eventLoop ?? monitorEventLoopDelay({ resolution: 20 });
  const isFirst = eventLoop === undefined;
  eventLoop = delay;
  const utilization = performance.eventLoopUtilization(lastUtilization).utilization;
  lastUtilization = performance.eventLoopUtilization();
  const at = (percentile: number) => (isFirst || delay.count === 0 ? 0 : delay.percentile(percentile) * nanosecond);
  const plain = (name: string, help: string, value: number): Sample => ({ name, help, type: "gauge", value });
  const samples = [
    gauge("build_info", "1, with the version.", 1, { version: programVersion(), node: process.version }),
    plain("process_start_time_seconds", "When this process began.", Math.round(performance.timeOrigin / 1000)),
    plain("process_resident_memory_bytes", "Memory of this process.", rss),
    plain("nodejs_heap_size_used_bytes", "Of it JavaScript's own.", heapUsed),
    plain("nodejs_eventloop_lag_p50_seconds", "Median lag of the event loop since it was asked last.", at(50)),
    plain("nodejs_eventloop_lag_p99_seconds", "Its 99th percentile.", at(99)),
    plain("nodejs_eventloop_utilization", "Share of that time in which it was busy.", utilization),
  ];
  if (isFirst) delay.enable();
  else delay.reset();
  return samples;
}

function backupsOf(): Sample[] {
  const backups = env.BACKUP_DIR ? listBackups(env.BACKUP_DIR) : [];
  const proven = backups.map(readProof).find((proof) => proof && !proof.problem);
  return proven
    ? [
        gauge("backup_proven_time_seconds", "When a backup was last proven.", Math.round(proven.provenAt / 1000)),
        gauge("backup_proof_duration_seconds", "How long that took.", proven.seconds),
      ]
    : [];
}

function samplesOf({ name, help, buckets, labels, sum, count, atMost }: MeterReading): Sample[] {
  const common = { name: `${prefix}${name}`, help };
  if (!buckets) return [{ ...common, type: "counter", labels, value: sum }];
  const histogram = { ...common, type: "histogram" } as const;
  return [
    ...buckets.map((bound, place) => ({
      ...histogram,
      suffix: "_bucket",
      labels: { ...labels, le: String(bound) },
      value: atMost[place] ?? 0,
    })),
    { ...histogram, suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
    { ...histogram, suffix: "_sum", labels, value: sum },
    { ...histogram, suffix: "_count", labels, value: count },
  ];
}
