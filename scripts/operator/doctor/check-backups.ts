import { isHeld } from "#app/disk/held-work.server.ts";
import { listBackups, readProof, takenAtOf } from "#app/domain/upkeep/backup/backup-folder.server.ts";
import { backupNamesIn, listKeys } from "#app/domain/upkeep/backup/remote/remote-backups.server.ts";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { oldBackupMs } from "#app/domain/upkeep/operation/light.ts";
import { openS3Bucket } from "#app/providers/bucket/s3-bucket.server.ts";

/** Whether there is a backup of last night that was restored and checked, and whether work is held after a restore. */
export function checkBackups(backupDir: string | undefined, dataDir: string, now = Date.now()): Finding[] {
  return [judgeBackups(backupDir, now), ...(isHeld(dataDir) ? [heldWork] : [])];
}

const heldWork: Finding = {
  check: "restore",
  status: "note",
  found: "a restored backup, whose jobs are held",
  advice: "npm run restore -- --review shows what it would do, --release lets it.",
};

function judgeBackups(backupDir: string | undefined, now: number): Finding {
  const check = "backups";
  if (!backupDir) {
    return { check, status: "note", found: "none are made", advice: "Set BACKUP_DIR to a folder on another disk." };
  }
  const proofs = listBackups(backupDir).map((backup) => ({ name: backup.name, proof: readProof(backup) }));
  const failed = proofs[0]?.proof?.problem;
  if (failed) {
    return {
      check,
      status: "broken",
      found: `the last one failed its proof: ${failed}`,
      advice: "node scripts/operate.mjs drill",
    };
  }
  const proven = proofs.find(({ proof }) => proof && !proof.problem)?.proof;
  if (!proven) return { check, status: "note", found: "none was proven yet", advice: "npm run backup -- --prove" };
  const found = `last proven ${describeTime(proven.provenAt)}, ${Math.round(proven.seconds)} s`;
  if (now - proven.provenAt > oldBackupMs)
    return { check, status: "broken", found, advice: "npm run backup -- --prove" };
  return { check, status: "ok", found };
}

/** Whether the bucket can be reached and has a copy of a recent backup. */
export async function checkCopies(address: string, now = Date.now()): Promise<Finding[]> {
  const check = "backup copies";
  const keys = await listKeys(openS3Bucket(address));
  const [newest] = backupNamesIn(keys.keys());
  if (!newest) return [{ check, status: "note", found: `none in ${address} yet`, advice: "npm run backup" }];
  const found = `${newest} in ${address}`;
  const isOld = now - takenAtOf(newest)! > oldBackupMs;
  return [
    { check, status: isOld ? "broken" : "ok", found, advice: "npm run backup says what keeps it from being copied." },
  ];
}

function describeTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
