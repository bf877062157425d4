import { join } from "node:path";
import type Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";

export const ownMigrations = join(process.cwd(), "db", "migrations");

/** 0 for an empty database. */
export function countApplied(client: Database.Database): number {
  const table = client
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!table) return 0;
  return client.prepare<[], { n: number }>("select count(*) as n from __drizzle_migrations").get()?.n ?? 0;
}

export function countKnown(migrationsFolder = ownMigrations): number {
  return readMigrationFiles({ migrationsFolder }).length;
}
