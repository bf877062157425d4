import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { alerts, jobs } from "#db/schema.ts";
import { watchInstallation } from "./watch-installation.server.ts";

const hour = 3_600_000;
const start = Date.parse("2026-05-05T08:00Z");
const plenty = 100 * 1024 ** 3;

beforeEach(() => {
  db.delete(alerts).run();
  db.delete(jobs).run();
});

/** Hours after the start at which a letter was sent, with a check every quarter of an hour for two days. */
function hoursOfLetters(freeBytes: number, cause: string): number[] {
  for (let at = start; at < start + 48 * hour; at += hour / 4) watchInstallation({ now: at, freeBytes });
  const rows = db.select().from(alerts).all();
  return rows.filter((alert) => alert.cause === cause).map(({ createdAt }) => (createdAt - start) / hour);
}

test("a disk that fills up is reported at once, and less and less often while it stays so", () => {
  expect(hoursOfLetters(1024 ** 3, "disk")).toEqual([0, 1, 5, 21, 37]);
  expect(db.select().from(jobs).all()).toHaveLength(5);
});

test("nothing is reported where nothing is wrong", () => {
  expect(hoursOfLetters(plenty, "disk")).toEqual([]);
  expect(db.select().from(alerts).all()).toEqual([]);
});

test("jobs that were given up are reported once, those of the hour of silence after it", () => {
  const dead = (key: string, finishedAt: number, lastError = "Mailbox full") =>
    db
      .insert(jobs)
      .values({ kind: "send-receipt-letter", key, payload: {}, status: "dead", runAt: 1, finishedAt, lastError })
      .run();
  dead("1", start - 1000);
  dead("2", start - 1000, "Cancelled at the desk.");
  watchInstallation({ now: start, freeBytes: plenty });
  dead("3", start + 1000);
  for (const minutes of [5, 55, 61, 120]) watchInstallation({ now: start + minutes * 60_000, freeBytes: plenty });
  expect(db.select().from(alerts).all()).toMatchObject([
    { cause: "jobs-given-up", message: "send-receipt-letter 1: Mailbox full", createdAt: start },
    { message: "send-receipt-letter 3: Mailbox full", createdAt: start + 61 * 60_000 },
  ]);
});

test("work that waits for half an hour is reported, later work is not", () => {
  const ready = (key: string, runAt: number) =>
    db.insert(jobs).values({ kind: "read-yard", key, payload: {}, runAt }).run();
  ready("1", start - 29 * 60_000);
  ready("2", start + hour);
  watchInstallation({ now: start, freeBytes: plenty });
  expect(db.select().from(alerts).all()).toEqual([]);
  watchInstallation({ now: start + 2 * 60_000, freeBytes: plenty });
  expect(db.select().from(alerts).all()).toMatchObject([{ message: "1 jobs are due, the first for 31 minutes." }]);
});
