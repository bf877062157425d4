import { truncateSync, writeFileSync } from "node:fs";

/** One byte too large, and sparse: nothing is written, and nothing sent to the browser. */
export function tooLargeFile(path: string): string {
  writeFileSync(path, "");
  truncateSync(path, 20 * 1024 * 1024 + 1);
  return path;
}
