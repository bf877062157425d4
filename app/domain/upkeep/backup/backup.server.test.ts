import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { findHold } from "#app/disk/held-work.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { openConnection } from "#db/open-connection.server.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { backupsIn, fileIn, findBackup, listBackups, partsOf, readManifest } from "./backup-folder.server.ts";
import { describeSettings } from "./describe-settings.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { takeBackup } from "./take-backup.server.ts";

const picture = "media/ab/abcdefghijklmnopqrstuvwxyz.jpg";
let target: string;

beforeEach(() => {
  target = createTemporaryFolder();
  writeData(picture, "a picture");
  writeData("mail/receipt.1.json", "{}");
  writeData("tmp/half-an-upload", "nobody's");
});

function writeData(path: string, content: string): void {
  mkdirSync(join(env.DATA_DIR, path, ".."), { recursive: true });
  writeFileSync(join(env.DATA_DIR, path), content);
}

const take = () => takeBackup({ dataDir: env.DATA_DIR, settings: "SITE_NAME=Yards\n" }, target);
const latest = () => findBackup("LATEST", target);
function makeOlder(days: number): void {
  const { folder, name } = latest();
  renameSync(folder, join(backupsIn(target), name.replace(/^\d{4}-\d\d/, `20${10 + days}-01`)));
}

test("what comes back is what was there, with its work held", async () => {
  const order = createDesignRequest(createUser().id, { prompt: "Kept for ever" });
  await take();
  const folder = join(createTemporaryFolder(), "new");
  await restoreBackup(latest(), folder);
  expect(readFileSync(join(folder, picture), "utf8")).toBe("a picture");
  expect(existsSync(join(folder, "tmp"))).toBe(false);
  expect(findHold(folder)).toMatchObject({ backup: latest().name, complete: true });

  const restored = openConnection(databaseFile(folder));
  expect(restored.prepare("select prompt from design_requests where id = ?").get(order.id)).toEqual({
    prompt: "Kept for ever",
  });
  expect(restored.prepare("select count(*) as n from sessions").get()).toEqual({ n: 0 });
  const next = restored.prepare("select seq from sqlite_sequence where name = 'design_requests'").get();
  expect((next as { seq: number }).seq).toBeGreaterThanOrEqual(order.id + 10_000);
  restored.close();
});

test("a backup is made while the site writes, and holds nothing half-written", async () => {
  const user = createUser();
  const before = db.$client.prepare("select count(*) as n from design_requests").get();
  db.$client.exec("begin immediate");
  createDesignRequest(user.id);
  const taken = await take();
  db.$client.exec("commit");
  const copy = openConnection(partsOf(taken).database, { readonly: true });
  expect(copy.prepare("select count(*) as n from design_requests").get()).toEqual(before);
  expect(copy.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  copy.close();
});

test("files that an earlier backup holds are not copied again, and changed ones are", async () => {
  expect((await take()).newBytes).toBeGreaterThan(0);
  makeOlder(1);
  expect((await take()).newBytes).toBe(0);
  makeOlder(2);
  writeData("mail/receipt.1.json", '{"again":true}');
  expect((await take()).newBytes).toBe('{"again":true}'.length);
});

test("a killed backup is none, and the next one clears it away", async () => {
  mkdirSync(join(backupsIn(target), "unfinished-2026-01-01T00-00-00Z"), { recursive: true });
  expect(listBackups(target)).toEqual([]);
  await take();
  expect(readdirSync(backupsIn(target))).toEqual([latest().name]);
});

test("what the rule lets go takes the files that it alone held with it", async () => {
  await take();
  const old = readManifest(latest()).files.find(({ path }) => path === picture)!;
  makeOlder(1);
  rmSync(join(env.DATA_DIR, picture));
  for (let n = 2; n <= 9; n++) {
    await take();
    if (n < 9) makeOlder(n);
  }
  expect(listBackups(target).map(({ name }) => name)).not.toContain(expect.stringMatching(/^2011/));
  expect(existsSync(fileIn(target, old.sha256))).toBe(false);
});

test.each<[string, (backup: ReturnType<typeof latest>) => void, RegExp]>([
  ["the database", (backup) => appendFileSync(partsOf(backup).database, "x"), /damaged: the database was changed/],
  ["a picture", (backup) => rmSync(storedPicture(backup)), /damaged: media\/ab\/\w+\.jpg is missing/],
  ["a bit of a picture", (backup) => writeFileSync(storedPicture(backup), "A picture"), /damaged: .* was changed/],
  [
    "the list of contents",
    (backup) => appendFileSync(partsOf(backup).manifest, " "),
    /its list of contents was changed/,
  ],
])("damaged, it is refused in words and nothing is written: %s", async (_, damage, words) => {
  await take();
  damage(latest());
  const folder = join(createTemporaryFolder(), "new");
  await expect(restoreBackup(latest(), folder)).rejects.toThrow(words);
  expect(existsSync(folder)).toBe(false);
});

function storedPicture(backup: ReturnType<typeof latest>): string {
  return fileIn(target, readManifest(backup).files.find(({ path }) => path === picture)!.sha256);
}

test("a folder with something in it stays as it is; a restore that was broken off may be begun again", async () => {
  await take();
  await expect(restoreBackup(latest(), env.DATA_DIR)).rejects.toThrow("is not empty");
  const folder = createTemporaryFolder();
  const held = { backup: latest().name, takenAt: 1, restoredAt: 2, complete: false };
  writeFileSync(join(folder, "held-after-restore.json"), JSON.stringify(held));
  await restoreBackup(latest(), folder);
  expect(findHold(folder)?.complete).toBe(true);
});

test("settings are kept without secrets and without passwords in addresses", () => {
  const text = describeSettings({
    SITE_NAME: "Yards",
    SESSION_SECRET: "hush-hush-hush",
    STRIPE_SECRET_KEY: "sk_live_hush",
    STRIPE_PUBLISHABLE_KEY: "pk_live_seen",
    IMAGE_API_KEY: "hush",
    SMTP_URL: "smtp://me:hush@mail.test",
    IMAGE_BASE_URL: "https://me:hush@images.test/v1",
    UNRELATED: "hush",
  });
  expect(text).not.toContain("hush");
  expect(text).toContain('SITE_NAME="Yards"');
  expect(text).toContain('STRIPE_PUBLISHABLE_KEY="pk_live_seen"');
  expect(text).toContain('IMAGE_BASE_URL="https://images.test/v1"');
  expect(text).toContain("# SESSION_SECRET= (was set");
});
