import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newPicturePath, pictureFileName } from "#app/domain/media/picture-names.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { jobs, media } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { measureSpace } from "./measure-space.server.ts";
import { releaseFreePages } from "./release-free-pages.server.ts";
import { removeDatabaseCopies } from "./remove-copies.server.ts";

const megabyte = 1024 ** 2;
const pragma = (name: string) => db.$client.prepare(`PRAGMA ${name}`).pluck().get() as number;

function fillWithJobs(count: number): void {
  const payload = { text: "x".repeat(10_000) };
  const values = Array.from({ length: count }, (_, n) => ({ kind: "sweep", key: `fill-${n}`, payload, runAt: 1 }));
  for (let at = 0; at < count; at += 100)
    db.insert(jobs)
      .values(values.slice(at, at + 100))
      .run();
}

function writeAtomically(path: string, bytes: number): void {
  const file = diskStorage.fileOf(path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, Buffer.alloc(bytes));
}

test("what was deleted comes back to the disk, but for what is soon needed again", async () => {
  fillWithJobs(1000);
  const full = pragma("page_count");
  db.delete(jobs).run();
  expect(pragma("freelist_count")).toBeGreaterThan(2000);
  const given = await releaseFreePages();
  expect(given).toBeGreaterThan(1000);
  expect(pragma("page_count")).toBeLessThanOrEqual(full - given);
  expect(pragma("freelist_count")).toBe(1000);
  expect(await releaseFreePages()).toBe(0);
});

test("sizes are listed by kind, the largest first, with how long each is kept", async () => {
  const owner = createUser().id;
  const [photo, design] = [createPictureRow(owner), createPictureRow(owner, "design")];
  writeAtomically(photo.path, 3 * megabyte);
  writeAtomically(pictureFileName(photo.path, { width: 480, format: "avif" }), megabyte);
  writeAtomically(design.path, 2 * megabyte);
  writeAtomically(newPicturePath(), megabyte);
  writeFileSync(join(env.DATA_DIR, "before-migration-3.sqlite"), Buffer.alloc(9 * megabyte));
  fillWithJobs(700);

  const { kinds } = await measureSpace();
  const sizes = kinds.map(({ bytes }) => bytes);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  const of = (name: string) => kinds.find((kind) => kind.name === name);
  expect(of("customers' photos")).toEqual({
    name: "customers' photos",
    bytes: 4 * megabyte,
    rule: "in full 90 days, smaller with the order; without one a day",
  });
  expect(of("designs")?.bytes).toBe(2 * megabyte);
  expect(of("files that nothing names")?.bytes).toBe(megabyte);
  expect(of("copies of the database around migrations")?.bytes).toBe(9 * megabyte);
  expect(of("database: jobs")).toMatchObject({ rule: "ended 7 days, given up 30 days" });
  expect(of("database: jobs")!.bytes).toBeGreaterThan(6 * megabyte);
  db.delete(media).where(eq(media.ownerId, owner)).run();
});

test("old copies of the database go, but the last one of before a migration", async () => {
  const folder = createTemporaryFolder();
  const days = (n: number) => Date.now() / 1000 - n * 86_400;
  const copies = {
    "before-migration-3": 90,
    "before-migration-9": 60,
    "after-migration-9": 50,
    "after-migration-12": 2,
  };
  for (const [name, age] of Object.entries(copies)) {
    writeFileSync(join(folder, `${name}.sqlite`), "");
    writeFileSync(join(folder, `${name}.json`), "{}");
    utimesSync(join(folder, `${name}.sqlite`), days(age), days(age));
  }
  await removeDatabaseCopies(folder, Date.now() - 30 * 86_400_000);
  const left = Object.keys(copies).filter((name) => existsSync(join(folder, `${name}.sqlite`)));
  expect(left).toEqual(["before-migration-9", "after-migration-12"]);
  expect(existsSync(join(folder, "before-migration-3.json"))).toBe(false);
});
