import { closeSync, createReadStream, fstatSync, open as openFile, read } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { errorCode } from "#app/logging/error-code.ts";
import { env } from "#app/settings/env.server.ts";
import type { RequestedRange, Storage, StoredBytes, StoredName } from "./contract.ts";
import { isStoredName, requireStoredName } from "./picture-name.ts";

const mediaFolder = resolve(env.DATA_DIR, "media");
/** Files up to here are read in one go, at half the cost of a stream. */
const readAtOnceBytes = 512 * 1024;

/** Cheaper than handles, which are made for files that stay open. */
const openPlainly = promisify(openFile);
const readPart = promisify(read);

/** Replaced in tests. */
export type FileOperations = Pick<typeof import("node:fs/promises"), "mkdir" | "open" | "rename" | "rm">;

export interface DiskStorage extends Storage {
  /** Absolute path. The file may be missing. */
  fileOf(name: string): string;
}

export const diskStorage: DiskStorage = createDiskStorage();

/**
 * Under DATA_DIR/media, in folders by the first two letters of names. Files come from the temporary folder in the same
 * file system, so that moving one in is an atomic rename.
 */
export function createDiskStorage(files: FileOperations = { mkdir, open, rename, rm }): DiskStorage {
  /** Until then a file's bytes, and a folder's names, may be in memory only. */
  async function flush(path: string): Promise<void> {
    const handle = await files.open(path, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return {
    async keep(temporaryFile, name) {
      const file = fileOf(name);
      const folder = dirname(file);
      const firstNew = await files.mkdir(folder, { recursive: true });
      // Before the rename: a name must never lead to bytes that a power cut could still lose.
      await flush(temporaryFile);
      await files.rename(temporaryFile, file);
      await flush(folder);
      // A new folder is a name in its parent.
      for (let at = folder; firstNew && at.length >= firstNew.length; at = dirname(at)) await flush(dirname(at));
    },

    fileOf,
    read: readFile,
    sizeOf: async (name) => (await unlessMissing(stat(fileOf(name))))?.size,
    lend: (name, work) => work(fileOf(name)),
    list: listFiles,

    async remove(name) {
      await files.rm(fileOf(name), { force: true });
    },
  };
}

function fileOf(name: string): string {
  return join(mediaFolder, requireStoredName(name).slice(0, 2), name);
}

async function readFile(name: string, range?: RequestedRange): Promise<StoredBytes | "none" | undefined> {
  const file = await unlessMissing(openPlainly(fileOf(name), "r"));
  if (file === undefined) return undefined;
  // Stating and closing an open file does not touch the disk: the round trip to another thread would cost more.
  const { size } = fstatSync(file);
  const { start, end } = range ? partOf(size, range) : { start: 0, end: size - 1 };
  if (range && start > end) {
    closeSync(file);
    return "none";
  }
  return { size, start, end, body: await bytesOf(file, start, end - start + 1) };
}

function partOf(size: number, { first, last }: RequestedRange) {
  if (first === undefined) return { start: Math.max(0, size - last!), end: size - 1 };
  return { start: first, end: Math.min(last ?? size - 1, size - 1) };
}

async function bytesOf(file: number, start: number, length: number): Promise<StoredBytes["body"]> {
  // The stream closes the file whenever it ends, also when its reader disconnects.
  if (length > readAtOnceBytes) return createReadStream("", { fd: file, start, end: start + length - 1 });
  try {
    const { buffer } = await readPart(file, Buffer.allocUnsafe(length), 0, length, start);
    return buffer;
  } finally {
    closeSync(file);
  }
}

async function* listFiles(atMost: number): AsyncGenerator<StoredName[]> {
  for (const folder of await readdir(mediaFolder).catch(() => [])) {
    const names = await readdir(join(mediaFolder, folder)).catch(() => []);
    const stored = names.filter(isStoredName);
    for (let at = 0; at < stored.length; at += atMost) yield await describeAll(stored.slice(at, at + atMost));
  }
}

/** Without files that were deleted meanwhile. */
async function describeAll(names: string[]): Promise<StoredName[]> {
  const described = names.map(async (name) => {
    const facts = await stat(fileOf(name)).catch(() => undefined);
    return facts ? [{ name, bytes: facts.size, writtenAt: facts.mtimeMs }] : [];
  });
  return (await Promise.all(described)).flat();
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
