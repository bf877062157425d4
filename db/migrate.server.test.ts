import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { openDatabase } from "./client.server.ts";
import { databaseFile } from "./database-file.ts";
import { migrateDatabase } from "./migrate.server.ts";
import * as schema from "./schema.ts";

test("an empty folder gets every table, and a second run does nothing", () => {
  const folder = createTemporaryFolder();
  expect(migrateDatabase(folder).applied).toBeGreaterThan(0);
  expect(migrateDatabase(folder).applied).toBe(0);
  const db = openDatabase(databaseFile(folder));
  expect(db.select().from(schema.designRequests).all()).toEqual([]);
  db.$client.close();
});

test("every connection is durable and keeps its references", () => {
  const folder = createTemporaryFolder();
  migrateDatabase(folder);
  const db = openDatabase(databaseFile(folder));
  const read = (name: string) => Object.values(db.$client.prepare(`PRAGMA ${name}`).get() as object)[0];
  expect([read("journal_mode"), read("synchronous"), read("foreign_keys"), read("busy_timeout")]).toEqual([
    "wal",
    2,
    1,
    5000,
  ]);
  db.$client.close();
});

test("rebuilding a table keeps the rows that refer to it, and a copy from before is next to it", () => {
  const folder = createTemporaryFolder();
  const first = migrationsFolder([
    "create table yard (id integer primary key); ",
    childTable,
    "insert into yard values (1); ",
    "insert into plant values (7, 1);",
  ]);
  migrateDatabase(folder, first);
  const second = migrationsFolder(
    [
      "create table yard (id integer primary key); ",
      childTable,
      "insert into yard values (1); ",
      "insert into plant values (7, 1);",
    ],
    [
      "create table yard_new (id integer primary key, name text); ",
      "insert into yard_new (id) select id from yard; ",
      "drop table yard; ",
      "alter table yard_new rename to yard;",
    ],
  );
  expect(migrateDatabase(folder, second).applied).toBe(1);
  const db = openDatabase(databaseFile(folder));
  expect(db.$client.prepare("select id, yard_id from plant").all()).toEqual([{ id: 7, yard_id: 1 }]);
  db.$client.close();
  expect(existsSync(join(folder, "before-migration-2.sqlite"))).toBe(true);
});

const childTable =
  "create table plant (id integer primary key, yard_id integer references yard(id) on delete cascade); ";

/** A folder of migrations in drizzle-kit's layout, each a list of statements. */
function migrationsFolder(...migrations: string[][]): string {
  const folder = createTemporaryFolder();
  mkdirSync(join(folder, "meta"));
  const entries = migrations.map((statements, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), statements.join("--> statement-breakpoint\n"));
    return { idx, version: "6", when: 1000 + idx, tag, breakpoints: true };
  });
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ version: "7", dialect: "sqlite", entries }));
  return folder;
}

test("a database of a newer version is refused in words", () => {
  const folder = createTemporaryFolder();
  migrateDatabase(folder);
  const db = openDatabase(databaseFile(folder));
  for (let i = 0; i < 5; i++)
    db.$client.prepare("insert into __drizzle_migrations (hash, created_at) values (?, ?)").run(`future-${i}`, i);
  db.$client.close();
  expect(() => migrateDatabase(folder)).toThrow("newer version");
});
