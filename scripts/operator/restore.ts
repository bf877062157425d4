// npm run restore: lists backups, restores one into an empty folder, shows what it would send and refund, and releases it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  findBackup,
  listBackups,
  readManifest,
  readProof,
} from "../../app/domain/upkeep/backup/backup-folder.server.ts";
import { backupNamesIn, fetchBackup, listKeys } from "../../app/domain/upkeep/backup/remote/remote-backups.server.ts";
import { restoreBackup } from "../../app/domain/upkeep/backup/restore-backup.server.ts";
import { openS3Bucket } from "../../app/providers/bucket/s3-bucket.server.ts";
import { env } from "../../app/settings/env.server.ts";
import { refuse, runCommand } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { megabytes } from "./backup/words.ts";

await runCommand(operatorCommands.restore, async ({ values, positionals }) => {
  const source = values.from ?? env.BACKUP_DIR;
  if (values.review || values.release) await reviewOrRelease(values.release, values["without-letters"]);
  else if (source?.startsWith("s3://")) await fromBucket(source, positionals[0], values.to ?? env.DATA_DIR);
  else if (positionals[0]) await restore(positionals[0], source, values.to ?? env.DATA_DIR);
  else if (source) list(source);
  else refuse(operatorCommands.restore, "--from is missing, and BACKUP_DIR is not set");
});

function list(source: string): void {
  const backups = listBackups(source);
  if (backups.length === 0) console.log(`There is no backup in ${resolve(source)}.`);
  for (const backup of backups) {
    const { database, files } = readManifest(backup);
    const bytes = files.reduce((sum, file) => sum + file.bytes, database.bytes);
    const proof = readProof(backup);
    const proven = !proof
      ? "not proven"
      : proof.problem
        ? `PROOF FAILED: ${proof.problem}`
        : `proven in ${proof.seconds} s`;
    console.log(`${backup.name}  ${megabytes(bytes).padStart(10)}  ${files.length} files  ${proven}`);
  }
}

/** Downloads it first, to a folder of its own. */
async function fromBucket(address: string, wanted: string | undefined, dataDir: string): Promise<void> {
  const bucket = openS3Bucket(address);
  if (!wanted) {
    const names = backupNamesIn((await listKeys(bucket)).keys());
    console.log(names.length > 0 ? names.join("\n") : `There is no backup in ${address}.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "fetched-"));
  try {
    await restore(await fetchBackup(bucket, wanted, folder), folder, dataDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restore(wanted: string, source: string | undefined, dataDir: string): Promise<void> {
  const { name, database, files } = await restoreBackup(findBackup(wanted, source), dataDir);
  console.log(
    `${name} lies in ${resolve(dataDir)}: database ${megabytes(database.bytes)}, ${files.length} files, all whole.`,
  );
  console.log("Start the server: it shows everything and sends nothing. Then: npm run restore -- --review");
}

async function reviewOrRelease(release = false, withoutLetters = false): Promise<void> {
  const { bringUpToDate } = await import("../../app/domain/upkeep/update/bring-up-to-date.server.ts");
  bringUpToDate(env.DATA_DIR);
  const { releaseRestored, reviewRestored } = await import(
    "../../app/domain/upkeep/restored/review-restored.server.ts"
  );
  const { describeReview } = await import("../../app/domain/upkeep/restored/describe-review.ts");
  if (release) {
    const released = releaseRestored({ withoutLetters });
    console.log(released ? "Released: its jobs run from now on." : "Nothing was held.");
  } else console.log(describeReview(await reviewRestored()).join("\n"));
}
