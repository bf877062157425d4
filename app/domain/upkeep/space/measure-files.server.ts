import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { pathOfFile } from "#app/domain/media/picture-names.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { sliceRows } from "#db/slices.server.ts";
import { daysWords, keepingTimes, timeWords } from "./keeping-times.server.ts";
import type { SpaceKind } from "./space-measure.ts";

const { loosePhoto, fileWithoutRow, scene, temporaryFile, databaseCopy } = keepingTimes;

const photoRule = `in full ${daysWords(env.PHOTO_DAYS)}, smaller with the order; without one ${timeWords(loosePhoto)}`;
const pictureRules = {
  photo: { name: "customers' photos", rule: photoRule },
  design: { name: "designs", rule: "with the order" },
  blog: { name: "pictures of the blog", rule: "kept" },
  mark: { name: "the shop's mark", rule: "until it is replaced" },
  orphan: { name: "files that nothing names", rule: timeWords(fileWithoutRow) },
};

const folders = [
  { folder: "mail", name: "e-mails kept as files", rule: "kept" },
  { folder: "scenes", name: "what was read out of photos", rule: timeWords(scene) },
  { folder: "tmp", name: "temporary files", rule: timeWords(temporaryFile) },
];
const copies = {
  name: "copies of the database around migrations",
  rule: `${timeWords(databaseCopy)}, the last one stays`,
};
/** A database as it was before a migration, or when the operator went back. */
export const databaseCopyName = /^(before|after)-migration-[\w-]+\.sqlite$/;
const reserve = { name: "reserve for a full disk", rule: "given away when the disk is full" };

/** Walks over all of them. */
export async function measureFiles(client: Database.Database, dataDir: string): Promise<SpaceKind[]> {
  const pictures = await measurePictures(client);
  const own = await readdir(dataDir).catch(() => []);
  const sumOf = async (names: string[]) => sum(await Promise.all(names.map((name) => bytesOf(join(dataDir, name)))));
  return [
    ...Object.entries(pictureRules).map(([kind, words]) => ({ ...words, bytes: pictures.get(kind) ?? 0 })),
    ...(await Promise.all(
      folders.map(async ({ folder, ...words }) => ({ ...words, bytes: await folderBytes(join(dataDir, folder)) })),
    )),
    { ...copies, bytes: await sumOf(own.filter((name) => databaseCopyName.test(name))) },
    { ...reserve, bytes: await sumOf(own.filter((name) => name === "reserve")) },
  ];
}

async function measurePictures(client: Database.Database): Promise<ReadonlyMap<string, number>> {
  const bytesByKind = new Map<string, number>();
  const kindOf = client.prepare<[string], string>("select kind from media where path = ?").pluck();
  for await (const files of storage.list(sliceRows)) {
    for (const { name, bytes } of files) {
      const kind = kindOf.get(pathOfFile(name)) ?? "orphan";
      bytesByKind.set(kind, (bytesByKind.get(kind) ?? 0) + bytes);
    }
  }
  return bytesByKind;
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? folderBytes(path) : bytesOf(path);
  });
  return sum(await Promise.all(sizes));
}

async function bytesOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
