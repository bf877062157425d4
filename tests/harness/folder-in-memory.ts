import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "#app/logging/error-code.ts";

const prefix = "landscape-atelier-test-";
/** Linux's in-memory folder, and the bytes that must be free there: many times what a run writes. Containers have 64 MB. */
const linux = { memory: "/dev/shm", spaceAtLeast: 2 * 1024 ** 3 };

/** They fill databases of hundreds of megabytes, and time them on a disk, as a server would have them. */
const areLongProofs = process.env.PROOFS === "1";

/**
 * A folder for data that tests commit thousands of times, in memory where there is enough space, so that no commit waits for a
 * disk; for the long proofs an ordinary temporary one. The creator removes it; leftovers of a killed run are removed by the
 * next.
 */
export function createFolderInMemory({ memory, spaceAtLeast } = linux, isForProofs = areLongProofs): string {
  if (isForProofs || spaceIn(memory) < spaceAtLeast) return mkdtempSync(join(tmpdir(), prefix));
  removeThoseOfTheDead(memory);
  return mkdtempSync(join(memory, `${prefix}${process.pid}-`));
}

function spaceIn(memory: string): number {
  if (!existsSync(memory)) return 0;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize;
}

function removeThoseOfTheDead(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split("-")[0]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
