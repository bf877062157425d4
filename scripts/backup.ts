// npm run backup [-- --to DIR] [--prove]: a backup of the running installation.
import { parseArgs } from "node:util";
import { findBackup } from "../app/domain/upkeep/backup/backup-folder.server.ts";
import { describeSettings } from "../app/domain/upkeep/backup/describe-settings.server.ts";
import { proveBackup } from "../app/domain/upkeep/backup/prove-backup.server.ts";
import { copyOut } from "../app/domain/upkeep/backup/remote/copy-out.server.ts";
import { takeBackup } from "../app/domain/upkeep/backup/take-backup.server.ts";
import { env } from "../app/env.server.ts";
import { openS3Bucket } from "../app/providers/bucket/s3-bucket.server.ts";
import { inWords, megabytes, requireDatabaseFile, tellProof } from "./backup/words.ts";

const usage = `npm run backup [-- --to DIR] [--prove] [--copy-to s3://BUCKET/FOLDER]

Makes a backup while the site runs: the database as it is at one moment, every photo, picture and letter, and the settings
without their secrets. DIR (or BACKUP_DIR) is a folder for all backups, best on another disk: files that an earlier one holds
are not copied again, and of older backups 7 days, 4 weeks and 6 months are kept. --prove restores it beside the site, starts
the program on it and opens an order's pictures. --copy-to (or BACKUP_COPY_TO) copies what is new of the folder to a bucket.`;

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
  const taken = await takeBackup({ dataDir: env.DATA_DIR, settings: describeSettings(process.env) }, target);
  const { name, files, newBytes, databaseBytes, removed } = taken;
  console.log(`${name}: database ${megabytes(databaseBytes)}, ${files} files, ${megabytes(newBytes)} of them new`);
  if (removed.length > 0) console.log(`no longer kept: ${removed.join(", ")}`);
  const proof = values.prove ? await proveBackup(findBackup(name, target)) : undefined;
  // Also one that could not be proven: whatever is wrong, a second copy does no harm.
  const copyTo = values["copy-to"] ?? env.BACKUP_COPY_TO;
  if (copyTo) await copy(target, copyTo);
  if (proof) tellProof(proof);
});

async function copy(target: string, address: string): Promise<void> {
  const { objects, bytes, removed } = await copyOut(target, openS3Bucket(address));
  console.log(`copied to ${address}: ${objects} objects, ${megabytes(bytes)}`);
  if (removed.length > 0) console.log(`no longer kept there: ${removed.join(", ")}`);
}
