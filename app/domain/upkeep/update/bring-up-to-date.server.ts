import { writeFileSync } from "node:fs";
import { env } from "#app/settings/env.server.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { migrateRemote } from "#db/remote/migrate-remote.server.ts";
import { findLastStarted, markOfCopy, noteStarted } from "./program-mark.server.ts";

/** As a start does; records which program left the database and which has it now. */
export function bringUpToDate(dataDir: string): void {
  if (env.DATABASE_URL) {
    migrateRemote(env.DATABASE_URL, env.DATABASE_AUTH_TOKEN);
    return;
  }
  const { copy } = migrateDatabase(dataDir);
  const earlier = findLastStarted(dataDir);
  if (copy && earlier) writeFileSync(markOfCopy(copy), `${JSON.stringify(earlier)}\n`);
  noteStarted(dataDir);
}
