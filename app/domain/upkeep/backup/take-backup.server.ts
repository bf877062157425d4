import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { mkdir, open, readFile, rename, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { countApplied } from "#db/applied-migrations.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { takeFileLock } from "#db/file-lock.server.ts";
import { openConnection } from "#db/open-connection.server.ts";
import {
  type Backup,
  backupName,
  backupsIn,
  checksumOf,
  fileIn,
  listBackups,
  partsOf,
  readManifest,
  sizeOf,
} from "./backup-folder.server.ts";
import { BackupError, type BackupManifest, type StoredFile } from "./backup-manifest.ts";
import { listDataFiles } from "./list-data-files.server.ts";
import { pruneBackups, unfinishedPrefix } from "./prune-backups.server.ts";

const spareBytes = 200 * 1024 ** 2;
/** Files read at once: on a hard disk more does not help. */
const atOnce = 8;

export interface BackupSource {
  dataDir: string;
  settings: string;
}

export interface HeldFiles {
  known: Map<string, StoredFile>;
  isHeld(sha256: string, bytes: number): boolean;
}

export interface TakenBackup extends Backup {
  files: number;
  newBytes: number;
  databaseBytes: number;
  removed: string[];
}

/**
 * While the site runs: a snapshot of the database, then the files that no earlier backup holds. Files are written
 * before the rows that name them, so everything that the copy names existed; a file deleted meanwhile is left out, as
 * in the site. Killed at any moment it leaves nothing that could be taken for a backup. `held` is by default what the
 * folder holds. @throws BackupError when there is nothing to copy, no space, or another backup is being written there
 */
export async function takeBackup(from: BackupSource, target: string, held?: HeldFiles): Promise<TakenBackup> {
  if (sizeOf(databaseFile(from.dataDir)) === undefined) {
    throw new BackupError(`There is no database in ${resolve(from.dataDir)} to make a backup of.`);
  }
  mkdirSync(backupsIn(target), { recursive: true, mode: 0o700 });
  const unlock = takeFileLock(join(target, "backup.lock"), 0);
  if (!unlock) throw new BackupError(`Another backup is being written to ${resolve(target)}.`);
  try {
    return await writeBackup(from, resolve(target), held ?? heldIn(target));
  } finally {
    unlock();
  }
}

async function writeBackup(from: BackupSource, target: string, held: HeldFiles): Promise<TakenBackup> {
  const takenAt = Date.now();
  const name = backupName(takenAt);
  const unfinished = join(backupsIn(target), `${unfinishedPrefix}${name}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const parts = partsOf({ folder: unfinished });

  const migrations = await copyDatabase(databaseFile(from.dataDir), parts.database);
  const { files, newBytes } = await storeFiles(from.dataDir, target, held);
  const database = { sha256: await checksumOf(parts.database), bytes: sizeOf(parts.database)! };
  const manifest: BackupManifest = { format: 1, name, takenAt, migrations, database, files };
  const text = JSON.stringify(manifest);
  write(parts.settings, from.settings);
  write(parts.manifest, text);
  write(parts.manifestSum, `${createHash("sha256").update(text).digest("hex")}\n`);

  const folder = join(backupsIn(target), name);
  renameSync(unfinished, folder);
  await flush(backupsIn(target));
  const removed = pruneBackups(target);
  return { name, folder, target, files: files.length, newBytes, databaseBytes: database.bytes, removed };
}

async function copyDatabase(file: string, copy: string): Promise<number> {
  const { bavail, bsize } = statfsSync(dirname(copy));
  const needed = sizeOf(file)! + (sizeOf(`${file}-wal`) ?? 0) + spareBytes;
  if (bavail * bsize < needed) throw new BackupError(`There is no room for a backup in ${dirname(copy)}.`);
  const source = openConnection(file, { readonly: true, fileMustExist: true });
  try {
    source.exec("PRAGMA busy_timeout = 10000");
    source.prepare("vacuum into ?").run(copy);
  } finally {
    source.close();
  }
  await flush(copy);
  const written = openConnection(copy, { readonly: true });
  const migrations = countApplied(written);
  written.close();
  return migrations;
}

async function storeFiles(dataDir: string, target: string, held: HeldFiles) {
  const files: StoredFile[] = [];
  let newBytes = 0;
  const paths = listDataFiles(dataDir);
  const worker = async () => {
    for (let next = paths.next(); !next.done; next = paths.next()) {
      const stored = await storeFile(dataDir, next.value, target, held);
      if (stored) files.push(stored.file);
      newBytes += stored?.newBytes ?? 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), newBytes };
}

function heldIn(target: string): HeldFiles {
  return { known: filesOfLatest(target), isHeld: (sha256, bytes) => sizeOf(fileIn(target, sha256)) === bytes };
}

function filesOfLatest(target: string): Map<string, StoredFile> {
  const [latest] = listBackups(target);
  try {
    return new Map(latest ? readManifest(latest).files.map((file) => [file.path, file]) : []);
  } catch (error) {
    // With a damaged manifest everything is read again.
    if (error instanceof BackupError) return new Map();
    throw error;
  }
}

/** Undefined when the file was deleted meanwhile. */
async function storeFile(dataDir: string, path: string, target: string, { known: latest, isHeld }: HeldFiles) {
  const known = latest.get(path);
  const source = join(dataDir, path);
  const facts = await stat(source).catch(() => undefined);
  if (!facts) return undefined;
  const modifiedAt = Math.round(facts.mtimeMs);
  const isUnchanged = known?.bytes === facts.size && known.modifiedAt === modifiedAt;
  if (isUnchanged && isHeld(known.sha256, known.bytes)) return { file: known, newBytes: 0 };
  const content = await readFile(source).catch(() => undefined);
  if (!content) return undefined;
  const sha256 = createHash("sha256").update(content).digest("hex");
  const stored = fileIn(target, sha256);
  const isThere = isHeld(sha256, content.length) || sizeOf(stored) === content.length;
  if (!isThere) await writeDurably(stored, content);
  return { file: { path, sha256, bytes: content.length, modifiedAt }, newBytes: isThere ? 0 : content.length };
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  const handle = await open(temporaryFile, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporaryFile, file);
}

function write(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600, flush: true });
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
