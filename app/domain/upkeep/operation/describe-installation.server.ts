import { statfsSync } from "node:fs";
import { arch, freemem, platform, totalmem } from "node:os";
import { listBackups, readProof, sizeOf, takenAtOf } from "#app/domain/upkeep/backup/backup-folder.server.ts";
import { describeSettings } from "#app/domain/upkeep/backup/describe-settings.server.ts";
import { programVersion } from "#app/domain/upkeep/update/program-mark.server.ts";
import { env, settingsSource } from "#app/settings/env.server.ts";
import { countApplied, countKnown } from "#db/applied-migrations.server.ts";
import { db } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import type { Facts } from "./facts.ts";
import { countWaiting, listJobs } from "./jobs-at-desk.server.ts";
import { sizeWords } from "./size-words.ts";

export function listVersions(): Facts {
  const sqlite = db.$client.prepare<[], { v: string }>("select sqlite_version() as v").get();
  return [
    ["Program", programVersion()],
    ["Database", `migration ${countApplied(db.$client)} of ${countKnown()}`],
    ["Node", process.version],
    ["SQLite", sqlite?.v ?? ""],
    ["System", `${platform()} ${arch()}`],
  ];
}

export function listSizes(): Facts {
  const file = databaseFile(env.DATA_DIR);
  const { bavail, bsize } = statfsSync(env.DATA_DIR);
  return [
    ["Database", sizeWords((sizeOf(file) ?? 0) + (sizeOf(`${file}-wal`) ?? 0))],
    ["Free on its disk", sizeWords(bavail * bsize)],
    ["Memory of the server", sizeWords(process.memoryUsage.rss())],
    ["Free memory", `${sizeWords(freemem())} of ${sizeWords(totalmem())}`],
    ["Running for", `${(process.uptime() / 3600).toFixed(1)} h`],
  ];
}

/** Newest first; none where BACKUP_DIR is not set. */
export function listBackupFacts() {
  return listBackups(env.BACKUP_DIR ?? "").map((backup) => ({
    name: backup.name,
    takenAt: takenAtOf(backup.name)!,
    proof: readProof(backup),
  }));
}

/** Without secrets. */
export function listSettings(): Facts {
  return ownSettings()
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [, name = "", value = ""] = /^(?:# )?(\w+)= ?(.*)$/.exec(line) ?? [];
      return [name, value.replace(/^"(.*)"$/, "$1")] as const;
    });
}

/** As text, without key, password or customer's words. */
export function describeInstallation(): string {
  const dead = listJobs().filter(({ status }) => status === "dead");
  const lines = (facts: Facts) => facts.map(([name, value]) => `${name}: ${value}`);
  const proven = listBackupFacts().find(({ proof }) => proof && !proof.problem);
  return [
    ...lines(listVersions()),
    ...lines(listSizes()),
    `Last proven backup: ${proven?.name ?? "none"}`,
    `Jobs: ${countWaiting().due} due, ${dead.length} given up`,
    ...dead.map(({ kind, attempts, lastError }) => `  ${kind}, ${attempts} tries: ${lastError ?? "no reason kept"}`),
    "",
    ownSettings().trimEnd(),
  ].join("\n");
}

function ownSettings(): string {
  return describeSettings({ ...settingsSource, ADMIN_EMAILS: `${env.ADMIN_EMAILS.length} named` });
}
