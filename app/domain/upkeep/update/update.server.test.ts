import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findHold } from "#app/disk/held-work.server.ts";
import { countApplied, countKnown } from "#db/applied-migrations.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { openConnection } from "#db/open-connection.server.ts";
import { olderMigrations } from "#tests/factories/older-migrations.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { bringUpToDate } from "./bring-up-to-date.server.ts";
import { describeMigration } from "./describe-migration.ts";
import { goBack } from "./go-back.server.ts";
import { planUpdate } from "./plan-update.server.ts";
import { noteStarted } from "./program-mark.server.ts";

const known = countKnown();

/** A folder whose database an older release has left. */
function createOlder(last: number): string {
  const folder = createTemporaryFolder();
  migrateDatabase(folder, olderMigrations(last));
  return folder;
}

function inDatabase<T>(folder: string, work: (client: ReturnType<typeof openConnection>) => T): T {
  const client = openConnection(databaseFile(folder));
  try {
    return work(client);
  } finally {
    client.close();
  }
}

const titles = (folder: string) =>
  inDatabase(folder, (client) => client.prepare("select slug from blog_tags order by id").pluck().all());
const addTag = (folder: string, slug: string) =>
  inDatabase(folder, (client) =>
    client.exec(`insert into blog_tags (name, slug, created_at, updated_at) values ('${slug}', '${slug}', 1, 1)`),
  );

test("what an update will do is shown before it is done, and nothing is changed", () => {
  const folder = createOlder(13);
  const before = readFileSync(databaseFile(folder));
  const plan = planUpdate(folder)!;
  expect(plan).toMatchObject({ applied: 14, known });
  expect(plan.pending[0]).toEqual({ name: "0014_trash", steps: ["adds the table blog_trash", "adds 2 indexes"] });
  expect(plan.neededBytes).toBeGreaterThan(plan.databaseBytes);
  expect(readFileSync(databaseFile(folder))).toEqual(before);
  expect(planUpdate(createTemporaryFolder())).toBeUndefined();
});

test("the steps of a rebuilt table are one, whatever SQLite makes of them", () => {
  expect(
    describeMigration([
      "CREATE TABLE `__new_letters` (\n\t`key` text\n);",
      "INSERT INTO `__new_letters`(`key`) SELECT `key` FROM `letters`;",
      "DROP TABLE `letters`;",
      "ALTER TABLE `__new_letters` RENAME TO `letters`;",
      "CREATE UNIQUE INDEX `a` ON `letters` (`key`);",
      "-- Why the rows change.\nUPDATE OR IGNORE letters SET key = key;",
    ]),
  ).toEqual([
    "rebuilds letters",
    "drops the table letters, or its old form",
    "changes rows of letters",
    "adds an index",
  ]);
});

test("going back brings the rows of before, sets the newer ones aside, and is held", () => {
  const folder = createOlder(13);
  noteStarted(folder, { version: "0.0.9", commit: "a".repeat(40) });
  addTag(folder, "before");
  bringUpToDate(folder);
  addTag(folder, "after");

  const { migrations, program, setAside } = goBack(folder);
  expect({ migrations, program }).toEqual({ migrations: 14, program: { version: "0.0.9", commit: "a".repeat(40) } });
  expect(titles(folder)).toEqual(["before"]);
  expect(findHold(folder)).toMatchObject({ backup: "before-migration-15", complete: true });
  const next = inDatabase(folder, (client) =>
    client.prepare("select seq from sqlite_sequence where name = 'blog_tags'").pluck().get(),
  );
  expect(next).toBeGreaterThan(1000);
  expect(existsSync(setAside)).toBe(true);

  addTag(folder, "between");
  bringUpToDate(folder);
  expect(inDatabase(folder, countApplied)).toBe(known);
  expect(goBack(folder).setAside).not.toBe(setAside);
  expect(titles(folder)).toEqual(["before", "between"]);
});

test("it is refused in words while a program has the database open, and where there is nothing to go back to", () => {
  const folder = createOlder(13);
  expect(() => goBack(folder)).toThrow("There is no copy of before a migration");
  bringUpToDate(folder);
  inDatabase(folder, (client) => {
    client.exec("PRAGMA journal_mode = WAL");
    client.prepare("select 1 from blog_tags").all();
    expect(() => goBack(folder)).toThrow("The server is running on this database.");
  });
  writeFileSync(join(folder, "before-migration-15.sqlite"), "no database");
  expect(() => goBack(folder)).toThrow();
  expect(inDatabase(folder, countApplied)).toBe(known);
});

test("an interrupted copy is made again", () => {
  const folder = createOlder(13);
  writeFileSync(join(folder, "before-migration-15.sqlite.incoming"), "half a database");
  bringUpToDate(folder);
  expect(goBack(folder).migrations).toBe(14);
});
