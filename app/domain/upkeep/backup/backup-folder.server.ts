import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupError, type BackupManifest, backupManifestSchema, type Proof, proofSchema } from "./backup-manifest.ts";

/**
 * A folder of backups:
 *   backups/<name>/   database.sqlite, settings.txt, manifest.json with its checksum, proof.json once it was proven
 *   files/ab/<sha256> every file of any of them, once
 */
export interface Backup {
  name: string;
  folder: string;
  target: string;
}

export const backupsIn = (target: string) => join(target, "backups");
export const fileIn = (target: string, sha256: string) => join(target, "files", sha256.slice(0, 2), sha256);
export const partsOf = ({ folder }: Pick<Backup, "folder">) => ({
  database: join(folder, "database.sqlite"),
  settings: join(folder, "settings.txt"),
  manifest: join(folder, "manifest.json"),
  manifestSum: join(folder, "manifest.sha256"),
  proof: join(folder, "proof.json"),
});

/** "2026-11-22T03-10-00Z": sorts by time, and is valid on every file system. */
export function backupName(takenAt: number): string {
  return new Date(takenAt)
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
}

/** Epoch milliseconds; undefined for names that are not a backup's. */
export function takenAtOf(name: string): number | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name);
  const at = parts ? Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}Z`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Newest first. */
export function listBackups(target: string): Backup[] {
  const folder = backupsIn(target);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => takenAtOf(name) !== undefined)
    .sort()
    .reverse()
    .map((name) => ({ name, folder: join(folder, name), target: resolve(target) }));
}

/** @param wanted LATEST, a name, or the path of a backup's own folder @throws BackupError when there is none */
export function findBackup(wanted: string, target: string | undefined): Backup {
  const name = wanted.replace(/\/+$/, "").split("/").at(-1) ?? "";
  if (wanted.includes("/") && takenAtOf(name) !== undefined && existsSync(wanted)) {
    return { name, folder: resolve(wanted), target: resolve(wanted, "..", "..") };
  }
  if (!target) throw new BackupError("Say where the backups lie: --from DIR, or the setting BACKUP_DIR.");
  const backups = listBackups(target);
  if (backups.length === 0) throw new BackupError(`There is no backup in ${resolve(target)}.`);
  const found = wanted === "LATEST" ? backups[0] : backups.find((backup) => backup.name === wanted);
  if (!found) throw new BackupError(`There is no backup ${wanted} in ${resolve(target)}; npm run restore lists them.`);
  return found;
}

/** @throws BackupError when the manifest is missing or was changed */
export function readManifest(backup: Backup): BackupManifest {
  const { manifest, manifestSum } = partsOf(backup);
  if (!existsSync(manifest) || !existsSync(manifestSum)) {
    throw new BackupError(`The backup ${backup.name} is damaged: its list of contents is missing.`);
  }
  const text = readFileSync(manifest);
  if (createHash("sha256").update(text).digest("hex") !== readFileSync(manifestSum, "utf8").trim()) {
    throw new BackupError(`The backup ${backup.name} is damaged: its list of contents was changed.`);
  }
  return backupManifestSchema.parse(JSON.parse(text.toString()));
}

/** Undefined without a proof. */
export function readProof(backup: Backup): Proof | undefined {
  const { proof } = partsOf(backup);
  return existsSync(proof) ? proofSchema.parse(JSON.parse(readFileSync(proof, "utf8"))) : undefined;
}

/** Bytes; undefined when the file does not exist. */
export function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
