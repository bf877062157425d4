import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { env } from "#app/env.server.ts";
import type { Storage } from "./contract.ts";

const mediaFolder = resolve(env.DATA_DIR, "media");
const namePattern = /^[a-z0-9]{2}[a-z0-9-]*\.[a-z]{3,4}$/;

/**
 * Pictures as files under DATA_DIR/media, in folders by the first two letters of their names. Files come from the
 * temporary folder in the same file system, so that moving one in is a rename: there whole or not at all.
 */
export const diskStorage: Storage = {
  async keep(temporaryFile, name) {
    const file = fileOf(name);
    const folder = dirname(file);
    const isNewFolder = (await mkdir(folder, { recursive: true })) !== undefined;
    await flush(temporaryFile);
    await rename(temporaryFile, file);
    await flush(folder);
    if (isNewFolder) await flush(dirname(folder));
  },

  fileOf,

  async remove(name) {
    await rm(fileOf(name), { force: true });
  },
};

/** Names of the kept files that were last written before a moment (epoch milliseconds), in no order. */
export async function listFilesOlderThan(before: number): Promise<string[]> {
  const entries = await readdir(mediaFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !namePattern.test(entry.name)) continue;
    const facts = await stat(fileOf(entry.name)).catch(() => undefined);
    if (facts && facts.mtimeMs < before) names.push(entry.name);
  }
  return names;
}

function fileOf(name: string): string {
  if (!namePattern.test(name)) throw new Error("This is not the name of a stored picture");
  return join(mediaFolder, name.slice(0, 2), name);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
