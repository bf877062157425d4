import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { olderMigrations } from "#tests/factories/older-migrations.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { countKnown } from "./applied-migrations.server.ts";
import { databaseFile } from "./database-file.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { openConnection } from "./open-connection.server.ts";

const known = countKnown();
const rows = 3;

type Row = Record<string, unknown>;

const tablesOf = (client: Database.Database) =>
  client
    .prepare(
      "select name from pragma_table_list where type = 'table' and name not like 'sqlite%' and name not like '\\_\\_%' escape '\\'",
    )
    .pluck()
    .all() as string[];
const rowsOf = (client: Database.Database, table: string) => client.prepare(`select * from "${table}"`).all() as Row[];
const schemaOf = (client: Database.Database) =>
  client.prepare("select type, name, tbl_name, sql from sqlite_schema order by type, name").all();

/** Every column of the nth row is n, as a number or as text: so references hold, and values are unique. */
function fill(client: Database.Database): void {
  client.exec("PRAGMA foreign_keys = OFF; BEGIN");
  for (const table of tablesOf(client)) {
    const columns = client.prepare(`select name, type from pragma_table_info('${table}')`).all() as Row[];
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    for (let n = 1; n <= rows; n++) {
      const values = columns.map(({ type }) => (type === "text" ? `'${n}'` : n)).join(", ");
      client.exec(`insert into "${table}" (${names}) values (${values})`);
    }
  }
  client.exec("COMMIT");
}

/** A database of an earlier release, with rows in every table. @returns its folder and contents */
function createReleased(last: number) {
  const folder = createTemporaryFolder();
  const client = openConnection(databaseFile(folder));
  migrate(drizzle({ client }), { migrationsFolder: olderMigrations(last) });
  fill(client);
  const content = new Map(tablesOf(client).map((table) => [table, rowsOf(client, table)]));
  client.close();
  return { folder, content };
}

const fresh = (() => {
  const folder = createTemporaryFolder();
  migrateDatabase(folder);
  const client = openConnection(databaseFile(folder), { readonly: true });
  const schema = schemaOf(client);
  client.close();
  return schema;
})();

test.each(Array.from({ length: known - 1 }, (_, last) => last))(
  "a database of the release with migration %i is brought up to date, and keeps every row",
  (last) => {
    const { folder, content } = createReleased(last);
    expect(migrateDatabase(folder)).toEqual({
      applied: known - 1 - last,
      copy: expect.stringContaining(`before-migration-${last + 2}.sqlite`),
    });
    const client = openConnection(databaseFile(folder));
    expect(client.prepare("PRAGMA integrity_check").pluck().all()).toEqual(["ok"]);
    expect(schemaOf(client)).toEqual(fresh);
    for (const [table, before] of content) {
      const after = rowsOf(client, table);
      expect(after.length, table).toBeGreaterThanOrEqual(before.length);
      const kept = Object.keys(before[0]!).filter((column) => column in after[0]!);
      const inBoth = (row: Row) => Object.fromEntries(kept.map((column) => [column, row[column]]));
      expect(after.slice(0, before.length).map(inBoth), table).toEqual(before.map(inBoth));
    }
    client.close();
  },
);
