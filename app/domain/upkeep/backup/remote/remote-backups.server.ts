import { mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Bucket } from "#app/providers/bucket/contract.ts";
import { fileIn, partsOf, takenAtOf } from "../backup-folder.server.ts";
import { BackupError, type BackupManifest, backupManifestSchema } from "../backup-manifest.ts";
import { inParallel } from "./in-parallel.ts";

/** Files of a backup's folder in a bucket, named as on disk; the manifest comes last and completes it. */
export const partNames = ["database.sqlite", "settings.txt", "manifest.sha256", "proof.json", "manifest.json"] as const;
export const partKey = (name: string, part: string) => `backups/${name}/${part}`;
export const fileKey = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`;

/** Finished ones, newest first. */
export function backupNamesIn(keys: Iterable<string>): string[] {
  const names = [...keys].flatMap((key) => /^backups\/([^/]+)\/manifest\.json$/.exec(key)?.[1] ?? []);
  return names
    .filter((name) => takenAtOf(name) !== undefined)
    .sort()
    .reverse();
}

export async function listKeys(bucket: Bucket): Promise<Map<string, number>> {
  const keys = new Map<string, number>();
  for await (const { key, bytes } of bucket.list()) keys.set(key, bytes);
  return keys;
}

export async function readRemoteManifest(bucket: Bucket, name: string): Promise<BackupManifest> {
  return backupManifestSchema.parse(JSON.parse(await text(await bucket.get(partKey(name, "manifest.json")))));
}

/** By name, or LATEST, into a folder of backups, where it is checked and restored like any other. Returns its name. */
export async function fetchBackup(bucket: Bucket, wanted: string, target: string): Promise<string> {
  const keys = await listKeys(bucket);
  const names = backupNamesIn(keys.keys());
  const name = wanted === "LATEST" ? names[0] : names.find((candidate) => candidate === wanted);
  if (!name) throw new BackupError(`There is no backup ${wanted} in ${bucket.name}.`);
  const folder = join(target, "backups", name);
  for (const part of partNames) {
    if (keys.has(partKey(name, part))) await download(bucket, partKey(name, part), join(folder, part));
  }
  const { files } = await readRemoteManifest(bucket, name);
  const sums = [...new Set(files.map(({ sha256 }) => sha256))];
  await inParallel(sums, (sha256) => download(bucket, fileKey(sha256), fileIn(target, sha256)));
  return name;
}

async function download(bucket: Bucket, key: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, "w", 0o600);
  await pipeline(await bucket.get(key), handle.createWriteStream());
}

export function partFiles(folder: string): Record<(typeof partNames)[number], string> {
  const { database, settings, manifestSum, proof, manifest } = partsOf({ folder });
  return {
    "database.sqlite": database,
    "settings.txt": settings,
    "manifest.sha256": manifestSum,
    "proof.json": proof,
    "manifest.json": manifest,
  };
}
