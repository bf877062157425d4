import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "#app/designer/numeric/random.ts";
import type { RunningServer } from "#tests/harness/running-server.ts";

/** Of a page of the database and its head in the log: what a last write may leave of itself. */
const tornBytesAtMost = 4096 + 24;

/**
 * Stops a server and its children in the middle of whatever they do, ends them, and puts a copy of the data folder as it was in
 * its place: without the memory that processes share, and with a write to the log that did not get to its end.
 */
export async function cutPower(server: RunningServer, dataDir: string, random: Random): Promise<void> {
  const processes = withChildren(server.process.pid!);
  for (const pid of processes) signal(pid, "SIGSTOP");
  const copy = `${dataDir}-as-it-was`;
  cpSync(dataDir, copy, { recursive: true });
  for (const pid of processes.slice(1)) signal(pid, "SIGKILL");
  await server.stop("SIGKILL");
  rmSync(dataDir, { recursive: true });
  renameSync(copy, dataDir);
  for (const name of readdirSync(dataDir)) {
    const file = join(dataDir, name);
    if (name.endsWith("-shm")) rmSync(file);
    if (name.endsWith("-wal")) appendFileSync(file, tornBytes(random));
  }
}

function tornBytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: Math.floor(random() * tornBytesAtMost) }, () => Math.floor(random() * 256));
}

function withChildren(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) return [pid];
  const children = readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(withChildren)];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
