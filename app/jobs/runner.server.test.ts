import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { takeFileLock } from "#db/file-lock.server.ts";
import { jobs } from "#db/schema.ts";
import { type HandlersInPlace, runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import type { JobHandlers } from "./handler.ts";
import { claimNextJob } from "./job-rows.server.ts";
import { jobKinds, PermanentJobError } from "./kinds.ts";
import { enqueue } from "./queue.server.ts";
import { Runner, type RunnerOptions, startRunner, stopRunner } from "./runner.server.ts";

const lockFile = join(env.DATA_DIR, "test-runner.lock");
const runners: Runner[] = [];

beforeEach(() => void db.delete(jobs).run());
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await stopRunner();
});

function run(handlers: HandlersInPlace, options: Partial<RunnerOptions> = {}): Runner {
  const runner = new Runner({
    handlers: { ...idle(), ...handlers } as JobHandlers,
    lockFile,
    pollMs: 10,
    drainMs: 100,
    ...options,
  });
  runners.push(runner);
  return runner;
}

function idle(): JobHandlers {
  return Object.fromEntries(Object.keys(jobKinds).map((kind) => [kind, { run: () => {} }])) as unknown as JobHandlers;
}

function addImages(count: number): void {
  for (let n = 1; n <= count; n++) {
    enqueue(db, "generate-image", { requestId: 1, variationNumber: n }, { key: `1:${n}` });
  }
}

function imageJobs() {
  return db
    .select()
    .from(jobs)
    .all()
    .filter((job) => job.kind === "generate-image");
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 5 });

test("what cannot be filed does not hold up what ended with it", async () => {
  addImages(1);
  enqueue(db, "send-receipt-letter", { requestId: 1 }, { key: "1" });
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (entry: unknown) => void errors.push(entry) };
  const lose = () => {
    throw new Error("cannot be told");
  };
  const fail = () => {
    throw new PermanentJobError("never");
  };
  run({ "generate-image": { run: fail, onDead: lose } }, { log });
  const ended = () => db.select().from(jobs).where(eq(jobs.kind, "send-receipt-letter")).get()?.status;
  await until(() => expect(ended()).toBe("done"));
  expect(imageJobs()[0]?.status).toBe("running");
  expect(errors).toHaveLength(1);
});

test("runs what is there and what comes, as many at once as the kind allows", async () => {
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce--;
  };
  addImages(5);
  run({ "generate-image": { run: work } }, { concurrencyOf: () => 2 });
  await until(() => expect(imageJobs().every((job) => job.status === "done")).toBe(true));
  enqueue(db, "finish-design", { requestId: 1 }, { key: "1" });
  await until(() =>
    expect(
      db
        .select()
        .from(jobs)
        .all()
        .every((job) => job.status === "done"),
    ).toBe(true),
  );
  expect(most).toBe(2);
});

test("three letters go at once, of whatever kinds they are", async () => {
  let letGo = () => {};
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const work = { run: () => blocked };
  for (const n of [1, 2]) {
    enqueue(db, "send-receipt-letter", { requestId: n }, { key: `${n}` });
    enqueue(db, "send-designs-ready-letter", { requestId: n }, { key: `${n}` });
  }
  enqueue(db, "finish-design", { requestId: 1 }, { key: "1" });
  run({ "send-receipt-letter": work, "send-designs-ready-letter": work });
  const states = () =>
    db
      .select()
      .from(jobs)
      .all()
      .filter(({ kind }) => kind.endsWith("-letter") || kind === "finish-design")
      .map(({ status }) => status);
  await until(() => expect(states()).toEqual(["running", "running", "running", "ready", "done"]));
  letGo();
  await until(() => expect(states()).toEqual(["done", "done", "done", "done", "done"]));
});

test("a slow kind does not hold up the others", async () => {
  let letGo = () => {};
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  addImages(3);
  run({ "generate-image": { run: () => blocked } }, { concurrencyOf: () => 1 });
  enqueue(db, "finish-design", { requestId: 1 }, { key: "1" });
  await until(() =>
    expect(
      db
        .select()
        .from(jobs)
        .all()
        .find((job) => job.kind === "finish-design")?.status,
    ).toBe("done"),
  );
  expect(imageJobs().map((job) => job.status)).toEqual(["running", "ready", "ready"]);
  letGo();
});

test("enqueuing wakes the runner of the process without waiting for the poll", async () => {
  startRunner(idle(), { pollMs: 60_000 });
  await until(() =>
    expect(
      db
        .select()
        .from(jobs)
        .all()
        .every((job) => job.status === "done"),
    ).toBe(true),
  );
  addImages(1);
  await until(() => expect(imageJobs()[0]?.status).toBe("done"));
});

test("starting again replaces the runner instead of making a second one", async () => {
  startRunner(idle());
  const first = globalThis.landscapeAtelierRunner;
  startRunner(idle());
  expect(globalThis.landscapeAtelierRunner).not.toBe(first);
  addImages(1);
  await until(() => expect(imageJobs()[0]).toMatchObject({ status: "done", attempts: 1 }));
});

test("the failure handler of a job given up runs in the same transaction", async () => {
  addImages(1);
  run({
    "generate-image": {
      run: () => {
        throw new PermanentJobError("refused");
      },
      onDead: (tx, { requestId }) => enqueue(tx, "finish-design", { requestId }, { key: `${requestId}` }),
    },
  });
  await until(() =>
    expect(
      db
        .select()
        .from(jobs)
        .all()
        .some((job) => job.kind === "finish-design"),
    ).toBe(true),
  );
  expect(imageJobs()[0]).toMatchObject({ status: "dead", lastError: "PermanentJobError: refused" });
});

test("stopping lets the running job finish and starts no other", async () => {
  addImages(2);
  let begun = 0;
  const work = () => {
    begun++;
    return new Promise<void>((resolve) => setTimeout(resolve, 30));
  };
  const runner = run({ "generate-image": { run: work } }, { drainMs: 120_000 });
  await until(() => expect(imageJobs()[0]?.status).toBe("running"));
  await runner.stop();
  expect(imageJobs().map((job) => job.status)).toEqual(["done", "ready"]);
  // One that is started and released at once would look the same.
  expect(begun).toBe(1);
});

test("stopping hands a job that takes too long back, its attempt not counted, and aborts the work", async () => {
  addImages(1);
  let aborted = false;
  const forever = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>(() => signal.addEventListener("abort", () => (aborted = true)));
  const runner = run({ "generate-image": { run: forever } });
  await until(() => expect(imageJobs()[0]?.status).toBe("running"));
  await runner.stop();
  expect(aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(imageJobs()[0]).toMatchObject({ status: "ready", attempts: 0, crashes: 0, lastError: null });
});

test("a job that never ends is ended, and tried again", async () => {
  addImages(1);
  let aborted = false;
  const forever = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>(() => signal.addEventListener("abort", () => (aborted = true)));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  try {
    run({ "generate-image": { run: forever } }, { pollMs: 86_400_000 });
    vi.advanceTimersByTime(3_600_000);
  } finally {
    vi.useRealTimers();
  }
  await until(() => expect(imageJobs()[0]).toMatchObject({ status: "ready", attempts: 1 }));
  expect(imageJobs()[0]?.lastError).toBe("Error: The job took too long.");
  expect(aborted).toBe(true);
});

test("stopping is immediate when nothing runs", async () => {
  await run({}, { drainMs: 60_000 }).stop();
});

test("after a pause of the process its own leases are renewed, not taken for a dead one's", async () => {
  addImages(1);
  let letGo = () => {};
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  run({ "generate-image": { run: () => blocked } });
  await until(() => expect(imageJobs()).toMatchObject([{ status: "running" }]));
  db.update(jobs).set({ leaseUntil: 1 }).run();
  await until(() => expect(imageJobs()[0]?.leaseUntil).not.toBe(1));
  expect(imageJobs()).toMatchObject([{ status: "running", attempts: 1, crashes: 0, fence: 1 }]);
  letGo();
  await until(() => expect(imageJobs()).toMatchObject([{ status: "done", attempts: 1, crashes: 0 }]));
});

test("jobs of a process that was killed are taken back at start, without waiting for their lease", async () => {
  addImages(1);
  inTransaction((tx) => claimNextJob(tx, ["generate-image"], Date.now()));
  run({});
  await until(() => expect(imageJobs()[0]).toMatchObject({ status: "done", attempts: 1, crashes: 1 }));
});

test("workers that see no lock of each other's share the jobs, and a dead one's come back when its lease is over", async () => {
  addImages(3);
  inTransaction((tx) => claimNextJob(tx, ["generate-image"], Date.now()));
  let letGo = () => {};
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const one = { areManyAtWork: true, concurrencyOf: () => 1 };
  for (const _ of ["first", "second"]) run({ "generate-image": { run: () => blocked } }, one);
  await until(() => expect(imageJobs().map(({ status, fence }) => [status, fence])).toEqual(running(1, 1, 1)));
  letGo();
  await until(() => expect(imageJobs().map(({ status }) => status)).toEqual(["running", "done", "done"]));
  db.update(jobs).set({ leaseUntil: 1 }).where(eq(jobs.id, imageJobs()[0]!.id)).run();
  await until(() => expect(imageJobs()).toMatchObject([{ status: "done", crashes: 1, fence: 2 }, {}, {}]));
});

const running = (...fences: number[]) => fences.map((fence) => ["running", fence]);

test("while another process holds the lock, its jobs are left alone and nothing is claimed", async () => {
  const release = takeFileLock(lockFile, 0)!;
  addImages(2);
  inTransaction((tx) => claimNextJob(tx, ["generate-image"], Date.now()));
  run({}).wake();
  expect(imageJobs().map((job) => job.status)).toEqual(["running", "ready"]);
  release();
  await until(() => expect(imageJobs().every((job) => job.status === "done")).toBe(true));
});

test("a process suspended for too long loses its lock to a standby, and writes nothing when it resumes", async () => {
  addImages(1);
  let wakeUp = () => {};
  const asleep = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });
  let woke: unknown;
  const note = (text: string) => db.update(jobs).set({ lastError: text }).run();
  const sleeper = run(
    {
      "generate-image": {
        run: async () => {
          await asleep;
          try {
            inTransaction(() => note("written by the sleeper"));
          } catch (error) {
            woke = error;
            throw error;
          }
        },
      },
    },
    { pollMs: 600_000 },
  );
  await until(() => expect(imageJobs()).toMatchObject([{ status: "running", fence: 1 }]));
  const made: unknown[] = [];
  run({ "generate-image": { run: (payload) => void made.push(payload) } }, { hungMs: 60 });
  await until(() => expect(imageJobs()).toMatchObject([{ status: "done", fence: 2, crashes: 1 }]));
  enqueue(db, "generate-image", { requestId: 7, variationNumber: 1 }, { key: "7:1", runAt: Date.now() + 600_000 });
  const before = db.select().from(jobs).all();
  wakeUp();
  sleeper.wake();
  await until(() => expect(woke).toMatchObject({ message: "Another process has taken the job over." }));
  expect(made).toEqual([{ requestId: 1, variationNumber: 1 }]);
  expect(db.select().from(jobs).all()).toEqual(before);
});

test("a process that loses its lock while a job ends files that job and takes no other", async () => {
  const lockFile = join(env.DATA_DIR, "lost-runner.lock");
  addImages(2);
  let letGo = () => {};
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = 0;
  const work = () => {
    begun++;
    return blocked;
  };
  // Only the end of its job makes it look for another one.
  run({ "generate-image": { run: work } }, { lockFile, concurrencyOf: () => 1, pollMs: 600_000 });
  await until(() => expect(imageJobs().map((job) => job.status)).toEqual(["running", "ready"]));
  // As a standby does that finds this runner unresponsive; it has not taken its jobs back yet.
  writeFileSync(`${lockFile}.1`, "");
  letGo();
  // The end of a job and the start of the next are one transaction.
  await until(() => expect(imageJobs()[0]?.status).toBe("done"));
  expect(imageJobs()[1]).toMatchObject({ status: "ready", attempts: 0, fence: 0 });
  expect(begun).toBe(1);
});

test("runUntilEmpty goes through retries without waiting for them", async () => {
  addImages(1);
  let runs = 0;
  const work = () => {
    if (++runs < 4) throw new Error("not yet");
  };
  expect(await runUntilEmpty({ handlers: { "generate-image": { run: work } } })).toEqual([
    { kind: "generate-image", result: "retrying" },
    { kind: "generate-image", result: "retrying" },
    { kind: "generate-image", result: "retrying" },
    { kind: "generate-image", result: "done" },
  ]);
});
