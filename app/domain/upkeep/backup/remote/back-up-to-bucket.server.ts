import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Bucket } from "#app/providers/bucket/contract.ts";
import { takeFileLock } from "#db/file-lock.server.ts";
import { checksumOf, findBackup, partsOf, sizeOf } from "../backup-folder.server.ts";
import { BackupError, type Proof } from "../backup-manifest.ts";
import { proveBackup } from "../prove-backup.server.ts";
import { type BackupSource, type HeldFiles, type TakenBackup, takeBackup } from "../take-backup.server.ts";
import { type CopiedOut, copyOut } from "./copy-out.server.ts";
import { backupNamesIn, fetchBackup, fileKey, listKeys, partKey, readRemoteManifest } from "./remote-backups.server.ts";

/**
 * The database and what the bucket lacks pass through `workshop`, an existing folder on a disk with enough space: the
 * first time all stored files, then the new ones. @throws BackupError, also while another backup is running;
 * BucketError
 */
export async function backUpToBucket(
  from: BackupSource,
  bucket: Bucket,
  workshop: string,
): Promise<TakenBackup & { copied: CopiedOut }> {
  // Two at once would delete each other's files.
  const unlock = takeFileLock(join(workshop, "backup.lock"), 0);
  if (!unlock) throw new BackupError("Another backup is being made.");
  const folder = mkdtempSync(join(workshop, "backup-"));
  try {
    const taken = await takeBackup(from, folder, await heldBy(bucket));
    return { ...taken, copied: await copyOut(folder, bucket) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
}

/** The result is stored in the bucket. */
export async function proveInBucket(bucket: Bucket, name: string, workshop: string): Promise<Proof> {
  const folder = mkdtempSync(join(workshop, "fetched-"));
  try {
    const backup = findBackup(await fetchBackup(bucket, name, folder), folder);
    const proof = await proveBackup(backup);
    const { proof: file } = partsOf(backup);
    await bucket.put({ key: partKey(name, "proof.json"), file, bytes: sizeOf(file)!, sha256: await checksumOf(file) });
    return proof;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function heldBy(bucket: Bucket): Promise<HeldFiles> {
  const there = await listKeys(bucket);
  const [latest] = backupNamesIn(there.keys());
  const files = latest ? (await readRemoteManifest(bucket, latest)).files : [];
  return {
    known: new Map(files.map((file) => [file.path, file])),
    isHeld: (sha256, bytes) => there.get(fileKey(sha256)) === bytes,
  };
}
