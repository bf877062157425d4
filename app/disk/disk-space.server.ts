import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "../settings/env.server.ts";

const megabyte = 1024 ** 2;
/** Deleting needs space too: SQLite first writes the change into its log. A sweep's slices take a few megabytes. */
const reserveBytes = 32 * megabyte;
/** The reserve is created only where some space is left after it. */
const spaceForReserve = 1.25 * reserveBytes;
/** Below this, photos are refused whatever FREE_DISK_MB says, to leave space for existing orders. */
const spaceForUploads = 2 * reserveBytes;

/** Below this share of FREE_DISK_MB pictures wait, too, to leave space for letters, money and deleting. */
const spaceForPicturesShare = 1 / 10;

const reserveFile = (dataDir: string) => join(dataDir, "reserve");

export function freeBytes(dataDir = env.DATA_DIR): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

export function hasSpaceForUploads(): boolean {
  return freeBytes() >= Math.max(spaceForUploads, env.FREE_DISK_MB * megabyte);
}

/** A picture takes about 30 MB while it is made. */
export function hasSpaceForPictures(): boolean {
  return freeBytes() >= Math.max(reserveBytes, env.FREE_DISK_MB * megabyte * spaceForPicturesShare);
}

/** Deleting on a full disk needs it; does nothing while there is too little space. */
export function ensureReserve(dataDir = env.DATA_DIR, free = freeBytes(dataDir)): void {
  if (free < spaceForReserve || existsSync(reserveFile(dataDir))) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(reserveFile(dataDir), Buffer.alloc(reserveBytes));
}

/** False when there was no reserve. */
export function releaseReserve(dataDir = env.DATA_DIR): boolean {
  if (!existsSync(reserveFile(dataDir))) return false;
  rmSync(reserveFile(dataDir));
  return true;
}

/** Also true for errors with such a cause. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, ["SQLITE_FULL"]);
}

/** Also for a file that had no space. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ["SQLITE_FULL", "ENOSPC", "EDQUOT"]);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.includes(String(error.code))) || hasCode(error.cause, codes);
}
