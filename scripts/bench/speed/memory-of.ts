import { readFileSync } from "node:fs";

/** A body of 20 MB takes some tenths of a second. */
const pollEveryMs = 10;
const pageBytes = 4096;

/** Memory that a process holds, in bytes. Linux only: reads /proc. */
export function memoryOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * pageBytes;
}

/** @returns the process's peak memory during the work, in bytes, and the work's result */
export async function withPeak<T>(pid: number, work: () => Promise<T>): Promise<{ peak: number; value: T }> {
  let peak = memoryOf(pid);
  const looking = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, pollEveryMs);
  try {
    const value = await work();
    return { peak: Math.max(peak, memoryOf(pid)), value };
  } finally {
    clearInterval(looking);
  }
}
