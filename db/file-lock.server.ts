import type Database from "better-sqlite3";
import { openConnection } from "./open-connection.server.ts";

/**
 * Takes an exclusive lock that the operating system lets go when the process dies, however it dies: SQLite's own, on a
 * file of its own.
 * @param waitMs how long to wait for another process that holds it
 * @returns what gives it back, or undefined when somebody else holds it
 */
export function takeFileLock(file: string, waitMs: number): (() => void) | undefined {
  const connection = connections.get(file) ?? openConnection(file);
  connections.set(file, connection);
  if (connection.inTransaction) return undefined;
  try {
    connection.exec(`PRAGMA busy_timeout = ${waitMs}; BEGIN EXCLUSIVE`);
    return () => connection.exec("ROLLBACK");
  } catch (error) {
    if ((error as { code?: string }).code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}

/** Opened once: asking again while another process holds the lock must not pile up connections. */
const connections = new Map<string, Database.Database>();
