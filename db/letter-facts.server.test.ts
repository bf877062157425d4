import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { beforeEach, expect, test } from "vitest";
import { parseInterpretedWish } from "#app/providers/text/interpreted-wish-schema.ts";
import { olderMigrations } from "#tests/factories/older-migrations.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { benchOfWish } from "#tests/text-models/text-model-answers.ts";
import { databaseFile } from "./database-file.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { openConnection } from "./open-connection.server.ts";

/** The last release in which the facts of a letter were parts of its key. */
const lastOldMigration = 22;
const migrations = olderMigrations(lastOldMigration);
let folder: string;
let client: Database.Database;

beforeEach(() => {
  folder = createTemporaryFolder();
  client = openConnection(databaseFile(folder));
  migrate(drizzle({ client }), { migrationsFolder: migrations });
  client.exec("insert into users (id, email, created_at, updated_at) values (1, 'pat@yard.test', 1, 1)");
  for (const id of [4, 5, 45]) insertOrder(id);
  insertRefund(4, "missing-images");
  insertRefund(4, "duplicate:pi_1");
  insertRefund(5, "duplicate:pi_1");
  insertRefund(5, "dashboard:re_1");
});

function insertOrder(id: number): void {
  client.exec(`
    insert into media (path, kind, owner_id, width, height, bytes, placeholder_color, widths, created_at)
      values ('${id}.jpg', 'photo', 1, 8, 6, 1, '#fff', '[]', 1);
    insert into design_requests (id, user_id, original_photo_path, prompt, status, package, package_price, image_count,
        delivery_email, payment_status, paid_amount_cents, seed, created_at)
      values (${id}, 1, '${id}.jpg', 'A pond', 'completed', 'Quick Look', 4, 1, 'pat@yard.test', 'paid', 400, 7, 1)`);
}

function insertRefund(requestId: number, cause: string): void {
  client
    .prepare(
      "insert into refunds (request_id, cause, amount_cents, status, created_at, updated_at) values (?, ?, 1, 'done', 1, 1)",
    )
    .run(requestId, cause);
}

/** As all versions with the old schema write a row. */
function insertLetter(key: string, requestId: number | null = null, recipient = "pat@yard.test"): void {
  client
    .prepare(
      `insert into letters (key, kind, request_id, recipient, message_id, status, created_at)
       values (?, ?, ?, ?, ?, 'owed', 1) on conflict do nothing`,
    )
    .run(key, key.split(".")[0], requestId, recipient, `<${key}@yard.test>`);
}

const factsOf = (key: string) =>
  client.prepare("select request_id, alert_id, cause, copy from letters where key = ?").raw().get(key);

function insertLettersOfEveryKind(): void {
  insertLetter("receipt.4", 4);
  insertLetter("receipt.4.again-1", 4);
  insertLetter("receipt.4.again-12", 4);
  insertLetter("receipt.45", 45);
  insertLetter("designs-ready.4", 4);
  insertLetter("designs-ready.4.again-1", 4);
  insertLetter("refund.4.missing-images", 4);
  insertLetter("refund.4.duplicate-pi_1", 4);
  insertLetter("refund.4.duplicate-pi_1.again-1", 4);
  insertLetter("refund.5.dashboard-re_1", 5);
  // Its refund is not there any more.
  insertLetter("refund.5.duplicate-pi_2", 5);
  insertLetter("operator.image-provider.2026-11-25.17.0", null, "ann@yard.test");
  insertLetter("operator.image-provider.2026-11-25.17.1", null, "bob@yard.test");
  insertLetter("operator.backup.2026-11-26.18.0", null, "ann@yard.test");
  // From before alerts were rows.
  insertLetter("operator.image-provider.2026-11-20.0", null, "ann@yard.test");
  insertLetter("operator.image-provider.2026-11-21.0", null, "ann@yard.test");
}

/** Key: order, alert, cause, copy. */
const facts = {
  "receipt.4": [4, null, "", 0],
  "receipt.4.again-1": [4, null, "", 1],
  "receipt.4.again-12": [4, null, "", 12],
  "receipt.45": [45, null, "", 0],
  "designs-ready.4": [4, null, "", 0],
  "designs-ready.4.again-1": [4, null, "", 1],
  "refund.4.missing-images": [4, null, "missing-images", 0],
  "refund.4.duplicate-pi_1": [4, null, "duplicate:pi_1", 0],
  "refund.4.duplicate-pi_1.again-1": [4, null, "duplicate:pi_1", 1],
  "refund.5.dashboard-re_1": [5, null, "dashboard:re_1", 0],
  "refund.5.duplicate-pi_2": [5, null, "duplicate-pi_2", 0],
  "operator.image-provider.2026-11-25.17.0": [null, 17, "image-provider", 0],
  "operator.image-provider.2026-11-25.17.1": [null, 17, "image-provider", 0],
  "operator.backup.2026-11-26.18.0": [null, 18, "backup", 0],
  "operator.image-provider.2026-11-20.0": [null, null, "image-provider", 0],
  "operator.image-provider.2026-11-21.0": [null, null, "image-provider", 0],
};

const keys = Object.keys(facts);

test("letters of every kind get their facts from the keys that earlier versions wrote", () => {
  insertLettersOfEveryKind();
  migrateDatabase(folder);
  expect(Object.fromEntries(keys.map((key) => [key, factsOf(key)]))).toEqual(facts);
});

test("so do those that a process of the previous version writes while it goes on", () => {
  migrateDatabase(folder);
  for (let n = 0; n < 2; n++) insertLettersOfEveryKind();
  expect(Object.fromEntries(keys.map((key) => [key, factsOf(key)]))).toEqual(facts);
  expect(client.prepare("select count(*) from letters").pluck().get()).toBe(keys.length);
});

test("no odd row keeps the database from being brought up to date", () => {
  insertLetter("operator.disk.2026-11-25.19.0", null, "ann@yard.test");
  // Ann's address had another place in the setting when the job was tried again.
  insertLetter("operator.disk.2026-11-25.19.1", null, "ann@yard.test");
  insertLetter("operator", null);
  insertLetter("receipt.5", 4);
  insertLetter("receipt.4", 4);
  insertLetter("newsletter.4.2026", 4);
  migrateDatabase(folder);
  const all = client.prepare("select key, alert_id, copy from letters order by rowid").raw().all();
  expect(all).toEqual([
    ["operator.disk.2026-11-25.19.0", 19, 0],
    ["operator.disk.2026-11-25.19.1", null, null],
    ["operator", null, null],
    ["receipt.5", null, null],
    ["receipt.4", null, 0],
    ["newsletter.4.2026", null, 0],
  ]);
});

test("the same facts are not written under another key", () => {
  migrateDatabase(folder);
  const insert = (key: string, about: string) => () =>
    client.exec(`insert into letters (key, kind, request_id, alert_id, cause, copy, recipient, message_id, created_at)
      values ('${key}', ${about}, 'pat@yard.test', '<x>', 1)`);
  insert("a", "'refund', 4, null, 'missing-images', 0")();
  insert("b", "'refund', 4, null, 'dashboard:re_1', 0")();
  insert("c", "'refund', 4, null, 'missing-images', 1")();
  insert("d", "'operator', null, 17, 'disk', 0")();
  insert("e", "'operator', null, 18, 'disk', 0")();
  expect(insert("f", "'refund', 4, null, 'missing-images', 1")).toThrow("UNIQUE");
  expect(insert("g", "'operator', null, 18, 'disk', 0")).toThrow("UNIQUE");
});

test("a waiting letter to the operator keeps its alert", () => {
  const insertJob = (payload: object) =>
    client
      .prepare(
        "insert into jobs (kind, key, payload, status, run_at, created_at) values ('send-operator-letter', ?, ?, 'ready', 1, 1)",
      )
      .run(JSON.stringify(payload), JSON.stringify(payload));
  insertJob({ cause: "disk", message: "Full.", day: "2026-11-25.19" });
  insertJob({ cause: "disk", message: "Full.", day: "2026-11-20" });
  migrateDatabase(folder);
  const payloads = client.prepare<[], string>("select payload from jobs order by id").pluck().all();
  expect(payloads.map((payload) => JSON.parse(payload))).toEqual([
    { cause: "disk", message: "Full.", day: "2026-11-25.19", alertId: 19 },
    { cause: "disk", message: "Full.", day: "2026-11-20" },
  ]);
});

test("a stored answer of a text model is read as before, and the customer's own words stay", () => {
  const words = 'A bench, "colours":["red"]';
  const reading = { version: 1, understood: [words], heard: benchOfWish };
  const stored = JSON.stringify(reading).replaceAll('"colors":[', '"colours":[');
  expect(parseInterpretedWish(JSON.parse(stored).heard)).toBeUndefined();
  client.prepare("update design_requests set wish_reading = ? where id = 4").run(stored);
  migrateDatabase(folder);
  const rows = client.prepare<[], string | null>("select wish_reading from design_requests order by id").pluck().all();
  expect(JSON.parse(rows[0] ?? "")).toEqual(reading);
  expect(rows.slice(1)).toEqual([null, null]);
});
