import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";

/**
 * Runs `work` where the program's own weights are missing or replaced: the program finds them from its working folder. `work`
 * gets their path.
 */
export async function withOtherWeights(
  bytes: Uint8Array | undefined,
  work: (file: string) => Promise<void>,
): Promise<void> {
  const folder = join(await temporaryFolder(), "other-weights");
  const weights = join(folder, "app", "designer", "reader", "weights");
  mkdirSync(weights, { recursive: true });
  const file = join(weights, "ground-reader-1.bin");
  if (bytes) writeFileSync(file, bytes);
  const before = process.cwd();
  process.chdir(folder);
  try {
    await work(file);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}
