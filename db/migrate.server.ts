import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { countApplied, countKnown, ownMigrations } from "./applied-migrations.server.ts";
import { openDatabase } from "./client.server.ts";
import { databaseFile } from "./database-file.ts";
import { takeFileLock } from "./file-lock.server.ts";

const longestMigrationMs = 60_000;

/**
 * Brings the database in `dataDir` to the newest schema, safely: one process at a time, a copy before any change,
 * foreign keys off meanwhile (a table rebuild would otherwise cascade into its children) and checked after.
 * @throws when a foreign key does not hold afterwards, or when the database comes from a newer version
 */
export function migrateDatabase(dataDir: string, migrationsFolder = ownMigrations): { applied: number } {
  mkdirSync(dataDir, { recursive: true });
  const release = takeFileLock(join(dataDir, "migration.lock"), longestMigrationMs);
  if (!release) throw new Error("Another process has been changing the database for a minute. Is it stuck?");
  const db = openDatabase(databaseFile(dataDir));
  try {
    const known = countKnown(migrationsFolder);
    const done = countApplied(db.$client);
    if (done > known) throw new Error("The database was written by a newer version of this program. Please update it.");
    if (done === known) return { applied: 0 };
    if (done > 0) copyBefore(db.$client, join(dataDir, `before-migration-${done + 1}.sqlite`));
    db.$client.exec("PRAGMA foreign_keys = OFF");
    migrate(db, { migrationsFolder });
    const broken = db.$client.prepare("PRAGMA foreign_key_check").all();
    if (broken.length > 0)
      throw new Error(`Migration broke ${broken.length} references. A copy lies beside the database.`);
    return { applied: known - done };
  } finally {
    db.$client.close();
    release();
  }
}

function copyBefore(client: Database.Database, file: string): void {
  // VACUUM INTO refuses an existing file; an earlier copy of the same step is the better one to keep.
  try {
    client.prepare("vacuum into ?").run(file);
  } catch (error) {
    if (!String(error).includes("already exists")) throw error;
  }
}
