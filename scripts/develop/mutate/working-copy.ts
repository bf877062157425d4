import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/**
 * A copy of the working tree, committed or not, to put faults into. Packages are linked one by one, so that what tools store
 * next to them belongs to the copy.
 * @returns the copy's folder; {@link removeWorkingCopy} deletes it
 */
export function createWorkingCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "landscape-atelier-mutants-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).toString();
  for (const file of listed.split("\0").filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  linkPackages(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

export function removeWorkingCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith("@")) linkPackages(join(from, name), join(to, name));
    else if (!name.startsWith(".") || name === ".bin") symlinkSync(join(from, name), join(to, name));
  }
}
