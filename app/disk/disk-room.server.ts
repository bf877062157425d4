import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "../settings/env.server.ts";

const megabyte = 1024 ** 2;
/** Deleting needs room as well: SQLite first writes what it will change into its log. A sweep's slices take a few megabytes. */
const reserveBytes = 32 * megabyte;
/** The reserve is made, and made again, where it leaves a little. */
const roomForReserve = 1.25 * reserveBytes;
/** Below this, photos are refused whatever FREE_DISK_MB says: what is left is for the orders that are there. */
const roomForUploads = 2 * reserveBytes;

/** Below this share of FREE_DISK_MB pictures wait, too: what is left then is for letters, money and whatever deletes. */
const roomForPicturesShare = 1 / 10;

const reserveFile = (dataDir: string) => join(dataDir, "reserve");

/** Bytes free where the data lies. */
export function freeBytes(dataDir = env.DATA_DIR): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

export function hasRoomForUploads(): boolean {
  return freeBytes() >= Math.max(roomForUploads, env.FREE_DISK_MB * megabyte);
}

/** A picture takes some 30 MB while it is made. */
export function hasRoomForPictures(): boolean {
  return freeBytes() >= Math.max(reserveBytes, env.FREE_DISK_MB * megabyte * roomForPicturesShare);
}

/** Sets aside what deleting on a full disk will need; nothing while there is no room for it. */
export function keepReserve(dataDir = env.DATA_DIR, free = freeBytes(dataDir)): void {
  if (free < roomForReserve || existsSync(reserveFile(dataDir))) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(reserveFile(dataDir), Buffer.alloc(reserveBytes));
}

/** Gives the reserve away. @returns false when there was none */
export function openReserve(dataDir = env.DATA_DIR): boolean {
  if (!existsSync(reserveFile(dataDir))) return false;
  rmSync(reserveFile(dataDir));
  return true;
}

/** Whether the database could not be written for want of room; whoever wraps the error says so in its cause. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, ["SQLITE_FULL"]);
}

/** Whether that, or a file, found no room. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ["SQLITE_FULL", "ENOSPC", "EDQUOT"]);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.includes(String(error.code))) || hasCode(error.cause, codes);
}
