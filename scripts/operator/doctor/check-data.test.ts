import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { checkDatabase, checkDisk, judgeFreeSpace } from "./check-data.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "doctor-test-"));

function createDatabase(change: (client: Database.Database) => void = () => {}): string {
  const folder = newFolder();
  const client = new Database(join(folder, "landscape-atelier.sqlite"));
  migrate(drizzle({ client }), { migrationsFolder: "db/migrations" });
  change(client);
  client.close();
  return folder;
}

test("a new installation has no database yet, and the look makes none", async () => {
  const folder = newFolder();
  expect(await checkDatabase(folder)).toMatchObject([{ status: "note", found: "none yet" }]);
  expect(await checkDatabase(folder)).toHaveLength(1);
});

test("a migrated one is well", async () => {
  expect(await checkDatabase(createDatabase())).toMatchObject([
    { check: "database", status: "ok" },
    { check: "work", status: "ok" },
  ]);
});

test("older, newer and given-up work is reported", async () => {
  const older = createDatabase((client) =>
    client.exec("delete from __drizzle_migrations where rowid = (select max(rowid) from __drizzle_migrations)"),
  );
  expect((await checkDatabase(older))[0]).toMatchObject({
    status: "note",
    found: expect.stringContaining("outstanding"),
  });
  const newer = createDatabase((client) =>
    client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 1)"),
  );
  expect((await checkDatabase(newer))[0]).toMatchObject({ status: "broken" });
  const insert = "insert into jobs (kind, key, payload, status, run_at, created_at) values (?, ?, '{}', 'dead', 1, 1)";
  const stuck = createDatabase((client) => client.prepare(insert).run("refund-payment", "1:missing-images"));
  expect((await checkDatabase(stuck))[1]).toMatchObject({
    status: "note",
    found: "1 job was given up (refund-payment)",
  });
});

test("a file that is no database is broken", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "landscape-atelier.sqlite"), "x".repeat(8192));
  await expect(checkDatabase(folder)).rejects.toThrow(/not a database/);
});

test("free space", async () => {
  expect(await checkDisk(join(newFolder(), "not", "there", "yet"))).toHaveLength(1);
  const gigabyte = 1024 ** 3;
  expect(judgeFreeSpace(10 * gigabyte)).toMatchObject({ status: "ok", found: "10.0 GB free" });
  expect(judgeFreeSpace(gigabyte)).toMatchObject({ status: "note" });
  expect(judgeFreeSpace(gigabyte / 10)).toMatchObject({ status: "broken" });
  const refusing = judgeFreeSpace(3 * gigabyte, 4_000);
  expect(refusing).toMatchObject({ status: "broken", found: expect.stringContaining("photos are refused") });
});
