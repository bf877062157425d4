import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { holdWork } from "#app/disk/held-work.server.ts";
import { BackupError } from "#app/domain/upkeep/backup/backup-manifest.ts";
import { prepareRestored } from "#app/domain/upkeep/backup/restore-backup.server.ts";
import { countApplied } from "#db/applied-migrations.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { isDatabaseLocked, openConnection } from "#db/open-connection.server.ts";
import { markOfCopy, type ProgramMark, readMark } from "./program-mark.server.ts";

export interface WentBack {
  migrations: number;
  takenAt: number;
  program: ProgramMark | undefined;
  /** The newer database, which holds what happened since. */
  setAside: string;
}

/**
 * Restores the database from before the last migration; the newer one is set aside. The restored one is held like a
 * restored backup, and skips numbers given since: payments made meanwhile refer to them. @throws BackupError when there
 * is no copy, it is damaged, or a program has the database open
 */
export function goBack(dataDir: string): WentBack {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new BackupError(`There is no database in ${dataDir}.`);
  const current = closeWhole(file);
  const copy = findCopy(dataDir, current);
  const incoming = `${file}.incoming`;
  rmSync(incoming, { force: true });
  copyFileSync(copy.file, incoming);
  prepareRestored(incoming);
  const setAside = freeName(join(dataDir, `after-migration-${current}`));
  holdWork(dataDir, { backup: copy.name, takenAt: copy.takenAt, restoredAt: Date.now(), complete: true });
  renameSync(file, setAside);
  renameSync(incoming, file);
  return { migrations: copy.migrations, takenAt: copy.takenAt, program: readMark(markOfCopy(copy.file)), setAside };
}

/** One file without a log, which no program has open. Returns the number of applied migrations. */
function closeWhole(file: string): number {
  const connection = openConnection(file);
  try {
    connection.exec("PRAGMA busy_timeout = 2000; PRAGMA journal_mode = DELETE");
    return countApplied(connection);
  } catch (error) {
    if (isDatabaseLocked(error)) throw new BackupError("The server is running on this database. Please stop it first.");
    throw error;
  } finally {
    connection.close();
  }
}

function findCopy(dataDir: string, current: number) {
  const numbers = readdirSync(dataDir).flatMap((name) => {
    const [, n] = /^before-migration-(\d+)\.sqlite$/.exec(name) ?? [];
    return n && Number(n) <= current ? [Number(n)] : [];
  });
  if (numbers.length === 0) throw new BackupError("There is no copy of before a migration to go back to.");
  const name = `before-migration-${Math.max(...numbers)}`;
  const file = join(dataDir, `${name}.sqlite`);
  const connection = openConnection(file, { readonly: true });
  try {
    const check = connection.prepare<[], { quick_check: string }>("PRAGMA quick_check(1)").get();
    if (check?.quick_check !== "ok") throw new BackupError(`The copy ${name} is damaged.`);
    return { name, file, migrations: countApplied(connection), takenAt: statSync(file).mtimeMs };
  } finally {
    connection.close();
  }
}

function freeName(wanted: string): string {
  const names = [wanted, ...Array.from({ length: 100 }, (_, n) => `${wanted}-${n + 2}`)].map(
    (name) => `${name}.sqlite`,
  );
  const free = names.find((name) => !existsSync(name));
  if (!free) throw new BackupError(`Please delete some of ${wanted}*.`);
  return free;
}
