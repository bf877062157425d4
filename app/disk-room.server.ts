import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.server.ts";

const megabyte = 1024 ** 2;
/** Deleting needs room as well: SQLite first writes what it will change into its log. A sweep's slices take a few megabytes. */
const reserveBytes = 32 * megabyte;
/** The reserve is made only where it takes nothing that somebody needs. */
const plentyBytes = 10 * reserveBytes;
/** Below this, photos are refused: what is left is for the orders that are there. */
const roomForUploads = 2 * reserveBytes;

const reserveFile = (dataDir: string) => join(dataDir, "reserve");

/** Bytes free where the data lies. */
export function freeBytes(dataDir = env.DATA_DIR): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

export function hasRoomForUploads(): boolean {
  return freeBytes() >= roomForUploads;
}

/** Sets aside what deleting on a full disk will need; nothing while there is little room. */
export function keepReserve(dataDir = env.DATA_DIR, free = freeBytes(dataDir)): void {
  if (free < plentyBytes || existsSync(reserveFile(dataDir))) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(reserveFile(dataDir), Buffer.alloc(reserveBytes));
}

/** Gives the reserve away. @returns false when there was none */
export function openReserve(dataDir = env.DATA_DIR): boolean {
  if (!existsSync(reserveFile(dataDir))) return false;
  rmSync(reserveFile(dataDir));
  return true;
}

/** Whether something failed because there was no room for it; whoever wraps the error says so in its cause. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return code === "SQLITE_FULL" || code === "ENOSPC" || isDiskFull(error.cause);
}
