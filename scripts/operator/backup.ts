// npm run backup [-- --to DIR|s3://BUCKET/FOLDER] [--prove]: a backup of the running installation.

import { temporaryFolder } from "../../app/disk/temporary-folder.server.ts";
import { findBackup } from "../../app/domain/upkeep/backup/backup-folder.server.ts";
import { describeSettings } from "../../app/domain/upkeep/backup/describe-settings.server.ts";
import { proveBackup } from "../../app/domain/upkeep/backup/prove-backup.server.ts";
import { backUpToBucket, proveInBucket } from "../../app/domain/upkeep/backup/remote/back-up-to-bucket.server.ts";
import { type CopiedOut, copyOut } from "../../app/domain/upkeep/backup/remote/copy-out.server.ts";
import { type BackupSource, type TakenBackup, takeBackup } from "../../app/domain/upkeep/backup/take-backup.server.ts";
import { openS3Bucket } from "../../app/providers/bucket/s3-bucket.server.ts";
import { env, settingsSource } from "../../app/settings/env.server.ts";
import { refuse, runCommand } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { megabytes, reportProof, requireDatabaseFile } from "./backup/words.ts";

await runCommand(operatorCommands.backup, async ({ values }) => {
  const target = values.to ?? env.BACKUP_DIR;
  if (!target) return refuse(operatorCommands.backup, "--to is missing, and BACKUP_DIR is not set");
  requireDatabaseFile();
  const source = { dataDir: env.DATA_DIR, settings: describeSettings(settingsSource) };
  if (target.startsWith("s3://")) return toBucket(source, target, values.prove);
  const taken = await takeBackup(source, target);
  report(taken);
  const proof = values.prove ? await proveBackup(findBackup(taken.name, target)) : undefined;
  // Also for a backup that could not be proven: a second copy does no harm.
  const copyTo = values["copy-to"] ?? env.BACKUP_COPY_TO;
  if (copyTo) reportCopy(copyTo, await copyOut(target, openS3Bucket(copyTo)));
  if (proof) reportProof(proof);
});

async function toBucket(source: BackupSource, address: string, isToBeProven = false): Promise<void> {
  const bucket = openS3Bucket(address);
  const workshop = await temporaryFolder();
  const { copied, ...taken } = await backUpToBucket(source, bucket, workshop);
  report(taken);
  reportCopy(address, copied);
  if (isToBeProven) reportProof(await proveInBucket(bucket, taken.name, workshop));
}

function report({ name, files, newBytes, databaseBytes, removed }: TakenBackup): void {
  console.log(`${name}: database ${megabytes(databaseBytes)}, ${files} files, ${megabytes(newBytes)} of them new`);
  if (removed.length > 0) console.log(`no longer kept: ${removed.join(", ")}`);
}

function reportCopy(address: string, { objects, bytes, removed }: CopiedOut): void {
  console.log(`copied to ${address}: ${objects} objects, ${megabytes(bytes)}`);
  if (removed.length > 0) console.log(`no longer kept there: ${removed.join(", ")}`);
}
