// node scripts/operate.mjs drill: backup, restore, start, check; the fire drill of an installation, next to the running one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBackup } from "../../app/domain/upkeep/backup/backup-folder.server.ts";
import { describeSettings } from "../../app/domain/upkeep/backup/describe-settings.server.ts";
import { proveBackup } from "../../app/domain/upkeep/backup/prove-backup.server.ts";
import { takeBackup } from "../../app/domain/upkeep/backup/take-backup.server.ts";
import { env, settingsSource } from "../../app/settings/env.server.ts";
import { runCommand } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { megabytes, reportProof, requireDatabaseFile } from "./backup/words.ts";

await runCommand(operatorCommands.drill, async () => {
  requireDatabaseFile();
  const target = mkdtempSync(join(tmpdir(), "drill-"));
  try {
    const startedAt = Date.now();
    const taken = await takeBackup({ dataDir: env.DATA_DIR, settings: describeSettings(settingsSource) }, target);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`backup in ${seconds} s: database ${megabytes(taken.databaseBytes)}, ${taken.files} files`);
    reportProof(await proveBackup(findBackup("LATEST", target)));
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
});
