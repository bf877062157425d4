import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, inject, test, vi } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { createPaidOrder } from "../factories/create-order.ts";

/** Rows of each table, by its name; without key counters that start from one and a search index's own pages. */
function rowsOf(database: Database.Database): Record<string, unknown[]> {
  const ours = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name";
  const tables = database.prepare(ours).pluck().all();
  const rows = (name: unknown) => database.prepare(`SELECT * FROM "${name}"`).all() as { seq?: number }[];
  return Object.fromEntries(tables.map((name) => [name, rows(name).filter(({ seq }) => seq !== 0)]));
}

test("a worker's next file finds a new database, keys counted from one, and no file of the last one's", async () => {
  const first = createPaidOrder();
  const secondOfThisFile = createPaidOrder();
  const left = join(env.DATA_DIR, "left-behind.txt");
  writeFileSync(left, "by the file before");
  expect(secondOfThisFile.id).toBe(first.id + 1);

  // The setup file runs before each file of a worker.
  vi.resetModules();
  await import("./own-data-folder.ts");

  const template = new Database(databaseFile(inject("templateFolder")), { readonly: true });
  const made = rowsOf(template);
  template.close();
  expect(Object.keys(made)).toContain("design_requests");
  expect(rowsOf(db.$client)).toEqual(made);
  expect(existsSync(left)).toBe(false);
  expect(db.$client.pragma("foreign_keys", { simple: true })).toBe(1);
  expect(createPaidOrder().id).toBe(1);
});
