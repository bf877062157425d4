import { access, constants, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { scarceBytes, tooFewBytes } from "#app/domain/upkeep/operation/light.ts";
import { databaseFile } from "#db/database-file.ts";

const gigabyte = 1024 ** 3;

/** Whether the database opens, is intact, and has the newest schema. Reads only. */
export async function checkDatabase(dataDir: string, migrationsFolder = "db/migrations"): Promise<Finding[]> {
  const check = "database";
  const file = databaseFile(dataDir);
  if (!(await can(file, constants.F_OK))) {
    return [{ check, status: "note", found: "none yet", advice: "It is made by the first npm start." }];
  }
  if (!(await can(file, constants.R_OK | constants.W_OK))) {
    return [{ check, status: "broken", found: `${file} cannot be written`, advice: "Give it to the server's user." }];
  }
  const client = new Database(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
  try {
    const health = client.pragma("quick_check(1)", { simple: true });
    if (health !== "ok") {
      const advice = "Stop the server, keep the files, restore the last backup.";
      return [{ check, status: "broken", found: "the file is damaged", advice }];
    }
    return [describeSchema(client, readMigrationFiles({ migrationsFolder }).length), ...describeWork(client)];
  } finally {
    client.close();
  }
}

function describeSchema(client: Database.Database, known: number): Finding {
  const check = "database";
  const done = countIfThere(client, "__drizzle_migrations", "1 = 1");
  if (done > known) {
    return { check, status: "broken", found: "written by a newer version of this program", advice: "Update it." };
  }
  if (done < known) {
    const found = `opens, ${known - done} of ${known} migrations outstanding`;
    return { check, status: "note", found, advice: "npm start applies them, after making a copy." };
  }
  return { check, status: "ok", found: `opens, whole, at migration ${done}` };
}

/** Jobs that were given up: a letter, a picture or a refund that a customer is waiting for. */
function describeWork(client: Database.Database): Finding[] {
  const check = "work";
  const dead = countIfThere(client, "jobs", "status = 'dead'");
  if (dead === 0) return [{ check, status: "ok", found: "no job was given up" }];
  const kinds = client.prepare("select distinct kind from jobs where status = 'dead'").pluck().all().join(", ");
  const found = `${dead} ${dead === 1 ? "job was" : "jobs were"} given up (${kinds})`;
  return [{ check, status: "note", found, advice: "The desk says why: /admin/operation/jobs" }];
}

function countIfThere(client: Database.Database, table: string, condition: string): number {
  const exists = client.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table);
  if (!exists) return 0;
  return client.prepare(`select count(*) from ${table} where ${condition}`).pluck().get() as number;
}

/** Space for photos and designs in the data folder, existing or future. */
export async function checkDisk(dataDir: string, neededMegabytes = 0): Promise<Finding[]> {
  const check = "disk";
  const folder = await nearestExisting(resolve(dataDir));
  if (!(await can(folder, constants.W_OK))) {
    return [{ check, status: "broken", found: `${folder} cannot be written`, advice: "Give it to the server's user." }];
  }
  const { bavail, bsize } = await statfs(folder);
  return [judgeFreeSpace(Number(bavail) * Number(bsize), neededMegabytes)];
}

/** @param neededMegabytes below these the server takes no photos */
export function judgeFreeSpace(freeBytes: number, neededMegabytes = 0): Finding {
  const found = `${(freeBytes / gigabyte).toFixed(1)} GB free`;
  const advice = "Free some, or move DATA_DIR: an order of ten pictures takes about 15 MB.";
  if (freeBytes < neededMegabytes * 1024 ** 2) {
    return { check: "disk", status: "broken", found: `${found}: below FREE_DISK_MB photos are refused`, advice };
  }
  if (freeBytes < tooFewBytes) return { check: "disk", status: "broken", found, advice };
  return freeBytes < scarceBytes
    ? { check: "disk", status: "note", found, advice }
    : { check: "disk", status: "ok", found };
}

async function nearestExisting(folder: string): Promise<string> {
  if (await can(folder, constants.F_OK)) return folder;
  return dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

async function can(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
