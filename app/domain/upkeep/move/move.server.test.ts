import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBucketStorage } from "#app/providers/storage/bucket-storage.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db, openDatabase, openRemoteDatabase } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { migrateRemote } from "#db/remote/migrate-remote.server.ts";
import { blogPosts, users } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { type DatabaseServer, startDatabaseServer } from "#tests/harness/database-server.ts";
import { startS3 } from "#tests/harness/s3-server.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { movePictures } from "./move-pictures.server.ts";
import { moveRows, TargetInUseError } from "./move-rows.server.ts";

let server: DatabaseServer;
beforeAll(async () => {
  server = await startDatabaseServer();
});
afterAll(() => server.stop("SIGKILL"));

type Client = (typeof db)["$client"];

function contentOf(client: Client) {
  const isOurs =
    "schema = 'main' and type = 'table' and name not glob 'sqlite_*' and name not glob '__drizzle*' and name not glob 'libsql_*'";
  const tables = client
    .prepare(`select name from pragma_table_list where ${isOurs} order by name`)
    .pluck()
    .all() as string[];
  const rows = [...tables, "sqlite_sequence"].map((table) => [
    table,
    client.prepare(`select * from "${table}" order by 1`).all(),
  ]);
  return Object.fromEntries(rows);
}

test("orders move to a server and back into a file, row by row and with the numbers that come next", async () => {
  for (let n = 0; n < 3; n++) createPaidOrder({ prompt: `A pond, "${n}" × ü` });
  db.insert(users)
    .values(Array.from({ length: 230 }, (_, n) => ({ email: `visitor-${n}@yard.test` })))
    .run();
  await createPost({ status: "published" });
  const before = contentOf(db.$client);
  expect(before.design_requests).toHaveLength(3);

  migrateRemote(server.url);
  const remote = openRemoteDatabase(server.url);
  moveRows(db.$client, remote.$client);
  expect(contentOf(remote.$client)).toEqual(before);
  expect(() => moveRows(db.$client, remote.$client)).toThrow(TargetInUseError);

  const folder = createTemporaryFolder();
  migrateDatabase(folder);
  const back = openDatabase(databaseFile(folder));
  moveRows(remote.$client, back.$client);
  expect(contentOf(back.$client)).toEqual(before);
  expect(back.$client.pragma("foreign_key_check")).toEqual([]);
  const edition = () => back.$client.prepare("select number from editions").pluck().get() as number;
  const earlier = edition();
  back.update(blogPosts).set({ title: "Another" }).run();
  expect(edition()).toBeGreaterThan(earlier);
  back.$client.close();
  remote.$client.close();
});

test("pictures move into a bucket and out of it, and a second try brings only what is missing", async () => {
  const { bucket } = await startS3();
  const inBucket = createBucketStorage(bucket);
  const names = Array.from({ length: 9 }, (_, n) => `mv${n}.jpg`);
  for (const name of names) {
    await mkdir(dirname(diskStorage.fileOf(name)), { recursive: true });
    await writeFile(diskStorage.fileOf(name), `picture ${name}`);
  }
  await inBucket.keep(diskStorage.fileOf(names[0]!), names[0]!);
  expect(await movePictures(diskStorage, inBucket)).toMatchObject({ files: 8, bytes: 8 * "picture mv0.jpg".length });
  expect(await movePictures(diskStorage, inBucket)).toMatchObject({ files: 0, alreadyPresent: 8 });
  for (const name of names) await diskStorage.remove(name);
  expect(await movePictures(inBucket, diskStorage)).toMatchObject({ files: 9, alreadyPresent: 0 });
  for (const name of names) expect(await diskStorage.sizeOf(name)).toBe("picture mv0.jpg".length);
});
