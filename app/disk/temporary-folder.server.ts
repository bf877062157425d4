import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { env } from "../settings/env.server.ts";

/**
 * Absolute path of the folder for unfinished files; made when missing. It lies in the file system of the stored files,
 * so that moving a finished one there is a rename. What is forgotten in it is swept after some hours.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = resolve(env.DATA_DIR, "tmp");
  await mkdir(folder, { recursive: true });
  return folder;
}
