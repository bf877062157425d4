import type Database from "better-sqlite3";
import { openConnection } from "./open-connection.server.ts";

/**
 * The operating system releases it when the process dies: SQLite's own, on a separate file. Returns the release
 * function, or undefined when another process still holds the lock after `waitMs`.
 */
export function takeFileLock(file: string, waitMs: number): (() => void) | undefined {
  const connection = connections.get(file) ?? openConnection(file);
  connections.set(file, connection);
  if (connection.inTransaction) return undefined;
  try {
    connection.exec(`PRAGMA busy_timeout = ${waitMs}; BEGIN EXCLUSIVE`);
    return () => connection.exec("ROLLBACK");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}

/** Opened once: repeated attempts while another process holds the lock must not pile up connections. */
const connections = new Map<string, Database.Database>();
