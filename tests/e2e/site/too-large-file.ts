import { truncateSync, writeFileSync } from "node:fs";

/** One byte more than a photo may have, all of it a hole: nothing is written, and nothing sent to the browser. @returns the path */
export function tooLargeFile(path: string): string {
  writeFileSync(path, "");
  truncateSync(path, 20 * 1024 * 1024 + 1);
  return path;
}
