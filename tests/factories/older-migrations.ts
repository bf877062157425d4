import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";

/** The migrations of an older release. @param last number of its last one @returns their folder */
export function olderMigrations(last: number): string {
  const copy = join(createTemporaryFolder(), "migrations");
  cpSync(join(process.cwd(), "db", "migrations"), copy, { recursive: true });
  const file = join(copy, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
  writeFileSync(file, JSON.stringify(journal));
  return copy;
}
