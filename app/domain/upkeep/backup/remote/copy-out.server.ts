import type { Bucket, ObjectToPut } from "#app/providers/bucket/contract.ts";
import { checksumOf, fileIn, listBackups, readManifest, sizeOf, takenAtOf } from "../backup-folder.server.ts";
import { chooseKept } from "../choose-kept.ts";
import { inParallel } from "./in-parallel.ts";
import {
  backupNamesIn,
  fileKey,
  listKeys,
  partFiles,
  partKey,
  partNames,
  readRemoteManifest,
} from "./remote-backups.server.ts";

export interface CopiedOut {
  objects: number;
  bytes: number;
  removed: string[];
}

/**
 * Existing objects stay, since none ever changes; a backup's manifest comes last, so that an interrupted copy does not
 * count. The bucket's own content decides what is deleted there: an empty local folder deletes nothing.
 */
export async function copyOut(target: string, bucket: Bucket): Promise<CopiedOut> {
  const there = await listKeys(bucket);
  const missing = (await listObjects(target)).filter(({ key, bytes }) => there.get(key) !== bytes);
  const isList = ({ key }: ObjectToPut) => key.endsWith("/manifest.json");
  const put = async (object: ObjectToPut) => {
    await bucket.put(object);
    there.set(object.key, object.bytes);
  };
  await inParallel(
    missing.filter((object) => !isList(object)),
    put,
  );
  await inParallel(missing.filter(isList), put);
  const bytes = missing.reduce((sum, object) => sum + object.bytes, 0);
  return { objects: missing.length, bytes, removed: await pruneBucket(bucket, there) };
}

async function listObjects(target: string): Promise<ObjectToPut[]> {
  const objects = new Map<string, ObjectToPut>();
  for (const backup of listBackups(target)) {
    for (const { sha256, bytes } of readManifest(backup).files) {
      objects.set(fileKey(sha256), { key: fileKey(sha256), file: fileIn(target, sha256), bytes, sha256 });
    }
    const files = partFiles(backup.folder);
    for (const part of partNames) {
      const bytes = sizeOf(files[part]);
      if (bytes === undefined) continue;
      const key = partKey(backup.name, part);
      objects.set(key, { key, file: files[part], bytes, sha256: await checksumOf(files[part]) });
    }
  }
  return [...objects.values()];
}

/** Manifests first, and then files that no manifest lists. Returns the names of the deleted backups. */
async function pruneBucket(bucket: Bucket, there: Map<string, number>): Promise<string[]> {
  const names = backupNamesIn(there.keys());
  const keptAts = chooseKept(names.map((name) => takenAtOf(name)!));
  const superfluous = names.filter((name) => !keptAts.has(takenAtOf(name)!));
  if (superfluous.length === 0) return [];
  for (const name of superfluous) {
    const keys = [...partNames].reverse().map((part) => partKey(name, part));
    for (const key of keys) if (there.has(key)) await bucket.remove(key);
  }
  const held = new Set<string>();
  for (const name of names.filter((candidate) => !superfluous.includes(candidate))) {
    for (const { sha256 } of (await readRemoteManifest(bucket, name)).files) held.add(fileKey(sha256));
  }
  const unheld = [...there.keys()].filter((key) => key.startsWith("files/") && !held.has(key));
  await inParallel(unheld, (key) => bucket.remove(key));
  return superfluous;
}
