// npm run backup [-- --to DIR|s3://BUCKET/FOLDER] [--prove]: a backup of the running installation.
import { parseArgs } from "node:util";
import { findBackup } from "../app/domain/upkeep/backup/backup-folder.server.ts";
import { describeSettings } from "../app/domain/upkeep/backup/describe-settings.server.ts";
import { proveBackup } from "../app/domain/upkeep/backup/prove-backup.server.ts";
import { backUpToBucket, proveInBucket } from "../app/domain/upkeep/backup/remote/back-up-to-bucket.server.ts";
import { type CopiedOut, copyOut } from "../app/domain/upkeep/backup/remote/copy-out.server.ts";
import { type BackupSource, type TakenBackup, takeBackup } from "../app/domain/upkeep/backup/take-backup.server.ts";
import { env } from "../app/env.server.ts";
import { openS3Bucket } from "../app/providers/bucket/s3-bucket.server.ts";
import { temporaryFolder } from "../app/temporary-folder.server.ts";
import { inWords, megabytes, requireDatabaseFile, tellProof } from "./backup/words.ts";

const usage = `npm run backup [-- --to DIR|s3://BUCKET/FOLDER] [--prove] [--copy-to s3://BUCKET/FOLDER]

Makes a backup while the site runs: the database as it is at one moment, every photo, picture and letter, and the settings
without their secrets. DIR (or BACKUP_DIR) is a folder for all backups, best on another disk: files that an earlier one holds
are not copied again, and of older backups 7 days, 4 weeks and 6 months are kept. --prove restores it beside the site, starts
the program on it and opens an order's pictures. --copy-to (or BACKUP_COPY_TO) copies what is new of the folder to a bucket. --to s3://BUCKET/FOLDER
goes there alone; its proof is of what lies there.`;

await inWords(async () => {
  const options = {
    to: { type: "string" },
    prove: { type: "boolean" },
    "copy-to": { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { values } = parseArgs({ options });
  const target = values.to ?? env.BACKUP_DIR;
  if (values.help || !target) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  requireDatabaseFile();
  const source = { dataDir: env.DATA_DIR, settings: describeSettings(process.env) };
  if (target.startsWith("s3://")) return toBucket(source, target, values.prove);
  const taken = await takeBackup(source, target);
  tell(taken);
  const proof = values.prove ? await proveBackup(findBackup(taken.name, target)) : undefined;
  // Also one that could not be proven: whatever is wrong, a second copy does no harm.
  const copyTo = values["copy-to"] ?? env.BACKUP_COPY_TO;
  if (copyTo) tellCopy(copyTo, await copyOut(target, openS3Bucket(copyTo)));
  if (proof) tellProof(proof);
});

async function toBucket(source: BackupSource, address: string, isToBeProven = false): Promise<void> {
  const bucket = openS3Bucket(address);
  const workshop = await temporaryFolder();
  const { copied, ...taken } = await backUpToBucket(source, bucket, workshop);
  tell(taken);
  tellCopy(address, copied);
  if (isToBeProven) tellProof(await proveInBucket(bucket, taken.name, workshop));
}

function tell({ name, files, newBytes, databaseBytes, removed }: TakenBackup): void {
  console.log(`${name}: database ${megabytes(databaseBytes)}, ${files} files, ${megabytes(newBytes)} of them new`);
  if (removed.length > 0) console.log(`no longer kept: ${removed.join(", ")}`);
}

function tellCopy(address: string, { objects, bytes, removed }: CopiedOut): void {
  console.log(`copied to ${address}: ${objects} objects, ${megabytes(bytes)}`);
  if (removed.length > 0) console.log(`no longer kept there: ${removed.join(", ")}`);
}
