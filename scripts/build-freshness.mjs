import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { operatorPrograms } from "./operator-programs.mjs";

const stampFile = join("build", "built-from.txt");
const programs = operatorPrograms.flatMap((name) => [`scripts/${name}.ts`, `scripts/${name}`]);
const sources = ["app", "db", "public", ...programs, "package-lock.json", "vite.config.ts", "react-router.config.ts"];

/** A hash over every file the build reads. */
export function sourceFingerprint() {
  const hash = createHash("sha256").update(process.version.split(".")[0]);
  for (const source of sources)
    for (const file of filesIn(source)) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

export function isBuildFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceFingerprint();
}

export function writeFingerprint(fingerprint) {
  writeFileSync(stampFile, fingerprint);
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
