import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function createTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "landscape-atelier-test-"));
}
