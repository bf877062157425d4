import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseServer, startDatabaseServer } from "#tests/harness/database-server.ts";
import { isDatabaseBusy } from "../busy.server.ts";
import { type AppDatabase, openRemoteDatabase } from "../client.server.ts";
import { identities, jobs, users } from "../schema.ts";
import { migrateRemote } from "./migrate-remote.server.ts";
import type { RemoteConnection } from "./remote-connection.server.ts";
import { DatabaseUnreachableError, isSurelyUnwritten } from "./remote-errors.ts";

let server: DatabaseServer;
let db: AppDatabase;
let other: AppDatabase;

beforeAll(async () => {
  server = await startDatabaseServer();
  migrateRemote(server.url);
  db = openRemoteDatabase(server.url);
  other = openRemoteDatabase(server.url);
});

afterAll(async () => {
  db.$client.close();
  other.$client.close();
  await server.stop("SIGKILL");
});

const emails = () =>
  db
    .select({ email: users.email })
    .from(users)
    .all()
    .map(({ email }) => email);
const addUser = (email: string, to: Pick<AppDatabase, "insert"> = db) =>
  to.insert(users).values({ email }).returning().get();

test("it has all our tables, triggers and references, and a second start finds nothing to do", () => {
  expect(migrateRemote(server.url)).toEqual({ applied: 0 });
  const counted = db.$client.prepare("select type, count(*) from sqlite_schema group by type").raw().all();
  const kinds = Object.fromEntries(counted as [string, number][]);
  expect(kinds.trigger).toBeGreaterThan(20);
  expect(kinds.index).toBeGreaterThan(20);
  const payload = { requestId: 1, variationNumber: 1 };
  const job = { kind: "generate-image", key: "1:1", payload, runAt: 1, place: 1 };
  expect(db.insert(jobs).values(job).onConflictDoNothing().run().changes).toBe(1);
  expect(db.insert(jobs).values(job).onConflictDoNothing().run().changes).toBe(0);
  expect(db.select().from(jobs).get()).toMatchObject({ ...job, status: "ready", attempts: 0, leaseUntil: null });
  const ofNobody = { userId: 99, issuer: "a", subject: "b", email: "c@yard.test" };
  expect(() => db.insert(identities).values(ofNobody).run()).toThrow(
    expect.objectContaining({ code: "SQLITE_CONSTRAINT_FOREIGNKEY" }),
  );
});

test("values come back as they went in, and what SQLite has no value for is refused", () => {
  const kept = [1_780_000_000_000, -3, 0.5, "it's ü", null, Buffer.from([0, 255])];
  const select = db.$client.prepare("select ?, ?, ?, ?, ?, ?");
  expect(select.raw().get(...kept)).toEqual(kept);
  for (const value of [true, undefined, {}]) expect(() => db.$client.prepare("select ?").get(value)).toThrow(TypeError);
});

test("a transaction is there whole or not at all", () => {
  const work = (fails: boolean) => () =>
    db.transaction(
      (tx) => {
        addUser("ada@yard.test", tx);
        if (fails) addUser("ada@yard.test", tx);
      },
      { behavior: "immediate" },
    );
  expect(work(true)).toThrow(expect.objectContaining({ code: "SQLITE_CONSTRAINT_UNIQUE" }));
  expect(emails()).toEqual([]);
  work(false)();
  expect(emails()).toEqual(["ada@yard.test"]);
});

test("while another one writes, a write fails as with a file, and reads succeed", () => {
  (other.$client as unknown as RemoteConnection).lockPatienceMs = 0;
  db.transaction(
    (tx) => {
      tx.update(users).set({ firstName: "Ada" }).run();
      let refusal: unknown;
      try {
        other.transaction((inner) => inner.select().from(users).all(), { behavior: "immediate" });
      } catch (error) {
        refusal = error;
      }
      expect(isDatabaseBusy(refusal)).toBe(true);
      expect(other.select().from(users).get()?.firstName).toBe(null);
    },
    { behavior: "immediate" },
  );
  expect(other.select().from(users).get()?.firstName).toBe("Ada");
});

test("a silent server blocks no one for longer than a second, and only once", async () => {
  freeze();
  const held: number[] = [];
  for (let n = 0; n < 20; n++) {
    const startedAt = performance.now();
    expect(() => db.select().from(users).all()).toThrow(DatabaseUnreachableError);
    held.push(performance.now() - startedAt);
  }
  server.process().kill("SIGCONT");
  // If each of them waited for its second, that would be 19 s; a machine under load may take its time besides.
  expect(held.slice(1).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(9_500);
  await expect.poll(() => tryIt(emails)).toEqual(["ada@yard.test"]);
});

test("a restarted server is reconnected automatically, and its open transaction is undone", async () => {
  let failure: unknown;
  try {
    db.transaction(
      (tx) => {
        tx.delete(users).where(eq(users.email, "ada@yard.test")).run();
        freeze();
        tx.select().from(users).all();
      },
      { behavior: "immediate" },
    );
  } catch (error) {
    failure = error;
  }
  if (!isSurelyUnwritten(failure)) throw failure;
  await server.stop("SIGKILL");
  await server.restart();
  await expect.poll(() => tryIt(emails)).toEqual(["ada@yard.test"]);
  addUser("ben@yard.test");
  expect(emails()).toEqual(["ada@yard.test", "ben@yard.test"]);
});

/** A signal takes a while, and the server answers until it has arrived. */
function freeze(): void {
  const { pid } = server.process();
  server.process().kill("SIGSTOP");
  const state = () =>
    process.platform === "linux"
      ? readFileSync(`/proc/${pid}/stat`, "latin1").replace(/^.*\) /, "")
      : execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  while (!state().startsWith("T"));
}

function tryIt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
