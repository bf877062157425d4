import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { olderMigrations } from "#tests/factories/older-migrations.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { databaseFile } from "./database-file.ts";
import { openConnection } from "./open-connection.server.ts";

const orders = 100_000;
const megabytesAtMost = 512;
/** Before order data moved out of the jobs table: the migrations of all later releases are still to run. */
const lastOldMigration = 4;

/** A shop of years: orders with their photo, one picture with its plan, letters, and five jobs each. */
function createLarge(): string {
  const folder = createTemporaryFolder();
  const client = openConnection(databaseFile(folder));
  migrate(drizzle({ client }), { migrationsFolder: olderMigrations(lastOldMigration) });
  const each = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${orders})`;
  const plan = JSON.stringify({ wish: { understood: ["lavender"] }, geometry: "x".repeat(2000) });
  client.exec(`
    BEGIN;
    insert into users (id, email, created_at, updated_at) values (1, 'pat@yard.test', 1, 1);
    insert into media (path, kind, owner_id, width, height, bytes, placeholder_color, widths, created_at)
      ${each} select 'photo' || i, 'photo', 1, 8, 6, 1, '#fff', '[]', i from n;
    insert into media (path, kind, owner_id, width, height, bytes, placeholder_color, widths, created_at)
      ${each} select 'design' || i, 'design', 1, 8, 6, 1, '#fff', '[]', i from n;
    insert into design_requests (id, user_id, original_photo_path, prompt, status, package, package_price, image_count,
        delivery_email, payment_intent_id, payment_status, paid_amount_cents, paid_at, seed, created_at)
      ${each} select i, 1, 'photo' || i, 'A pond', 'completed', 'Quick Look', 4, 1, 'pat@yard.test', 'pi' || i, 'paid', 400, i, 7, i from n;
    insert into design_images (request_id, image_path, variation_number, plan, created_at)
      ${each} select i, 'design' || i, 1, '${plan}', i from n;
    insert into letters (key, request_id, kind, recipient, message_id, sent_at, created_at)
      ${each} select 'receipt.' || i, i, 'receipt', 'pat@yard.test', '<' || i || '>', i, i from n;
    ${["generate-image", "read-yard", "finish-design", "send-receipt-letter", "send-designs-ready-letter"]
      .map(
        (kind) => `insert into jobs (kind, key, payload, status, run_at, created_at, started_at, finished_at)
          ${each} select '${kind}', i || ${kind === "generate-image" ? "':1'" : "''"},
            json_object('requestId', i, 'variationNumber', 1), 'done', i, i, i, i + 1 from n;`,
      )
      .join("\n")}
    COMMIT`);
  client.close();
  return folder;
}

test("a database with 100,000 orders and half a million jobs is migrated within 512 MB of memory", () => {
  const folder = createLarge();
  const program = `
    const { migrateDatabase } = await import("./db/migrate.server.ts");
    const startedAt = performance.now();
    const { applied } = migrateDatabase(${JSON.stringify(folder)});
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(JSON.stringify({ applied, seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));`;
  const child = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: "production" },
  });
  expect(child.stderr).toBe("");
  const { applied, seconds, megabytes } = JSON.parse(child.stdout);
  process.stdout.write(
    `${Math.round(statSync(databaseFile(folder)).size / 1024 ** 2)} MB: ${applied} migrations in ${seconds.toFixed(0)} s, ${Math.round(megabytes)} MB\n`,
  );
  expect(megabytes).toBeLessThan(megabytesAtMost);
}, 600_000);
