import { beforeEach, expect, test } from "vitest";
import { claimNextJob } from "#app/jobs/job-rows.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";

const minute = 60_000;
const paidAt = 1_000_000_000;

beforeEach(() => void db.delete(jobs).run());

/** The pictures in the order in which one worker makes them: "a1" is the first of the order called a. */
function line(orders: Record<string, { imageCount: number; paidAt: number }>): string[] {
  // Enqueued in reverse: only the time of payment counts.
  const made = Object.entries(orders).reverse();
  const names = new Map(made.map(([name, order]) => [createPaidOrder(order).id, name]));
  return Array.from(jobsInLine(), (payload) => `${names.get(payload.requestId)}${payload.variationNumber}`);
}

function* jobsInLine() {
  for (;;) {
    const job = inTransaction((tx) => claimNextJob(tx, ["generate-image"], Date.now()));
    if (!job) return;
    yield job.payload as { requestId: number; variationNumber: number };
  }
}

test("first paid, first served", () => {
  expect(
    line({
      a: { imageCount: 1, paidAt },
      b: { imageCount: 1, paidAt: paidAt + 1 },
      c: { imageCount: 1, paidAt: paidAt + 2 },
    }),
  ).toEqual(["a1", "b1", "c1"]);
});

test("ten pictures let an order that was paid a little later go first", () => {
  const pictures = line({ a: { imageCount: 10, paidAt }, b: { imageCount: 1, paidAt: paidAt + 1.5 * minute } });
  expect(pictures.indexOf("b1")).toBe(2);
});

test("and wait for no order paid nine minutes later, however many come", () => {
  const crowd = Array.from({ length: 20 }, (_, n) => [`x${n}-`, { imageCount: 1, paidAt: paidAt + n * minute }]);
  const pictures = line({ a: { imageCount: 10, paidAt }, ...Object.fromEntries(crowd) });
  expect(pictures.slice(0, 4)).toContain("a2");
  expect(pictures.indexOf("a10")).toBeLessThan(pictures.indexOf("x10-1"));
});
