import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { forgetDoneInFuture, moveBackFromFuture } from "./correct-clock.server.ts";
import { findNextJob } from "./next-job.server.ts";
import { enqueue } from "./queue.server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.parse("2026-06-10T12:00:00Z");
/** What the clock shows after it was set back by a day. */
const now = noon - day;

beforeEach(() => void db.delete(jobs).run());

function addAt(writtenAt: number, runAt: number, requestId: number): void {
  enqueue(db, "generate-image", { requestId, variationNumber: 1 }, { key: `${requestId}`, runAt });
  db.update(jobs).set({ createdAt: writtenAt }).where(lastRow()).run();
}

function lastRow() {
  const { id } = db.$client.prepare("select max(id) as id from jobs").get() as { id: number };
  return eq(jobs.id, id);
}

test("a clock that is set back a day leaves what was due due, and what was to wait ten minutes waiting ten", () => {
  addAt(noon, noon, 1);
  addAt(noon, noon + 10 * minute, 2);
  addAt(now - minute, now - minute, 3);
  inTransaction((tx) => moveBackFromFuture(tx, now));
  const runAts = db
    .select()
    .from(jobs)
    .all()
    .map(({ runAt }) => runAt - now);
  expect(runAts).toEqual([0, 10 * minute, -minute]);
  // Orders paid before the clock was set back keep their place.
  addAt(now + minute, now + minute, 4);
  const order = [];
  for (let next = nextAt(now + day); next; next = nextAt(now + day)) {
    order.push(next.id);
    db.update(jobs).set({ status: "done" }).where(eq(jobs.id, next.id)).run();
  }
  const ids = db
    .select()
    .from(jobs)
    .all()
    .map(({ id }) => id);
  expect(order).toEqual([ids[2], ids[0], ids[3], ids[1]]);
  const before = db.select().from(jobs).all();
  inTransaction((tx) => moveBackFromFuture(tx, now));
  expect(db.select().from(jobs).all()).toEqual(before);
});

const nextAt = (at: number) => findNextJob(db, ["generate-image"], at);

test("regular work of the hours that come again is done again; that of this hour is not", () => {
  const done = (key: string, createdAt: number) => {
    enqueue(db, "sweep", {}, { key });
    db.update(jobs).set({ status: "done", createdAt, finishedAt: createdAt }).where(lastRow()).run();
  };
  done("2026-06-09T11", now - 30 * minute);
  done("2026-06-09T12", now - 1);
  done("2026-06-09T13", noon - 23 * 60 * minute);
  done("2026-06-10T11", noon - 30 * minute);
  inTransaction((tx) => forgetDoneInFuture(tx, "sweep", "2026-06-09T12", now));
  expect(
    db
      .select()
      .from(jobs)
      .all()
      .map(({ key }) => key),
  ).toEqual(["2026-06-09T11", "2026-06-09T12"]);
});
