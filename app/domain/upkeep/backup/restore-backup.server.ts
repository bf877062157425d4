import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { findHold, holdWork } from "#app/disk/held-work.server.ts";
import { countKnown } from "#db/applied-migrations.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { openConnection } from "#db/open-connection.server.ts";
import { type Backup, checksumOf, fileIn, partsOf, readManifest, sizeOf } from "./backup-folder.server.ts";
import { BackupError, type BackupManifest } from "./backup-manifest.ts";

/**
 * Added to the last number of every table: the payment company knows the numbers of orders made after the backup, which
 * no other order may get.
 */
const skippedNumbers = 10_000;
const namedFaults = 3;

interface RestoreOptions {
  /** true: hard links where possible, for a copy that only reads the files. */
  share?: boolean;
}

/**
 * Into an empty folder, with its work held (`held-work`). Everything is checked before anything is written; the
 * database comes last, so that an interrupted restore is not an installation and can be repeated. Sign-ins are not
 * restored: one that its owner has ended since would be valid again. @throws BackupError when the backup is damaged or
 * newer than this program, or the folder is not empty
 */
export async function restoreBackup(backup: Backup, dataDir: string, { share = false }: RestoreOptions = {}) {
  const folder = resolve(dataDir);
  refuseUnlessEmpty(folder);
  const manifest = await checkBackup(backup);
  const hold = { backup: backup.name, takenAt: manifest.takenAt, restoredAt: Date.now() };
  holdWork(folder, { ...hold, complete: false });
  const put = share ? linkOrCopy : copyFileSync;
  for (const { path, sha256 } of manifest.files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    put(fileIn(backup.target, sha256), file);
  }
  const incoming = `${databaseFile(folder)}.incoming`;
  copyFileSync(partsOf(backup).database, incoming);
  prepareRestored(incoming);
  renameSync(incoming, databaseFile(folder));
  holdWork(folder, { ...hold, complete: true });
  return manifest;
}

/** @throws BackupError that names what is wrong with it */
export async function checkBackup(backup: Backup): Promise<BackupManifest> {
  const manifest = readManifest(backup);
  const known = countKnown();
  if (manifest.migrations > known) {
    throw new BackupError(`The backup ${backup.name} is of a newer version of this program. Please update it first.`);
  }
  const { database } = partsOf(backup);
  const faults: string[] = [];
  if (sizeOf(database) === undefined) faults.push("the database is missing");
  else if ((await checksumOf(database)) !== manifest.database.sha256) faults.push("the database was changed");
  const checked = new Set<string>();
  for (const { path, sha256, bytes } of manifest.files) {
    if (checked.has(sha256)) continue;
    checked.add(sha256);
    const file = fileIn(backup.target, sha256);
    const size = sizeOf(file);
    if (size === undefined) faults.push(`${path} is missing`);
    else if (size !== bytes || (await checksumOf(file)) !== sha256) faults.push(`${path} was changed`);
  }
  if (faults.length === 0) return manifest;
  const more = faults.length > namedFaults ? ` and ${faults.length - namedFaults} more` : "";
  throw new BackupError(`The backup ${backup.name} is damaged: ${faults.slice(0, namedFaults).join(", ")}${more}.`);
}

/** The remains of an interrupted restore may be overwritten. */
function refuseUnlessEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (findHold(folder)?.complete === false) return;
  throw new BackupError(`${folder} is not empty. A backup is restored into an empty folder: name one with --to DIR.`);
}

/** Skips numbers that were given since the backup, and deletes all sign-ins. */
export function prepareRestored(file: string): void {
  const database = openConnection(file);
  try {
    database.exec(`BEGIN; UPDATE sqlite_sequence SET seq = seq + ${skippedNumbers}; DELETE FROM sessions; COMMIT`);
  } finally {
    database.close();
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
