import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A gigabyte takes about ten seconds. A precaution is not worth a longer wait. */
const patienceMs = 60_000;
const damagedExitCode = 65;

/** The database is corrupt: a disk that failed, a copy made by hand while it was being written. */
export class DamagedDatabaseError extends Error {
  override readonly name = "DamagedDatabaseError";
}

const markOf = (dataDir: string) => join(resolve(dataDir), "running");

/**
 * Marks the data as in use and, after an unclean end, checks in a separate process whether the database is intact.
 * @throws DamagedDatabaseError
 */
export function checkAfterUncleanEnd(dataDir: string, file: string): void {
  mkdirSync(resolve(dataDir), { recursive: true });
  if (existsSync(markOf(dataDir)) && existsSync(file)) {
    const program = [resolve("scripts", "check-database.mjs"), file];
    const { status, stderr } = spawnSync(process.execPath, program, { timeout: patienceMs, encoding: "utf8" });
    if (status === damagedExitCode) throw new DamagedDatabaseError(stderr.trim());
  }
  writeFileSync(markOf(dataDir), String(process.pid));
}

/** Unless another server that started meanwhile has marked it. */
export function noteCleanEnd(dataDir: string): void {
  const mark = markOf(dataDir);
  if (existsSync(mark) && readFileSync(mark, "utf8") === String(process.pid)) rmSync(mark);
}
