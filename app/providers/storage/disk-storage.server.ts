import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { env } from "#app/env.server.ts";
import type { Storage } from "./contract.ts";

const mediaFolder = resolve(env.DATA_DIR, "media");
const namePattern = /^[a-z0-9]{2}[a-z0-9-]*\.[a-z]{3,4}$/;

/** What the storage asks of the file system; a test listens in. */
export type FileOperations = Pick<typeof import("node:fs/promises"), "mkdir" | "open" | "rename" | "rm">;

export const diskStorage: Storage = createDiskStorage();

/**
 * Pictures as files under DATA_DIR/media, in folders by the first two letters of their names. Files come from the
 * temporary folder in the same file system, so that moving one in is a rename: there whole or not at all.
 */
export function createDiskStorage(files: FileOperations = { mkdir, open, rename, rm }): Storage {
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
      // Before the rename: a name must never lead to bytes that a power cut could still take.
      await flush(temporaryFile);
      await files.rename(temporaryFile, file);
      await flush(folder);
      // A new folder is a name in the one above it.
      for (let at = folder; firstNew && at.length >= firstNew.length; at = dirname(at)) await flush(dirname(at));
    },

    fileOf,

    async remove(name) {
      await files.rm(fileOf(name), { force: true });
    },
  };
}

/** Names of all kept files, in no order and at most so many at a time: a shop has millions. */
export async function* storedNames(atMost: number): AsyncGenerator<string[]> {
  for (const folder of await readdir(mediaFolder).catch(() => [])) {
    const names = await readdir(join(mediaFolder, folder)).catch(() => []);
    const stored = names.filter((name) => namePattern.test(name));
    for (let at = 0; at < stored.length; at += atMost) yield stored.slice(at, at + atMost);
  }
}

/** Whether a kept file is there and was last written before a moment (epoch milliseconds). */
export async function isStoredBefore(name: string, moment: number): Promise<boolean> {
  const facts = await stat(fileOf(name)).catch(() => undefined);
  return facts !== undefined && facts.mtimeMs < moment;
}

function fileOf(name: string): string {
  if (!namePattern.test(name)) throw new Error("This is not the name of a stored picture");
  return join(mediaFolder, name.slice(0, 2), name);
}
