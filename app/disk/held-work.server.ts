import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { env } from "../settings/env.server.ts";

const holdSchema = z.object({
  backup: z.string(),
  /** Changes after this time are not in the data. */
  takenAt: z.number(),
  restoredAt: z.number(),
  /** false while files are being put back, and permanently when that was interrupted. */
  complete: z.boolean(),
});

/**
 * A restored backup: no job runs, so that nothing leaves it until its operator has seen what it would send and refund.
 * A file next to the database, so that no start can overlook it.
 */
export type Hold = z.infer<typeof holdSchema>;

const fileOf = (dataDir: string) => join(dataDir, "held-after-restore.json");

export function findHold(dataDir = env.DATA_DIR): Hold | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? holdSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Called every second by the runner, so it reads no file. */
export function isHeld(dataDir = env.DATA_DIR): boolean {
  return existsSync(fileOf(dataDir));
}

export function holdWork(dataDir: string, hold: Hold): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), `${JSON.stringify(hold, null, 2)}\n`, { flush: true });
}

/** False when nothing was held. */
export function releaseWork(dataDir = env.DATA_DIR): boolean {
  if (!isHeld(dataDir)) return false;
  rmSync(fileOf(dataDir));
  return true;
}
