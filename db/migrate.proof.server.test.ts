import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { databaseFile } from "./database-file.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { openConnection } from "./open-connection.server.ts";

/** The first version that took orders, with people in it; all later migrations are still to run. */
const firstVersion = 1;
const every = 7;

const settings = { ...process.env, NODE_ENV: "test", LOG_LEVEL: "silent" };

/** @returns statements run; undefined when it was killed */
function migrateUntil(dataDir: string, dieAt: number): number | undefined {
  const preloaded = ["--import", "tsx", "--import", "./tests/crash/die-at-statement.mjs"];
  const env = { ...settings, DATA_DIR: dataDir, DIE_AT: String(dieAt) };
  const child = spawnSync(process.execPath, [...preloaded, "tests/crash/migrate-process.ts"], {
    env,
    encoding: "utf8",
  });
  if (child.signal === "SIGKILL") return undefined;
  if (child.status !== 0) throw new Error(child.stderr);
  return Number(child.stdout);
}

test("killed at any statement of an update, the next start finishes it, and no user is lost", () => {
  const old = oldDatabase();
  let deaths = 0;
  let statements: number | undefined;
  for (let dieAt = 1; statements === undefined; dieAt += every) {
    const dataDir = createTemporaryFolder();
    copyFileSync(old, databaseFile(dataDir));
    statements = migrateUntil(dataDir, dieAt);
    if (statements === undefined) {
      deaths += 1;
      migrateDatabase(dataDir);
    }
    const client = openConnection(databaseFile(dataDir));
    expect([dieAt, client.pragma("integrity_check", { simple: true })]).toEqual([dieAt, "ok"]);
    expect(client.pragma("foreign_key_check")).toEqual([]);
    expect(client.prepare("select count(*) from users").pluck().get()).toBe(3);
    expect(client.prepare("select count(*) from __drizzle_migrations").pluck().get()).toBeGreaterThan(firstVersion + 1);
    client.close();
    rmSync(dataDir, { recursive: true });
  }
  noteFigures("migration", `killed at ${deaths} of ${statements} statements, finished ${deaths} times, nobody lost`);
  expect(deaths).toBeGreaterThan(20);
}, 900_000);

function oldDatabase(): string {
  const migrations = join(createTemporaryFolder(), "migrations");
  cpSync(join(process.cwd(), "db", "migrations"), migrations, { recursive: true });
  const file = join(migrations, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= firstVersion);
  writeFileSync(file, JSON.stringify(journal));
  const dataDir = createTemporaryFolder();
  migrateDatabase(dataDir, migrations);
  const client = openConnection(databaseFile(dataDir));
  for (const name of ["ada", "ben", "cleo"]) {
    client.prepare("insert into users (email, created_at, updated_at) values (?, 1, 1)").run(`${name}@yard.test`);
  }
  client.pragma("wal_checkpoint(TRUNCATE)");
  client.close();
  return databaseFile(dataDir);
}
