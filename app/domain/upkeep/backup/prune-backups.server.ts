import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Backup, backupsIn, listBackups, readManifest, readProof, takenAtOf } from "./backup-folder.server.ts";
import { BackupError } from "./backup-manifest.ts";
import { chooseKept } from "./choose-kept.ts";

export const unfinishedPrefix = "unfinished-";

/**
 * What the rule does not keep, except the last proven one, then the files that no backup holds any more. Returns the
 * names.
 */
export function pruneBackups(target: string): string[] {
  const folder = backupsIn(target);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(unfinishedPrefix)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const backups = listBackups(target);
  const kept = chooseKept(backups.map(({ name }) => takenAtOf(name)!));
  const lastProven = backups.find(isProven);
  const superfluous = backups.filter((backup) => !kept.has(takenAtOf(backup.name)!) && backup !== lastProven);
  for (const backup of superfluous) rmSync(backup.folder, { recursive: true, force: true });
  removeUnheldFiles(target);
  return superfluous.map(({ name }) => name);
}

export function isProven(backup: Backup): boolean {
  const proof = readProof(backup);
  return proof !== undefined && proof.problem === undefined;
}

function removeUnheldFiles(target: string): void {
  const held = heldFiles(target);
  const root = join(target, "files");
  if (!held || !existsSync(root)) return;
  for (const start of readdirSync(root)) {
    for (const name of readdirSync(join(root, start))) {
      if (!held.has(name)) rmSync(join(root, start, name), { force: true });
    }
  }
}

/** Undefined when a backup's manifest is unreadable: then every file stays, since a person may repair it. */
function heldFiles(target: string): Set<string> | undefined {
  try {
    return new Set(listBackups(target).flatMap((backup) => readManifest(backup).files.map(({ sha256 }) => sha256)));
  } catch (error) {
    if (error instanceof BackupError) return undefined;
    throw error;
  }
}
