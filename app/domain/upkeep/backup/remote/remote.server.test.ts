import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { type Bucket, BucketError } from "#app/providers/bucket/contract.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { backupName, findBackup } from "../backup-folder.server.ts";
import { restoreBackup } from "../restore-backup.server.ts";
import { takeBackup } from "../take-backup.server.ts";
import { backUpToBucket } from "./back-up-to-bucket.server.ts";
import { copyOut } from "./copy-out.server.ts";
import { fetchBackup, listKeys } from "./remote-backups.server.ts";

afterEach(() => void vi.useRealTimers());

function createBucket() {
  const objects = new Map<string, Buffer>();
  const put: string[] = [];
  const bucket: Bucket = {
    name: "s3://memory",
    async *list() {
      for (const [key, content] of objects) yield { key, bytes: content.length, writtenAt: 0 };
    },
    async put({ key, file }) {
      put.push(key);
      objects.set(key, readFileSync(file));
    },
    async get(key) {
      const content = objects.get(key);
      if (!content) throw new BucketError("The bucket answered 404 NoSuchKey");
      return Readable.from([content]);
    },
    getPart: () => Promise.reject(new Error("A copy is fetched whole.")),
    sizeOf: async (key) => objects.get(key)?.length,
    remove: async (key) => void objects.delete(key),
  };
  return { bucket, objects, put };
}

async function createBackedUp() {
  const dataDir = createTemporaryFolder();
  migrateDatabase(dataDir);
  mkdirSync(join(dataDir, "media", "ab"), { recursive: true });
  for (const name of ["abc.jpg", "abd.jpg"]) writeFileSync(join(dataDir, "media", "ab", name), "a garden");
  writeFileSync(join(dataDir, "media", "ab", "abe.jpg"), "a pond");
  const target = createTemporaryFolder();
  await takeBackup({ dataDir, settings: "PORT=1\n" }, target);
  return { dataDir, target };
}

test("a copy holds a file once, has its list last, and the second brings only what is new", async () => {
  const { target } = await createBackedUp();
  const { bucket, objects, put } = createBucket();
  expect(await copyOut(target, bucket)).toMatchObject({ objects: 6, removed: [] });
  expect(put.at(-1)).toMatch(/manifest\.json$/);
  expect([...objects.keys()].filter((key) => key.startsWith("files/"))).toHaveLength(2);
  expect(await copyOut(target, bucket)).toMatchObject({ objects: 0, bytes: 0 });
});

test("a backup goes straight to a bucket, the second with what is new alone, and leaves nothing here", async () => {
  const { dataDir } = await createBackedUp();
  const { bucket, objects } = createBucket();
  const workshop = createTemporaryFolder();
  const from = { dataDir, settings: "PORT=1\n" };
  const first = await backUpToBucket(from, bucket, workshop);
  expect(first).toMatchObject({ files: 3, copied: { objects: 6 } });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5_000 });
  writeFileSync(join(dataDir, "media", "ab", "abf.jpg"), "a new hedge");
  const second = await backUpToBucket(from, bucket, workshop);
  expect(second).toMatchObject({ files: 4, newBytes: 11, copied: { objects: 5 } });
  expect(readdirSync(workshop).filter((name) => name.startsWith("backup-"))).toEqual([]);

  const restored = createTemporaryFolder();
  await fetchBackup(bucket, "LATEST", workshop);
  await restoreBackup(findBackup(second.name, workshop), restored);
  expect(readFileSync(join(restored, "media", "ab", "abf.jpg"), "utf8")).toBe("a new hedge");
  expect(readFileSync(join(restored, "media", "ab", "abe.jpg"), "utf8")).toBe("a pond");
  expect([...objects.keys()].filter((key) => key.endsWith("manifest.json"))).toHaveLength(2);
});

test("what was copied out is restored to the byte where nothing else is left; what is damaged there is refused", async () => {
  const { dataDir, target } = await createBackedUp();
  const { bucket, objects } = createBucket();
  await copyOut(target, bucket);
  rmSync(target, { recursive: true });
  const here = createTemporaryFolder();
  const name = await fetchBackup(bucket, "LATEST", here);
  const restored = createTemporaryFolder();
  await restoreBackup(findBackup(name, here), restored);
  const picture = join("media", "ab", "abe.jpg");
  expect(readFileSync(join(restored, picture))).toEqual(readFileSync(join(dataDir, picture)));

  const [file] = [...objects.keys()].filter((key) => key.startsWith("files/"));
  objects.set(file!, Buffer.from("a desert"));
  const damaged = createTemporaryFolder();
  await fetchBackup(bucket, name, damaged);
  await expect(restoreBackup(findBackup(name, damaged), createTemporaryFolder())).rejects.toThrow("is damaged");
  await expect(fetchBackup(bucket, "2020-01-01T00-00-00Z", here)).rejects.toThrow("There is no backup 2020");
});

test("the bucket's own content decides what is deleted there: an empty local folder deletes nothing", async () => {
  const { target } = await createBackedUp();
  const { bucket, objects } = createBucket();
  await copyOut(target, bucket);
  const before = objects.size;
  expect(await copyOut(createTemporaryFolder(), bucket)).toMatchObject({ removed: [] });
  expect(objects.size).toBe(before);

  const list = JSON.parse(String([...objects].find(([key]) => key.endsWith("manifest.json"))![1]));
  const nights = new Map<string, string>();
  for (let night = 40; night < 60; night++) {
    const name = backupName(Date.now() - night * 86_400_000);
    const sha256 = String(night).padStart(64, "f");
    nights.set(name, `files/ff/${sha256}`);
    objects.set(`files/ff/${sha256}`, Buffer.from("a garden"));
    const files = [{ path: "media/x", sha256, bytes: 8, modifiedAt: 1 }];
    objects.set(`backups/${name}/manifest.json`, Buffer.from(JSON.stringify({ ...list, name, files })));
  }
  const { removed } = await copyOut(target, bucket);
  expect(removed.length).toBeGreaterThan(8);
  const keys = await listKeys(bucket);
  for (const [name, file] of nights) {
    const isKept = !removed.includes(name);
    expect([keys.has(`backups/${name}/manifest.json`), keys.has(file)], name).toEqual([isKept, isKept]);
  }
});
