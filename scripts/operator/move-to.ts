// node scripts/operate.mjs move-to: moves the database and the pictures of an installation to servers, or back into files. It
// must be stopped.
import { existsSync } from "node:fs";
import { bringUpToDate } from "../../app/domain/upkeep/update/bring-up-to-date.server.ts";
import { openPictureBucket, openS3Bucket } from "../../app/providers/bucket/s3-bucket.server.ts";
import { createBucketStorage } from "../../app/providers/storage/bucket-storage.server.ts";
import type { Storage } from "../../app/providers/storage/contract.ts";
import { diskStorage } from "../../app/providers/storage/disk-storage.server.ts";
import { storage } from "../../app/providers/storage/storage.server.ts";
import { env } from "../../app/settings/env.server.ts";
import { installationId } from "../../app/settings/installation-secret.server.ts";
import { databaseFile } from "../../db/database-file.ts";
import { migrateDatabase } from "../../db/migrate.server.ts";
import { migrateRemote } from "../../db/remote/migrate-remote.server.ts";
import { refuse, runCommand } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { megabytes } from "./backup/words.ts";
import { isPortTaken } from "./move-to/port-taken.ts";

/** For a statement of a move: no visitors are served meanwhile. */
const longestStatementMs = 60_000;

await runCommand(operatorCommands["move-to"], async ({ values, positionals }) => {
  const database = positionals.find((place) => place === "file" || /^(libsql|https?):\/\//.test(place));
  const pictures = positionals.find((place) => place === "disk" || place.startsWith("s3://"));
  const unknown = positionals.find((place) => place !== database && place !== pictures);
  if (unknown !== undefined) return refuse(operatorCommands["move-to"], `unexpected argument '${unknown}'`);
  if (await isPortTaken(env.PORT))
    throw new Error(`Something answers at port ${env.PORT}: stop the server first, and the workers.`);
  bringUpToDate(env.DATA_DIR);
  // The pictures first: a row must not exist before its picture.
  if (pictures) await movePicturesTo(pictures);
  if (database) await moveDatabaseTo(database, values.token);
  console.log(`Now set, wherever it runs:\n${settingsFor(database, pictures).join("\n")}`);
});

async function movePicturesTo(place: string): Promise<void> {
  const { movePictures } = await import("../../app/domain/upkeep/move/move-pictures.server.ts");
  const target: Storage = place === "disk" ? diskStorage : createBucketStorage(openS3Bucket(place));
  if (place === "disk" && env.STORAGE === "disk") throw new Error("The pictures lie on the disk already.");
  if (place !== "disk" && env.STORAGE === "s3" && place === openPictureBucket().name)
    throw new Error("They lie there already.");
  const { files, bytes, alreadyPresent } = await movePictures(storage, target);
  console.log(`pictures: ${files} files, ${megabytes(bytes)}; ${alreadyPresent} were there already`);
}

async function moveDatabaseTo(place: string, token?: string): Promise<void> {
  const { moveRows } = await import("../../app/domain/upkeep/move/move-rows.server.ts");
  const { db, openDatabase, openRemoteDatabase } = await import("../../db/client.server.ts");
  const { isRemote } = await import("../../db/lock-patience.server.ts");
  const target = place === "file" ? openFile() : openServer();
  for (const { $client: client } of [db, target]) if (isRemote(client)) client.takeTime(longestStatementMs);
  try {
    const moved = moveRows(db.$client, target.$client);
    const orders = moved.find(({ table }) => table === "design_requests")?.rows ?? 0;
    const rows = moved.reduce((sum, table) => sum + table.rows, 0);
    console.log(`database: ${rows} rows of ${moved.length} tables, ${orders} orders among them`);
  } finally {
    target.$client.close();
  }

  function openFile() {
    const file = databaseFile(env.DATA_DIR);
    if (!env.DATABASE_URL) throw new Error("The database is a file already.");
    if (existsSync(file)) throw new Error(`${file} is there already: move it away first, it is of another time.`);
    migrateDatabase(env.DATA_DIR);
    return openDatabase(file);
  }

  function openServer() {
    if (place === env.DATABASE_URL) throw new Error("The database is there already.");
    migrateRemote(place, token);
    return openRemoteDatabase(place, token);
  }
}

/** Secrets from files of DATA_DIR must become settings of every machine. */
function settingsFor(database: string | undefined, pictures: string | undefined): string[] {
  const toServer = [
    `DATABASE_URL=${database}`,
    `INSTALLATION_ID=${installationId()}`,
    ...(env.SESSION_SECRET ? [] : [`SESSION_SECRET=(what stands in ${env.DATA_DIR}/session-secret)`]),
  ];
  const toFile = [`DATABASE_URL=`, `INSTALLATION_ID=${installationId()}`];
  return [
    ...(database === undefined ? [] : database === "file" ? toFile : toServer),
    ...(pictures === undefined
      ? []
      : pictures === "disk"
        ? ["STORAGE=disk", "S3_BUCKET="]
        : ["STORAGE=s3", `S3_BUCKET=${pictures.slice("s3://".length)}`]),
  ];
}
