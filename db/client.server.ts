import { mkdirSync } from "node:fs";
import type Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "#app/settings/env.server.ts";
import { checkClaim } from "./claimed-work.server.ts";
import { databaseFile } from "./database-file.ts";
import { openConnection } from "./open-connection.server.ts";
import { RemoteConnection } from "./remote/remote-connection.server.ts";
import * as schema from "./schema.ts";

export type AppDatabase = BetterSQLite3Database<typeof schema> & { $client: Database.Database };
/** For statements that may join a transaction. */
export type Transaction = Parameters<Parameters<AppDatabase["transaction"]>[0]>[0];

export function openDatabase(file: string): AppDatabase {
  const client = openConnection(file);
  // better-sqlite3 falls back to synchronous = NORMAL in WAL, which may lose a committed payment on power loss.
  client.exec(
    "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
  );
  return drizzle({ client, schema, casing: "snake_case" });
}

export function openRemoteDatabase(url: string, token?: string): AppDatabase {
  const connection = new RemoteConnection(url, token);
  const client = connection as unknown as Database.Database;
  return drizzle({ client, schema, casing: "snake_case" });
}

declare global {
  var landscapeAtelierDatabase: AppDatabase | undefined;
}

function connect(): AppDatabase {
  if (env.DATABASE_URL) return openRemoteDatabase(env.DATABASE_URL, env.DATABASE_AUTH_TOKEN);
  mkdirSync(env.DATA_DIR, { recursive: true });
  return openDatabase(databaseFile(env.DATA_DIR));
}

/** The one connection of this process; on globalThis because development reloads modules. */
globalThis.landscapeAtelierDatabase ??= connect();
export const db: AppDatabase = globalThis.landscapeAtelierDatabase;

/** Takes the write lock at once. The callback is synchronous and makes database calls only. */
export function inTransaction<T>(work: (tx: Transaction) => T): T {
  runInTransaction ??= openTransactions();
  return runInTransaction(work) as T;
}

let runInTransaction: ((work: (tx: Transaction) => unknown) => unknown) | undefined;

/** Created once: Drizzle makes the driver create its transaction functions for each transaction, 16 µs after 4. */
function openTransactions() {
  // Transactions differ in their work alone. This empty one yields the object that Drizzle passes.
  const handed = db.transaction((tx) => tx);
  const { immediate } = db.$client.transaction((work: (tx: Transaction) => unknown) => {
    checkClaim();
    return work(handed);
  });
  return immediate;
}
