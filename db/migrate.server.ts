import { mkdirSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { countApplied, countKnown, ownMigrations } from "./applied-migrations.server.ts";
import { openDatabase } from "./client.server.ts";
import { databaseFile } from "./database-file.ts";
import { takeFileLock } from "./file-lock.server.ts";
import { NewerSchemaError } from "./newer-schema-error.ts";

const longestMigrationMs = 60_000;
const megabyte = 1024 ** 2;
/** For the copy made before, and the log of a migration that rebuilds every table, with a minimum. */
const spaceForCopy = { times: 2, atLeastBytes: 16 * megabyte };

export function spaceForMigration(databaseBytes: number): number {
  return Math.max(spaceForCopy.atLeastBytes, spaceForCopy.times * databaseBytes);
}

export interface Migrated {
  applied: number;
  copy?: string;
}

/**
 * One process at a time, a copy before any change, foreign keys off meanwhile (a table rebuild would otherwise cascade
 * into its children) and checked afterwards. @throws when a foreign key does not hold, there is no space for the copy,
 * or the database comes from a newer version
 */
export function migrateDatabase(dataDir: string, migrationsFolder = ownMigrations): Migrated {
  mkdirSync(dataDir, { recursive: true });
  const release = takeFileLock(join(dataDir, "migration.lock"), longestMigrationMs);
  if (!release) throw new Error("Another process has been changing the database for a minute. Is it stuck?");
  const file = databaseFile(dataDir);
  const db = openDatabase(file);
  try {
    const known = countKnown(migrationsFolder);
    const done = countApplied(db.$client);
    if (done > known) throw new NewerSchemaError();
    if (done === known) {
      letShrink(db.$client, file);
      return { applied: 0 };
    }
    const copy = done > 0 ? join(dataDir, `before-migration-${done + 1}.sqlite`) : undefined;
    if (copy) copyBefore(db.$client, file, copy);
    db.$client.exec("PRAGMA foreign_keys = OFF");
    migrate(db, { migrationsFolder });
    const broken =
      db.$client.prepare<[], { n: number }>("select count(*) as n from pragma_foreign_key_check").get()?.n ?? 0;
    if (broken > 0) throw new Error(`Migration broke ${broken} references. A copy lies beside the database.`);
    letShrink(db.$client, file);
    return { applied: known - done, copy };
  } finally {
    db.$client.close();
    release();
  }
}

/** Renamed only when it is complete. An earlier copy of the same step predates a downgrade. */
function copyBefore(client: Database.Database, file: string, copy: string): void {
  const incoming = `${copy}.incoming`;
  rmSync(incoming, { force: true });
  const { bavail, bsize } = statfsSync(file);
  const needed = spaceForMigration(statSync(file).size);
  if (bavail * bsize < needed) {
    throw new Error(
      `There is no room for a copy of the database: ${Math.ceil(needed / megabyte)} MB are needed beside it.`,
    );
  }
  client.prepare("vacuum into ?").run(incoming);
  renameSync(incoming, copy);
}

/** SQLite's number for incremental auto-vacuum. */
const incremental = 2;

/** Databases, old and new, are rebuilt once, so that the space of deleted rows is returned to the disk. */
function letShrink(client: Database.Database, file: string): void {
  if (client.prepare("PRAGMA auto_vacuum").pluck().get() === incremental) return;
  const { bavail, bsize } = statfsSync(file);
  // Without enough space, at a later start.
  if (bavail * bsize >= spaceForMigration(statSync(file).size)) client.exec("PRAGMA auto_vacuum = INCREMENTAL; VACUUM");
}
