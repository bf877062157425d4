import { existsSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import { sizeOf } from "#app/domain/upkeep/backup/backup-folder.server.ts";
import { countApplied, ownMigrations } from "#db/applied-migrations.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { spaceForMigration } from "#db/migrate.server.ts";
import { openConnection } from "#db/open-connection.server.ts";
import { describeMigration } from "./describe-migration.ts";

export interface UpdatePlan {
  applied: number;
  known: number;
  pending: { name: string; steps: string[] }[];
  databaseBytes: number;
  /** Disk space that a start needs for its copy, and what is free. */
  neededBytes: number;
  freeBytes: number;
}

/** Read-only. Undefined where there is no database yet. */
export function planUpdate(dataDir: string, migrationsFolder = ownMigrations): UpdatePlan | undefined {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return undefined;
  const connection = openConnection(file, { readonly: true });
  const applied = countApplied(connection);
  connection.close();
  const migrations = readMigrationFiles({ migrationsFolder });
  const names = readNames(migrationsFolder);
  const databaseBytes = sizeOf(file)! + (sizeOf(`${file}-wal`) ?? 0);
  const { bavail, bsize } = statfsSync(dataDir);
  const pending = migrations
    .map(({ sql }, place) => ({ name: names[place]!, steps: describeMigration(sql) }))
    .slice(applied);
  const neededBytes = pending.length > 0 ? spaceForMigration(databaseBytes) : 0;
  return { applied, known: migrations.length, pending, databaseBytes, neededBytes, freeBytes: bavail * bsize };
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

function readNames(folder: string): string[] {
  const journal = journalSchema.parse(JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")));
  return journal.entries.map(({ tag }) => tag);
}
