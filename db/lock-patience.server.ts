import type Database from "better-sqlite3";
import { RemoteConnection } from "./remote/remote-connection.server.ts";

/** Milliseconds. */
export function lockPatience(connection: Database.Database): number {
  if (isRemote(connection)) return connection.lockPatienceMs;
  return connection.prepare<[], number>("PRAGMA busy_timeout").pluck().get() ?? 0;
}

export function setLockPatience(connection: Database.Database, ms: number): void {
  if (isRemote(connection)) connection.lockPatienceMs = Math.min(ms, 900);
  else connection.exec(`PRAGMA busy_timeout = ${ms}`);
}

export function isRemote(connection: unknown): connection is RemoteConnection {
  return connection instanceof RemoteConnection;
}
