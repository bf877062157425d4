import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { env } from "../settings/env.server.ts";

/**
 * Absolute path, created when missing. In the same file system as the stored files, so that moving one there is a
 * rename. Leftovers are deleted after some hours.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = resolve(env.DATA_DIR, "tmp");
  await mkdir(folder, { recursive: true });
  return folder;
}
