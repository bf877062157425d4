import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { withinTime } from "#app/domain/blog/import/within-time.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import {
  type Claim,
  claimNextJob,
  completeJob,
  describeError,
  failJob,
  leaseMs,
  reclaimJobs,
  releaseJob,
  renewLease,
} from "./job-rows.server.ts";
import { PermanentJobError, RetryJobLater } from "./kinds.ts";
import { dueJobs } from "./next-job.server.ts";
import { enqueue } from "./queue.server.ts";

const now = 1_000_000;
const kinds = ["finish-design", "generate-image"] as const;

beforeEach(() => void db.delete(jobs).run());

function add(requestId: number, runAt = now): void {
  enqueue(db, "generate-image", { requestId, variationNumber: 1 }, { key: `${requestId}`, runAt });
}

function claim(at = now): Claim | undefined {
  return inTransaction((tx) => claimNextJob(tx, kinds, at));
}

function requireNext(at = now): Claim {
  const next = claim(at);
  if (!next) throw new Error("No job is due.");
  return next;
}

function row(id: number) {
  return db.select().from(jobs).where(eq(jobs.id, id)).get()!;
}

function ids(): unknown[] {
  return db
    .select()
    .from(jobs)
    .all()
    .map((job) => ({ requestId: (job.payload as { requestId: number }).requestId }));
}

describe("enqueue", () => {
  test("the same kind and key twice is one job, even after it is done", () => {
    for (let i = 0; i < 50; i++) add(1);
    const first = requireNext();
    inTransaction((tx) => completeJob(tx, first, now));
    add(1);
    expect(ids()).toEqual([{ requestId: 1 }]);
    expect(claim()).toBeUndefined();
  });

  test("the same key of another kind is another job", () => {
    add(1);
    enqueue(db, "send-designs-ready-letter", { requestId: 1 }, { key: "1" });
    expect(ids()).toHaveLength(2);
  });

  test("is rolled back with its transaction", () => {
    const work = () =>
      inTransaction((tx) => {
        enqueue(tx, "finish-design", { requestId: 2 }, { key: "2" });
        throw new Error("no");
      });
    expect(work).toThrow("no");
    expect(ids()).toEqual([]);
  });

  test("refuses a payload that is not the kind's", () => {
    // @ts-expect-error: the wrong shape on purpose
    expect(() => enqueue(db, "finish-design", { request: "x" }, { key: "x" })).toThrow();
    expect(ids()).toEqual([]);
  });
});

describe("claiming", () => {
  test("claims what is due, longest waiting first, and only the requested kinds", () => {
    add(1, now - 1);
    add(2, now - 5);
    add(3, now + 1);
    enqueue(db, "sweep", {}, { key: "now", runAt: now - 100 });
    const taken = [claim()?.payload, claim()?.payload, claim()];
    expect(taken).toMatchObject([{ requestId: 2 }, { requestId: 1 }, undefined]);
    expect(inTransaction((tx) => claimNextJob(tx, [], now + 10))).toBeUndefined();
  });

  test("counts the attempt, raises the fence and sets the lease", () => {
    add(1);
    const { id } = requireNext();
    expect(row(id)).toMatchObject({
      status: "running",
      attempts: 1,
      fence: 1,
      leaseUntil: now + leaseMs,
      startedAt: now,
    });
  });

  test("a job keeps its place in line through a deploy, a crash and a pause: later ones wait", () => {
    for (const n of [1, 2, 3]) add(n, now + n);
    const [first, second] = [requireNext(now + 9), requireNext(now + 9)];
    inTransaction((tx) => releaseJob(tx, first, now + 100));
    inTransaction((tx) => reclaimJobs(tx, "all", now + 100));
    expect([claim(now + 100), claim(now + 100), claim(now + 100)].map((taken) => taken?.id)).toEqual([
      first.id,
      second.id,
      row(second.id).id + 1,
    ]);
  });

  test("reads the partial index of ready jobs, not the whole table", () => {
    const { sql } = dueJobs(db, kinds).getQuery();
    const any = sql.match(/\?/g)!.map(() => 1);
    const plan = db.$client.prepare(`explain query plan ${sql}`).all(...any) as { detail: string }[];
    expect(plan.map((step) => step.detail).join()).toMatch(/USING INDEX jobs_ready/);
    expect(plan.map((step) => step.detail).join()).not.toMatch(/TEMP B-TREE/);
  });
});

describe("the fence", () => {
  test.each<[string, (stale: Claim) => unknown, unknown]>([
    ["renewing", (stale) => inTransaction((tx) => renewLease(tx, stale, now)), false],
    ["completing", (stale) => inTransaction((tx) => completeJob(tx, stale, now)), false],
    ["releasing", (stale) => inTransaction((tx) => releaseJob(tx, stale, now)), false],
    ["failing", (stale) => inTransaction((tx) => failJob(tx, stale, new Error("late"), now)), "lost"],
    ["giving up", (stale) => inTransaction((tx) => failJob(tx, stale, new PermanentJobError("late"), now)), "lost"],
  ])("keeps a claimant whose lease ran out from %s", (_, write, refused) => {
    add(1);
    const stale = requireNext();
    const later = now + leaseMs;
    inTransaction((tx) => reclaimJobs(tx, "expired", later));
    const current = requireNext(later);
    const before = row(current.id);
    expect(write(stale)).toBe(refused);
    expect(row(current.id)).toEqual(before);
    expect(inTransaction((tx) => completeJob(tx, current, later))).toBe(true);
    expect(write(stale)).toBe(refused);
    expect(row(current.id)).toMatchObject({ status: "done", lastError: null });
  });

  test("also holds between the reclaim and the next claim", () => {
    add(1);
    const stale = requireNext();
    inTransaction((tx) => reclaimJobs(tx, "expired", now + leaseMs));
    expect(inTransaction((tx) => completeJob(tx, stale, now + leaseMs))).toBe(false);
    expect(row(stale.id).status).toBe("ready");
  });
});

describe("failing", () => {
  test("waits longer each time and is dead after the fifth attempt", () => {
    add(1);
    const results: string[] = [];
    let at = now;
    for (let attempt = 1; attempt <= 5; attempt++) {
      const current = requireNext(at);
      expect(current.attempts).toBe(attempt);
      results.push(inTransaction((tx) => failJob(tx, current, new Error("broken"), at)));
      expect(row(current.id).runAt).toBeLessThanOrEqual(at + 5_000 * 3 ** (attempt - 1));
      at += 1_000_000;
    }
    expect(results).toEqual(["retrying", "retrying", "retrying", "retrying", "dead"]);
    expect(claim(at)).toBeUndefined();
  });

  test.each<[string, Error, string]>([
    ["a permanent error ends it at once", new PermanentJobError("never"), "dead"],
    ["an error that asks for time gets it", new RetryJobLater("busy", 600_000), "retrying"],
  ])("%s", (_, error, result) => {
    add(1);
    const current = requireNext();
    expect(inTransaction((tx) => failJob(tx, current, error, now))).toBe(result);
    if (result === "retrying") expect(row(current.id).runAt).toBe(now + 600_000);
  });

  test("what is written down names no address", () => {
    expect(describeError(new Error("550 <pat@yard.test>: unknown, try pat@yard.test"))).toBe(
      "Error: 550 <[address]>: unknown, try [address]",
    );
    expect(describeError("x".repeat(2_000))).toHaveLength(500);
    expect(describeError(`${"y@y.y ".repeat(166)}pat@yard.test`)).toBe("[address] ".repeat(50));
  });

  test("of a service's whole page as an error only the beginning is processed", () => {
    expect(withinTime(() => describeError("x".repeat(500_000)))?.result).toHaveLength(500);
  });
});

describe("crashes", () => {
  test("a lease that has not run out is left alone", () => {
    add(1);
    claim();
    expect(inTransaction((tx) => reclaimJobs(tx, "expired", now + leaseMs - 1))).toEqual({ requeued: 0, givenUp: [] });
  });

  test("a letter is no suspect: it is tried at once, more than three times", () => {
    enqueue(db, "send-refund-letter", { requestId: 1, cause: "missing-images" }, { key: "1" });
    for (let crash = 1; crash <= 5; crash++) {
      const taken = inTransaction((tx) => claimNextJob(tx, ["send-refund-letter"], Date.now()));
      expect(taken, `after ${crash - 1} crashes`).toBeDefined();
      expect(inTransaction((tx) => reclaimJobs(tx, "all", Date.now())).requeued).toBe(1);
    }
  });

  test("six make a job dead, the last three of them alone, and the business hears of it", () => {
    add(1);
    let at = now;
    const results = [];
    for (let crash = 1; crash <= 6; crash++) {
      claim(at);
      results.push(inTransaction((tx) => reclaimJobs(tx, "all", at)));
      at += 1_000_000;
    }
    expect(results.map(({ requeued }) => requeued)).toEqual([1, 1, 1, 1, 1, 0]);
    expect(results[5]!.givenUp).toMatchObject([{ kind: "generate-image", payload: { requestId: 1 } }]);
    expect(db.select().from(jobs).get()).toMatchObject({ status: "dead", crashes: 6 });
  });

  test("a job that was only present when another ended the process three times is done, and the other one is given up alone", () => {
    for (const n of [1, 2, 3]) add(n);
    const guilty = 2;
    let at = now;
    const ends: unknown[] = [];
    for (let start = 1; start <= 12; start++) {
      const running: Claim[] = [];
      // The most that an operator may configure.
      for (let taken = claim(at); taken; taken = claim(at)) running.push(taken);
      const together = running.map(({ payload }) => (payload as { requestId: number }).requestId);
      if (together.includes(guilty)) {
        const { givenUp } = inTransaction((tx) => reclaimJobs(tx, "all", at));
        ends.push({ together, givenUp: givenUp.map(({ payload }) => (payload as { requestId: number }).requestId) });
      } else {
        for (const one of running) inTransaction((tx) => completeJob(tx, one, at));
      }
      at += 1_000_000;
    }
    expect(ends.slice(0, 3)).toEqual(Array(3).fill({ together: [1, 2, 3], givenUp: [] }));
    const [alone, last] = [
      { together: [2], givenUp: [] },
      { together: [2], givenUp: [2] },
    ];
    expect(ends.slice(3)).toEqual([alone, alone, last]);
    expect(db.select().from(jobs).all()).toMatchObject([{ status: "done" }, { status: "dead" }, { status: "done" }]);
  });

  test("while a suspect waits for the others to end, only letters start", () => {
    add(1);
    add(2);
    const other = requireNext();
    db.update(jobs)
      .set({ crashes: 3 })
      .where(eq(jobs.id, other.id + 1))
      .run();
    add(3);
    expect(claim()).toBeUndefined();
    enqueue(db, "finish-design", { requestId: 9 }, { key: "9", runAt: now });
    expect(claim()).toMatchObject({ kind: "finish-design" });
    inTransaction((tx) => completeJob(tx, other, now));
    expect(claim()).toMatchObject({ payload: { requestId: 2 } });
    expect(claim()).toBeUndefined();
  });

  test("the first runs again at once", () => {
    add(1);
    claim();
    inTransaction((tx) => reclaimJobs(tx, "all", now + 7));
    expect(claim(now + 7)).toMatchObject({ attempts: 1 });
  });
});

test("releasing gives the attempt back", () => {
  add(1);
  const current = requireNext();
  inTransaction((tx) => releaseJob(tx, current, now));
  expect(row(current.id)).toMatchObject({ status: "ready", attempts: 0, crashes: 0, leaseUntil: null });
  expect(claim()).toMatchObject({ attempts: 1 });
});
