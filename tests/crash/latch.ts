import { existsSync, rmSync, writeFileSync } from "node:fs";

/**
 * Where a process waits to be killed: at the seam its environment names, and for ever. The whole process stands still, so
 * what the test sees then is what the next one finds.
 */
export function holdAt(seam: string): void {
  const { HOLD_AT, HOLD_FILE } = process.env;
  if (seam !== HOLD_AT) return;
  writeFileSync(HOLD_FILE!, seam);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** The test's side: what the process to be held gets as its environment, and whether it has come to its seam. */
export function createLatch(file: string, seam: string) {
  rmSync(file, { force: true });
  return { environment: { HOLD_AT: seam, HOLD_FILE: file }, isHeld: () => existsSync(file) };
}
